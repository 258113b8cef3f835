import type { Change, Connector, Replication } from '../generated/types.gen.ts';
import type { CatalogueEntry } from '../connector-types/catalogue.ts';

/** What the tools need of the service, as the caller may reach it. Failures are Problems. */
export interface Api {
  connectors(): Promise<Connector[]>;
  type(connector_type: string): Promise<CatalogueEntry>;
  states(connector_id: string): Promise<Replication['data']>;
  execute(connector_id: string, operation: ExecuteBody): Promise<Executed>;
  changes(connector_id: string, query: ChangesQuery): Promise<ChangesPage>;
  /** Undefined: this caller may not connect anything. */
  connect: ((connector_type: string, environment: Record<string, string> | undefined) => Promise<Consent>) | undefined;
  consent(session_id: string): Promise<{ status: string; connector_id?: string; error?: string }>;
}

export interface ExecuteBody {
  entity: string;
  action: string;
  params: Record<string, unknown>;
}

export type VendorRecord = Record<string, unknown>;

/** The response of any action. */
export interface Executed {
  data: VendorRecord | VendorRecord[];
  pagination?: { after: string | null };
  meta?: { has_more: boolean; cursor?: string | null; as_of?: string };
}

export interface ChangesQuery {
  entities?: string;
  after?: string;
  page_size: number;
  max_bytes: number;
}

export interface ChangesPage {
  data: Change[];
  pagination: { after: string };
  meta: { caught_up: boolean; as_of: string | null };
}

export interface Consent {
  consent_url: string;
  session_id: string;
  expires_at: string;
}
