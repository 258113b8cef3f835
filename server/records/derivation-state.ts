import { hash } from 'node:crypto';
import type { DerivationRow } from '../generated/tables.gen.ts';
import type { Engine } from '../storage/column-types.ts';
import type { Database, Query, Transaction } from '../storage/database.ts';
import { nowSql } from '../storage/database-clock.ts';
import { insertOrLockSql, lockSql } from '../storage/row-locks.ts';
import { fingerprintOf, isDerivedSql } from './derivation.ts';
import { recordStores, type RecordStore } from './record-tables.ts';

/** A place in the order of change number and row number, in which every write moves a row to the end. */
export interface RowPosition {
  change: number;
  number: number;
}

export const first_position: RowPosition = { change: -1, number: 0 };

/** Behind every row of a change. */
export const endOf = (change: number): RowPosition => ({ change, number: Number.MAX_SAFE_INTEGER });

const writePosition = ({ change, number }: RowPosition): string => `${change}.${number}`;

export function readPosition(text: string): RowPosition {
  const [change, number] = text.split('.').map(Number);
  return change === undefined || number === undefined ? first_position : { change, number };
}

export const isAfter = (a: RowPosition, b: RowPosition): boolean =>
  a.change > b.change || (a.change === b.change && a.number > b.number);

/** The release that derives records again, while processes of several releases run. */
const claim_name = 'derivation';
/** So long after the last renewal another release may claim it. */
const claim_lasts_s = 120;

/** All fingerprints of this release in one. */
const release = (): string => hash('sha256', recordStores.map(fingerprintOf).join(), 'base64url').slice(0, 16);

interface Claim {
  is_own: boolean;
  age_s: number;
  now: string;
}

async function readClaim({ engine, query }: Pick<Transaction, 'engine' | 'query'>, lock = ''): Promise<Claim> {
  const [row] = await query<{ value: string | null; now: string }>(
    `SELECT c.value AS value, ${nowSql[engine]} AS now FROM (SELECT 1 AS one) o LEFT JOIN settings c ON c.name = '${claim_name}'${lock}`,
  );
  const [holder, since] = row?.value?.split(' ') ?? [];
  const now = row?.now ?? '';
  const age_s = since === undefined ? Infinity : (Date.parse(now) - Date.parse(since)) / 1000;
  return { is_own: holder === release(), age_s, now };
}

/**
 * Claims the right to derive again for this release: when a process begins (`force`), for the newest process is of the
 * release that stays; later only where the other release has been silent. Returns whether this release has it.
 */
export async function claimDerivation(database: Database, { force }: { force: boolean }): Promise<boolean> {
  const stays = ({ is_own, age_s }: Claim) => (is_own ? age_s < claim_lasts_s / 4 : !force && age_s < claim_lasts_s);
  const found = await readClaim(database);
  if (stays(found)) return found.is_own;
  const { engine } = database;
  await database.change(
    `${engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE'} INTO settings (name, value) VALUES ('${claim_name}', '')`,
  );
  return database.transaction(async (tx) => {
    const claim = await readClaim(tx, lockSql[engine].update);
    if (stays(claim)) return claim.is_own;
    await tx.change(`UPDATE settings SET value = ? WHERE name = '${claim_name}'`, [`${release()} ${claim.now}`]);
    return true;
  });
}

export interface LockedDerivation extends Pick<DerivationRow, 'since'> {
  position: RowPosition;
  /** The newest change of the rows that this transaction reads. */
  newest: number;
}

/**
 * Locks the state of an entity until the transaction ends, and returns from where on its rows have to be checked.
 * Undefined where another release has claimed to derive records again: both would otherwise undo each other's work.
 */
export async function lockDerivation(
  tx: Transaction,
  store: RecordStore,
  ordinal: number,
): Promise<LockedDerivation | undefined> {
  const { update, share } = lockSql[tx.engine];
  const fingerprint = fingerprintOf(store);
  const [claim] = await tx.query<{ value: string }>(`SELECT value FROM settings WHERE name = '${claim_name}'${share}`);
  // Empty between its insertion and the claim itself: no release has claimed it yet.
  if (claim && claim.value !== '' && claim.value.split(' ')[0] !== release()) return undefined;
  const [feed] = await tx.query<{ number: number }>('SELECT number FROM change_feeds WHERE connector = ?', [ordinal]);
  const newest = Number(feed?.number ?? 0);
  await tx.change(
    `INSERT INTO derivations (connector, entity, fingerprint, epoch, position, since) VALUES (?, ?, ?, 1, ?, ?) ${insertOrLockSql[tx.engine]('entity')}`,
    [ordinal, store.entity, fingerprint, writePosition(first_position), newest],
  );
  const [row] = await tx.query<DerivationRow>(`SELECT * FROM derivations WHERE connector = ? AND entity = ?${update}`, [
    ordinal,
    store.entity,
  ]);
  if (row?.fingerprint === fingerprint)
    return { position: readPosition(row.position), since: Number(row.since), newest };
  await tx.change(
    'UPDATE derivations SET fingerprint = ?, epoch = epoch + 1, position = ?, since = ? WHERE connector = ? AND entity = ?',
    [fingerprint, writePosition(first_position), newest, ordinal, store.entity],
  );
  return { position: first_position, since: newest, newest };
}

export async function moveDerivation(
  tx: Transaction,
  store: RecordStore,
  ordinal: number,
  position: RowPosition,
): Promise<void> {
  await tx.change('UPDATE derivations SET position = ? WHERE connector = ? AND entity = ?', [
    writePosition(position),
    ordinal,
    store.entity,
  ]);
}

/**
 * To be called where this release has taken a change for rows of the entity: where all up to the change before are
 * derived, those will be too. So no process looks at them again, however many a sync writes.
 */
export const extendDerivation = (
  tx: Pick<Transaction, 'change'>,
  store: RecordStore,
  ordinal: number,
  change: number,
): Promise<number> =>
  tx.change(
    'UPDATE derivations SET position = ? WHERE connector = ? AND entity = ? AND fingerprint = ? AND position = ?',
    [writePosition(endOf(change)), ordinal, store.entity, fingerprintOf(store), writePosition(endOf(change - 1))],
  );

export const forgetDerivations = (tx: Pick<Transaction, 'change'>, ordinal: number): Promise<number> =>
  tx.change('DELETE FROM derivations WHERE connector = ?', [ordinal]);

/** A row as the index of the change feed has it. */
export interface ListedRow extends RowPosition {
  derived: boolean;
}

/** The rows after a position, in order. */
export async function rowsAfter(
  session: { engine: Engine; query: Query },
  store: RecordStore,
  ordinal: number,
  { after, limit }: { after: RowPosition; limit: number },
): Promise<ListedRow[]> {
  const rows = await session.query<{ change_number: number; number: number; derived: number }>(
    `SELECT change_number, number, ${isDerivedSql[session.engine]} AS derived FROM ${store.table}
     WHERE connector = ? AND change_number >= ? AND (change_number > ? OR number > ?) ORDER BY change_number, number LIMIT ${Math.floor(limit)}`,
    [fingerprintOf(store), ordinal, after.change, after.change, after.number],
  );
  return rows.map((row) => ({
    change: Number(row.change_number),
    number: Number(row.number),
    derived: Number(row.derived) === 1,
  }));
}
