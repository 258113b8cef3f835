import { externalAccount } from '../../execution/check.ts';
import { Problem } from '../../problem.ts';
import { connectorsOf } from '../../connectors/repository.ts';
import type { SyncSession } from './session.ts';

/**
 * Stores the vendor's account of a connector that has none yet: later it shows that credentials are of another account.
 * If the vendor does not say now, the next sync asks again.
 */
export async function noteAccount({ connector, row, access, runtime, database }: SyncSession): Promise<void> {
  if (row.external_account_id !== null || !connector.mapping.check.account) return;
  const account = await externalAccount(access, runtime).catch((error: unknown) => {
    // Credentials that cannot be opened have failed the entities already.
    if (error instanceof Problem && error.code !== 'unavailable') return null;
    throw error;
  });
  if (!account) return;
  const connectors = connectorsOf(database, row);
  const { credential_version } = (await connectors.find(row.id)) ?? row; // the sync may have refreshed the token
  await connectors.recordCheck(row.id, credential_version, {
    external_account_id: account.id,
    external_account_name: account.name,
  });
}
