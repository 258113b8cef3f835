import type { IncrementalRule } from '../../connector-types/definition/replication-rules.ts';

/** Instants of two clocks do not follow one another to the millisecond. */
const margin_ms = 1000;

/** The newest change among the records, in milliseconds precision and one form, so that positions compare as text. */
export function newestChange(
  records: readonly Record<string, unknown>[],
  field: string,
  before: string | null,
): string | null {
  let newest = before === null ? Number.NEGATIVE_INFINITY : Date.parse(before);
  for (const record of records) {
    const at = Date.parse(String(record[field] ?? ''));
    if (at > newest) newest = at;
  }
  return Number.isFinite(newest) ? new Date(newest).toISOString() : null;
}

/**
 * Where the next sync asks for changes from: the newest change the vendor has shown, less the time that the listing
 * took. A record that changes while the listing syncs, after its page, has a later time than the vendor's clock showed
 * when the listing began; and that is at most `newest` less the duration. Durations are the same by every clock, so a
 * vendor whose clock is wrong loses nothing. Where the vendor's times lie ahead of ours they may be an error that it
 * will correct, so ours bounds them; asking for too much only costs. Where our clock has gone back meanwhile, the
 * duration is unknown, and the position stays where it was.
 */
export function nextPosition(listing: {
  before: string | null;
  newest: string | null;
  started_at: string;
  ended_at: string;
}): string | null {
  const { before, newest, started_at, ended_at } = listing;
  if (newest === null) return before;
  const ended = Date.parse(ended_at);
  const took_ms = ended - Date.parse(started_at);
  if (took_ms < 0) return before;
  const position = new Date(Math.min(Date.parse(newest), ended) - took_ms - margin_ms).toISOString();
  return before !== null && before > position ? before : position;
}

export function changesQuery(rule: IncrementalRule, position: string): Record<string, string> {
  return { [rule.param]: rule.granularity === 'day' ? position.slice(0, 10) : `${position.slice(0, 19)}Z` };
}
