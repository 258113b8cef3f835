import { createLines, tenantOf, type Waiting } from './lines.ts';

export interface FairSlotsOptions {
  /** How many tasks run at a time. */
  slots: number;
  /** How many of them one tenant may have, so that another's next task finds a free slot. */
  slots_per_tenant: number;
  /**
   * How many of them one tenant may have while others are at work too, whose tasks would be done beside so many: a slot
   * that is free is of no use where the processor, the event loop or the database is not.
   */
  beside_others?: number;
  /** How many tasks of one tenant may wait; further ones are refused at once. */
  waiting_per_tenant: number;
  /** Told how long a task had its slot, each time it gives it back. */
  on_held?: (tenant: string, ms: number) => void;
}

export interface FairSlots {
  /**
   * Runs `work` in a slot. Resolves to `late` without running it where no slot becomes free before the deadline (on the
   * clock of `performance.now()`) or where the tenant already has too many tasks waiting.
   */
  run<T>(share: string, deadline: number, work: (slot: Slot) => Promise<T>): Promise<T | 'late'>;
}

export interface Slot {
  /**
   * Gives the slot back while its work only waits for something else. The function that it returns resolves once the
   * work has a slot again: before the other waiting tasks of its share, and without a deadline.
   */
  pause(): () => Promise<void>;
}

/** A tenant is at work for so long after it has begun a task. */
const at_work_ms = 1_000;

/** Whether other tenants than one have begun tasks lately, by the two that were the last to do so. */
function createPresence() {
  let latest = { tenant: '', ms: -Infinity };
  let before = latest;
  return {
    note(tenant: string): void {
      if (tenant !== latest.tenant) before = latest;
      latest = { tenant, ms: performance.now() };
    },
    hasOthersThan: (tenant: string): boolean =>
      performance.now() - (latest.tenant === tenant ? before : latest).ms < at_work_ms,
  };
}

/** A slot that its task holds now. It is given back once, whether the task ends with it or while it is paused. */
function pausable(release: (held_ms: number) => void, reacquire: () => Promise<void>): Slot & { end(): void } {
  let pauses = 0;
  let held = true;
  let since_ms = performance.now();
  let ended = false;
  const giveBack = () => {
    if (held) release(performance.now() - since_ms);
    held = false;
  };
  return {
    pause() {
      if (++pauses === 1) giveBack();
      return async () => {
        if (--pauses > 0 || held || ended) return;
        await reacquire();
        // Another part of the work may have taken a slot, paused or ended meanwhile.
        if (held || ended || pauses > 0) return release(0);
        held = true;
        since_ms = performance.now();
      };
    },
    end() {
      ended = true;
      giveBack();
    },
  };
}

/** Who has how many of the slots. */
function createUse({ slots, slots_per_tenant, beside_others = slots_per_tenant }: FairSlotsOptions) {
  const running = new Map<string, number>();
  const presence = createPresence();
  let used = 0;
  return {
    note: presence.note,
    isFree: (tenant: string): boolean =>
      used < slots && (running.get(tenant) ?? 0) < (presence.hasOthersThan(tenant) ? beside_others : slots_per_tenant),
    take(tenant: string): void {
      used++;
      running.set(tenant, (running.get(tenant) ?? 0) + 1);
    },
    giveBack(tenant: string): void {
      used--;
      const left = (running.get(tenant) ?? 1) - 1;
      if (left === 0) running.delete(tenant);
      else running.set(tenant, left);
    },
  };
}

/**
 * A few slots shared fairly: waiting tenants take turns, however many tasks each has, and so do the customers of one
 * tenant; a slot that becomes free goes to the tenant whose last turn is longest ago.
 */
export function createFairSlots(options: FairSlotsOptions): FairSlots {
  const { waiting_per_tenant, on_held } = options;
  const { note, isFree, take, giveBack } = createUse(options);
  const waiting = createLines();

  function release(tenant: string, held_ms: number): void {
    giveBack(tenant);
    on_held?.(tenant, held_ms);
    startWaiting();
  }

  /** More than one where a tenant has others beside it no longer. */
  function startWaiting(): void {
    for (let next = waiting.next(isFree); next; next = waiting.next(isFree)) {
      clearTimeout(next.entry.timer);
      take(next.tenant);
      next.entry.start();
    }
  }

  /** Resolves to whether the tenant has a slot now. */
  function acquire(share: string, deadline: number): Promise<boolean> {
    const tenant = tenantOf(share);
    note(tenant);
    if (waiting.lengthOf(tenant) === 0 && isFree(tenant)) {
      take(tenant);
      return Promise.resolve(true);
    }
    if (waiting.lengthOf(tenant) >= waiting_per_tenant) return Promise.resolve(false);
    return new Promise((resolve) => {
      const late = () => {
        waiting.remove(share, entry);
        resolve(false);
      };
      const timer = setTimeout(late, Math.max(0, deadline - performance.now()));
      const entry: Waiting = { start: () => resolve(true), timer };
      waiting.add(share, entry);
      startWaiting();
    });
  }

  function reacquire(share: string): Promise<void> {
    const tenant = tenantOf(share);
    if (isFree(tenant)) return Promise.resolve(take(tenant));
    return new Promise((resolve) => waiting.add(share, { start: resolve }, true));
  }

  return {
    async run(share, deadline, work) {
      if (!(await acquire(share, deadline))) return 'late';
      const slot = pausable(
        (held_ms) => release(tenantOf(share), held_ms),
        () => reacquire(share),
      );
      try {
        return await work(slot);
      } finally {
        slot.end();
      }
    },
  };
}
