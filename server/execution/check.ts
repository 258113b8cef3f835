import { Problem } from '../problem.ts';
import { compileBase } from './build-request.ts';
import type { Access } from './call.ts';
import { execute } from './execute.ts';
import { readPath } from './read-path.ts';
import type { Runtime } from './runtime.ts';
import { send } from './send.ts';
import { cleanText } from './text.ts';

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

/** Tells whether credentials work. Only the vendor's refusal is unhealthy; whatever else goes wrong says nothing about them. */
export async function check(access: Access, runtime: Runtime): Promise<CheckResult> {
  const { entity, action, params } = access.mapping.check;
  const began = performance.now();
  const told = { checked_entity: entity, checked_action: action };
  try {
    await execute({ ...access, entity, action, params: { ...firstRecordOnly(access), ...params } }, runtime);
    return { status: 'healthy', ...told, external_account: await accountOf({ ...access, deadline_ms: leftOf(access, runtime, began) }, runtime) };
  } catch (error) {
    if (!(error instanceof Problem) || !isVendors(error)) throw error;
    return { status: isRefusal(error) ? 'unhealthy' : 'inconclusive', reason: error.code, ...told, external_account: null };
  }
}

/** Whose credentials they are, without a check of them: null where the vendor does not tell, or not now. */
export async function externalAccount(access: Access, runtime: Runtime): Promise<ExternalAccount | null> {
  try {
    return await accountOf(access, runtime);
  } catch (error) {
    if (!(error instanceof Problem) || !isVendors(error)) throw error;
    return null;
  }
}

/** Both requests share one deadline. */
function leftOf(access: Access, runtime: Runtime, began: number): number {
  return Math.max(1, (access.deadline_ms ?? runtime.limits.deadline_ms) - (performance.now() - began));
}

function firstRecordOnly(access: Access): { page_size?: number } {
  const { entity, action } = access.mapping.check;
  return action === 'list' && access.contract.entities[entity]?.actions.list?.page ? { page_size: 1 } : {};
}

/** What the caller got wrong (a missing field, an invalid environment) is no finding about the credentials. */
function isVendors(problem: Problem): boolean {
  return problem.code.startsWith('upstream_') || problem.code === 'record_not_found' || problem.code === 'connector_needs_reauth';
}

function isRefusal(problem: Problem): boolean {
  return problem.code === 'upstream_unauthorized' || problem.code === 'upstream_forbidden' || problem.code === 'connector_needs_reauth';
}

/** Who the credentials belong to, as far as the vendor tells: null where it does not, or not to them. */
async function accountOf(access: Access, runtime: Runtime): Promise<ExternalAccount | null> {
  const { account, entity, action } = access.mapping.check;
  if (!account) return null;
  const base = compileBase(access.contract, access.mapping.base_url);
  const read = { entity, action, path: base.path + account.path, request: { origin: base.origin, names_record: true, paging: undefined } };
  let json: unknown;
  try {
    ({ json } = await send(access, read, runtime));
  } catch (error) {
    if (error instanceof Problem && (error.code === 'upstream_forbidden' || error.code === 'record_not_found')) return null;
    throw error;
  }
  const id = word(readPath(account.id)(json));
  if (id === undefined && account.anonymous_is_refusal) {
    throw new Problem('upstream_unauthorized', `${access.contract.title} does not know the credentials.`, { upstream: { status: 200 } });
  }
  if (id === undefined) return null;
  const named = account.variable === undefined ? id : word(access.environment?.[account.variable]);
  return named === undefined ? null : { id: named, name: word(account.name === undefined ? undefined : readPath(account.name)(json)) ?? null };
}

function word(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text !== '' ? [...cleanText(text)].slice(0, MAX_ACCOUNT_LENGTH).join('') : undefined;
}
