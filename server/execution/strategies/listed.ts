import type { Operation } from '../operation.ts';
import { resolveOperation } from '../operation.ts';
import { compileRequest, type RequestBuilder } from '../request/build-request.ts';
import type { Params } from '../request/check-params.ts';
import { continuationOf, extractFound } from '../response/extract.ts';
import type { Session } from '../session.ts';
import { send } from '../transport/send.ts';

const compiled = new WeakMap<Operation, RequestBuilder>();

/** The list, asked for ids alone. */
function idsRequest({ access }: Session, operation: Operation): RequestBuilder {
  const known = compiled.get(operation);
  if (known) return known;
  const { contract, mapping } = access;
  const how = mapping.operations[operation.entity]?.list;
  if (!how) throw new Error(`${operation.entity} has no list to look a record up in`);
  const made = compileRequest({
    contract,
    mapping,
    how: { ...how, query: { ...how.query, ...(mapping.select && { [mapping.select.param]: 'id' }) } },
    action: operation.contract,
    paging: how.paging ?? mapping.paging,
  });
  compiled.set(operation, made);
  return made;
}

/**
 * Whether the record that the parameters name is in the list of one of the accounts (`ScopeRule.listed`). The only way
 * to know where the vendor's record does not name its account; it costs the pages up to the record.
 */
export async function isListed(session: Session, { scope }: Operation, params: Params): Promise<boolean> {
  const accounts = scope?.accountsOf(session.access);
  if (!scope?.listed || !accounts) return false;
  const { access } = session;
  const { entity, param } = scope.listed;
  const operation = resolveOperation(access.contract.whole ?? access.contract, access.mapping, entity, 'list');
  const request = idsRequest(session, operation);
  const id = String(params[param]);
  const page_size = operation.contract.page?.max;
  for (const account of accounts) {
    const scoped = operation.scope?.enter({}, [account]) ?? {};
    let cursor: string | undefined;
    do {
      const sent: string | undefined = cursor;
      const path = (): string => request.path(scoped, access.environment ?? {}, { page_size, cursor: sent });
      const { json, headers } = await send(session, { entity, action: 'list', path, request, cursor });
      const records = extractFound(operation, json);
      if (records.some((each) => (each as { id?: unknown } | null)?.id === id)) return true;
      cursor = continuationOf(operation, { json, headers, records, size: page_size, sent }).next;
    } while (cursor !== undefined);
  }
  return false;
}
