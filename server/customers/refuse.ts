import { Problem } from '../problem.ts';
import type { Transaction } from '../storage/database.ts';
import type { Customer } from './customer-hash.ts';

/** Nothing is created for a customer that is being erased: the end of the erasure would delete it. */
export async function refuseWhileErasing(
  tx: Pick<Transaction, 'query'>,
  { organization_id, customer_name }: Pick<Customer, 'organization_id'> & { customer_name: string | undefined },
  code: 'erasure_in_progress' | 'unavailable' = 'erasure_in_progress',
): Promise<void> {
  if (customer_name === undefined) return;
  const erasing = await tx.query(
    "SELECT 1 FROM erasures WHERE status = 'erasing' AND organization_id = ? AND customer_name = ?",
    [organization_id, customer_name],
  );
  if (erasing.length > 0)
    throw new Problem(code, 'This customer is being erased. Retry when the erasure has ended.', {
      retry_after_s: 60,
    });
}
