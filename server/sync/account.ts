import { externalAccount } from '../execution/check.ts';
import { connectorsOf } from '../storage/connectors.ts';
import type { Run } from './run.ts';

/**
 * Notes whose data these are, where nobody has asked the vendor yet: credentials of another account are noticed by it later (contract, change of credentials).
 * Where the vendor does not tell now, the next run asks again.
 */
export async function noteAccount({ connector, row, access, runtime, database }: Run): Promise<void> {
  if (row.external_account_id !== null || !connector.mapping.check.account) return;
  const account = await externalAccount(access, runtime);
  if (!account) return;
  const connectors = connectorsOf(database, row);
  const { credential_version } = (await connectors.find(row.id)) ?? row; // the run may have refreshed the token
  await connectors.recordCheck(row.id, credential_version, { external_account_id: account.id, external_account_name: account.name });
}
