import type { Logger } from 'pino';
import type { Actor } from '../audit/actor.ts';
import type { Principal } from '../api-tokens/access-token.ts';
import type { Services } from '../services.ts';
import type { Keep } from './idempotency.ts';
import type { Paused } from '../execution/call.ts';
import type { Tenant } from '../connectors/tenancy.ts';

/** One row of the generated table of routes. */
export interface Route<Id extends string = string> {
  operation_id: Id;
  method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  path: string;
  summary: string;
  stage: 'ready' | 'planned';
  auth: 'none' | 'bearer' | 'client' | 'metrics';
  /** A person meets it in a browser. */
  browser: boolean;
  scopes: readonly string[];
  consumes: readonly string[];
  body_required: boolean;
  idempotent: boolean;
  produces: readonly string[];
}

/** What the contract promises to have checked when a handler runs. */
export type Input<Data> = {
  body: Data extends { body?: infer Body } ? Body : never;
  path: Data extends { path: infer Path } ? Path : Record<string, never>;
  query: Data extends { query?: infer Query } ? NonNullable<Query> : Record<string, never>;
  headers: Data extends { headers?: infer Headers } ? NonNullable<Headers> : Record<string, never>;
};

/** Sent as it is: a file, or JSON text in pieces, whose declared form the tests validate. */
export type Bytes = Buffer | Buffer[];

/** A successful response: one of the declared statuses with its body. Failures are thrown as Problems. */
export type Answer<Responses> = {
  [Status in keyof Responses]: { status: Status; headers?: Record<string, string> } & (Responses[Status] extends void
    ? { body?: undefined }
    : { body: Responses[Status] | Bytes });
}[keyof Responses];

export interface Context {
  request_id: string;
  log: Logger;
  services: Services;
  /** Who calls; throws where the operation is open to anybody. */
  principal: Principal;
  /** The caller's organization and the connectors that the caller may reach. The only way to them. */
  tenant: Tenant;
  /** The caller as the audit log has it; of any operation. */
  actor: Actor;
  /** The raw request line and headers of the few operations that need them. */
  request: { authorization: string | undefined; content_type: string | undefined };
  /**
   * Of operations that take an Idempotency-Key: keeps the response in the transaction of the effect, so that a crash
   * stores both or neither. The handler returns the same response afterwards.
   */
  keep: Keep;
  /** Aborts when the caller has gone. */
  signal: AbortSignal;
  /** Gives the request's slot back while it waits for a vendor (`Slot`). */
  pause: () => Paused;
}

export type Handler<Data, Responses> = (
  input: Input<Data>,
  context: Context,
) => Promise<Answer<Responses>> | Answer<Responses>;

/** Written beside the name of a planned operation: it responds 501, and the contract says so. */
export const notImplemented = Symbol('not implemented');

/** The operations of a process that only replicates: its operator needs its health and metrics. */
export const of_workers: ReadonlySet<string> = new Set<Route['operation_id']>([
  'getLiveness',
  'getReadiness',
  'getMetrics',
]);
