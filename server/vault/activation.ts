import type { Actor } from '../audit/actor.ts';
import { no_organization, recordAudit } from '../audit/record-audit.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { lockSql } from '../storage/row-locks.ts';
import { KeyRingError, type KeyRing } from './key-ring.ts';

/** The encryption keys that have been active in a ring that sealed rows, in this order. */
const setting = 'activated_keys';
/** Older ones are forgotten: at most so many are kept, and as many characters as the column takes. */
const kept = 20;
const longest_value = 255;

async function activated(tx: Transaction, lock = ''): Promise<string[]> {
  const [row] = await tx.query<{ value: string }>(`SELECT value FROM settings WHERE name = ?${lock}`, [setting]);
  return row ? (JSON.parse(row.value) as string[]) : [];
}

function shortened(history: readonly string[]): string {
  const value = JSON.stringify(history);
  return value.length <= longest_value ? value : shortened(history.slice(1));
}

/** Why the ring is older than what the database knows; undefined where it is not. */
function outdated({ encryption }: KeyRing, history: readonly string[]): string | undefined {
  const newest = history.at(-1);
  if (newest === undefined || newest === encryption.active || !history.includes(encryption.active)) return undefined;
  return encryption.keys.has(newest)
    ? `the key ring is outdated: "${encryption.active}" is active in it, and "${newest}" has been activated since. Deploy the key file in which "${newest}" is active. To leave that key, add and activate another one`
    : `the key ring is outdated: it lacks the key "${newest}", which has been activated since "${encryption.active}". Deploy the latest key file. If that is lost, add a new key with \`patchbay keys add\` and activate it`;
}

/** Refuses a ring from before a rotation: it would seal rows with a key that has been replaced. */
export async function refuseOutdated(database: Database, ring: KeyRing): Promise<void> {
  const reason = outdated(ring, await activated(database));
  if (reason !== undefined) throw new KeyRingError(reason);
}

/**
 * What a server that already runs lacks. While a new key file is deployed, servers with the old active key go on as
 * long as they can open what the others seal.
 */
export async function lacksNewestKey(database: Database, { encryption }: KeyRing): Promise<string | undefined> {
  const newest = (await activated(database)).at(-1);
  return newest === undefined || encryption.keys.has(newest) ? undefined : newest;
}

/**
 * Notes the active key of a ring that is not outdated. The row is there from the first start on, so that starts at the
 * same moment lock it one after the other.
 */
export async function noteActivation(database: Database, ring: KeyRing, by: Actor): Promise<void> {
  await refuseOutdated(database, ring);
  const { active } = ring.encryption;
  if ((await activated(database)).includes(active)) return;
  const ignore = database.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  await database.change(`${ignore} INTO settings (name, value) VALUES (?, '[]')`, [setting]);
  await database.transaction(async (tx) => {
    const history = await activated(tx, lockSql[tx.engine].update);
    if (history.includes(active)) return;
    const value = shortened([...history, active].slice(-kept));
    await tx.change('UPDATE settings SET value = ? WHERE name = ?', [value, setting]);
    await recordAudit(tx, by, { organization_id: no_organization, type: 'key.activated', subject: active });
  });
}
