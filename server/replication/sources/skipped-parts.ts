import type { SkippedPartRow } from '../../generated/tables.gen.ts';
import type { InvalidRecord } from '../../execution/call.ts';
import { ReportProblem } from '../../execution/strategies/report.ts';
import { Problem } from '../../problem.ts';
import type { Engine } from '../../storage/column-types.ts';
import { nowSql } from '../../storage/database-clock.ts';
import type { RecordSession } from '../../records/store.ts';
import { isUnauthorized } from '../syncs/credentials.ts';
import type { SyncSession } from '../syncs/session.ts';
import { OutOfTime } from '../syncs/throttling.ts';

/** A part of an entity that could not be read, and the error that kept it from being read. */
export interface SkippedPart {
  part: string;
  code: string;
}

/** Only a complete listing can find such a record again. */
export const nameless_part = 'a record without an id';

/** Records that do not fit their entity are skipped one by one. */
export const invalidParts = (invalid: readonly InvalidRecord[]): SkippedPart[] =>
  invalid.map(({ id }) => ({ part: id ?? nameless_part, code: 'upstream_contract_violation' }));

/** One entity of a connector, in the listing that is in progress. */
export interface Place {
  connector_id: string;
  entity: string;
  generation: number;
}

/** A longer name of a part is cut; it only has to be recognizable. */
const longest_part = 255;
const rows_per_statement = 200;
export const most_reported = 100;

/** Failures in a row after which the vendor itself is taken to be at fault, not the parts. */
const most_in_a_row = 100;
const most_outages_in_a_row = 10;

/** Errors that one part of an entity may have while the others can be read. */
const of_one_part: ReadonlySet<string> = new Set([
  'record_not_found',
  'upstream_forbidden',
  'upstream_failed',
  'upstream_timeout',
  'upstream_too_large',
  'upstream_contract_violation',
  'invalid_cursor',
  // An id of the vendor's that our own checks do not take.
  'validation_failed',
]);

/**
 * Decides whether an error concerns one part alone. Counts failures in a row, so that a vendor that is down or a
 * permission that is missing altogether does not cost a request for every part.
 */
export function createPartFailures(session: SyncSession) {
  let in_a_row = 0;
  let outages_in_a_row = 0;
  return {
    succeeded(): void {
      in_a_row = 0;
      outages_in_a_row = 0;
    },
    /** The error's code where only this part is to be left out; undefined where the error concerns the entity. */
    async codeOf(error: unknown): Promise<string | undefined> {
      if (!(error instanceof Problem) || error instanceof OutOfTime || session.signal.aborted) return undefined;
      const unauthorized = error.code === 'upstream_unauthorized';
      if (!unauthorized && !of_one_part.has(error.code)) return undefined;
      if (unauthorized && (await isUnauthorized(session))) return undefined;
      if (isOutage(error)) outages_in_a_row++;
      in_a_row++;
      return in_a_row > most_in_a_row || outages_in_a_row > most_outages_in_a_row ? undefined : error.code;
    },
  };
}

export type PartFailures = ReturnType<typeof createPartFailures>;

function isOutage(error: Problem): boolean {
  if (error.code === 'upstream_timeout') return true;
  if (error.code !== 'upstream_failed' || error instanceof ReportProblem) return false;
  const status = error.extras.upstream?.status;
  return status === undefined || status >= 500;
}

/** Notes parts that were left out. A part that was left out before keeps its `since`. */
export async function noteSkipped(
  tx: RecordSession,
  engine: Engine,
  { connector_id, entity, generation }: Place,
  parts: readonly SkippedPart[],
): Promise<void> {
  const now = nowSql[engine];
  const changed =
    engine === 'sqlite'
      ? 'ON CONFLICT (connector_id, entity, part) DO UPDATE SET code = excluded.code, generation = excluded.generation'
      : 'ON DUPLICATE KEY UPDATE code = VALUES(code), generation = VALUES(generation)';
  const rows = [...new Map(parts.map(({ part, code }) => [part.slice(0, longest_part), code]))];
  for (let at = 0; at < rows.length; at += rows_per_statement) {
    const chunk = rows.slice(at, at + rows_per_statement);
    await tx.change(
      `INSERT INTO skipped_parts (connector_id, entity, part, code, since, generation) VALUES ${chunk.map(() => `(?, ?, ?, ?, ${now}, ?)`).join(', ')} ${changed}`,
      chunk.flatMap(([part, code]) => [connector_id, entity, part, code, generation]),
    );
  }
}

/** These parts have been read, or are no longer part of the entity. */
export async function forgetSkipped(
  tx: RecordSession,
  connector_id: string,
  entity: string,
  parts: readonly string[],
): Promise<void> {
  for (let at = 0; at < parts.length; at += rows_per_statement) {
    const chunk = parts.slice(at, at + rows_per_statement).map((part) => part.slice(0, longest_part));
    await tx.change(
      `DELETE FROM skipped_parts WHERE connector_id = ? AND entity = ? AND part IN (${chunk.map(() => '?').join(', ')})`,
      [connector_id, entity, ...chunk],
    );
  }
}

/** A complete listing has read everything but what it left out itself. */
export async function forgetSkippedBefore(
  tx: RecordSession,
  { connector_id, entity, generation }: Place,
): Promise<void> {
  await tx.change('DELETE FROM skipped_parts WHERE connector_id = ? AND entity = ? AND generation < ?', [
    connector_id,
    entity,
    generation,
  ]);
}

/** The parts that are left out, oldest first. */
export function skippedParts(
  session: Pick<RecordSession, 'query'>,
  connector_id: string,
  entity: string,
  limit = most_reported,
): Promise<SkippedPartRow[]> {
  return session.query<SkippedPartRow>(
    `SELECT * FROM skipped_parts WHERE connector_id = ? AND entity = ? ORDER BY since, part LIMIT ${Math.floor(limit)}`,
    [connector_id, entity],
  );
}

export async function countSkipped(
  session: Pick<RecordSession, 'query'>,
  connector_id: string,
  entity: string,
): Promise<number> {
  const [row] = await session.query<{ count: number }>(
    'SELECT COUNT(*) AS count FROM skipped_parts WHERE connector_id = ? AND entity = ?',
    [connector_id, entity],
  );
  return Number(row?.count ?? 0);
}

/** Whether a record was left out of which not even the id is known. */
export async function hasNamelessPart(
  session: Pick<RecordSession, 'query'>,
  connector_id: string,
  entity: string,
): Promise<boolean> {
  const rows = await session.query(
    'SELECT part FROM skipped_parts WHERE connector_id = ? AND entity = ? AND part = ?',
    [connector_id, entity, nameless_part],
  );
  return rows.length > 0;
}

/** The parts that the listing in progress has left out. */
export async function skippedIn(session: Pick<RecordSession, 'query'>, place: Place): Promise<string[]> {
  const rows = await session.query<{ part: string }>(
    'SELECT part FROM skipped_parts WHERE connector_id = ? AND entity = ? AND generation = ?',
    [place.connector_id, place.entity, place.generation],
  );
  return rows.map(({ part }) => part);
}
