import type { JsonRecord } from '../../reference/evaluate.ts';
import type { CreationBody, Target } from '../../targets/target.ts';
import type { Case } from '../case.ts';
import type { Contract } from '../contract.ts';
import type { Redaction } from '../redact.ts';
import type { Values } from '../template.ts';

export interface Credentials {
  client_id: string;
  client_secret: string;
  organization_id?: string | undefined;
}

/** What the kit is given about the target; `sandbox.json` of a sandbox holds all of it. */
export interface Surroundings extends Credentials {
  base_url: string;
  /** What the service calls itself, where it is reached elsewhere. */
  public_url?: string | undefined;
  second?: Credentials | undefined;
  /** A client of the first organization and the second. */
  several?: Credentials | undefined;
  /** Connector type -> a body that creates a connector. */
  connectors: Record<string, CreationBody>;
  upstreams: Record<string, { base_url: string; control_url?: string }>;
}

export interface WorldOptions extends Pick<World, 'contract' | 'surroundings'> {
  run: string;
  patience_ms?: number | undefined;
}

/** The target with everything that cases may name, made when the first case asks for it. */
export interface World {
  target: Target;
  contract: Contract;
  surroundings: Surroundings;
  /** How long a case waits for a state at most. */
  patience_ms: number;
  redaction: Redaction;
  /** A body for the type whose credentials the vendor accepts, under a customer of the kit's own. */
  creation(connector_type: string, customer_name: string): CreationBody;
  /** A token, and the organization as it was: cleaning up puts it back. */
  prepare(): Promise<void>;
  valuesFor(given: Case): Promise<Values>;
  /** The connector of a type that replicates and that cases only read. */
  shared(connector_type: string): Promise<string>;
  tokenOf(who: 'owner' | 'second' | 'several'): Promise<string>;
  scopedToken(customer_name: string): Promise<string>;
  /** Whether the target lists the connector type. */
  offers(connector_type: string): Promise<boolean>;
  /** Why search over this entity does not answer, asked once; nothing where it does. */
  unsearchable(connector_type: string, entity: string): Promise<string | undefined>;
  /** Everything that search finds in the shared connector, asked once. */
  records(connector_type: string, entity: string): Promise<JsonRecord[]>;
  /** An account of the fake vendor that is not the given connector's, if it tells one. */
  otherAccount(
    connector_type: string,
  ): Promise<{ name: string; credentials: Record<string, string> | null } | undefined>;
  /** Asks the control interface of the type's fake vendor. */
  control(connector_type: string, method: string, path: string, body?: unknown): Promise<unknown>;
  /** Notes a connector that cleaning up must delete. */
  created(id: string, token: string | undefined): void;
  cleanUp(): Promise<void>;
}
