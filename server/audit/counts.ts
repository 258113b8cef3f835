import type { Database, Transaction } from '../storage/database.ts';
import { timestamp } from '../clock.ts';
import { lockSql } from '../storage/row-locks.ts';
import type { Actor } from './actor.ts';
import { no_organization, recordAudit, type Act } from './record-audit.ts';

/** A flood from more callers than this is counted without their addresses. */
const most_callers = 10_000;

interface Count {
  act: Act;
  by: Actor;
  count: number;
  from: string;
}

/**
 * Acts that come too often for a row each, and that no transaction belongs to: tokens issued and refused, and reads of
 * change feeds. They are counted in this process and written once a minute and at shutdown.
 */
export class AuditCounts {
  readonly #database: Database;
  #counts = new Map<string, Count>();

  constructor(database: Database) {
    this.#database = database;
  }

  add({ actor, client_id, address }: Actor, act: Act): void {
    const many = this.#counts.size >= most_callers;
    const by: Actor = { actor, client_id, address: many ? null : address, request_id: null };
    const key = JSON.stringify([act, by]);
    const known = this.#counts.get(key);
    if (known) known.count++;
    else this.#counts.set(key, { act, by, count: 1, from: timestamp() });
  }

  /** What cannot be written is kept for the next time. */
  async flush(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await this.#database.transaction(async (tx) => {
        for (const { act, by, count, from } of counts.values())
          if (await isThere(tx, act.organization_id))
            await recordAudit(tx, by, { ...act, detail: { ...act.detail, count, from } });
      });
    } catch (error) {
      for (const [key, before] of counts) {
        const since = this.#counts.get(key);
        this.#counts.set(key, since ? { ...before, count: before.count + since.count } : before);
      }
      throw error;
    }
  }
}

/** Counts may be written after the organization was deleted with its log. Its row is locked: it stays meanwhile. */
async function isThere(tx: Transaction, organization_id: string): Promise<boolean> {
  if (organization_id === no_organization) return true;
  const rows = await tx.query(`SELECT id FROM organizations WHERE id = ?${lockSql[tx.engine].share}`, [
    organization_id,
  ]);
  return rows.length > 0;
}
