import type { RequestHandler } from 'express';
import type { Paused } from '../execution/call.ts';
import { createFairSlots, type Slot } from '../fairness/fair-slots.ts';
import { shareOf } from '../fairness/lines.ts';
import type { Pace } from '../fairness/pace.ts';
import { Problem } from '../problem.ts';
import { isClosed } from './connections/closed.ts';
import type { Local } from './local.ts';
import { chargedOrganization } from './rate-limits/rate-limit.ts';

/**
 * Requests that are worked on at a time, and those of one organization: what each of them holds in memory is megabytes
 * at worst, and what it computes delays all others.
 */
const slots = { slots: 512, slots_per_tenant: 32, beside_others: 8, waiting_per_tenant: 512 };
/** Requests of one organization that wait for a vendor without a slot; each may come back with a large response. */
const paused_per_organization = 128;
/** Longer than a vendor may take to refresh a token, which a hundred parallel calls of one customer wait for. */
const wait_ms = 30_000;

const tooMany = () =>
  new Problem('rate_limited', 'Too many requests of this organization are in progress. Send fewer at a time.', {
    retry_after_s: 1,
  });

/** Where a request waits for its turn before any more work is done for it than to know who sends it. */
export function waitForTurn(pace: Pace): RequestHandler {
  return async (request, response, next) => {
    const local = response.locals as Local;
    if (!local.principal) throw new Error('only requests with a token wait for their turn');
    const { client_id, customer_name } = local.principal;
    // Which organization is checked only later.
    const organization_id = chargedOrganization(request, local) ?? client_id;
    const share = shareOf({ organization_id, ...(customer_name !== undefined && { customer_name }) });
    if (pace.begin(share)) return next();
    if (!(await pace.turn(share, performance.now() + wait_ms))) throw tooMany();
    if (!isClosed(response)) next();
  };
}

export interface RequestSlots {
  /** Works once the caller's organization has a slot; organizations take turns, and so do their customers. */
  run<T>({ principal, organization_id }: Local, work: (pause: () => Paused) => Promise<T>): Promise<T>;
}

export const unpaused = (): Paused => ({ turn: () => undefined, resume: async () => undefined });

/** Gives slots back while vendors are waited for, for so many requests of an organization at a time. */
function createPauses(pace: Pace) {
  const paused = new Map<string, number>();
  return (organization_id: string, slot: Slot) => (): Paused => {
    const count = paused.get(organization_id) ?? 0;
    if (count >= paused_per_organization) return unpaused();
    paused.set(organization_id, count + 1);
    const resume = slot.pause();
    let has_turn = false;
    let turn: Promise<unknown> | undefined;
    const takeTurn = () => {
      if (!has_turn && !pace.begin(organization_id)) turn = pace.turn(organization_id);
      has_turn = true;
      return turn;
    };
    return {
      turn: takeTurn,
      async resume() {
        await takeTurn();
        await resume();
        const left = (paused.get(organization_id) ?? 1) - 1;
        if (left > 0) paused.set(organization_id, left);
        else paused.delete(organization_id);
      },
    };
  };
}

export function createRequestSlots(pace: Pace): RequestSlots {
  const shared = createFairSlots({ ...slots, on_held: pace.used });
  const pauses = createPauses(pace);
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
      throw tooMany();
    },
  };
}
