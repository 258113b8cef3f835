import type { Call, ListResult } from './call.ts';
import { listPage, type RawPosition } from './execute.ts';
import { violation } from './extract.ts';
import { resolveOperation } from './resolve-operation.ts';
import type { Runtime } from './runtime.ts';

/** One page of a list by the vendor's own cursor, which replication stores: signed ones of ours would die with the key that signed them. */
export async function rawPage(call: Omit<Call, 'action'>, position: RawPosition, runtime: Runtime): Promise<{ data: ListResult['data']; next: string | undefined; looks?: number }> {
  const operation = resolveOperation(call.contract, call.mapping, call.entity, 'list');
  const { result, next, looks } = await listPage({ ...call, action: 'list' }, operation, operation.checkParams(call.params), runtime, position);
  return { data: result.data, next, ...(looks !== undefined && { looks }) };
}

/**
 * Walks a list to its end, page by page, starting at `params.after` if there is one. A vendor whose cursors run in a circle
 * is stopped with `upstream_contract_violation` within a few rounds, however long the list (Brent's algorithm: one cursor remembered).
 */
export async function* pages(call: Omit<Call, 'action'>, runtime: Runtime): AsyncGenerator<ListResult, void, undefined> {
  const list = { ...call, action: 'list' };
  const operation = resolveOperation(list.contract, list.mapping, list.entity, list.action);
  let params = operation.checkParams(list.params);
  let remembered: string | undefined;
  let steps = 0;
  let power = 1;
  for (;;) {
    const { result, next } = await listPage(list, operation, params, runtime);
    if (next !== undefined && next === remembered) throw violation(operation, 'the cursors run in a circle');
    yield result;
    if (next === undefined) return;
    if (++steps === power || remembered === undefined) {
      remembered = next;
      power *= 2;
      steps = 0;
    }
    params = { ...params, after: result.pagination?.after };
  }
}
