import type { Call } from '../../execution/call.ts';
import { rawPage } from '../../execution/pages.ts';
import { lookAgainIn, ReportProblem } from '../../execution/strategies/report.ts';
import { updateReplication } from '../../storage/repositories/entity-states.ts';
import type { Part } from './partitions.ts';
import { patiently } from '../syncs/throttling.ts';
import { fenced, pause, Stopped, type SyncSession } from '../syncs/session.ts';

/** So many reports in a row that the vendor drops, or does not have any more. */
const most_lapsed = 2;

/**
 * Reads a page of a list that the vendor serves as a report. The report's id is stored when it is begun and with every
 * look at it, so that a process that resumes the sync waits for the same one. Short waits are sat out; for longer ones
 * the sync releases its slot. A failed report is discarded: the next attempt begins another.
 */
export async function readReported(
  session: SyncSession,
  entity: string,
  call: Omit<Call, 'action'>,
  part: Part,
): Promise<Awaited<ReturnType<typeof rawPage>>> {
  let cursor = part.cursor;
  let lapsed = 0;
  let waited_ms = 0;
  for (;;) {
    try {
      const page = await patiently(session, () => rawPage(call, { cursor, query: undefined }, session.runtime));
      if (page.looks === undefined) return page;
      cursor = page.next;
      await keep(session, entity, part.at(cursor));
      const wait_ms = lookAgainIn(page.looks, session.runtime);
      waited_ms += wait_ms;
      if (waited_ms > session.limits.wait_in_place_ms) throw new Stopped('parked', wait_ms);
      await pause(session, wait_ms);
    } catch (error) {
      if (!(error instanceof ReportProblem)) throw error;
      cursor = undefined;
      await keep(session, entity, part.at(undefined));
      if (!error.lapsed || ++lapsed > most_lapsed) throw error;
    }
  }
}

const keep = (session: SyncSession, entity: string, next_cursor: string | null): Promise<void> =>
  fenced(session, (tx) => updateReplication(tx, session.sync.connector_id, entity, { next_cursor }));
