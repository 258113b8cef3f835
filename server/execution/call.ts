import type { ConnectorContract, ConnectorMapping } from '../connector-types/definition/define.ts';
import type { UpstreamObservation } from './options.ts';

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
  /**
   * Called at most once per call, when the vendor responds 401 to `refused`. Returns credentials for one retry, or
   * undefined if there are none.
   */
  on_unauthorized?: ((refused: Credentials) => Promise<Credentials | undefined>) | undefined;
  /** What cursors belong to beside their entity; the connector's id in the service. */
  cursor_binding?: string | undefined;
  /** Whose call it is, for connections that are shared fairly (`shareOf`). */
  share?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called before a request to the vendor, and before any other wait that may be long. */
  pause?: (() => Paused) | undefined;
  /** Told of every request to the vendor for this call. */
  on_upstream?: ((observation: UpstreamObservation) => void) | undefined;
  deadline_ms?: number | undefined;
  /**
   * A record of a raw page or an export page that does not fit its entity is reported in `invalid` beside the others;
   * otherwise it fails the page.
   */
  tolerant?: boolean | undefined;
}

/** A call that waits, and holds nothing meanwhile that others could use. */
export interface Paused {
  /** Undefined where a response may come in at once. Else resolves when it may: hundreds may begin at one moment. */
  turn(): Promise<unknown> | undefined;
  /** Ends the pause, after its turn; resolves when the call may go on. */
  resume(): Promise<void>;
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

/** A record that the vendor sent in a form that its entity does not have. */
export interface InvalidRecord {
  /** Null where the id is not one either. */
  id: string | null;
  field: string;
  message: string;
}

/**
 * The vendor's own record. One that is not returned is null: it is too deep, or the records before it have used up the
 * bytes.
 */
export type RawRecord = Record<string, unknown> | null;

export type ListResult = {
  data: Record<string, unknown>[];
  pagination?: Pagination;
  /** Absent where all records are valid. */
  invalid_records?: InvalidRecord[];
  /** The vendor's own records, in the order of `data`, where `raw` asks for them. */
  raw?: RawRecord[];
};
export type GetResult = { data: Record<string, unknown>; raw?: RawRecord };
