import type { ExportRule } from '../connectors/replication-rules.ts';
import { exportPage } from '../execution/export-page.ts';
import type { ReplicationRow } from '../generated/tables.gen.ts';
import type { Page } from './listing.ts';
import { patiently } from './patience.ts';
import { pause, type Run } from './run.ts';

/** The vendor's clock and ours are not the same. */
const clock_margin_s = 30;

/** The next page of an export: of the listing in progress, or the first behind the place where the last export ended. */
export async function readExport(run: Run, entity: string, rule: ExportRule, state: ReplicationRow): Promise<Page> {
  const cursor = state.next_cursor ?? (state.phase === 'changes' && state.export_cursor !== null ? resumeFrom(rule, state.export_cursor, state.listing_started_at!) : undefined);
  await pause(run, run.pace.turn_ms(rule.per_minute));
  const page = await patiently(run, () => exportPage(run.access, entity, cursor, run.runtime));
  return { data: page.data, gone: page.gone, next: page.ended ? undefined : page.cursor, export_cursor: page.cursor ?? state.export_cursor, doubtful: false };
}

/** A time is never asked for that lies in what the vendor holds back; asking for too much only costs. */
export function resumeFrom(rule: Pick<ExportRule, 'cursor' | 'held_back_s'>, kept: string, now: string): string {
  if (rule.cursor !== 'time') return kept;
  const latest_s = Math.floor(Date.parse(now) / 1000) - rule.held_back_s - clock_margin_s;
  return String(Math.min(Number(kept), latest_s));
}
