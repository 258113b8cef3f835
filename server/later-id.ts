import { v7 as uuid } from 'uuid';

/**
 * A new id that sorts after `previous`. Ids begin with the time at which they were made, and clocks move back or differ
 * between processes; where the order of ids means something, they follow the ids that are there.
 */
export function laterId(previous: string | null | undefined): string {
  const own = uuid();
  if (previous === null || previous === undefined || own > previous) return own;
  return uuid({ msecs: millisecondsOf(previous) + 1 });
}

/** RFC 9562, 5.7: the first 48 bits. */
const millisecondsOf = (id: string): number => parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
