import { v4 as uuid } from 'uuid';
import type { Logger } from 'pino';
import type { JobHandler } from '../../jobs/jobs.ts';
import type { Database } from '../../storage/database.ts';
import { acquireLease, releaseLease, renewLease } from '../../storage/repositories/leases.ts';
import type { Vault } from '../../vault/vault.ts';
import type { EventLog } from '../event-log/event-log.ts';
import type { Attempt, Sender } from './attempt.ts';
import { dueDeliveries, storeOutcome, type DueDelivery, type Outcome } from './deliveries.ts';
import { selectEndpoints, type EndpointRow, type Endpoints } from './endpoints.ts';
import { openKeys } from './keys.ts';
import { waitAfter } from './schedule.ts';
import type { Time } from './time.ts';

/** Called with what has come of an attempt. */
export type Delivered = (outcome: 'succeeded' | 'retried' | 'failed', duration_ms: number) => void;

interface Parts {
  database: Database;
  vault: Vault;
  log: Logger;
  event_log: Pick<EventLog, 'toEvent'>;
  endpoints: Endpoints;
  sender: Sender;
  time: Time;
  random(): number;
  lease_ms: number;
  count: Delivered;
}

/** Attempts at a time to one endpoint. */
const lanes = 4;
const deliveries_per_look = 32;
/** After so long the endpoint lets others have their turn. */
const turn_ms = 10_000;

/** The job `webhook`: delivers what is due to one endpoint, which one process does at a time. */
export function deliverJob(parts: Parts): JobHandler {
  const { database, log, lease_ms } = parts;
  return async (endpoint_id, closing) => {
    const lease = { name: `webhook:${endpoint_id}`, holder: uuid(), ttl_ms: lease_ms };
    if (!(await acquireLease(database, lease))) return;
    const lost = new AbortController();
    const renewal = setInterval(() => {
      renewLease(database, lease).then(
        (held) => held || lost.abort(),
        (error: unknown) => log.warn({ err: error, endpoint_id }, 'the lease of a webhook endpoint was not renewed'),
      );
    }, lease_ms / 3);
    try {
      const more = await deliverDue(parts, endpoint_id, AbortSignal.any([closing, lost.signal]));
      return more ? { again_in_ms: 0 } : undefined;
    } finally {
      clearInterval(renewal);
      await releaseLease(database, lease);
    }
  };
}

/** Returns whether more is due. */
async function deliverDue(parts: Parts, endpoint_id: string, signal: AbortSignal): Promise<boolean> {
  const { database, time } = parts;
  const ends_ms = performance.now() + turn_ms;
  while (!signal.aborted) {
    const [endpoint] = await database.query<EndpointRow>(
      `${selectEndpoints(time, database)} WHERE id = ? AND enabled = ?`,
      [endpoint_id, true],
    );
    if (!endpoint) return false;
    const due = await dueDeliveries(database, time, endpoint_id, deliveries_per_look);
    if (due.length === 0) return false;
    if (performance.now() > ends_ms) return true;
    const queue = byConnector(due);
    const lane = async () => {
      for (let deliveries = queue.shift(); deliveries; deliveries = queue.shift())
        for (const delivery of deliveries) {
          if (signal.aborted || performance.now() > ends_ms) return;
          if (!(await deliver(parts, endpoint, delivery, signal))) return;
        }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  return false;
}

/** Deliveries of one connector are attempted one after the other. */
function byConnector(due: readonly DueDelivery[]): DueDelivery[][] {
  const groups = new Map<string, DueDelivery[]>();
  for (const delivery of due) {
    const key = delivery.connector_id ?? delivery.id;
    groups.set(key, [...(groups.get(key) ?? []), delivery]);
  }
  return [...groups.values()];
}

/** One attempt. False where no other may follow. */
async function deliver(
  parts: Parts,
  endpoint: EndpointRow,
  delivery: DueDelivery,
  signal: AbortSignal,
): Promise<boolean> {
  const { database, vault, sender, event_log, endpoints, time, count } = parts;
  const keys = openKeys(vault, endpoint, Boolean(endpoint.overlaps));
  let attempt: Attempt;
  try {
    attempt = await sender.send(endpoint.url, event_log.toEvent(delivery), keys, signal);
  } catch (error) {
    // The process ends, or another one has taken over: the delivery is still due.
    if (signal.aborted) return false;
    throw error;
  }
  const outcome = outcomeOf(attempt, delivery.attempts + 1, parts.random());
  await database.transaction((tx) => storeOutcome(tx, time, delivery, outcome));
  count(outcome.status === 'pending' ? 'retried' : outcome.status, outcome.duration_ms);
  if (attempt.response_status !== 410) return true;
  await endpoints.disable(endpoint.id, 'gone');
  return false;
}

function outcomeOf(attempt: Attempt, attempts: number, random: number): Outcome {
  const { delivered, response_status, error, duration_ms, retry_after_s } = attempt;
  const wait_ms = delivered ? undefined : waitAfter(attempts, retry_after_s, random);
  const status = delivered ? 'succeeded' : wait_ms === undefined ? 'failed' : 'pending';
  return { status, wait_ms, response_status, error, duration_ms };
}
