import type { Call, GetResult, ListResult } from './call.ts';
import type { Params } from './check-params.ts';
import { extractRecord, extractRecords, violation } from './extract.ts';
import { isListed } from './listed.ts';
import { nextCursor, paginationOf } from './paginate.ts';
import { resolveOperation, variantOf, type Operation } from './resolve-operation.ts';
import type { Runtime } from './runtime.ts';
import { send } from './send.ts';
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

/** One page, with the vendor's own cursor of the next. */
export async function listPage(call: Call, operation: Operation, given: Params, runtime: Runtime, raw?: RawPosition): Promise<{ result: ListResult; next: string | undefined }> {
  operation = variantOf(operation, given);
  const { request, entity, action, contract, scope } = operation;
  const binding = call.cursor_binding ?? '';
  const accounts = scope?.accountsOf(call);
  const params = scope ? scope.enter(given, accounts) : given;
  if (scope?.listed && accounts && !(await isInList(call, operation, params, accounts, runtime))) throw scope.outside(scope.listed.param);
  const holds = scope?.holds && accounts ? (raw: unknown) => scope.holds?.(raw, accounts) === true : undefined;
  const { after, page_size = contract.page?.default } = params as { after?: string | null; page_size?: number };
  const read = async (cursor: string | undefined) => {
    const path = request.path(params, call.environment ?? {}, page_size, cursor, raw?.query);
    const { json, text } = await send(call, { entity, action, path, request, cursor }, runtime);
    if (mayHold(text, operation.withheld)) withhold(json, operation.withheld);
    return { data: extractRecords(operation, json, { unclean: mayHoldUncleanText(text), params }, holds), next: operation.next && nextCursor(operation, json, cursor) };
  };
  const { data, next } = await read(raw ? raw.cursor : after === undefined || after === null ? undefined : runtime.cursors.decode(entity, after, binding));
  if (contract.page) return { result: { data, pagination: paginationOf(operation, next, page_size, runtime.cursors, binding) }, next };
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
