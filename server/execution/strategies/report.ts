import { createHash } from 'node:crypto';
import { Problem } from '../../problem.ts';
import { isOwnParam } from '../request/build-request.ts';
import { ID_PATTERN, type Params } from '../request/check-params.ts';
import { invalidCursor } from '../request/cursor.ts';
import { violation } from '../response/extract.ts';
import type { Interpretation } from '../response/interpret.ts';
import type { Runtime } from '../runtime.ts';
import { timeLeft } from '../session.ts';
import { rest, send } from '../transport/send.ts';
import type { CompiledReport } from './compile-report.ts';
import type { OpenList } from './open-list.ts';

/** Reports that the vendor makes of a list (`ReportRule`). */

/**
 * The report failed, so its reader starts another. `lapsed`: at once, because the vendor dropped or deleted this one.
 */
export class ReportProblem extends Problem {
  readonly lapsed: boolean;
  constructor(
    code: 'upstream_failed' | 'upstream_timeout',
    detail: string,
    lapsed: boolean,
    extras?: Problem['extras'],
  ) {
    super(code, detail, extras);
    this.lapsed = lapsed;
  }
}

/** A page of a report that is done, or the cursor that asks again for one that is not. */
export type ReportStep =
  | {
      meant: Interpretation;
      /** The vendor's cursor that was sent. */
      sent: string | undefined;
      /** The cursor of ours for this page. */
      at: string;
      /** The cursor of ours for one of the vendor's in the report's rows. */
      placeOf: (next: string) => string;
    }
  | { pending: string; looks: number };

// `waits` or `rows`, what the report is of, its id; then since when it is waited for and how often it was looked at, or
// the vendor's cursor in its rows.
const form = /^(waits|rows)\n([\w-]{16})\n([\w-]{1,128})\n([^]*)$/;

/** Whether a cursor is one of a report, and not of the list itself. */
export const isReport = (cursor: string | undefined): cursor is string => cursor !== undefined && form.test(cursor);

/** A report holds what it was asked for: with other parameters, of another account above all, its cursors are none. */
function subjectOf(params: Params): string {
  const subject = Object.entries(params).filter(([name]) => !isOwnParam(name));
  return createHash('sha256')
    .update(JSON.stringify(subject.sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')
    .slice(0, 16);
}

interface Report {
  list: OpenList;
  rules: CompiledReport;
  subject: string;
}

/** Asks the vendor to make the report. */
async function startReport({ list, rules, subject }: Report): Promise<ReportStep> {
  const { session, operation, params } = list;
  const { entity, action, request } = operation;
  const path = (): string => request.path(params, session.access.environment ?? {});
  const { json } = await send(session, { entity, action, path, request, method: 'POST' });
  const id = rules.id(json);
  if ((typeof id !== 'string' && typeof id !== 'number') || !new RegExp(ID_PATTERN).test(String(id)))
    throw violation(operation, 'the report has no ID');
  return { pending: `waits\n${subject}\n${id}\n${session.runtime.now()}\n0`, looks: 0 };
}

/** One look at a report that is waited for, and its first page where it is done; or the next page. */
async function readReport(report: Report, cursor: string): Promise<ReportStep> {
  const { session, operation } = report.list;
  const { runtime, access } = session;
  const [, what, subject, id = '', rest = ''] = form.exec(cursor) ?? [];
  if (subject !== report.subject) throw invalidCursor();
  const [started = NaN, looks = 0] = rest.split('\n').map(Number);
  try {
    if (what === 'rows') return await readRows(report, id, rest === '' ? undefined : rest);
    if (await isDone(report, id)) return await readRows(report, id, undefined);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'record_not_found') throw error;
    throw new ReportProblem(
      'upstream_failed',
      `${access.contract.title} no longer has the report for ${operation.entity}.`,
      true,
      error.extras,
    );
  }
  if (!(runtime.now() - started < runtime.limits.report_ms))
    throw new ReportProblem(
      'upstream_timeout',
      `${access.contract.title} did not finish the report for ${operation.entity} in time.`,
      false,
    );
  return { pending: `waits\n${subject}\n${id}\n${started}\n${looks + 1}`, looks: looks + 1 };
}

async function isDone({ list, rules }: Report, id: string): Promise<boolean> {
  const { session, operation } = list;
  const { entity, action } = operation;
  const { status: request, state: stateOf, percent, rule } = rules;
  const path = (): string => request.path({ report_id: id }, session.access.environment ?? {});
  const { json } = await send(session, { entity, action, path, request });
  const state = stateOf(json);
  if (typeof state !== 'string') throw violation(operation, `the report has no field ${rule.status.state}`);
  const { done, failed, lapsed } = rule.status;
  for (const [words, what] of [
    [failed, false],
    [lapsed, true],
  ] as const) {
    const word = words.find((each) => each === state);
    if (word !== undefined)
      throw new ReportProblem(
        'upstream_failed',
        `${session.access.contract.title} did not create the report for ${entity}: ${word}.`,
        what,
      );
  }
  return done.includes(state) && (percent === undefined || percent(json) === 100);
}

async function readRows({ list, rules, subject }: Report, id: string, cursor: string | undefined): Promise<ReportStep> {
  const { session, operation, size, page_size } = list;
  const { entity, action } = operation;
  const { rows: request } = rules;
  const environment = session.access.environment ?? {};
  const path = (): string =>
    request.path({ report_id: id }, environment, { page_size: size?.current ?? page_size, cursor });
  const meant = await send(session, { entity, action, path, request, cursor, page_size: size });
  const placeOf = (next: string) => `rows\n${subject}\n${id}\n${next}`;
  return { meant, sent: cursor, at: placeOf(cursor ?? ''), placeOf };
}

/**
 * A page of the report, or the next step towards it: without a cursor of one a report is begun. With `waits` it is
 * looked at again for as long as a caller shall wait; without, the wait is the reader's own.
 */
export async function reportStep(list: OpenList, cursor: string | undefined, waits: boolean): Promise<ReportStep> {
  const { session, operation, params } = list;
  const { runtime } = session;
  if (!operation.report) throw new Error(`${operation.entity} has no report`);
  const report = { list, rules: operation.report, subject: subjectOf(params) };
  const until = performance.now() + Math.min(runtime.limits.report_wait_ms, timeLeft(session) / 2);
  let step = isReport(cursor) ? await readReport(report, cursor) : await startReport(report);
  while (waits && 'pending' in step) {
    const wait_ms = lookAgainIn(step.looks, runtime);
    if (performance.now() + wait_ms > until) break;
    await rest(wait_ms, session);
    step = await readReport(report, step.pending);
  }
  return step;
}

/** How long to wait before the next look. */
export const lookAgainIn = (looks: number, { limits, random }: Pick<Runtime, 'limits' | 'random'>): number =>
  Math.min(limits.report_look_max_ms, limits.report_look_ms * 1.5 ** looks) * (0.5 + 0.5 * random());
