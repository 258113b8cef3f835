import type { Access } from '../execution/call.ts';
import { check, type CheckResult, type ExternalAccount } from '../execution/check.ts';
import type { Runtime } from '../execution/runtime.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';
import { Problem } from '../problem.ts';

/**
 * Whether new credentials belong to the account whose data the connector has. `undecided`: the vendor did not say, so
 * they must not be stored as if they did.
 */
export type AccountDecision = 'same' | 'other' | 'undecided';

/** The account that the environment names by itself (a subdomain): the vendor need not be asked for it. */
function namedAccount({ mapping, environment }: Pick<Access, 'mapping' | 'environment'>): string | undefined {
  const variable = mapping.check.account?.variable;
  return variable === undefined ? undefined : environment?.[variable];
}

/** Compares with what a check of the new credentials has found. */
export function decideAccount(
  row: Pick<ConnectorRow, 'external_account_id'>,
  access: Pick<Access, 'mapping' | 'environment'>,
  found: ExternalAccount | null,
): AccountDecision {
  if (row.external_account_id === null || !access.mapping.check.account) return 'same'; // there is nothing to compare
  const id = namedAccount(access) ?? found?.id;
  if (id === undefined) return 'undecided';
  return id === row.external_account_id ? 'same' : 'other';
}

type AccountChange = Partial<Pick<ConnectorRow, 'external_account_id' | 'external_account_name'>>;

/**
 * The account of a connector with new credentials. With `replace` another or an unknown one is taken, and the caller
 * drops the records; without it only the same account is.
 */
export async function accountAfter(
  row: ConnectorRow,
  access: Access,
  replace: boolean,
  runtime: Runtime,
): Promise<AccountChange> {
  if (row.external_account_id === null || !access.mapping.check.account) return {};
  const named = namedAccount(access);
  if (named !== undefined && named === row.external_account_id) return {};
  if (named !== undefined && !replace) throw mismatch();
  const result = await check(access, runtime);
  const found = result.external_account;
  const decision = decideAccount(row, access, found);
  if (decision === 'other' && !replace) throw mismatch();
  if (decision === 'undecided' && !replace) throw undecided(access, result);
  if (found) return { external_account_id: found.id, external_account_name: found.name };
  return { external_account_id: named ?? null, external_account_name: null };
}

const pointer = '/credentials';
const replace_hint = 'To accept them and delete the synced data, set replace_account to true.';

const mismatch = (): Problem =>
  new Problem('account_mismatch', `The credentials belong to a different vendor account. ${replace_hint}`, {
    errors: [{ in: 'body', pointer, code: 'account_mismatch', message: 'belong to a different vendor account' }],
  });

function undecided({ contract }: Access, { status, reason }: CheckResult): Problem {
  if (status === 'unhealthy')
    return new Problem('credentials_rejected', `${contract.title} rejects these credentials. Nothing was stored.`, {
      errors: [{ in: 'body', pointer, code: reason ?? 'refused', message: 'are rejected by the vendor' }],
    });
  if (status === 'healthy')
    return new Problem(
      'account_mismatch',
      `${contract.title} does not name the account of these credentials. ${replace_hint}`,
    );
  return new Problem(
    'unavailable',
    `${contract.title} could not be asked which account these credentials belong to. Nothing was stored; try again. ${replace_hint}`,
    { retry_after_s: 30 },
  );
}
