import type { Connector } from '../../connector-types/registry.ts';
import type { ReplicationRow } from '../../generated/tables.gen.ts';
import { forgetChanged, noteChanged } from './changed-parents.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordStore, type RecordStore } from '../../records/record-tables.ts';
import type { SyncedRecord } from '../../records/derive-record.ts';
import { removeByKey, writePage, type WrittenPage } from '../../records/store.ts';
import { replicationsOf } from '../../storage/repositories/entity-states.ts';
import { forgetSkipped } from './skipped-parts.ts';
import { parentOf } from '../syncs/plan.ts';
import { fenced, type SyncSession } from '../syncs/session.ts';
import { present } from '../../present.ts';

/** What follows from a change of a record for those that belong to it. */

const ids_per_statement = 200;
const rows_per_transaction = 1000;

const childrenOf = ({ contract }: Connector, entity: string): string[] =>
  Object.keys(contract.entities).filter((name) => present(contract.entities[name]).parent?.entity === entity);

export function storeOf(session: SyncSession, entity: string): RecordStore {
  const store = recordStore(session.row.connector_type, entity);
  if (!store) throw new Error(`${session.row.connector_type} has no table for ${entity}`);
  return store;
}

/**
 * Stores records, and notes in the same transaction what is to be read again because of them. Whatever a sync learns of
 * a record goes through here: from a list, an export, or a get.
 */
export async function storeRecords(
  tx: Transaction,
  session: SyncSession,
  { entity, generation }: Pick<ReplicationRow, 'entity' | 'generation'>,
  records: readonly SyncedRecord[],
): Promise<WrittenPage> {
  const store = storeOf(session, entity);
  const page = await writePage(tx, session.database.engine, store, session.row.ordinal, records, generation);
  await noteChildren(tx, session, entity, page.written);
  return page;
}

/**
 * Those whose list is read per parent are to be read again; a first complete listing that has not begun reads every
 * parent anyway.
 */
async function noteChildren(
  tx: Transaction,
  session: SyncSession,
  entity: string,
  changed: readonly string[],
): Promise<void> {
  const listed = childrenOf(session.connector, entity).filter((child) => parentOf(session.connector, child));
  if (listed.length === 0 || changed.length === 0) return;
  const rows = await replicationsOf(tx, session.sync.connector_id);
  const begun = listed.filter((child) => {
    const row = rows.get(child);
    return row !== undefined && (row.full_as_of !== null || row.phase !== 'idle');
  });
  await noteChanged(tx, session.database.engine, session.sync.connector_id, begun, changed);
}

/**
 * Removes what belongs to records that are about to be removed, in transactions of their own: a sync that is killed in
 * between finds the records still there, and does it again.
 */
export async function removeChildren(session: SyncSession, entity: string, gone: readonly string[]): Promise<void> {
  const { database, sync, row } = session;
  const children = childrenOf(session.connector, entity);
  if (children.length === 0 || gone.length === 0) return;
  const begun = await replicationsOf(database, sync.connector_id);
  for (const child of children) {
    if (!begun.has(child)) continue;
    const store = present(recordStore(row.connector_type, child));
    const { field } = present(present(session.connector.contract.entities[child]).parent);
    const { column } = present(store.keys.find(({ path }) => path.length === 1 && path[0] === field));
    for (let at = 0; at < gone.length; at += ids_per_statement) {
      const chunk = gone.slice(at, at + ids_per_statement);
      for (let removed = rows_per_transaction; removed === rows_per_transaction;) {
        removed = await fenced(session, async (tx) => {
          const count = await removeByKey(tx, database.engine, store, row.ordinal, column, chunk, rows_per_transaction);
          await forgetChanged(tx, sync.connector_id, child, chunk);
          await forgetSkipped(tx, sync.connector_id, child, chunk);
          if (count > 0) {
            await tx.change(
              'UPDATE replications SET record_count = record_count - ? WHERE connector_id = ? AND entity = ?',
              [count, sync.connector_id, child],
            );
            await tx.change(
              'UPDATE sync_entities SET records_deleted = records_deleted + ? WHERE sync_id = ? AND entity = ?',
              [count, sync.id, child],
            );
          }
          return count;
        });
      }
    }
  }
}
