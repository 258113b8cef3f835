import { createFairSlots, shareOf, type Slot } from '../fair-slots.ts';
import { Problem } from '../problem.ts';
import type { Local } from './local.ts';

/**
 * Requests that are worked on at a time, and those of one organization: what each of them holds in memory is megabytes
 * at worst, and what it computes delays all others.
 */
const slots = { slots: 512, slots_per_tenant: 32, beside_others: 8, waiting_per_tenant: 512 };
/** Requests of one organization that wait for a vendor without a slot; each may come back with a large response. */
const paused_per_organization = 128;
/** Longer than a vendor may take to refresh a token, which a hundred parallel calls of one customer wait for. */
const wait_ms = 30_000;

export interface RequestSlots {
  /** Works once the caller's organization has a slot; organizations take turns, and so do their customers. */
  run<T>({ principal, organization_id }: Local, work: (pause: Slot['pause']) => Promise<T>): Promise<T>;
}

export const unpaused: Slot['pause'] = () => async () => undefined;

/** Gives slots back while vendors are waited for, for so many requests of an organization at a time. */
function createPauses() {
  const paused = new Map<string, number>();
  return (organization_id: string, slot: Slot): Slot['pause'] =>
    () => {
      const count = paused.get(organization_id) ?? 0;
      if (count >= paused_per_organization) return unpaused();
      paused.set(organization_id, count + 1);
      const resume = slot.pause();
      return async () => {
        await resume();
        const left = (paused.get(organization_id) ?? 1) - 1;
        if (left > 0) paused.set(organization_id, left);
        else paused.delete(organization_id);
      };
    };
}

export function createRequestSlots(): RequestSlots {
  const shared = createFairSlots(slots);
  const pauses = createPauses();
  return {
    async run({ principal, organization_id }, work) {
      // Health checks, tokens and consent pages are of no organization, and do not wait for any.
      if (!principal || organization_id === undefined) return work(unpaused);
      const { customer_name } = principal;
      const share = shareOf({ organization_id, ...(customer_name !== undefined && { customer_name }) });
      const result = await shared.run(share, performance.now() + wait_ms, async (slot) => ({
        value: await work(pauses(organization_id, slot)),
      }));
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
