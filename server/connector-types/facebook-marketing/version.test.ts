import type { Access } from '../../execution/call.ts';
import { execute } from '../../execution/execute.ts';
import { contracts } from '../../generated/connectors.gen.ts';
import { json, startUpstream } from '../../testing/upstream.ts';
import { createRegistry } from '../registry.ts';

/** The version of the vendor's API. */

const type = 'facebook-marketing';
const { contract, mapping } = createRegistry(contracts).get(type)!;
const access = (environment: Record<string, string> = {}): Access => ({
  contract,
  mapping,
  auth_method: 'token',
  credentials: { account_key: 'key' },
  environment,
  replication_config: { account_ids: '17' },
});
const campaign = { entity: 'campaigns', action: 'get' as const, params: { id: '1' } };
const pathsOf = (vendor: { requests: Array<{ url?: string | undefined }> }) =>
  vendor.requests.map(({ url = '' }) => url.split('?')[0]);

it('asks for the default version, and for the one that the environment names', async () => {
  const vendor = await startUpstream(
    (_request, response) => json(response, 200, { id: '1', account_id: '17' }),
    {},
    type,
  );
  await execute({ ...access(), ...campaign }, vendor.runtime);
  await execute({ ...access({ api_version: 'v26.0' }), ...campaign }, vendor.runtime);
  expect(pathsOf(vendor)).toEqual(['/v25.0/1', '/v26.0/1']);
});

it.each([
  ['a version that has ended', 2635, '(#2635) You are calling a deprecated version of the Ads API.'],
  ['an endpoint that has ended', 12, '(#12) deprecated'],
  [
    'a field that was removed',
    100,
    '(#100) Tried accessing nonexisting field (bid_strategy) on node type (AdCampaignGroup)',
  ],
])('names the setting where the vendor refuses %s', async (_what, code, message) => {
  const vendor = await startUpstream(
    (_request, response) => json(response, 400, { error: { code, message } }),
    {},
    type,
  );
  await expect(execute({ ...access(), ...campaign }, vendor.runtime)).rejects.toMatchObject({
    code: 'upstream_failed',
    detail: expect.stringMatching(/v25\.0: set api_version in its environment/),
  });
});

it.each<[entity: string, params: Record<string, unknown>]>([
  ['images', { account_id: '17' }],
  ['custom_conversions', { account_id: '17' }],
  ['ads_insights', { account_id: '17' }],
  ['ad_accounts', {}],
])('names the setting where the vendor has ended the version for a list of %s', async (entity, params) => {
  const error = { code: 2635, message: '(#2635) You are calling a deprecated version of the Ads API.' };
  const vendor = await startUpstream((_request, response) => json(response, 400, { error }), {}, type);
  const call = { ...access({ api_version: 'v24.0' }), entity, action: 'list' as const, params };
  await expect(execute(call, vendor.runtime)).rejects.toMatchObject({
    code: 'upstream_failed',
    detail: expect.stringMatching(/v24\.0: set api_version in its environment/),
  });
});

it('still takes a record of another kind for one that does not exist', async () => {
  const message = '(#100) Tried accessing nonexisting field (bid_strategy) on node type (Adgroup)';
  const error = { code: 100, message };
  const vendor = await startUpstream((_request, response) => json(response, 400, { error }), {}, type);
  await expect(execute({ ...access(), ...campaign }, vendor.runtime)).rejects.toMatchObject({
    code: 'record_not_found',
  });
});
