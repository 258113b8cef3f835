import { variantOf, type Operation } from '../operation.ts';
import type { Params } from '../request/check-params.ts';
import type { Session } from '../session.ts';
import type { PageSize } from '../transport/page-size.ts';
import { isListed } from './listed.ts';

/** A list as this call reads it. */
export interface OpenList {
  session: Session;
  operation: Operation;
  params: Params;
  /** Whether a record is of the accounts that the connector is bound to. */
  holds: ((raw: unknown) => boolean) | undefined;
  page_size: number | undefined;
  size: PageSize | undefined;
  /** Whether records that do not fit are reported beside the others. */
  tolerant: boolean;
}

/** The list with these parameters. Throws where they lead out of the connector's accounts. */
export async function openList(
  session: Session,
  found: Operation,
  given: Params,
  tolerant: boolean,
): Promise<OpenList> {
  const { access, runtime } = session;
  const operation = variantOf(found, given);
  const { entity, contract, scope } = operation;
  const accounts = scope?.accountsOf(access);
  const params = scope ? scope.enter(given, accounts) : given;
  if (scope?.listed && accounts && !(await isListed(session, operation, params)))
    throw scope.outside(scope.listed.param);
  const { page_size = contract.page?.default } = params as { page_size?: number };
  const key = `${access.cursor_binding ?? ''}\n${access.contract.connector_type}\n${entity}`;
  return {
    session,
    operation,
    params,
    holds: scope?.holds && accounts ? (raw) => scope.holds?.(raw, accounts) === true : undefined,
    page_size,
    tolerant,
    size: operation.sized && page_size !== undefined ? runtime.page_sizes.open(key, page_size) : undefined,
  };
}
