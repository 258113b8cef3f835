import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { redisPrefix } from '../redis/redis.ts';
import { recordStore } from '../records/record-tables.ts';
import { readSetting } from '../storage/repositories/settings.ts';
import { startTestService, type Answer, type TestService, type TestServiceOptions } from './service.ts';

/** A service that replicates, with its times short, and what tests of it do again and again. */
export interface TestReplication extends TestService {
  path(connector_id: string, rest?: string): string;
  start(connector_id: string, body?: unknown): Promise<Answer>;
  sync(connector_id: string, sync_id: string): Promise<any>;
  syncs(connector_id: string): Promise<any[]>;
  /** Waits for the end of a run, by default of the newest. */
  ended(connector_id: string, sync_id?: string): Promise<any>;
  /** A run by hand, to its end. */
  run(connector_id: string, body?: unknown): Promise<any>;
  replication(connector_id: string): Promise<Record<string, any>>;
  /** A connector that is replicated by hand only. */
  quietConnector(): Promise<string>;
  /** The stored records by id. */
  stored(connector_id: string, entity: string, connector_type?: string): Promise<Map<string, any>>;
}

/** Jobs go over Redis where the run asks for it, which needs MariaDB. */
const redis = process.env['PATCHBAY_TEST_ENGINE'] === 'mariadb' ? process.env['PATCHBAY_TEST_REDIS_URL'] : undefined;

export const short = { JOB_SWEEP_MS: '100', JOB_LEASE_MS: '1000', SYNC_REQUESTS_PER_SECOND: '10000' };

export async function until<T>(
  read: () => Promise<T | undefined | false>,
  what: string,
  limit_ms = 60_000,
): Promise<T> {
  const end = Date.now() + limit_ms;
  for (;;) {
    const found = await read();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await sleep(20);
  }
}

export async function startTestReplication(options: TestServiceOptions = {}): Promise<TestReplication> {
  const service = await startTestService({
    replicates: true,
    ...options,
    environment: { ...short, ...(redis ? { REDIS_URL: redis } : {}), ...options.environment },
  });
  const installation = await readSetting(service.services.database, 'installation');
  const { token } = service.owner;
  const path = (id: string, rest = '') => `/api/v1/integrations/connectors/${id}${rest}`;
  const get = async (path_: string) => {
    const answer = await service.call('GET', path_, { token });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  };
  const self: TestReplication = {
    ...service,
    async close() {
      await service.close();
      if (redis) await forgetKeys(redis, redisPrefix(installation!));
    },
    path,
    start: (id, body) => service.call('POST', path(id, '/syncs'), { token, ...(body === undefined ? {} : { body }) }),
    sync: (id, sync_id) => get(path(id, `/syncs/${sync_id}`)),
    syncs: async (id) => (await get(path(id, '/syncs?page_size=100'))).data,
    ended: (id, sync_id) =>
      until(async () => {
        const run = sync_id === undefined ? (await self.syncs(id))[0] : await self.sync(id, sync_id);
        return run?.finished_at && run;
      }, 'the end of a run'),
    async run(id, body) {
      const answer = await self.start(id, body);
      if (answer.status !== 202) throw new Error(answer.text);
      return self.ended(id, answer.body.id);
    },
    quietConnector: () => service.createConnector(service.owner, { sync: { enabled: false } }),
    replication: async (id) =>
      Object.fromEntries((await get(path(id, '/replication'))).data.map((each: any) => [each.entity, each])),
    async stored(id, entity, connector_type = 'incident-io') {
      const rows = await service.services.database.query<{ id: string; record: Buffer | string }>(
        `SELECT r.id, r.record FROM ${recordStore(connector_type, entity)!.table} r JOIN connectors c ON c.ordinal = r.connector WHERE c.id = ?`,
        [id],
      );
      return new Map(rows.map((row) => [row.id, JSON.parse(String(row.record))]));
    },
  };
  return self;
}

async function forgetKeys(url: string, prefix: string): Promise<void> {
  const client = new Redis(url);
  const keys = (await client.keys('*')).filter((key) => key.startsWith(prefix));
  if (keys.length > 0) await client.del(...keys);
  client.disconnect();
}
