import type { ConnectorContract, ConnectorMapping } from '../connectors/define.ts';
import type { UpstreamObservation } from './runtime.ts';

export type Credentials = Readonly<Record<string, string>>;

/** Whose data, and how to prove the right to read it. */
export interface Access {
  contract: ConnectorContract;
  mapping: ConnectorMapping;
  auth_method: string;
  /** A function is asked again before every attempt, so that a token refreshed meanwhile is the one sent. */
  credentials: Credentials | (() => Credentials | Promise<Credentials>);
  environment?: Readonly<Record<string, string>> | undefined;
  /** What the connector is bound to, where its mapping has a scope. */
  replication_config?: Readonly<Record<string, string>> | undefined;
  /** Asked once per call, when the vendor answers 401 to `refused`: credentials to try once more with, or undefined where there are none. */
  on_unauthorized?: ((refused: Credentials) => Promise<Credentials | undefined>) | undefined;
  /** What cursors belong to beside their entity; the connector's id in the service. */
  cursor_binding?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Told of every request to the vendor for this call. */
  on_upstream?: ((observation: UpstreamObservation) => void) | undefined;
  deadline_ms?: number | undefined;
}

export interface Call extends Access {
  entity: string;
  action: string;
  params?: unknown;
}

export interface Pagination {
  after: string | null;
  page_size: number | null;
}

export type ListResult = { data: Record<string, unknown>[]; pagination?: Pagination };
export type GetResult = { data: Record<string, unknown> };
