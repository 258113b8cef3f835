import { createFairSlots, shareOf } from '../fair-slots.ts';
import { Problem } from '../problem.ts';
import type { Local } from './local.ts';

/**
 * Requests that are worked on at a time, and those of one organization: what each of them holds in memory is megabytes
 * at worst, and what it computes delays all others.
 */
const slots = { slots: 512, slots_per_tenant: 32, waiting_per_tenant: 512 };
/** Longer than a vendor may take to refresh a token, which a hundred parallel calls of one customer wait for. */
const wait_ms = 30_000;

export interface RequestSlots {
  /** Works once the caller's organization has a slot; organizations take turns, and so do their customers. */
  run<T>({ principal, organization_id }: Local, work: () => Promise<T>): Promise<T>;
}

export function createRequestSlots(): RequestSlots {
  const shared = createFairSlots(slots);
  return {
    async run({ principal, organization_id }, work) {
      // Health checks, tokens and consent pages are of no organization, and do not wait for any.
      if (!principal || organization_id === undefined) return work();
      const { customer_name } = principal;
      const share = shareOf({ organization_id, ...(customer_name !== undefined && { customer_name }) });
      const result = await shared.run(share, performance.now() + wait_ms, async () => ({ value: await work() }));
      if (result !== 'late') return result.value;
      throw new Problem(
        'rate_limited',
        'Too many requests of this organization are in progress. Send fewer at a time.',
        {
          retry_after_s: 1,
        },
      );
    },
  };
}
