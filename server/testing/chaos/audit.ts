import { setTimeout as sleep } from 'node:timers/promises';
import type { Draw } from '../../../conformance/fake-vendors/random.ts';
import { recordStoresOf } from '../../records/record-tables.ts';
import type { Ending } from './history.ts';
import { storedIncidents } from './vendor-model.ts';
import { connectors_path, createReplicated, observe } from './workload.ts';
import type { World } from './world.ts';

/** Follows the change feed from its beginning: what a subscriber's copy holds, id -> name. */
async function copyOf(world: World, connector_id: string): Promise<Map<string, unknown> | string> {
  const copy = new Map<string, unknown>();
  for (let after: string | undefined, pages = 0; pages < 1000; pages++) {
    const query = new URLSearchParams({ entities: 'incidents', ...(after !== undefined && { after }) });
    const reply = await world.call(0, 'GET', `${connectors_path}/${connector_id}/changes?${query}`);
    if (reply?.status !== 200) return `the change feed responded ${reply?.status} ${reply?.body?.code}`;
    for (const { id, change, record } of reply.body.data) {
      if (change === 'delete') copy.delete(id);
      else copy.set(id, record.name);
    }
    if (reply.body.meta.caught_up) return copy;
    after = String(reply.body.pagination.after);
  }
  return 'the change feed has no end';
}

/** What search finds, id -> name. */
async function foundBySearch(world: World, connector_id: string): Promise<Map<string, unknown> | string> {
  const reply = await world.call(0, 'POST', `${connectors_path}/${connector_id}/execute`, {
    body: { entity: 'incidents', action: 'search', params: { query: {}, limit: 1000 } },
  });
  if (reply?.status !== 200) return `search responded ${reply?.status} ${reply?.body?.code}`;
  return new Map(reply.body.data.map((record: any) => [record.id, record.name]));
}

/** Until it is so, at most for `limit_ms`; in words what is not. */
async function comesBack(what: string, limit_ms: number, look: () => Promise<boolean>): Promise<string[]> {
  const ends_ms = performance.now() + limit_ms;
  while (performance.now() < ends_ms) {
    if (await look().catch(() => false)) return [];
    await sleep(100);
  }
  return [`${what} did not come back within ${limit_ms / 1000} s`];
}

async function fullSync(world: World, draw: Draw, id: string): Promise<boolean> {
  const begun = await world.call(0, 'POST', `${connectors_path}/${id}/syncs`, { body: { mode: 'full' } });
  if (begun?.status !== 202) return false;
  const sync = { id: String(begun.body.id), status: undefined, missing: [] };
  await observe(world, draw, [id, sync], AbortSignal.timeout(60_000));
  return (sync.status as string | undefined) === 'succeeded';
}

async function differencesOf(world: World, id: string): Promise<string[]> {
  const stored = await storedIncidents(world, id);
  const found: string[] = [];
  const wanted = new Map([...world.data.all('incidents')].map((record) => [String(record.id), record['name']]));
  for (const [key, name] of wanted)
    if (stored.get(key)?.name !== name)
      found.push(`incident ${key} is ${JSON.stringify(stored.get(key)?.name)}, and is ${name} at the vendor`);
  for (const key of stored.keys()) if (!wanted.has(key)) found.push(`incident ${key} is stored and was removed`);
  for (const [where, holds] of [
    ['the change feed', await copyOf(world, id)],
    ['search', await foundBySearch(world, id)],
  ] as const) {
    if (typeof holds === 'string') {
      found.push(holds);
      continue;
    }
    for (const [key, record] of stored)
      if (holds.get(key) !== record.name) found.push(`${where} has ${key} as ${JSON.stringify(holds.get(key))}`);
    for (const key of holds.keys()) if (!stored.has(key)) found.push(`${where} has ${key}, which is not stored`);
  }
  return found;
}

/** Records whose connector was deleted: the purge has to remove them all. */
async function orphans(world: World): Promise<number> {
  let count = 0;
  for (const { table } of recordStoresOf('incident-io')) {
    const [row] = await world.database.query<{ many: number }>(
      `SELECT COUNT(*) AS many FROM ${table} r WHERE NOT EXISTS (SELECT 1 FROM connectors c WHERE c.ordinal = r.connector)`,
    );
    count += Number(row?.many);
  }
  return count;
}

/** A schedule that is due runs, though Redis has lost every job. */
async function scheduleRuns(world: World, draw: Draw): Promise<string[]> {
  const id = await createReplicated(world, draw, `scheduled-${draw.bits()}`, true);
  if (id === undefined) return ['no connector could be created after all faults were over'];
  const syncs = async () => (await world.call(0, 'GET', `${connectors_path}/${id}/syncs`))?.body.data ?? [];
  const first = await comesBack('the first sync of a connector', 30_000, async () =>
    (await syncs()).some((each: any) => each.finished_at !== null),
  );
  await world.flushRedis();
  await world.database.change("UPDATE sync_schedules SET next_at = '2020-01-01T00:00:00.000Z' WHERE connector_id = ?", [
    id,
  ]);
  const second = await comesBack('a schedule after a flush of Redis', 30_000, async () =>
    (await syncs()).some((each: any) => each.trigger === 'schedule' && each.finished_at !== null),
  );
  return [...first, ...second];
}

/** After the last fault: waits until everything is back, and looks at what is there. */
export async function endingOf(world: World, draw: Draw, replicated: readonly string[]): Promise<Ending> {
  const down: string[] = [];
  for (const [at, server] of world.processes.entries())
    down.push(
      ...(await comesBack(`/readyz of process ${at}`, 30_000, async () =>
        server ? (await fetch(`${server.url}/readyz`)).status === 200 : false,
      )),
    );
  // Syncs that were acknowledged end, whether their caller still looks or not.
  for (const sync of world.history.syncs) {
    down.push(
      ...(await comesBack(`sync ${sync.id}`, 30_000, async () => {
        const [row] = await world.database.query<{ status: string; finished_at: string | null }>(
          'SELECT status, finished_at FROM syncs WHERE id = ?',
          [sync.id],
        );
        if (row) sync.status = row.status;
        return row === undefined ? sync.status !== undefined : row.finished_at !== null;
      })),
    );
  }
  const differences: string[] = [];
  for (const id of replicated) {
    down.push(...(await comesBack(`a full sync of ${id}`, 60_000, () => fullSync(world, draw, id))));
    differences.push(...(await differencesOf(world, id)));
  }
  down.push(...(await scheduleRuns(world, draw)));
  down.push(...(await comesBack('the purge of deleted connectors', 30_000, async () => (await orphans(world)) === 0)));
  return {
    connectors: await world.database.query('SELECT customer_name, name, status, status_reason FROM connectors'),
    differences,
    down,
  };
}
