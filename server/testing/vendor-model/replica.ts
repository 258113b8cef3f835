import { authenticatedCursors } from '../../execution/request/cursor.ts';
import { createRuntime, type Runtime } from '../../execution/runtime.ts';
import { recordStore } from '../../records/record-tables.ts';
import { runSync } from '../../replication/syncs/perform-sync.ts';
import { default_limits } from '../../replication/syncs/session.ts';
import { loadSync } from '../../storage/repositories/syncs.ts';
import { startTestService, type TestService } from '../service.ts';
import type { VendorModel } from './honest-vendors.ts';
import type { Misbehavior } from './misbehavior.ts';
import { startVendorModels, type VendorAccount } from './start.ts';
import { Truth } from './truth.ts';

/** A connector of a vendor model, and what is stored of it. */
export interface Replica extends VendorAccount {
  connector_id: string;
  entities: string[];
}

/** What a sync of a vendor that misbehaves has done. */
export interface Outcome {
  /** What must never happen, for people; empty where all is well. */
  wrong: string[];
  status: string;
  /** Entity -> its part of the sync. */
  entities: Map<string, EntityOutcome>;
}

export interface EntityOutcome {
  entity: string;
  status: string;
  mode: string;
  skipped_count?: number;
  possibly_incomplete?: { reason: string };
}

interface Ended {
  status: string;
  entities: EntityOutcome[];
}

export interface Replicas {
  open(seed: number, model: VendorModel): Promise<Replica>;
  sync(replica: Replica): Promise<Ended>;
  /** One sync during which the vendor misbehaves. */
  misbehave(replica: Replica, misbehavior: Misbehavior): Promise<Outcome>;
  /**
   * Where the replica differs from the truth after one sync of a vendor that behaves; after a second one where the
   * first says that a large drop waits for it.
   */
  recover(replica: Replica): Promise<string[]>;
  close(): Promise<void>;
}

type Stored = Map<string, string>;

const never = new AbortController().signal;
const most_turns = 2000;
/** Nothing is waited for: a sync that would wait lets go, and is taken up at once. */
const sync_limits = {
  ...default_limits,
  wait_in_place_ms: 0,
  requests_per_second: 100_000,
  documented_limits: false,
};
const limits = { backoff_ms: 1, backoff_max_ms: 2, attempts: 2, report_look_ms: 1 };

/** What a sync runs with: one that a vendor hangs must end soon, and a busy machine must not end a good one. */
interface Run {
  runtime: Runtime;
  no_progress_ms: number;
}

export async function startReplicas(): Promise<Replicas> {
  const vendors = await startVendorModels();
  const service = await startTestService({ upstreams: vendors.upstreams });
  const cursors = authenticatedCursors(service.services.ring.macs('cursor.list'));
  const runtimeOf = (own: object) =>
    createRuntime({ cursors, upstreams: vendors.upstreams, limits: { ...limits, ...own } });
  const good: Run = { runtime: runtimeOf({}), no_progress_ms: default_limits.no_progress_ms };
  const misbehaving: Run = { runtime: runtimeOf({ attempt_ms: 150, deadline_ms: 600 }), no_progress_ms: 1_300 };
  const sync: Replicas['sync'] = (replica) => performSync(service, replica.misbehavior ? misbehaving : good, replica);
  return {
    async open(seed, model) {
      // A long run outlives a token.
      service.owner.token = await service.tokenOf(service.owner);
      const token = `model-token-${model.connector_type}-${seed}`;
      const account: VendorAccount = { model, truth: new Truth(seed, model.rules), misbehavior: undefined };
      vendors.accounts.set(token, account);
      const connector_id = await service.createConnector(service.owner, {
        connector_type: model.connector_type,
        ...model.connector(token),
        sync: { enabled: false },
      });
      return Object.assign(account, { connector_id, entities: model.rules.map(({ entity }) => entity) });
    },
    sync,
    async misbehave(replica, misbehavior) {
      const before = await storedOf(service, replica);
      replica.misbehavior = misbehavior;
      const ended = await sync(replica);
      replica.misbehavior = undefined;
      const entities = new Map(ended.entities.map((each) => [each.entity, each]));
      const wrong = wrongs(replica, misbehavior, { before, after: await storedOf(service, replica), entities });
      return { status: ended.status, entities, wrong };
    },
    async recover(replica) {
      let ended = await sync(replica);
      // Deletions of several syncs that failed may come together as one large drop.
      const waits = ended.entities.some(({ possibly_incomplete }) => possibly_incomplete?.reason === 'large_drop');
      if (waits) ended = await sync(replica);
      const stored = await storedOf(service, replica);
      return ended.entities.flatMap(({ entity, status, mode }) =>
        differences(stored.get(entity), truthOf(replica, entity))
          .slice(0, 5)
          .map((what) => `after a good sync (${mode}, ${status}) ${entity} is ${what}`),
      );
    },
    async close() {
      await good.runtime.close();
      await misbehaving.runtime.close();
      await service.close();
      await vendors.close();
    },
  };
}

