import type { Access, Call, GetResult, ListResult } from './call.ts';
import { pageOfCaller } from './execute.ts';
import { resolveOperation } from './operation.ts';
import { violation } from './response/extract.ts';
import type { Runtime } from './runtime.ts';
import { openSession } from './session.ts';
import { getRecord } from './strategies/get.ts';
import { listPage, type ListPage, type RawPosition } from './strategies/list.ts';
import { openList } from './strategies/open-list.ts';

/**
 * One page of a list by the vendor's own cursor, which replication stores: signed ones of ours would die with the key
 * that signed them.
 */
export async function rawPage(
  call: Omit<Call, 'action'>,
  position: RawPosition,
  runtime: Runtime,
): Promise<Omit<ListPage, 'page_size' | 'raw' | 'at'>> {
  const operation = resolveOperation(call.contract, call.mapping, call.entity, 'list');
  const params = operation.checkParams(call.params);
  const list = await openList(openSession(call, runtime), operation, params, call.tolerant === true);
  const { page_size: _page_size, raw: _raw, at: _at, ...page } = await listPage(list, position.cursor, position);
  return page;
}

/**
 * One record by an id that a list has returned, in whatever form: what callers may ask for is narrower. Throws
 * `record_not_found` where the vendor does not have it.
 */
export async function recordById(
  access: Access,
  entity: string,
  id: string,
  runtime: Runtime,
): Promise<GetResult['data']> {
  const operation = resolveOperation(access.contract, access.mapping, entity, 'get');
  return (await getRecord(openSession(access, runtime), operation, { id })).data;
}

/** Pages in a row without new records, and the time that they may take: a report may be waited for meanwhile. */
const MAX_BARREN_PAGES = 500;
const MAX_BARREN_MS = 2 * 3_600_000;

/**
 * Walks a list to its end, page by page, starting at `params.after` if there is one. A vendor whose cursors run in a
 * circle is stopped with `upstream_contract_violation` within a few rounds, however long the list (Brent's algorithm:
 * one cursor remembered), and so is one whose cursors go on without showing new records.
 */
export async function* pages(
  call: Omit<Call, 'action'>,
  runtime: Runtime,
): AsyncGenerator<ListResult, void, undefined> {
  const operation = resolveOperation(call.contract, call.mapping, call.entity, 'list');
  let params = operation.checkParams(call.params);
  const circle = circleGuard();
  const barren = barrenGuard();
  for (;;) {
    const { result, next } = await pageOfCaller(openSession(call, runtime), operation, params);
    if (next !== undefined && circle(next))
      throw violation(operation, 'the vendor returned a cursor that was used before');
    yield result;
    if (next === undefined) return;
    if (barren(result.data)) throw violation(operation, 'the cursors go on without new records');
    params = { ...params, after: result.pagination?.after };
  }
}

/** Reports cursors that come again. */
function circleGuard(): (next: string) => boolean {
  let remembered: string | undefined;
  let steps = 0;
  let power = 1;
  return (next) => {
    if (next === remembered) return true;
    if (++steps === power || remembered === undefined) {
      remembered = next;
      power *= 2;
      steps = 0;
    }
    return false;
  };
}

/** Reports a walk that has shown nothing new for too long: empty pages, or the records of the page before. */
function barrenGuard(): (data: ListResult['data']) => boolean {
  let known = new Set<unknown>();
  let pages = 0;
  let since = performance.now();
  return (data) => {
    if (data.some(({ id }) => !known.has(id))) {
      known = new Set(data.map(({ id }) => id));
      pages = 0;
      since = performance.now();
      return false;
    }
    return ++pages >= MAX_BARREN_PAGES || performance.now() - since > MAX_BARREN_MS;
  };
}
