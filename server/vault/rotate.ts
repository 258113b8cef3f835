import { command_line } from '../audit/actor.ts';
import { no_organization, recordAudit } from '../audit/record-audit.ts';
import type { Database } from '../storage/database.ts';
import { noteActivation } from './activation.ts';
import { sealed_tables, verifyKeys } from './key-check.ts';
import type { KeyRing } from './key-ring.ts';
import { clientBinding, connectorBinding, endpointBinding } from './bindings.ts';
import { createVault, first_format_sql, SealError, type Binding, type Sealed } from './vault.ts';
import { present } from '../present.ts';

type Table = (typeof sealed_tables)[number];

/** A row of any of the tables, with the columns that its own table has. */
type SealedRow = Sealed & Parameters<typeof connectorBinding>[0] & Parameters<typeof clientBinding>[0];

const bindings: Record<Table, (row: SealedRow) => Binding> = {
  connectors: connectorBinding,
  oauth_clients: clientBinding,
  webhook_endpoints: endpointBinding,
};

const bound = 'id, organization_id, credential_version, key_id, wrapped_key, sealed_credentials';
const columns: Record<Table, string> = {
  connectors: `${bound}, customer_name, connector_type, auth_method, environment`,
  oauth_clients: `${bound}, connector_type, client_id, environment`,
  webhook_endpoints: `${bound}, customer_name`,
};

const sealedOf = (row: SealedRow): Sealed => ({
  key_id: row.key_id,
  wrapped_key: Buffer.from(row.wrapped_key),
  sealed_credentials: Buffer.from(row.sealed_credentials),
});

export interface RotationProgress {
  /** Rows that the active key did not wrap, or that were of the first format, when this began. */
  total: number;
  rewrapped: number;
  /** Changed by another process meanwhile; they are read again. */
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

/** Rows that are to be wrapped again; the value is the active key. */
const outdated = `(key_id <> ? OR ${first_format_sql})`;

async function countOutdated(database: Database, active: string): Promise<number> {
  let count = 0;
  for (const table of sealed_tables) {
    const [row] = await database.query<{ count: number | string }>(
      `SELECT COUNT(*) AS count FROM ${table} WHERE ${outdated}`,
      [active],
    );
    count += Number(row?.count ?? 0);
  }
  return count;
}

/**
 * Wraps every data key again with the active key of the ring, and seals rows of the first format again, beside servers
 * that work. Each row is changed only if it is still the one that was read: a refresh or a change that came between has
 * sealed it with the key that its own process holds active. What is done stays done, so that an interrupted run is
 * simply started again.
 */
export async function rotateKeys(
  database: Database,
  ring: KeyRing,
  report: (progress: RotationProgress) => void = () => undefined,
): Promise<RotationResult> {
  const vault = createVault(ring);
  const { active } = ring.encryption;
  // Before the first row is sealed with it, since no server may have started with this ring yet.
  await verifyKeys(database, ring, command_line);
  await noteActivation(database, ring, command_line);
  const total = await countOutdated(database, active);
  const progress: RotationProgress = {
    total,
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
      `SELECT ${columns[table]} FROM ${table} WHERE ${outdated} AND id > ? ORDER BY id LIMIT ?`,
      [active, last, batch_size],
    );
    if (rows.length === 0) return;
    const fresh = rows.flatMap((row) => {
      try {
        return [{ row, next: rewrap(bindings[table](row), sealedOf(row)) }];
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
          `UPDATE ${table} SET key_id = ?, wrapped_key = ?, sealed_credentials = ? WHERE id = ? AND credential_version = ? AND key_id = ? AND wrapped_key = ?`,
          [
            next.key_id,
            next.wrapped_key,
            next.sealed_credentials,
            row.id,
            row.credential_version,
            row.key_id,
            row.wrapped_key,
          ],
        );
      }
      if (count > 0)
        await recordAudit(tx, command_line, {
          organization_id: no_organization,
          type: 'key.rotated',
          subject: active,
          detail: { table, count },
        });
      return count;
    });
    progress.rewrapped += changed;
    progress.passed_over += fresh.length - changed;
    report(progress);
    await new Promise((resolve) => setImmediate(resolve)); // SQLite responds at once: nothing else would run
    last = present(rows.at(-1)).id;
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
        `SELECT ${columns[table]} FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`,
        [last, batch_size],
      );
      if (rows.length === 0) break;
      for (const row of rows) {
        found.checked++;
        found.keys[row.key_id] = (found.keys[row.key_id] ?? 0) + 1;
        try {
          vault.open(bindings[table](row), sealedOf(row));
        } catch (error) {
          if (!(error instanceof SealError)) throw error;
          found.damaged.push({ table, id: row.id, reason: error.message });
        }
      }
      last = present(rows.at(-1)).id;
    }
  }
  return found;
}
