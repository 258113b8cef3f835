import type { Connector } from '../connectors/registry.ts';
import { forgetChanged, noteChanged } from '../storage/changed-parents.ts';
import type { Transaction } from '../storage/database.ts';
import { recordStore } from '../storage/record-tables.ts';
import { removeByKey } from '../storage/records.ts';
import { replicationsOf } from '../storage/replication.ts';
import { parentOf } from './plan.ts';
import { fenced, type Run } from './run.ts';

/** What follows from a change of a record for those that belong to it. */

const ids_per_statement = 200;
const rows_per_transaction = 1000;

const childrenOf = ({ contract }: Connector, entity: string): string[] => Object.keys(contract.entities).filter((name) => contract.entities[name]!.parent?.entity === entity);

/** Those whose list is read per parent are to be read again; a first complete listing that has not begun reads every parent anyway. */
export async function noteChildren(tx: Transaction, run: Run, entity: string, changed: readonly string[]): Promise<void> {
  const listed = childrenOf(run.connector, entity).filter((child) => parentOf(run.connector, child));
  if (listed.length === 0 || changed.length === 0) return;
  const rows = await replicationsOf(tx, run.sync.connector_id);
  const begun = listed.filter((child) => {
    const row = rows.get(child);
    return row !== undefined && (row.full_as_of !== null || row.phase !== 'idle');
  });
  await noteChanged(tx, run.database.engine, run.sync.connector_id, begun, changed);
}

/**
 * Removes what belongs to records that are about to be removed, in transactions of their own: a run that is killed in between finds the records still there, and
 * does it again.
 */
export async function removeChildren(run: Run, entity: string, gone: readonly string[]): Promise<void> {
  const { database, sync, row } = run;
  const children = childrenOf(run.connector, entity);
  if (children.length === 0 || gone.length === 0) return;
  const begun = await replicationsOf(database, sync.connector_id);
  for (const child of children) {
    if (!begun.has(child)) continue;
    const store = recordStore(row.connector_type, child)!;
    const { field } = run.connector.contract.entities[child]!.parent!;
    const { column } = store.keys.find(({ path }) => path.length === 1 && path[0] === field)!;
    for (let at = 0; at < gone.length; at += ids_per_statement) {
      const chunk = gone.slice(at, at + ids_per_statement);
      for (let removed = rows_per_transaction; removed === rows_per_transaction; ) {
        removed = await fenced(run, async (tx) => {
          const count = await removeByKey(tx, database.engine, store, row.ordinal, column, chunk, rows_per_transaction);
          await forgetChanged(tx, sync.connector_id, child, chunk);
          if (count > 0) {
            await tx.change('UPDATE replications SET record_count = record_count - ? WHERE connector_id = ? AND entity = ?', [count, sync.connector_id, child]);
            await tx.change('UPDATE sync_entities SET records_deleted = records_deleted + ? WHERE sync_id = ? AND entity = ?', [count, sync.id, child]);
          }
          return count;
        });
      }
    }
  }
}
