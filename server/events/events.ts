import type { Logger } from 'pino';
import type { JobHandler, Jobs } from '../jobs/jobs.ts';
import type { Database } from '../storage/database.ts';
import type { KeyRing } from '../vault/key-ring.ts';
import type { Vault } from '../vault/vault.ts';
import { onChange, purgeTombstones } from './change-feed/change-numbers.ts';
import { createFairSlots } from '../fairness/fair-slots.ts';
import { Problem } from '../problem.ts';
import { ChangesReader, feedState, type ChangesPage, type ChangesRequest } from './change-feed/read-changes.ts';
import {
  EventLog,
  placeEvents,
  withoutPlace,
  type EventsPage,
  type EventsRequest,
  type OnPlaced,
} from './event-log/event-log.ts';
import { onEvent } from './event-log/record-event.ts';
import { Hints } from './hints.ts';
import { Wake } from './wake.ts';
import { queueDeliveries } from './webhooks/deliveries.ts';
import type { Delivered } from './webhooks/deliver.ts';
import { Webhooks, type WebhookOptions } from './webhooks/webhooks.ts';

export interface Events {
  /** A page of a change feed as JSON text; where it is empty, after waiting for up to `wait_ms`. */
  changes(request: ChangesRequest, wait_ms: number, signal: AbortSignal): Promise<Buffer[]>;
  /** A page of the event log; where it is empty, after waiting for up to `wait_ms`. */
  log(request: EventsRequest, wait_ms: number, signal: AbortSignal): Promise<EventsPage>;
  webhooks: Webhooks;
  handlers: Readonly<Record<'events' | 'webhook', JobHandler>>;
  /** Removes what is older than is kept. */
  purge(): Promise<void>;
  /** Responds to all requests that wait. */
  close(): void;
}

/** Events and tombstones are kept for so long. */
const kept_ms = 30 * 24 * 3600_000;
const purged_at_once = 1000;
const organizations_per_look = 1000;

interface Parts {
  database: Database;
  ring: Pick<KeyRing, 'macs'>;
  vault: Vault;
  jobs: Pick<Jobs, 'enqueue'>;
  log: Logger;
  sandbox: boolean;
  lease_ms: number;
  /** Called with what has come of an attempt to deliver an event. */
  count: Delivered;
}

export function createEvents(parts: Parts, options?: Partial<WebhookOptions>): Events {
  const { database, ring, log, jobs } = parts;
  const macs = { events: ring.macs('cursor.events'), changes: ring.macs('cursor.changes') };
  const event_log = new EventLog(database, macs);
  const enqueue = (endpoint_id: string) => void jobs.enqueue('webhook', endpoint_id);
  const webhooks = new Webhooks({ ...parts, event_log, enqueue }, options);
  const on_placed: OnPlaced = (tx, id, events) => queueDeliveries(tx, id, events, webhooks.time);
  const place = async (organization_id: string) =>
    webhooks.wake(await placeEvents(database, organization_id, on_placed));
  const placeAll = async () => {
    for (const each of await withoutPlace(database, organizations_per_look)) await place(each);
  };

  const reader = new ChangesReader(database, macs.changes);
  const read = sharedReads(fairReads((request) => reader.read(request)));
  const feeds = new Wake((connector_ids) => feedStates(database, connector_ids), log);
  const logs = new Wake(async (organizations) => {
    await placeAll();
    return newestPositions(database, organizations);
  }, log);
  const hints = new Hints((organization_id) => void jobs.enqueue('events', organization_id));
  const forget = [
    onChange(() => feeds.hint()),
    onEvent((organization_id) => {
      logs.hint();
      hints.add(organization_id);
    }),
  ];

  return {
    webhooks,
    handlers: {
      // Its own name as the key is that of its schedule.
      events: (key) => (key === 'events' ? placeAll().then(() => webhooks.sweep()) : place(key)),
      webhook: webhooks.deliver,
    },
    async changes(request, wait_ms, signal) {
      const page = await read(request);
      if (!page.empty || wait_ms === 0) return page.body;
      await feeds.wait(request.connector.id, page.state, wait_ms, signal);
      return (await read(request)).body;
    },
    async log(request, wait_ms, signal) {
      await place(request.organization_id);
      return readLog(event_log, logs, request, { ends_ms: performance.now() + wait_ms, signal });
    },
    async purge() {
      await webhooks.purge(kept_ms);
      await event_log.purge(kept_ms);
      await purgeAllTombstones(database);
    },
    close() {
      for (const each of forget) each();
      hints.close();
      logs.close();
      feeds.close();
      webhooks.stop();
    },
  };
}

