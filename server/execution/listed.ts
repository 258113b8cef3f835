import type { ConnectorMapping } from '../connectors/define.ts';
import { compileRequest, type RequestBuilder } from './build-request.ts';
import type { Access } from './call.ts';
import { extractFound } from './extract.ts';
import { nextCursor } from './paginate.ts';
import { resolveOperation, type Operation } from './resolve-operation.ts';
import type { Runtime } from './runtime.ts';
import { send } from './send.ts';

const compiled = new WeakMap<Operation, RequestBuilder>();

/** The list, asked for ids alone. */
function idsRequest(access: Access, operation: Operation): RequestBuilder {
  const known = compiled.get(operation);
  if (known) return known;
  const { contract, mapping } = access;
  const how = (mapping as ConnectorMapping).operations[operation.entity]?.list;
  if (!how) throw new Error(`${operation.entity} has no list to look a record up in`);
  const made = compileRequest(contract, mapping, { ...how, query: { ...how.query, ...(mapping.select && { [mapping.select.param]: 'id' }) } }, operation.contract, operation.request.paging);
  compiled.set(operation, made);
  return made;
}

/**
 * Whether the record is in the entity's list of one of the accounts. The only way to tell where the vendor's record does not name its account; it costs the
 * pages up to the record, so it is asked only where the vendor has answered a record at all.
 */
export async function isListed(access: Access, entity: string, id: string, accounts: readonly string[], runtime: Runtime): Promise<boolean> {
  const operation = resolveOperation(access.contract, access.mapping, entity, 'list');
  const request = idsRequest(access, operation);
  const ends_at = performance.now() + (access.deadline_ms ?? runtime.limits.deadline_ms);
  for (const account of accounts) {
    const params = operation.scope?.enter({}, [account]) ?? {};
    let cursor: string | undefined;
    do {
      const path = request.path(params, access.environment ?? {}, operation.contract.page?.max, cursor);
      const left = { ...access, deadline_ms: Math.max(1, ends_at - performance.now()) };
      const { json } = await send(left, { entity, action: 'list', path, request, cursor }, runtime);
      if (extractFound(operation, json).some((each) => (each as { id?: unknown } | null)?.id === id)) return true;
      cursor = nextCursor(operation, json, cursor);
    } while (cursor !== undefined);
  }
  return false;
}
