import type { Database } from '../storage/database.ts';
import type { Customer } from './customer-hash.ts';

const positions_per_look = 2000;
const rows_per_part = 500;

/**
 * Rows of a customer in a log that is read by organization and position, some hundreds at a time. A statement looks at
 * a bounded number of other customers' rows; no index leads to those of one. Rows without a position come last.
 */
export async function* rowsOf<Row>(
  database: Pick<Database, 'query'>,
  table: 'events' | 'audit',
  { organization_id, customer_name }: Customer,
  { placed_only = false } = {},
): AsyncGenerator<Row[]> {
  const columns = table === 'events' ? 'id, connector_id' : 'id';
  const select = `SELECT ${columns} FROM ${table} WHERE organization_id = ? AND`;
  const [range] = await database.query<{ first: number | null; last: number | null }>(
    `SELECT MIN(position) AS first, MAX(position) AS last FROM ${table} WHERE organization_id = ?`,
    [organization_id],
  );
  const last = Number(range?.last ?? 0);
  for (let from = Number(range?.first ?? 1); from <= last; from += positions_per_look) {
    const rows = await database.query<Row>(`${select} position >= ? AND position < ? AND customer_name = ?`, [
      organization_id,
      from,
      from + positions_per_look,
      customer_name,
    ]);
    yield* parts(rows);
  }
  if (placed_only) return;
  yield* parts(
    await database.query<Row>(`${select} position IS NULL AND customer_name = ?`, [organization_id, customer_name]),
  );
}

function* parts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += rows_per_part) yield rows.slice(from, from + rows_per_part);
}