async function performSync(service: TestService, run: Run, replica: Replica): Promise<Ended> {
  const { token } = service.owner;
  const path = `/api/v1/integrations/connectors/${replica.connector_id}/syncs`;
  const { entities } = replica;
  const begun = await service.call('POST', path, { token, body: { entities, mode: 'auto' } });
  const { id } = begun.body as { id: string };
  for (let turns = 0; ; turns++) {
    const { runtime, no_progress_ms } = run;
    await runSync({ ...service.services, runtime }, { ...sync_limits, no_progress_ms }, id, never);
    if ((await loadSync(service.services.database, id))?.active_connector_id === null) break;
    if (turns > most_turns)
      throw new Error(
        `a sync of ${replica.model.connector_type} does not end: ${JSON.stringify((await service.call('GET', `${path}/${id}`, { token })).body)}`,
      );
  }
  return (await service.call('GET', `${path}/${id}`, { token })).body as Ended;
}

async function storedOf(
  service: TestService,
  { model, connector_id, entities }: Replica,
): Promise<Map<string, Stored>> {
  const found = new Map<string, Stored>();
  for (const entity of entities) {
    const store = recordStore(model.connector_type, entity);
    const rows = await service.services.database.query<{ record: Buffer | string }>(
      `SELECT r.record FROM ${store?.table} r JOIN connectors c ON c.ordinal = r.connector WHERE c.id = ?`,
      [connector_id],
    );
    const records = rows.map(({ record }) =>
      model.stored(entity, JSON.parse(String(record)) as Record<string, unknown>),
    );
    found.set(entity, new Map(records.map(({ id, text }) => [id, text])));
  }
  return found;
}

const truthOf = ({ truth }: Replica, entity: string): Stored =>
  new Map(truth.records(entity).map(({ id, text }) => [id, text]));

/** What a stored entity lacks or has beside the truth, for people. */
function differences(stored: Stored | undefined, wanted: Stored): string[] {
  const other = [...wanted]
    .filter(([id, text]) => stored?.get(id) !== text)
    .map(([id]) => `not as at the vendor: ${id}`);
  return [...other, ...[...(stored?.keys() ?? [])].filter((id) => !wanted.has(id)).map((id) => `too many: ${id}`)];
}

interface Compared {
  before: Map<string, Stored>;
  after: Map<string, Stored>;
  entities: Map<string, EntityOutcome>;
}

/** Nothing that the vendor has is deleted, and no entity claims to have succeeded where something is missing. */
function wrongs(replica: Replica, misbehavior: Misbehavior, { before, after, entities }: Compared): string[] {
  const wrong = replica.model.rules.flatMap(({ entity, parent }) => {
    const wanted = truthOf(replica, entity);
    const stored = after.get(entity);
    const deleted = [...(before.get(entity)?.keys() ?? [])].filter((id) => wanted.has(id) && !stored?.has(id));
    const claims = (name: string): boolean => entities.get(name)?.status === 'succeeded' && !misbehavior.lied.has(name);
    // What depends on a parent can be no newer than the parent.
    const missing = claims(entity) && (parent === undefined || claims(parent)) ? differences(stored, wanted) : [];
    return [
      ...deleted.map((id) => `${entity} ${id} is deleted, and the vendor has it`),
      ...missing.map((what) => `${entity} succeeded and is ${what}`),
    ];
  });
  return wrong.length === 0 ? [] : [`[${misbehavior.described}]`, ...wrong.slice(0, 5)];
}
