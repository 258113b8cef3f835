import type { RecordStore } from '../../records/record-tables.ts';

/**
 * A place in the feed: within one change number first the records, by entity and number of the row, then the
 * tombstones, by entity and id, then `end`.
 */
export type Position =
  | { number: number; of: 'record'; entity: string; row: number }
  | { number: number; of: 'tombstone'; entity: string; id: string }
  | { number: number; of: 'end' };

/** Before everything, also before what was stored when changes had no numbers. */
export const beginning: Position = { number: -1, of: 'end' };

/** As a cursor carries it. */
export type PackedPosition = [number] | [number, 0, string, number] | [number, 1, string, string];

export function pack(position: Position): PackedPosition {
  if (position.of === 'record') return [position.number, 0, position.entity, position.row];
  return position.of === 'tombstone' ? [position.number, 1, position.entity, position.id] : [position.number];
}

export function unpack(packed: PackedPosition): Position {
  if (packed.length === 1) return { number: packed[0], of: 'end' };
  return packed[1] === 0
    ? { number: packed[0], of: 'record', entity: packed[2], row: packed[3] }
    : { number: packed[0], of: 'tombstone', entity: packed[2], id: packed[3] };
}

export interface Condition {
  sql: string;
  values: unknown[];
}

/** The rows of one table that come after the position, as ranges of its index, in their order. */
export function recordsAfter(position: Position, store: Pick<RecordStore, 'entity'>): Condition[] {
  const beyond: Condition = { sql: 'change_number > ?', values: [position.number] };
  if (position.of !== 'record' || store.entity < position.entity) return [beyond];
  if (store.entity > position.entity) return [{ sql: 'change_number >= ?', values: [position.number] }];
  return [{ sql: 'change_number = ? AND number > ?', values: [position.number, position.row] }, beyond];
}

export function tombstonesAfter(position: Position): Condition {
  const { number } = position;
  if (position.of === 'end') return { sql: 'change_number > ?', values: [number] };
  if (position.of === 'record') return { sql: 'change_number >= ?', values: [number] };
  return {
    sql: 'change_number >= ? AND (change_number > ? OR entity > ? OR (entity = ? AND record_id > ?))',
    values: [number, number, position.entity, position.entity, position.id],
  };
}
