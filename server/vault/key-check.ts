import type { Actor } from '../audit/actor.ts';
import { no_organization, recordAudit } from '../audit/record-audit.ts';
import { timestamp } from '../clock.ts';
import type { Database } from '../storage/database.ts';
import { KeyRingError, type KeyRing } from './key-ring.ts';
import { decrypt, encrypt, SealError } from './vault.ts';

const associated = (key_id: string) => JSON.stringify(['patchbay.canary.1', key_id]);
/** Every table that holds sealed rows. */
export const sealed_tables = ['connectors', 'oauth_clients', 'webhook_endpoints'] as const;

async function isUsed(database: Database, key_id: string): Promise<boolean> {
  for (const table of sealed_tables)
    if ((await database.query(`SELECT 1 FROM ${table} WHERE key_id = ? LIMIT 1`, [key_id])).length > 0) return true;
  return false;
}

const word = Buffer.from('patchbay');

/**
 * Holds the ring against the database before anything is served: one canary per key tells whether the key is the one
 * that sealed the rows, so no row is opened. A key that rows still need and the ring lacks, or that carries the name of
 * another, stops the start. A key that the database does not know is noted, as added by `by`.
 */
export async function verifyKeys(database: Database, ring: KeyRing, by: Actor): Promise<void> {
  const known = await compareKeys(database, ring);
  const added = [...ring.encryption.keys].filter(([key_id]) => !known.has(key_id));
  if (added.length === 0) return;
  const ignore = database.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  for (const [key_id, key] of added)
    await database.transaction(async (tx) => {
      const noted = await tx.change(`${ignore} INTO vault_keys (key_id, canary, created_at) VALUES (?, ?, ?)`, [
        key_id,
        encrypt(key, word, associated(key_id)),
        timestamp(),
      ]);
      if (noted > 0)
        await recordAudit(tx, by, { organization_id: no_organization, type: 'key.added', subject: key_id });
    });
  // Another process may have noted a key of the same name meanwhile, which must be the same key.
  await compareKeys(database, ring);
}

/** The same without a change. Returns the keys that the database knows. */
export async function compareKeys(database: Database, ring: KeyRing): Promise<Set<string>> {
  const known = await database.query<{ key_id: string; canary: Buffer }>('SELECT key_id, canary FROM vault_keys');
  for (const { key_id, canary } of known) {
    const key = ring.encryption.keys.get(key_id);
    if (!key) {
      if (await isUsed(database, key_id))
        throw new KeyRingError(
          `encryption key "${key_id}" is missing, and stored credentials need it. Put it back into PATCHBAY_KEYS`,
        );
      continue;
    }
    if (!checkKeyCheck(key_id, key, canary))
      throw new KeyRingError(
        `encryption key "${key_id}" is not the one that this database was made with. Restore the right key to PATCHBAY_KEYS`,
      );
  }
  return new Set(known.map(({ key_id }) => key_id));
}

/** Whether the key is the one that the key check was made with. */
export function checkKeyCheck(key_id: string, key: Buffer, check: Buffer): boolean {
  try {
    decrypt(key, Buffer.from(check), associated(key_id));
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

/** ID of each key that the database knows -> its key check in Base64. */
export async function keyChecks(database: Database): Promise<Record<string, string>> {
  const rows = await database.query<{ key_id: string; canary: Buffer }>('SELECT key_id, canary FROM vault_keys');
  return Object.fromEntries(rows.map(({ key_id, canary }) => [key_id, Buffer.from(canary).toString('base64')]));
}
