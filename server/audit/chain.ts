import { createHash } from 'node:crypto';
import type { AuditRow } from '../generated/tables.gen.ts';
import type { AuditEntry } from '../generated/types.gen.ts';
import type { Mac } from '../vault/key-ring.ts';

/** The predecessor of the first row. */
export const genesis = '0'.repeat(64);

/** What MACs of the audit log and keyed hashes of customer names are made for. */
export const purposes = { mac: 'audit', customer: 'audit.customer' } as const;

/** An entry of a sealed row, with the organization that its chain belongs to. */
export type SealedEntry = AuditEntry & {
  organization_id: string;
  position: number;
  previous_hash: string;
  hash: string;
  mac: string;
};

export type AuditContent = Omit<AuditEntry, 'customer_name' | 'hash' | 'mac'> & { organization_id: string };

/** Keyed, because the names of customers could be guessed. */
export const customerHash = (mac: Mac, organization_id: string, customer_name: string | null): string | null =>
  customer_name === null ? null : mac(JSON.stringify([organization_id, customer_name])).toString('hex');

/** Everything but the customer's name, which can be erased: its keyed hash stands for it. */
export const hashOf = (entry: AuditContent): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        entry.previous_hash,
        entry.organization_id,
        entry.position,
        entry.id,
        entry.created_at,
        entry.type,
        entry.actor,
        entry.client_id,
        entry.address,
        entry.request_id,
        entry.customer_hash,
        entry.subject,
        entry.outcome,
        entry.detail,
      ]),
    )
    .digest('hex');

export const macOf = (mac: Mac, hash: string): string => mac(hash).toString('hex');

export function toEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    type: row.type,
    created_at: row.created_at,
    actor: row.actor,
    client_id: row.client_id,
    address: row.address,
    request_id: row.request_id,
    customer_name: row.customer_name,
    customer_hash: row.customer_hash,
    subject: row.subject,
    outcome: row.outcome,
    detail: JSON.parse(row.detail) as Record<string, unknown>,
    position: row.position === null ? null : Number(row.position),
    previous_hash: row.previous_hash,
    hash: row.hash,
    mac: row.mac,
  };
}

export function toSealedEntry(row: AuditRow): SealedEntry {
  const entry = toEntry(row);
  const { position, previous_hash, hash, mac } = entry;
  if (position === null || previous_hash === null || hash === null || mac === null)
    throw new Error('an audit row has a position without a seal');
  return { organization_id: row.organization_id, ...entry, position, previous_hash, hash, mac };
}
