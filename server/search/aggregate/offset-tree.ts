import { setImmediate as nextTurn } from 'node:timers/promises';
import { searchTimeout } from '../engines/timeout.ts';
import { startOf, yearOf, yearOffsets } from './time-zones.ts';

/** What a time zone's clocks are ahead of UTC, as an expression over seconds since 1970. */
export interface OffsetTree {
  years: ReadonlySet<number>;
  sql(seconds: string): string;
}

/** No zone had changed its offset before. */
const first_year = 1840;
/** Up to here every year between the first and the last moment is looked at; of later ones those that have moments. */
const last_year = 2100;
/** Changes of the offset take a place each in the statement. */
const max_late_years = 200;

export async function offsetTree(timezone: string, years: Iterable<number>, known?: OffsetTree): Promise<OffsetTree> {
  const all = new Set([...years, ...(known?.years ?? [])]);
  const changes: Array<{ from: number; offset: number }> = [];
  for (const year of [...all].sort((a, b) => a - b)) {
    const { from, offsets } = yearOffsets(timezone, year);
    for (const [at, offset] of offsets.entries())
      if (changes.at(-1)?.offset !== offset) changes.push({ from: from[at]!, offset });
    await nextTurn();
  }
  const between = (seconds: string, low: number, high: number): string => {
    if (high - low <= 1) return String(changes[low]?.offset ?? 0);
    const middle = (low + high) >> 1;
    return `IF(${seconds} < ${changes[middle]!.from}, ${between(seconds, low, middle)}, ${between(seconds, middle, high)})`;
  };
  return { years: all, sql: (seconds) => between(seconds, 0, changes.length) };
}

/** The years whose offsets are needed; `range` tells the first and the last moment from a second on. */
export async function yearsWith(range: (from: number | null) => Promise<[number, number] | null>): Promise<number[]> {
  const clamp = (year: number) => Math.max(first_year, year);
  const found = await range(null);
  if (!found) return [];
  const first = clamp(yearOf(found[0]));
  const last = clamp(yearOf(found[1]));
  const years: number[] = [];
  for (let year = first; year <= Math.min(last, last_year); year++) years.push(year);
  // A date like 9999-12-31 often stands for never: the years before it are not walked through.
  for (let next = last_year + 1; last >= next;) {
    const late = await range(startOf(next));
    if (!late) break;
    const year = yearOf(late[0]);
    years.push(year);
    if (years.length > last_year - first_year + max_late_years) throw searchTimeout();
    next = year + 1;
  }
  return years;
}
