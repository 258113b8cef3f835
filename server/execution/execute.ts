import { inPieces } from '../fairness/breathe.ts';
import { markLike } from './response/large-results.ts';
import { projectionOf } from './fields/lean-params.ts';
import type { Call, GetResult, ListResult } from './call.ts';
import { resolveOperation, type Operation } from './operation.ts';
import type { Params } from './request/check-params.ts';
import { violation } from './response/extract.ts';
import { rawRecords } from './response/raw.ts';
import type { Runtime } from './runtime.ts';
import { openSession, type Session } from './session.ts';
import { getRecord } from './strategies/get.ts';
import { boundPage, readPlaceInPage } from './strategies/bounded-page.ts';
import { listPage } from './strategies/list.ts';
import { openList } from './strategies/open-list.ts';

/** Executes one operation at the vendor. Throws `Problem`, or the reason of the caller's own signal. */
export async function execute(call: Call & { action: 'list' }, runtime: Runtime): Promise<ListResult>;
export async function execute(call: Call & { action: 'get' }, runtime: Runtime): Promise<GetResult>;
export async function execute(call: Call, runtime: Runtime): Promise<ListResult | GetResult>;
export async function execute(call: Call, runtime: Runtime): Promise<ListResult | GetResult> {
  const operation = resolveOperation(call.contract, call.mapping, call.entity, call.action);
  const params = operation.checkParams(call.params);
  const session = openSession(call, runtime);
  if (operation.action === 'get') return getRecord(session, operation, params);
  return (await pageOfCaller(session, operation, params)).result;
}

/** A page as a caller gets it, from the cursor of ours that it gave, and the place of the next one. */
export async function pageOfCaller(
  session: Session,
  operation: Operation,
  params: Params,
): Promise<{ result: ListResult; next: string | undefined }> {
  const { access, runtime } = session;
  const binding = access.cursor_binding ?? '';
  const project = projectionOf(operation, params);
  const list = await openList(session, operation, params, true);
  const { after, max_bytes } = params as { after?: string | null; max_bytes?: number | null };
  const { entity, contract } = list.operation;
  const given = after === undefined || after === null ? undefined : runtime.cursors.decode(entity, after, binding);
  const { place, behind } = given === undefined ? {} : readPlaceInPage(given);
  const page = await listPage(list, place);
  const max_records = contract.page ? page.page_size : undefined;
  if (max_records !== undefined && page.invalid.length > max_records)
    throw violation(list.operation, `${page.invalid.length} records of a page of ${max_records} do not fit the entity`);
  const raw = params['raw'] === true ? await rawRecords(access, page.raw) : undefined;
  const projected: typeof page.data = [];
  const breathe = inPieces();
  for (const record of page.data) {
    await breathe();
    projected.push(project(record));
  }
  const bounded = await boundPage(
    { data: projected, raw, next: page.next },
    { max_bytes: max_bytes ?? undefined, max_records, at: page.at, behind },
  );
  const { next } = bounded;
  const beside = {
    ...(bounded.begins && page.invalid.length > 0 && { invalid_records: page.invalid }),
    ...(bounded.raw && { raw: bounded.raw }),
  };
  const { data } = bounded;
  // A list that is answered whole has pages only where the caller bounds them.
  if (!contract.page && given === undefined && max_bytes === undefined)
    return { result: markLike({ data, ...beside }, page), next };
  const pagination = {
    after: next === undefined ? null : runtime.cursors.encode(entity, next, binding),
    page_size: page.page_size ?? null,
  };
  return { result: markLike({ data, pagination, ...beside }, page), next };
}
