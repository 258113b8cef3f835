import type { WindowRule } from '../connectors/replication-rules.ts';

const day_ms = 86_400_000;
/** The date line: a day has begun everywhere when it has there. */
const last_zone_ms = 12 * 3_600_000;

const dayOf = (at_ms: number): string => new Date(at_ms).toISOString().slice(0, 10);

/** The days of a listing that began at `started_at`, oldest first, in windows of at most `days`: none is left out however long ago the last complete one began. */
export function windowsOf(rule: WindowRule, started_at: string, last_complete_at: string | null): Array<{ since: string; until: string }> {
  const today = Math.floor((Date.parse(started_at) - last_zone_ms) / day_ms) * day_ms;
  const known = last_complete_at === null ? today : Math.min(today, Math.floor((Date.parse(last_complete_at) - last_zone_ms) / day_ms) * day_ms);
  const windows: Array<{ since: string; until: string }> = [];
  for (let since = known - rule.look_back_days * day_ms; since <= today; since += rule.days * day_ms) {
    windows.push({ since: dayOf(since), until: dayOf(Math.min(today, since + (rule.days - 1) * day_ms)) });
  }
  return windows;
}
