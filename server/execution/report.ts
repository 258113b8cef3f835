import { createHash } from 'node:crypto';
import type { ConnectorContract, ConnectorMapping, Paging } from '../connectors/define.ts';
import type { ReportRule } from '../connectors/replication-rules.ts';
import { Problem } from '../problem.ts';
import { compileRequest, type RequestBuilder } from './build-request.ts';
import type { Access } from './call.ts';
import { ID_PATTERN, type Params } from './check-params.ts';
import { invalidCursor } from './cursor.ts';
import { violation } from './extract.ts';
import type { Interpretation } from './interpret.ts';
import { nextCursor } from './paginate.ts';
import { readPath } from './read-path.ts';
import type { Operation } from './resolve-operation.ts';
import type { Runtime } from './runtime.ts';
import { rest, send } from './send.ts';

/** Reports that the vendor makes of a list (`ReportRule`). */

export interface CompiledReport {
  rule: ReportRule;
  status: RequestBuilder;
  rows: RequestBuilder;
  id: (answer: unknown) => unknown;
  state: (answer: unknown) => unknown;
  percent: ((answer: unknown) => unknown) | undefined;
}

/** The report itself came to nothing, so that whoever reads it begins another. `lapsed`: at once, for this one was dropped or is no more. */
export class ReportProblem extends Problem {
  readonly lapsed: boolean;
  constructor(code: 'upstream_failed' | 'upstream_timeout', detail: string, lapsed: boolean, extras?: Problem['extras']) {
    super(code, detail, extras);
    this.lapsed = lapsed;
  }
}

/** Records of a report that is done, or of one that is not the cursor that asks for it again. */
export type ReportStep = { meant: Interpretation; next: string | undefined } | { pending: string; looks: number };

const nothing = { page: null, params: {} };

export function compileReport(contract: ConnectorContract, mapping: ConnectorMapping, rule: ReportRule, paging: Paging | undefined): CompiledReport {
  const { path, query, state, percent } = rule.status;
  // A report that is not there is told like a record that is not.
  const request = (how: { path: string; query?: Record<string, string> }, paged?: Paging) => ({ ...compileRequest(contract, mapping, { ...how, records: '' }, nothing, paged), names_record: true });
  return { rule, status: request({ path, ...(query && { query }) }), rows: request({ path: rule.rows }, paging), id: readPath(rule.id), state: readPath(state), percent: percent === undefined ? undefined : readPath(percent) };
}

// `waits` or `rows`, what the report is of, its id; then since when it is waited for and how often it was looked at, or the vendor's cursor in its rows.
const form = /^(waits|rows)\n([\w-]{16})\n([\w-]{1,128})\n([^]*)$/;

/** Whether a cursor is one of a report, and not of the list itself. */
export const isReport = (cursor: string | undefined): cursor is string => cursor !== undefined && form.test(cursor);

/** A report holds what it was asked for: with other parameters, of another account above all, its cursors are none. */
function subjectOf(params: Params): string {
  const { after: _after, page_size: _page_size, ...subject } = params;
  return createHash('sha256').update(JSON.stringify(Object.entries(subject).sort(([a], [b]) => (a < b ? -1 : 1)))).digest('base64url').slice(0, 16);
}

/** Asks the vendor to make the report. */
async function startReport(access: Access, operation: Operation, params: Params, runtime: Runtime): Promise<ReportStep> {
  const { entity, action, request } = operation;
  const path = request.path(params, access.environment ?? {}, undefined, undefined);
  const { json } = await send(access, { entity, action, path, request, method: 'POST' }, runtime);
  const id = operation.report!.id(json);
  if ((typeof id !== 'string' && typeof id !== 'number') || !new RegExp(ID_PATTERN).test(String(id))) throw violation(operation, 'the report has no id');
  return { pending: `waits\n${subjectOf(params)}\n${id}\n${runtime.now()}\n0`, looks: 0 };
}