/** What comes may not be what the request asks for: then it goes on waiting. */
async function readLog(
  event_log: EventLog,
  logs: Wake,
  request: EventsRequest,
  { ends_ms, signal }: { ends_ms: number; signal: AbortSignal },
): Promise<EventsPage> {
  for (let { after } = request; ;) {
    const { page, position } = await event_log.read({ ...request, after });
    const left_ms = ends_ms - performance.now();
    if (page.data.length > 0 || left_ms <= 0 || signal.aborted || logs.closed) return page;
    await logs.wait(request.organization_id, String(position), left_ms, signal);
    after = page.pagination.after;
  }
}

async function purgeAllTombstones(database: Database): Promise<void> {
  const old = { kept_ms, limit: purged_at_once };
  while ((await database.transaction((tx) => purgeTombstones(tx, database.engine, old))) > 0);
}

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');

/** By the id of the connector, whose ordinal changes. Those that are deleted are missing. */
async function feedStates(database: Database, connector_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await database.query<{ id: string; generation: number | null; number: number | null }>(
    `SELECT c.id AS id, f.generation AS generation, f.number AS number FROM connectors c LEFT JOIN change_feeds f ON f.connector = c.ordinal
     WHERE c.id IN (${marks(connector_ids)})`,
    [...connector_ids],
  );
  return new Map(
    rows.map(({ id, generation, number }) => [
      id,
      feedState({ generation: Number(generation ?? 1), number: Number(number ?? 0) }),
    ]),
  );
}

async function newestPositions(database: Database, organizations: readonly string[]): Promise<Map<string, string>> {
  const rows = await database.query<{ name: string; value: number }>(
    `SELECT name, value FROM event_counters WHERE name IN (${marks(organizations)})`,
    [...organizations],
  );
  const positions = new Map(organizations.map((each) => [each, '0']));
  for (const { name, value } of rows) positions.set(name, String(value));
  return positions;
}

/** Pages that are read at a time, each of up to 16 MiB, and those of one organization. */
const read_slots = { slots: 16, slots_per_tenant: 8, beside_others: 3, waiting_per_tenant: 4096 };
const read_wait_ms = 10_000;

type Read = (request: ChangesRequest) => Promise<ChangesPage>;

function fairReads(read: Read): Read {
  const shared = createFairSlots(read_slots);
  return async (request) => {
    const page = await shared.run(request.connector.organization_id, performance.now() + read_wait_ms, () =>
      read(request),
    );
    if (page !== 'late') return page;
    throw new Problem('unavailable', 'Too many changes are being read. Try again shortly.', { retry_after_s: 1 });
  };
}

/** Callers that wait for the same change ask for the same page: it is read once. */
function sharedReads(read: Read): Read {
  const reading = new Map<string, Promise<ChangesPage>>();
  return (request) => {
    const { connector, stores, all, fields, after, page_size, max_bytes } = request;
    const returned = stores.map(({ entity, granted }) => [entity, granted ?? null]);
    const key = JSON.stringify([connector.id, all, returned, fields, after, page_size, max_bytes]);
    const known = reading.get(key);
    if (known) return known;
    const page = read(request).finally(() => reading.delete(key));
    reading.set(key, page);
    return page;
  };
}
