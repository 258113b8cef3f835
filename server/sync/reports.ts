import type { Call } from '../execution/call.ts';
import { rawPage } from '../execution/pages.ts';
import { lookAgainIn, ReportProblem } from '../execution/report.ts';
import { updateReplication } from '../storage/replication.ts';
import type { Part } from './partitions.ts';
import { patiently } from './patience.ts';
import { fenced, pause, Stopped, type Run } from './run.ts';

/** So many reports in a row that the vendor drops, or does not have any more. */
const most_lapsed = 2;

/**
 * A page of a list that the vendor makes a report of. The report is stored as soon as it is begun, and with every look at it, so that whoever takes the run up
 * waits for the same one. A short wait is sat out; for longer ones the run lets go. A report that comes to nothing is forgotten: the next try begins another.
 */
export async function readReported(run: Run, entity: string, call: Omit<Call, 'action'>, part: Part): Promise<Awaited<ReturnType<typeof rawPage>>> {
  let cursor = part.cursor;
  let lapsed = 0;
  let waited_ms = 0;
  for (;;) {
    try {
      const page = await patiently(run, () => rawPage(call, { cursor, query: undefined }, run.runtime));
      if (page.looks === undefined) return page;
      cursor = page.next;
      await keep(run, entity, part.at(cursor));
      const wait_ms = lookAgainIn(page.looks, run.runtime);
      waited_ms += wait_ms;
      if (waited_ms > run.limits.wait_in_place_ms) throw new Stopped('parked', wait_ms);
      await pause(run, wait_ms);
    } catch (error) {
      if (!(error instanceof ReportProblem)) throw error;
      cursor = undefined;
      await keep(run, entity, part.at(undefined));
      if (!error.lapsed || ++lapsed > most_lapsed) throw error;
    }
  }
}

const keep = (run: Run, entity: string, next_cursor: string | null): Promise<void> => fenced(run, (tx) => updateReplication(tx, run.sync.connector_id, entity, { next_cursor }));
