/** Every field that a contract declares comes from the fake vendor, so that no field goes untried. */
import { local } from '../../clients/local/local.ts';
import type { ConnectorContract } from '../../server/connector-types/definition/define.ts';
import { contracts } from '../../server/generated/connectors.gen.ts';
import { vendors } from '../generated/vendors.gen.ts';
import { startUpstream, type Upstream } from './start.ts';

type Fields = Record<string, unknown>;
interface Connector {
  execute(entity: string, action: string, params: Fields): Promise<{ data: Fields[] }>;
  pages(entity: string, params: Fields): AsyncIterable<{ data: Fields[] }>;
  close(): Promise<void>;
}

/** Fields that are null in every record of the sandbox. One that has a value now is to be removed here. */
const always_null: Readonly<Record<string, readonly string[]>> = {
  'facebook-marketing ads_insights':
    'breakdowns buying_type conversion_rate_ranking conversion_values conversions cost_per_conversion cost_per_inline_link_click cost_per_inline_post_engagement cost_per_outbound_click cost_per_thruplay cost_per_unique_action_type cost_per_unique_click cost_per_unique_conversion cost_per_unique_inline_link_click cost_per_unique_outbound_click engagement_rate_ranking full_view_impressions full_view_reach inline_link_click_ctr inline_post_engagement mobile_app_purchase_roas objective optimization_goal outbound_clicks_ctr quality_ranking social_spend unique_conversions unique_inline_link_click_ctr unique_inline_link_clicks unique_link_clicks_ctr unique_outbound_clicks unique_outbound_clicks_ctr unique_video_continuous_2_sec_watched_actions unique_video_view_15_sec video_15_sec_watched_actions video_30_sec_watched_actions video_continuous_2_sec_watched_actions video_p95_watched_actions video_play_retention_0_to_15s_actions video_play_retention_20_to_60s_actions video_play_retention_graph_actions video_time_watched_actions video_view_per_impression website_ctr website_purchase_roas'.split(
      ' ',
    ),
  'facebook-marketing videos': ['live_status'],
  'incident-io catalog_types': ['semantic_type'],
  'incident-io incident_roles': ['required'],
  'zendesk-support organizations': ['notes'],
  'zendesk-support ticket_forms': ['deleted_at'],
  'zendesk-support users': ['remote_photo_url'],
};

/** What a list must be asked for that is no record of another entity. */
const needed: Readonly<Record<string, Fields>> = {
  'facebook-marketing ad_library': { search_terms: 'sale', ad_reached_countries: ['DE'] },
  'facebook-marketing ads_insights': { level: 'ad' },
};

const cases = Object.entries(contracts as Readonly<Record<string, ConnectorContract>>).flatMap(([type, contract]) =>
  Object.entries(contract.entities).flatMap(([entity, { actions, record }]) =>
    actions.list ? [{ type, entity, list: actions.list, record }] : [],
  ),
);

const opened = new Map<string, { vendor: Upstream; connector: Connector }>();

beforeAll(async () => {
  for (const [type, entry] of Object.entries(vendors)) {
    const vendor = await startUpstream(entry.sandbox([]));
    const { replication_config } = entry.connector;
    // One account: with several, lists must name one.
    const [account_ids] = replication_config?.['account_ids']?.split(',') ?? [];
    const input = { ...entry.connector, ...(account_ids && { replication_config: { account_ids } }) };
    const connector = local(input as never, { upstreams: { [type]: vendor.base_url } });
    opened.set(type, { vendor, connector: connector as unknown as Connector });
  }
});

afterAll(async () => {
  for (const { vendor, connector } of opened.values()) {
    await connector.close();
    await vendor.close();
  }
});

/** What the list is asked with: once, or once for each record that it requires the ID of (`ticket_id`: `tickets`). */
async function questions(connector: Connector, { type, entity, list }: (typeof cases)[number]): Promise<Fields[]> {
  const given = needed[`${type} ${entity}`] ?? {};
  const required = (list.params['required'] ?? []).filter((name) => !Object.hasOwn(given, name));
  const [name] = required;
  if (name === undefined) return [given];
  expect(required).toEqual([expect.stringMatching(/_id$/)]);
  const { data } = await connector.execute(name.replace(/_id$/, 's'), 'list', {});
  return data.map(({ id }) => ({ ...given, [name]: id }));
}

it.each(cases)('has a value for every field that the contract of $type declares of $entity', async (each) => {
  const { type, entity, record } = each;
  const { connector } = opened.get(type)!;
  const left = new Set(Object.keys(record['properties'] as Fields));
  for (const params of await questions(connector, each))
    for await (const page of connector.pages(entity, params))
      for (const fields of page.data)
        for (const [name, value] of Object.entries(fields)) if (value !== null) left.delete(name);
  const report = { fields_without_a_value_in_the_fake_vendor: [...left] };
  expect(report).toEqual({ fields_without_a_value_in_the_fake_vendor: always_null[`${type} ${entity}`] ?? [] });
});
