import type { ErasureCounts } from '../generated/types.gen.ts';
import type { KeyRing } from '../vault/key-ring.ts';
import { openDocument, signDocument, type PublicKeys } from '../vault/signed-document.ts';

export const receipt_typ = 'patchbay-erasure';

/** What a receipt says. It names the customer by a keyed hash alone. */
export interface Receipt {
  id: string;
  organization_id: string;
  customer_hash: string;
  counts: ErasureCounts;
  created_at: string;
  completed_at: string;
}

export const signReceipt = (ring: Pick<KeyRing, 'signing'>, receipt: Receipt): string =>
  signDocument(ring, receipt_typ, receipt);

/** The receipt, or why it is not one of this service. */
export function openReceipt(
  keys: PublicKeys,
  signed: string,
): { receipt: Receipt } | { reason: 'unknown_key' | 'invalid' } {
  const opened = openDocument(keys, receipt_typ, signed.trim());
  return 'document' in opened ? { receipt: opened.document as Receipt } : opened;
}
