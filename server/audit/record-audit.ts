import type { AuditType } from '../generated/audit.gen.ts';
import { laterId } from '../later-id.ts';
import type { Transaction } from '../storage/database.ts';
import { nowSql } from '../storage/database-clock.ts';
import type { Actor } from './actor.ts';

/** Acts that concern no organization: keys, and what is done by callers that are in none. */
export const no_organization = '';

export interface Act {
  organization_id: string;
  customer_name?: string | null;
  type: AuditType;
  subject?: string | null;
  /** Why it was refused; success where absent. */
  outcome?: string;
  /** Numbers, names of members, codes. Never what a caller has sent as a secret, and never content of records. */
  detail?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** A connector, a session or an endpoint as the subject of an act. */
export const actOn = ({
  id,
  organization_id,
  customer_name,
}: {
  id: string;
  organization_id: string;
  customer_name: string | null;
}): Omit<Act, 'type'> => ({ organization_id, customer_name, subject: id });

/**
 * Writes a row in the transaction of the act that it reports. A job seals it within seconds (`AuditLog`), after the
 * rows that were written before it, whatever the clocks say.
 */
export async function recordAudit(tx: Transaction, by: Actor, act: Act): Promise<void> {
  const [last] = await tx.query<{ id: string | null }>(
    'SELECT MAX(id) AS id FROM audit WHERE organization_id = ? AND position IS NULL',
    [act.organization_id],
  );
  await tx.change(
    `INSERT INTO audit (id, organization_id, customer_name, type, actor, client_id, address, request_id, subject, outcome, detail, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${nowSql[tx.engine]})`,
    [
      laterId(last?.id),
      act.organization_id,
      act.customer_name ?? null,
      act.type,
      by.actor,
      by.client_id,
      by.address,
      by.request_id,
      act.subject ?? null,
      act.outcome ?? 'success',
      JSON.stringify(act.detail ?? {}),
    ],
  );
}

/** What is done to a client concerns every organization that it acts for. */
export async function recordClientAct(
  tx: Transaction,
  by: Actor,
  act: Omit<Act, 'organization_id'> & { subject: string },
): Promise<void> {
  const memberships = await tx.query<{ organization_id: string }>(
    'SELECT organization_id FROM memberships WHERE client_id = ? ORDER BY organization_id',
    [act.subject],
  );
  const ids = memberships.map(({ organization_id }) => organization_id);
  for (const organization_id of ids.length === 0 ? [no_organization] : ids)
    await recordAudit(tx, by, { ...act, organization_id });
}
