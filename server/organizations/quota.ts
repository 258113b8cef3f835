import type { Customer } from '../customers/customer-hash.ts';
import { refuseWhileErasing } from '../customers/refuse.ts';
import { Problem } from '../problem.ts';
import type { Transaction } from '../storage/database.ts';
import { lockSql } from '../storage/row-locks.ts';

/**
 * Part of the transaction that has inserted a connector. Insertions come one after the other, since each takes its
 * number from one counter; the organization's row is locked so that it is not deleted meanwhile.
 */
export async function checkConnectorQuota(
  tx: Transaction,
  { organization_id, customer_name }: Customer,
  most: number,
): Promise<void> {
  const organizations = await tx.query(`SELECT id FROM organizations WHERE id = ?${lockSql[tx.engine].update}`, [
    organization_id,
  ]);
  if (organizations.length === 0) throw new Problem('organization_forbidden', 'The organization has been deleted.');
  await refuseWhileErasing(tx, { organization_id, customer_name });
  const [counted] = await tx.query<{ count: number | string }>(
    'SELECT COUNT(*) AS count FROM connectors WHERE organization_id = ?',
    [organization_id],
  );
  if (Number(counted?.count ?? 0) > most)
    throw new Problem('too_many_connectors', `An organization has at most ${most} connectors. Delete one first.`);
}

/** Whether records may be stored: throws where the organization has as many as it may. */
export async function checkRecordQuota(tx: Transaction, organization_id: string, most: number): Promise<void> {
  const [counted] = await tx.query<{ count: number | string | null }>(
    'SELECT SUM(r.record_count) AS count FROM connectors c JOIN replications r ON r.connector_id = c.id WHERE c.organization_id = ?',
    [organization_id],
  );
  if (Number(counted?.count ?? 0) >= most)
    throw new Problem(
      'too_many_records',
      `The organization stores ${most} records, which is its maximum. Delete connectors, or raise RECORDS_PER_ORGANIZATION.`,
    );
}