/** One look at a report that is waited for, and its first page where it is done; or the next page. */
async function readReport(access: Access, operation: Operation, params: Params, page_size: number | undefined, cursor: string, runtime: Runtime): Promise<ReportStep> {
  const [, what, subject, id = '', rest = ''] = form.exec(cursor) ?? [];
  if (subject !== subjectOf(params)) throw invalidCursor();
  const [started, looks] = rest.split('\n').map(Number) as [number, number];
  try {
    if (what === 'rows') return await readRows(access, operation, subject, id, page_size, rest, runtime);
    if (await isDone(access, operation, id, runtime)) return await readRows(access, operation, subject, id, page_size, undefined, runtime);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'record_not_found') throw error;
    throw new ReportProblem('upstream_failed', `${access.contract.title} does not have its report of ${operation.entity} any more.`, true, error.extras);
  }
  if (!(runtime.now() - started < runtime.limits.report_ms)) throw new ReportProblem('upstream_timeout', `${access.contract.title} did not finish its report of ${operation.entity} in time.`, false);
  return { pending: `waits\n${subject}\n${id}\n${started}\n${looks + 1}`, looks: looks + 1 };
}

async function isDone(access: Access, operation: Operation, id: string, runtime: Runtime): Promise<boolean> {
  const { entity, action } = operation;
  const { status: request, state: stateOf, percent, rule } = operation.report!;
  const path = request.path({ report_id: id }, access.environment ?? {}, undefined, undefined);
  const { json } = await send(access, { entity, action, path, request }, runtime);
  const state = stateOf(json);
  if (typeof state !== 'string') throw violation(operation, `the report has no ${rule.status.state}`);
  const { done, failed, lapsed } = rule.status;
  for (const [words, what] of [[failed, false], [lapsed, true]] as const) {
    const word = words.find((each) => each === state);
    if (word !== undefined) throw new ReportProblem('upstream_failed', `${access.contract.title} did not make its report of ${entity}: ${word}.`, what);
  }
  return done.includes(state) && (percent === undefined || percent(json) === 100);
}

async function readRows(access: Access, operation: Operation, subject: string, id: string, page_size: number | undefined, cursor: string | undefined, runtime: Runtime): Promise<ReportStep> {
  const { entity, action } = operation;
  const { rows: request } = operation.report!;
  const path = request.path({ report_id: id }, access.environment ?? {}, page_size, cursor);
  const meant = await send(access, { entity, action, path, request, cursor }, runtime);
  const next = nextCursor(operation, meant.json, cursor);
  return { meant, next: next === undefined ? undefined : `rows\n${subject}\n${id}\n${next}` };
}

/**
 * A page of the report, or the next step towards it: without a cursor of one a report is begun. With `waits` it is looked at again for as long as a caller shall
 * wait; without, the wait is the reader's own.
 */
export async function reportStep(access: Access, operation: Operation, params: Params, at: { page_size: number | undefined; cursor: string | undefined; waits: boolean }, runtime: Runtime): Promise<ReportStep> {
  const until = performance.now() + Math.min(runtime.limits.report_wait_ms, (access.deadline_ms ?? runtime.limits.deadline_ms) / 2);
  let step = isReport(at.cursor) ? await readReport(access, operation, params, at.page_size, at.cursor, runtime) : await startReport(access, operation, params, runtime);
  while (at.waits && 'pending' in step) {
    const wait_ms = lookAgainIn(step.looks, runtime);
    if (performance.now() + wait_ms > until) break;
    await rest(wait_ms, access, runtime);
    step = await readReport(access, operation, params, at.page_size, step.pending, runtime);
  }
  return step;
}

/** How long to wait before the next look. */
export const lookAgainIn = (looks: number, { limits, random }: Pick<Runtime, 'limits' | 'random'>): number => Math.min(limits.report_look_max_ms, limits.report_look_ms * 1.5 ** looks) * (0.5 + 0.5 * random());
