import type { ActionContract } from '../connector-types/definition/define.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import type { RecordStore } from '../records/record-tables.ts';

export interface SearchRequest {
  connector: Pick<ConnectorRow, 'id' | 'ordinal' | 'organization_id'>;
  /** Where the entity's records are. */
  store: RecordStore;
  /** The contract of its action search. */
  action: ActionContract;
  params: unknown;
  /**
   * When the entity's last successful replication began; throws where there was none. Asked after the parameters have
   * been found good, as the contract orders.
   */
  as_of(): Promise<string>;
}
