import { setTimeout as sleep } from 'node:timers/promises';
import { createDraw, type Draw } from '../../../conformance/fake-vendors/random.ts';
import { desk_client, desk_type } from '../oauth-desk.ts';
import { consenting, registerRedirect } from './consenting.ts';
import type { ObservedSync, Outcome } from './history.ts';
import { missingOf, modelOf, type Model } from './vendor-model.ts';
import type { Reply, World } from './world.ts';

export const connectors_path = '/api/v1/integrations/connectors';
const pause_ms = 25;

/** What a reply says of an effect. A request that was refused has none; 5xx and silence leave it open. */
function outcomeOf(reply: Reply): Outcome {
  if (reply && reply.status < 300) return 'done';
  return reply && reply.status < 500 ? 'refused' : 'unknown';
}

const anyProcess = (world: World, draw: Draw) => draw.below(world.serving);

/** Repeats under one key until a response says what came of it, at whichever process. */
async function create(world: World, draw: Draw, customer: string, body: object): Promise<string | undefined> {
  const write = { kind: 'create' as const, customer, outcome: 'unknown' as Outcome };
  world.history.writes.push(write);
  for (let attempt = 0; attempt < 6 && write.outcome === 'unknown'; attempt++) {
    const reply = await world.call(anyProcess(world, draw), 'POST', connectors_path, {
      key: `key-${customer}`,
      body: { customer_name: customer, ...body },
    });
    // 409: the first try is still being made.
    write.outcome = reply?.status === 409 ? 'unknown' : outcomeOf(reply);
    if (write.outcome === 'done') return String(reply?.body.id);
    // A refusal after a try without response says nothing of the first.
    if (write.outcome === 'refused' && attempt > 0) write.outcome = 'unknown';
    await sleep(200);
  }
  return undefined;
}

export const createReplicated = (world: World, draw: Draw, customer: string, enabled = false) =>
  create(world, draw, customer, {
    connector_type: 'incident-io',
    credentials: { api_key: 'inc_main' },
    sync: { enabled },
  });

export const createDesk = (world: World, draw: Draw, customer: string) =>
  create(world, draw, customer, {
    connector_type: desk_type,
    credentials: { ...world.desk.server.issueTokens('ada'), ...desk_client },
    environment: { subdomain: 'brightwater' },
    sync: { enabled: false },
  });

/** Makes connectors, renames them, and deletes every third. */
async function managing(world: World, draw: Draw, name: string, signal: AbortSignal): Promise<void> {
  for (let n = 0; !signal.aborted; n++) {
    const customer = `${name}-${n}`;
    const id = await createReplicated(world, draw, customer);
    for (let version = 0; id !== undefined && version < 4 && !signal.aborted; version++) {
      const to = `${customer} ${version}`;
      const reply = await world.call(anyProcess(world, draw), 'PATCH', `${connectors_path}/${id}`, {
        body: { name: to },
      });
      world.history.writes.push({ kind: 'rename', customer, name: to, outcome: outcomeOf(reply) });
      await sleep(pause_ms);
    }
    if (id !== undefined && n % 3 === 0) {
      const reply = await world.call(anyProcess(world, draw), 'DELETE', `${connectors_path}/${id}`);
      world.history.writes.push({ kind: 'delete', customer, outcome: outcomeOf(reply) });
    }
    await sleep(pause_ms * 4);
  }
}

/** Uses tokens, so that they are refreshed whenever the vendor has ended them. */
async function executing(world: World, draw: Draw, ids: readonly string[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const path = `${connectors_path}/${draw.pick(ids)}/execute`;
    await world.call(anyProcess(world, draw), 'POST', path, { body: { entity: 'tickets', action: 'list' } });
    await sleep(pause_ms);
  }
}

/** What changes at the vendor; each change has a number, which the records carry. */
async function changing(world: World, draw: Draw, model: Model, signal: AbortSignal): Promise<void> {
  const { data } = world;
  while (!signal.aborted) {
    for (let n = 0; n < 3; n++) {
      const record = data.record('incidents', draw.below(140));
      if (record) model.touch(data, String(record.id));
    }
    if (draw.chance(30)) model.insert(data);
    if (draw.chance(20)) model.remove(data, draw.below(140));
    await sleep(200);
  }
}

/** Starts syncs and compares what those that succeeded have stored with what the vendor had when they began. */
async function syncing(world: World, draw: Draw, { id, model }: { id: string; model: Model }, signal: AbortSignal) {
  while (!signal.aborted) {
    const mode = draw.chance(50) ? 'full' : 'auto';
    const known = model.now();
    const at = anyProcess(world, draw);
    const begun = await world.call(at, 'POST', `${connectors_path}/${id}/syncs`, {
      body: { mode, entities: ['incidents'] },
    });
    if (begun?.status === 202) {
      const sync: ObservedSync = { id: String(begun.body.id), status: undefined, missing: [] };
      world.history.syncs.push(sync);
      await observe(world, draw, [id, sync], signal);
      if (sync.status === 'succeeded')
        sync.missing = await missingOf(world, id, { known, model, full: mode === 'full' });
    }
    await sleep(100);
  }
}

export async function observe(world: World, draw: Draw, observed: [string, ObservedSync], signal: AbortSignal) {
  const [connector_id, sync] = observed;
  while (!signal.aborted) {
    const reply = await world.call(
      anyProcess(world, draw),
      'GET',
      `${connectors_path}/${connector_id}/syncs/${sync.id}`,
    );
    if (reply?.status === 200) {
      sync.status = String(reply.body.status);
      if (reply.body.finished_at !== null) return;
    }
    await sleep(60);
  }
}

export interface Workload {
  /** The same after a failure, of which nothing is reported. */
  stop(): Promise<void>;
  /** Replicated connectors, and those whose tokens are refreshed. */
  replicated: string[];
  /** Ends when the callers have had their last response. */
  end(): Promise<void>;
}

/** Begins without faults: the connectors that everything is about are there before. */
export async function startWorkload(world: World, seed: number): Promise<Workload> {
  const stop = new AbortController();
  const draw = createDraw(seed);
  const model = modelOf();
  const required = async (made: Promise<string | undefined>) => {
    const id = await made;
    if (id === undefined) throw new Error('the service did not take its first connectors');
    return id;
  };
  const replicated = [
    await required(createReplicated(world, draw, 'replicated-0')),
    await required(createReplicated(world, draw, 'replicated-1')),
  ];
  const desks: string[] = [];
  for (let n = 0; n < 4; n++) desks.push(await required(createDesk(world, draw, `desk-${n}`)));
  await registerRedirect(world);
  const callers = [
    managing(world, createDraw(seed + 1), 'first', stop.signal),
    managing(world, createDraw(seed + 2), 'second', stop.signal),
    executing(world, createDraw(seed + 3), desks, stop.signal),
    executing(world, createDraw(seed + 4), desks, stop.signal),
    consenting(world, createDraw(seed + 9), desks, stop.signal),
    changing(world, createDraw(seed + 5), model, stop.signal),
    ...replicated.map((id, n) => syncing(world, createDraw(seed + 6 + n), { id, model }, stop.signal)),
  ];
  const all = Promise.all(callers);
  all.catch(() => undefined); // `end` reports it
  return {
    replicated,
    async stop() {
      stop.abort();
      await Promise.allSettled(callers);
    },
    async end() {
      stop.abort();
      await all;
    },
  };
}
