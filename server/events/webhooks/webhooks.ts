import { v7 as uuid } from 'uuid';
import type { Logger } from 'pino';
import { actOn, recordAudit } from '../../audit/record-audit.ts';
import type { WebhookAttempt, WebhookReplay } from '../../generated/types.gen.ts';
import { systemResolve, type Resolve } from '../../execution/transport/ssrf-guard.ts';
import type { JobHandler } from '../../jobs/jobs.ts';
import type { Database, Transaction } from '../../storage/database.ts';
import { lockSql } from '../../storage/row-locks.ts';
import type { Vault } from '../../vault/vault.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { createSender } from './attempt.ts';
import { deliverJob, type Delivered } from './deliver.ts';
import { dueEndpoints, listDeliveries, purgeDeliveries, type DeliveryFilter } from './deliveries.ts';
import { Endpoints, type Owner } from './endpoints.ts';
import { openKeys } from './keys.ts';
import { checkReceiverUrl, receiverConnector } from './receiver-url.ts';
import { replay } from './replay.ts';
import { movedBy, type Time } from './time.ts';

/** What tests set: the time, the deadline of an attempt, and the addresses of host names. */
export interface WebhookOptions {
  offset_ms: () => number;
  random: () => number;
  attempt_ms: number;
  resolve: Resolve;
}

const defaults: WebhookOptions = {
  offset_ms: () => 0,
  random: Math.random,
  attempt_ms: 15_000,
  resolve: systemResolve,
};
/** Endpoints that one sweep looks at. */
const swept = 1000;

interface Parts {
  database: Database;
  vault: Vault;
  log: Logger;
  event_log: Pick<EventLog, 'toEvent'>;
  sandbox: boolean;
  lease_ms: number;
  enqueue(endpoint_id: string): void;
  count: Delivered;
}

export class Webhooks {
  readonly endpoints: Endpoints;
  readonly time: Time;
  /** Delivers what is due to the endpoint that the key names. */
  readonly deliver: JobHandler;
  readonly #parts: Parts;
  readonly #sender: ReturnType<typeof createSender>;
  readonly #closing = new AbortController();

  constructor(parts: Parts, options: Partial<WebhookOptions> = {}) {
    const { offset_ms, random, attempt_ms, resolve } = { ...defaults, ...options };
    const { database, vault, sandbox } = parts;
    this.#parts = parts;
    this.time = movedBy(offset_ms);
    this.endpoints = new Endpoints({ database, vault, time: this.time });
    this.#sender = createSender({
      connect: receiverConnector(sandbox, resolve, attempt_ms),
      now: () => this.time.now(),
      attempt_ms,
    });
    const { endpoints, time } = this;
    this.deliver = deliverJob({ ...parts, endpoints, time, random, sender: this.#sender });
  }

  checkUrl(url: string | undefined): void {
    if (url !== undefined) checkReceiverUrl(url, this.#parts.sandbox);
  }

  /** Hints that these endpoints have deliveries. */
  wake(endpoint_ids: readonly string[]): void {
    for (const id of endpoint_ids) this.#parts.enqueue(id);
  }

  /** Finds what no hint has led to, and ends what has failed for too long. */
  async sweep(): Promise<void> {
    await this.endpoints.disableFailing();
    this.wake(await dueEndpoints(this.#parts.database, this.time, swept));
  }

  /** Sends one event that is in no log. */
  async test(owner: Owner, id: string, signal: AbortSignal): Promise<WebhookAttempt> {
    const endpoint = await this.endpoints.find(owner, id);
    const event = {
      id: uuid(),
      type: 'endpoint.test',
      created_at: new Date(this.time.now()).toISOString(),
      organization_id: endpoint.organization_id,
      customer_name: endpoint.customer_name,
      sequence: 0,
      data: { endpoint_id: id },
    };
    const keys = openKeys(this.#parts.vault, endpoint, Boolean(endpoint.overlaps));
    const ended = AbortSignal.any([signal, this.#closing.signal]);
    const { retry_after_s: _, ...attempt } = await this.#sender.send(endpoint.url, event, keys, ended);
    return attempt;
  }

  async replay(
    owner: Owner,
    id: string,
    request: WebhookReplay,
    also: (tx: Transaction, replayed: number) => Promise<void>,
  ): Promise<number> {
    const { database } = this.#parts;
    const replayed = await database.transaction(async (tx) => {
      const endpoint = await this.endpoints.find(owner, id, tx, lockSql[tx.engine].share);
      const count = await replay(tx, this.time, endpoint, request);
      const detail = { replayed: count };
      await recordAudit(tx, owner.by, { ...actOn(endpoint), type: 'webhook_endpoint.replayed', detail });
      await also(tx, count);
      return count;
    });
    this.wake([id]);
    return replayed;
  }

  async deliveries(owner: Owner, filter: DeliveryFilter) {
    await this.endpoints.find(owner, filter.endpoint_id);
    return listDeliveries(this.#parts.database, filter);
  }

  purge(kept_ms: number): Promise<number> {
    return purgeDeliveries(this.#parts.database, this.time, kept_ms);
  }

  /** Ends tests in progress. */
  stop(): void {
    this.#closing.abort();
  }

  close(): Promise<void> {
    return this.#sender.close();
  }
}
