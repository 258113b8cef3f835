import type { Call, GetResult, ListResult } from './call.ts';
import type { Params } from './check-params.ts';
import { extractRecord, extractRecords, violation } from './extract.ts';
import type { Interpretation } from './interpret.ts';
import { isListed } from './listed.ts';
import { nextCursor, paginationOf } from './paginate.ts';
import { isReport, reportStep } from './report.ts';
import { resolveOperation, variantOf, type Operation } from './resolve-operation.ts';
import type { Runtime } from './runtime.ts';
import { send, TooMuch } from './send.ts';
import { mayHoldUncleanText } from './text.ts';
import { mayHold, withhold } from './withhold.ts';

/** Executes one operation at the vendor. Throws `Problem`, or the reason of the caller's own signal. */
export async function execute(call: Call & { action: 'list' }, runtime: Runtime): Promise<ListResult>;
export async function execute(call: Call & { action: 'get' }, runtime: Runtime): Promise<GetResult>;
export async function execute(call: Call, runtime: Runtime): Promise<ListResult | GetResult>;
export async function execute(call: Call, runtime: Runtime): Promise<ListResult | GetResult> {
  const operation = resolveOperation(call.contract, call.mapping, call.entity, call.action);
  const params = operation.checkParams(call.params);
  return operation.action === 'list' ? (await listPage(call, operation, params, runtime)).result : get(call, operation, params, runtime);
}

async function get(call: Call, operation: Operation, given: Params, runtime: Runtime): Promise<GetResult> {
  const { request, entity, action, scope } = operation;
  const accounts = scope?.accountsOf(call);
  const params = scope ? scope.enter(given, accounts) : given;
  const path = request.path(params, call.environment ?? {}, undefined, undefined);
  const { json, text } = await send(call, { entity, action, path, request, kind: operation.kind }, runtime);
  if (mayHold(text, operation.withheld)) withhold(json, operation.withheld);
  if (scope && accounts && (scope.holds || scope.listed)) {
    const named = scope.holds?.(operation.extract(json), accounts) ?? false;
    if (!named && !(await isInList(call, operation, params, accounts, runtime))) throw scope.outside('id');
  }
  return { data: extractRecord(operation, json, { unclean: mayHoldUncleanText(text), params }) };
}

/** Where replication stands in a list, in the vendor's own words. */
export interface RawPosition {
  cursor: string | undefined;
  /** Query parameters that the contract does not have. */
  query: Readonly<Record<string, string>> | undefined;
}

async function isInList(call: Call, { scope }: Operation, params: Params, accounts: readonly string[], runtime: Runtime): Promise<boolean> {
  if (!scope?.listed) return false;
  const { entity, param } = scope.listed;
  return isListed(call, entity, String(params[param]), accounts, runtime);
}

export interface ListPage {
  result: ListResult;
  /** The vendor's own cursor of the next page. */
  next: string | undefined;
  /** The records are not there yet: the vendor makes a report of them, and was looked at so many times. */
  looks?: number;
}

/** One page. */
export async function listPage(call: Call, operation: Operation, given: Params, runtime: Runtime, raw?: RawPosition): Promise<ListPage> {
  operation = variantOf(operation, given);
  const { request, entity, action, contract, scope } = operation;
  const ends_at = performance.now() + (call.deadline_ms ?? runtime.limits.deadline_ms);
  const binding = call.cursor_binding ?? '';
  const accounts = scope?.accountsOf(call);
  const params = scope ? scope.enter(given, accounts) : given;
  if (scope?.listed && accounts && !(await isInList(call, operation, params, accounts, runtime))) throw scope.outside(scope.listed.param);
  const holds = scope?.holds && accounts ? (raw: unknown) => scope.holds?.(raw, accounts) === true : undefined;
  const { after, page_size = contract.page?.default } = params as { after?: string | null; page_size?: number };
  const pageOf = ({ json, text }: Interpretation) => {
    if (mayHold(text, operation.withheld)) withhold(json, operation.withheld);
    return extractRecords(operation, json, { unclean: mayHoldUncleanText(text), params }, holds);
  };
  const read = async (cursor: string | undefined) => {
    const path = request.path(params, call.environment ?? {}, page_size, cursor, raw?.query);
    const meant = await send(call, { entity, action, path, request, cursor, too_much_is_told: operation.report !== undefined && cursor === undefined }, runtime);
    return { data: pageOf(meant), next: operation.next && nextCursor(operation, meant.json, cursor) };
  };
  const start = raw ? raw.cursor : after === undefined || after === null ? undefined : runtime.cursors.decode(entity, after, binding);
  const paged = (data: ListResult['data'], next: string | undefined): ListPage => ({ result: { data, pagination: paginationOf(operation, next, page_size, runtime.cursors, binding) }, next });
  const reported = async (cursor: string | undefined): Promise<ListPage> => {
    const left = { ...call, deadline_ms: Math.max(1, ends_at - performance.now()) };
    const step = await reportStep(left, operation, params, { page_size, cursor, waits: raw === undefined }, runtime);
    return 'pending' in step ? { ...paged([], step.pending), looks: step.looks } : paged(pageOf(step.meant), step.next);
  };
  if (operation.report && (raw || isReport(start))) return reported(start);
  let first: Awaited<ReturnType<typeof read>>;
  try {
    first = await read(start);
  } catch (error) {
    if (error instanceof TooMuch) return reported(undefined);
    throw error;
  }
  const { data, next } = first;
  if (contract.page) return paged(data, next);
  for (let cursor = next, pages = 1; cursor !== undefined; pages++) {
    if (pages === MAX_PAGES_OF_WHOLE) throw violation(operation, `the whole list has more than ${MAX_PAGES_OF_WHOLE} pages`);
    const page = await read(cursor);
    data.push(...page.data);
    cursor = page.next;
  }
  return { result: { data }, next: undefined };
}

/** Where the contract answers a list whole and the vendor pages it; a longer one is no list to answer whole, or runs in a circle. */
const MAX_PAGES_OF_WHOLE = 100;
