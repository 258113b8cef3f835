import type { Database } from '../storage/database.ts';
import { refuseOutdated } from './activation.ts';
import { sealed_tables } from './key-check.ts';
import type { KeyRing } from './key-ring.ts';
import { createVault, SealError, type Binding, type Sealed } from './vault.ts';

interface SealedRow extends Sealed {
  id: string;
  organization_id: string;
  credential_version: number;
}

type Table = (typeof sealed_tables)[number];

/** Before the ids of each table's bindings; they must differ, so that no row can stand in for one of another table. */
const prefixes: Record<Table, string> = {
  connectors: '',
  oauth_clients: 'oauth_client:',
  webhook_endpoints: 'webhook_endpoint:',
};

const bindingOf = (table: Table, row: Pick<SealedRow, 'id' | 'organization_id' | 'credential_version'>): Binding => ({
  organization_id: row.organization_id,
  connector_id: `${prefixes[table]}${row.id}`,
  credential_version: row.credential_version,
});

export interface RotationProgress {
  /** Rows that the active key did not wrap when this began. */
  total: number;
  rewrapped: number;
  /** Changed by somebody else meanwhile; they are looked at again. */
  passed_over: number;
  /** Rows that no key of the ring opens; they stay as they are. */
  damaged: Array<{ table: string; id: string }>;
}

export interface RotationResult extends RotationProgress {
  /** Keys other than the active one that rows still need -> how many rows. Those that are not here can go. */
  still_needed: Record<string, number>;
}

const batch_size = 100;
const passes = 20;

async function neededKeys(database: Database, active: string): Promise<Record<string, number>> {
  const needed: Record<string, number> = {};
  for (const table of sealed_tables) {
    const rows = await database.query<{ key_id: string; count: number | string }>(
      `SELECT key_id, COUNT(*) AS count FROM ${table} WHERE key_id <> ? GROUP BY key_id`,
      [active],
    );
    for (const { key_id, count } of rows) needed[key_id] = (needed[key_id] ?? 0) + Number(count);
  }
  return needed;
}

/**
 * Wraps every data key anew with the active key of the ring, beside servers that work. Each row is changed only if it
 * is still the one that was read: a refresh or a change that came between has sealed it anew, with the key that its own
 * process holds active. What is done stays done, so that an interrupted run is simply started again.
 */
export async function rotateKeys(
  database: Database,
  ring: KeyRing,
  report: (progress: RotationProgress) => void = () => undefined,
): Promise<RotationResult> {
  const vault = createVault(ring);
  const { active } = ring.encryption;
  await refuseOutdated(database, ring);
  const before = await neededKeys(database, active);
  const progress: RotationProgress = {
    total: Object.values(before).reduce((sum, count) => sum + count, 0),
    rewrapped: 0,
    passed_over: 0,
    damaged: [],
  };
  for (let pass = 0; pass < passes; pass++) {
    const done = progress.rewrapped;
    progress.damaged = [];
    for (const table of sealed_tables) await rewrapTable(database, table, active, vault.rewrap, progress, report);
    if (progress.rewrapped === done) break;
  }
  return { ...progress, still_needed: await neededKeys(database, active) };
}

type Rewrap = ReturnType<typeof createVault>['rewrap'];

async function rewrapTable(
  database: Database,
  table: Table,
  active: string,
  rewrap: Rewrap,
  progress: RotationProgress,
  report: (progress: RotationProgress) => void,
): Promise<void> {
  for (let last = ''; ;) {
    const rows = await database.query<SealedRow>(
      `SELECT id, organization_id, credential_version, key_id, wrapped_key FROM ${table} WHERE key_id <> ? AND id > ? ORDER BY id LIMIT ?`,
      [active, last, batch_size],
    );
    if (rows.length === 0) return;
    const fresh = rows.flatMap((row) => {
      try {
        return [
          {
            row,
            next: rewrap(bindingOf(table, row), { key_id: row.key_id, wrapped_key: Buffer.from(row.wrapped_key) }),
          },
        ];
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        progress.damaged.push({ table, id: row.id });
        return [];
      }
    });
    const changed = await database.transaction(async (tx) => {
      let count = 0;
      for (const { row, next } of fresh) {
        count += await tx.change(
          `UPDATE ${table} SET key_id = ?, wrapped_key = ? WHERE id = ? AND credential_version = ? AND key_id = ? AND wrapped_key = ?`,
          [next.key_id, next.wrapped_key, row.id, row.credential_version, row.key_id, row.wrapped_key],
        );
      }
      return count;
    });
    progress.rewrapped += changed;
    progress.passed_over += fresh.length - changed;
    report(progress);
    await new Promise((resolve) => setImmediate(resolve)); // SQLite answers at once: without this nothing else would run
    last = rows.at(-1)!.id;
  }
}

export interface Verification {
  checked: number;
  damaged: Array<{ table: string; id: string; reason: string }>;
  /** Key -> rows that it wraps. */
  keys: Record<string, number>;
}

/** Opens every sealed row, as a call would. */
export async function verifyRows(database: Database, ring: KeyRing): Promise<Verification> {
  const vault = createVault(ring);
  const found: Verification = { checked: 0, damaged: [], keys: {} };
  for (const table of sealed_tables) {
    for (let last = ''; ;) {
      const rows = await database.query<SealedRow>(
        `SELECT id, organization_id, credential_version, key_id, wrapped_key, sealed_credentials FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`,
        [last, batch_size],
      );
      if (rows.length === 0) break;
      for (const row of rows) {
        found.checked++;
        found.keys[row.key_id] = (found.keys[row.key_id] ?? 0) + 1;
        try {
          vault.open(bindingOf(table, row), {
            key_id: row.key_id,
            wrapped_key: Buffer.from(row.wrapped_key),
            sealed_credentials: Buffer.from(row.sealed_credentials),
          });
        } catch (error) {
          if (!(error instanceof SealError)) throw error;
          found.damaged.push({ table, id: row.id, reason: error.message });
        }
      }
      last = rows.at(-1)!.id;
    }
  }
  return found;
}
