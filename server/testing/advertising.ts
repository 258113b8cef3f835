import { createDataSet, type DataSet } from '../../conformance/fake-vendors/facebook-marketing/data-set.ts';
import {
  facebookMarketing,
  type FacebookMarketingOptions,
  type Token,
} from '../../conformance/fake-vendors/facebook-marketing/facebook-marketing.ts';
import { startUpstream, type Upstream } from '../../conformance/fake-vendors/start.ts';
import { authenticatedCursors } from '../execution/request/cursor.ts';
import type { Limits } from '../execution/options.ts';
import { createRuntime } from '../execution/runtime.ts';
import { startTestService, type TestService } from './service.ts';
import { replicationOf } from '../storage/repositories/entity-states.ts';
import { recordStore } from '../records/record-tables.ts';
import { default_limits, type SyncLimits } from '../replication/syncs/session.ts';
import { runSync } from '../replication/syncs/perform-sync.ts';

export const accounts = ['1048576000000017', '1048576000000033', '1048576000000049'] as const;

/** A service whose runs the test does itself, with limits of its own, and an advertiser at the fake vendor. */
export interface TestAdvertising {
  service: TestService;
  vendor: Upstream;
  data: DataSet;
  /** Ends the token's session at the vendor, or begins it again. */
  expire(expired: boolean): void;
  /** A connector that is not replicated by itself. */
  connector(account_ids?: readonly string[], credentials?: Record<string, string>): Promise<string>;
  begin(connector_id: string, entities: string[], mode?: 'auto' | 'full'): Promise<string>;
  /** Does the run, or goes on with it. */
  does(
    sync_id: string,
    limits?: Partial<SyncLimits & Limits>,
    closing?: AbortSignal,
  ): Promise<void | { again_in_ms: number }>;
  /** Begins a run and does it to its end. */
  run(connector_id: string, entities: string[], limits?: Partial<SyncLimits & Limits>): Promise<any>;
  read(connector_id: string, sync_id: string): Promise<any>;
  /** The stored records by id. */
  stored(connector_id: string, entity: string): Promise<Map<string, any>>;
  state(connector_id: string, entity: string): ReturnType<typeof replicationOf>;
  execute(connector_id: string, entity: string, action: string, params?: object): Promise<any>;
  close(): Promise<void>;
}

const type = 'facebook-marketing';
const never = new AbortController().signal;

export async function startTestAdvertising(options: Partial<FacebookMarketingOptions> = {}): Promise<TestAdvertising> {
  const data = createDataSet({ seed: 11 });
  const token_at_vendor: Token = { access_token: 'EAAmain', name: 'main', data };
  const vendor = await startUpstream(facebookMarketing({ ...options, tokens: [token_at_vendor] }));
  const service = await startTestService({ upstreams: { [type]: vendor.base_url } });
  const { token } = service.owner;
  const path = (id: string, rest = '') => `/api/v1/integrations/connectors/${id}${rest}`;
  const self: TestAdvertising = {
    service,
    vendor,
    data,
    expire: (expired) => void (token_at_vendor.expired = expired),
    connector: (account_ids = accounts.slice(0, 2), credentials = { account_key: 'EAAmain' }) =>
      service.createConnector(service.owner, {
        connector_type: type,
        credentials,
        replication_config: { account_ids: account_ids.join(',') },
        sync: { enabled: false },
      }),
    async begin(id, entities, mode = 'auto') {
      const answer = await service.call('POST', path(id, '/syncs'), { token, body: { entities, mode } });
      if (answer.status !== 202) throw new Error(answer.text);
      return answer.body.id;
    },
    async does(sync_id, limits = {}, closing = never) {
      const runtime = createRuntime({
        cursors: authenticatedCursors(service.services.ring.macs('cursor.list')),
        upstreams: { [type]: vendor.base_url },
        limits: { backoff_ms: 1, report_look_ms: 1, report_look_max_ms: 4, ...limits },
      });
      try {
        return await runSync(
          { ...service.services, runtime },
          { ...default_limits, requests_per_second: 10_000, ...limits },
          sync_id,
          closing,
        );
      } finally {
        await runtime.close();
      }
    },
    async run(id, entities, limits) {
      const sync_id = await self.begin(id, entities);
      await self.does(sync_id, limits);
      return self.read(id, sync_id);
    },
    read: async (id, sync_id) => (await service.call('GET', path(id, `/syncs/${sync_id}`), { token })).body,
    async stored(id, entity) {
      const rows = await service.services.database.query<{ id: string; record: Buffer | string }>(
        `SELECT r.id, r.record FROM ${recordStore(type, entity)!.table} r JOIN connectors c ON c.ordinal = r.connector WHERE c.id = ?`,
        [id],
      );
      return new Map(rows.map((row) => [row.id, JSON.parse(String(row.record))]));
    },
    state: (id, entity) => replicationOf(service.services.database, id, entity),
    execute: async (id, entity, action, params) =>
      (
        await service.call('POST', path(id, '/execute'), {
          token,
          body: { entity, action, ...(params && { params }) },
          executed: { connector_type: type, entity, action },
        })
      ).body,
    async close() {
      await service.close();
      await vendor.close();
    },
  };
  return self;
}
