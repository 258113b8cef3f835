import { Problem } from '../problem.ts';
import { compileBase } from './request/build-request.ts';
import type { Access } from './call.ts';
import { resolveOperation } from './operation.ts';
import { pageOfCaller } from './execute.ts';
import { readPath } from './response/read-path.ts';
import type { Runtime } from './runtime.ts';
import { openSession, type Session } from './session.ts';
import { getRecord } from './strategies/get.ts';
import { send } from './transport/send.ts';
import { cleanText } from './shape/text.ts';

export interface ExternalAccount {
  id: string;
  name: string | null;
}

export interface CheckResult {
  status: 'healthy' | 'unhealthy' | 'inconclusive';
  /** Error code of what went wrong. */
  reason?: string;
  checked_entity: string;
  checked_action: 'list' | 'get';
  external_account: ExternalAccount | null;
}

const MAX_ACCOUNT_LENGTH = 255;

/**
 * Tells whether credentials work. Only the vendor's refusal is unhealthy; whatever else goes wrong says nothing about
 * them.
 */
export async function check(access: Access, runtime: Runtime): Promise<CheckResult> {
  const { entity, action } = access.mapping.check;
  const session = openSession(access, runtime);
  const checked = { checked_entity: entity, checked_action: action };
  try {
    await readChecked(session);
    return { status: 'healthy', ...checked, external_account: await accountOf(session) };
  } catch (error) {
    if (!(error instanceof Problem) || !isVendors(error)) throw error;
    const refused = isRefusal(error) || (await hasNoAccount(session, error));
    return {
      status: refused ? 'unhealthy' : 'inconclusive',
      reason: error.code,
      ...checked,
      external_account: null,
    };
  }
}

/** Whose credentials they are, without a check of them: null where the vendor does not tell, or not now. */
export async function externalAccount(access: Access, runtime: Runtime): Promise<ExternalAccount | null> {
  try {
    return await accountOf(openSession(access, runtime));
  } catch (error) {
    if (!(error instanceof Problem) || !isVendors(error)) throw error;
    return null;
  }
}

async function readChecked(session: Session): Promise<void> {
  const { contract, mapping } = session.access;
  const { entity, action, params } = mapping.check;
  const found = resolveOperation(contract, mapping, entity, action);
  // The credentials are checked, not what a broader permission would let them read.
  const operation = { ...found, request: found.narrower.at(-1) ?? found.request, narrower: [] };
  const sized = operation.contract.page ? { page_size: 1 } : {};
  const checked = operation.checkParams({ ...sized, ...params });
  await (action === 'get' ? getRecord(session, operation, checked) : pageOfCaller(session, operation, checked));
}

/**
 * Whether the vendor has no account at the address that the environment names, a mistyped subdomain for instance: it
 * returns 404 there for every request.
 */
async function hasNoAccount(session: Session, { extras }: Problem): Promise<boolean> {
  const { contract, mapping } = session.access;
  const { account } = mapping.check;
  if (!account || extras.upstream?.status !== 404 || contract.environment.length === 0) return false;
  try {
    await readAccount(session, account.path);
    return false;
  } catch (error) {
    if (!(error instanceof Problem) || !isVendors(error)) throw error;
    return error.extras.upstream?.status === 404;
  }
}

/** What the caller got wrong (a missing field, an invalid environment) is no finding about the credentials. */
function isVendors(problem: Problem): boolean {
  return (
    problem.code.startsWith('upstream_') ||
    problem.code === 'record_not_found' ||
    problem.code === 'connector_needs_reauth'
  );
}

function isRefusal(problem: Problem): boolean {
  return (
    problem.code === 'upstream_unauthorized' ||
    problem.code === 'upstream_forbidden' ||
    problem.code === 'connector_needs_reauth'
  );
}

/** Who the credentials belong to, as far as the vendor tells: null where it does not, or not to them. */
async function accountOf(session: Session): Promise<ExternalAccount | null> {
  const { access } = session;
  const { account } = access.mapping.check;
  if (!account) return null;
  let json: unknown;
  try {
    json = await readAccount(session, account.path);
  } catch (error) {
    if (error instanceof Problem && (error.code === 'upstream_forbidden' || error.code === 'record_not_found'))
      return null;
    throw error;
  }
  const id = word(readPath(account.id)(json));
  if (id === undefined && account.anonymous_is_refusal) {
    throw new Problem('upstream_unauthorized', `${access.contract.title} rejected the credentials.`, {
      upstream: { status: 200 },
    });
  }
  if (id === undefined) return null;
  const named = account.variable === undefined ? id : word(access.environment?.[account.variable]);
  return named === undefined
    ? null
    : { id: named, name: word(account.name === undefined ? undefined : readPath(account.name)(json)) ?? null };
}

async function readAccount(session: Session, path: string): Promise<unknown> {
  const { contract, mapping } = session.access;
  const { entity, action } = mapping.check;
  const base = compileBase(contract, mapping.base_url);
  const request = { origin: base.origin, names_record: true };
  return (
    await send(session, { entity, action, path: () => base.path(session.access.environment ?? {}) + path, request })
  ).json;
}

function word(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== ''
    ? [...cleanText(text)].slice(0, MAX_ACCOUNT_LENGTH).join('')
    : undefined;
}
