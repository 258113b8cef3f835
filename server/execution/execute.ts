import type { Call, GetResult, ListResult } from './call.ts';
import type { Params } from './check-params.ts';
import { extractRecord, extractRecords } from './extract.ts';
import { nextCursor, paginationOf } from './paginate.ts';
import { resolveOperation, variantOf, type Operation } from './resolve-operation.ts';
import type { Runtime } from './runtime.ts';
import { send } from './send.ts';
import { mayHoldUncleanText } from './text.ts';

/** Executes one operation at the vendor. Throws `Problem`, or the reason of the caller's own signal. */
export async function execute(call: Call & { action: 'list' }, runtime: Runtime): Promise<ListResult>;
export async function execute(call: Call & { action: 'get' }, runtime: Runtime): Promise<GetResult>;
export async function execute(call: Call, runtime: Runtime): Promise<ListResult | GetResult>;
export async function execute(call: Call, runtime: Runtime): Promise<ListResult | GetResult> {
  const operation = resolveOperation(call.contract, call.mapping, call.entity, call.action);
  const params = operation.checkParams(call.params);
  return operation.action === 'list' ? (await listPage(call, operation, params, runtime)).result : get(call, operation, params, runtime);
}

async function get(call: Call, operation: Operation, params: Params, runtime: Runtime): Promise<GetResult> {
  const { request, entity, action } = operation;
  const path = request.path(params, call.environment ?? {}, undefined, undefined);
  const { json, text } = await send(call, { entity, action, path, request }, runtime);
  return { data: extractRecord(operation, json, { unclean: mayHoldUncleanText(text), params }) };
}

/** One page, with the vendor's own cursor of the next. */
export async function listPage(call: Call, operation: Operation, params: Params, runtime: Runtime): Promise<{ result: ListResult; next: string | undefined }> {
  operation = variantOf(operation, params);
  const { request, entity, action, contract } = operation;
  const binding = call.cursor_binding ?? '';
  const { after, page_size = contract.page?.default } = params as { after?: string | null; page_size?: number };
  const cursor = after === undefined || after === null ? undefined : runtime.cursors.decode(entity, after, binding);
  const path = request.path(params, call.environment ?? {}, page_size, cursor);
  const { json, text } = await send(call, { entity, action, path, request, cursor }, runtime);
  const data = extractRecords(operation, json, { unclean: mayHoldUncleanText(text), params });
  if (!operation.next) return { result: { data }, next: undefined };
  const next = nextCursor(operation, json, cursor);
  return { result: { data, pagination: paginationOf(operation, next, page_size, runtime.cursors, binding) }, next };
}
