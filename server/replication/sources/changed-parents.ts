import type { Engine } from '../../storage/column-types.ts';
import type { RecordSession } from '../../records/store.ts';

const rows_per_statement = 500;

/** Notes that what belongs to these records is to be read again, for each of the entities that do. */
export async function noteChanged(
  tx: RecordSession,
  engine: Engine,
  connector_id: string,
  entities: readonly string[],
  parents: readonly string[],
): Promise<void> {
  const ignore = engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  for (const entity of entities) {
    for (let at = 0; at < parents.length; at += rows_per_statement) {
      const chunk = parents.slice(at, at + rows_per_statement);
      await tx.change(
        `${ignore} INTO changed_parents (connector_id, entity, parent_id) VALUES ${chunk.map(() => '(?, ?, ?)').join(', ')}`,
        chunk.flatMap((id) => [connector_id, entity, id]),
      );
    }
  }
}

/** What belongs to these parents has been read. */
export async function forgetChanged(
  tx: RecordSession,
  connector_id: string,
  entity: string,
  parents: readonly string[],
): Promise<void> {
  for (let at = 0; at < parents.length; at += rows_per_statement) {
    const chunk = parents.slice(at, at + rows_per_statement);
    await tx.change(
      `DELETE FROM changed_parents WHERE connector_id = ? AND entity = ? AND parent_id IN (${chunk.map(() => '?').join(', ')})`,
      [connector_id, entity, ...chunk],
    );
  }
}

/** The noted parents from this id on, in the order of ids. */
export async function changedParents(
  session: Pick<RecordSession, 'query'>,
  connector_id: string,
  entity: string,
  from: string,
  limit: number,
): Promise<string[]> {
  const rows = await session.query<{ parent_id: string }>(
    `SELECT parent_id FROM changed_parents WHERE connector_id = ? AND entity = ? AND parent_id >= ? ORDER BY parent_id LIMIT ${Math.floor(limit)}`,
    [connector_id, entity, from],
  );
  return rows.map((row) => row.parent_id);
}
