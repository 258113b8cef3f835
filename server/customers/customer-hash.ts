import { customerHash, purposes } from '../audit/chain.ts';
import type { KeyRing } from '../vault/key-ring.ts';

export interface Customer {
  organization_id: string;
  customer_name: string;
}

/** The keyed hash that stands for a customer once the name is erased: that of new rows, and all that old ones have. */
export interface CustomerHashes {
  of(customer: Customer): string;
  all(customer: Customer): string[];
}

export function customerHashes({ macs }: Pick<KeyRing, 'macs'>): CustomerHashes {
  const all = macs(purposes.customer);
  const hash = (mac: (typeof all)[number], { organization_id, customer_name }: Customer): string => {
    const found = customerHash(mac, organization_id, customer_name);
    if (found === null) throw new Error('a customer without a name has no hash');
    return found;
  };
  return {
    of: (customer) => hash(all[0], customer),
    all: (customer) => all.map((mac) => hash(mac, customer)),
  };
}
