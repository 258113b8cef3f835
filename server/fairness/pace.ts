import { performance } from 'node:perf_hooks';
import { createLines, tenantOf, type Waiting } from './lines.ts';

/** The event loop has little time left where it has worked for so much of the last moments. */
const busy_share = 0.5;
/** The last moments: so long at least, and what was before counts less and less. */
const sample_ms = 4;
const lately_ms = 50;
/** Between two looks at whether those who wait may go on. */
const look_ms = 2;
/** What a tenant has used counts less and less: after so long a third of it is left. */
const memory_ms = 1_000;
/** What begins at one moment shows in the load only after: so many of a tenant in so long, the rest one by one. */
const burst = { most: 8, memory_ms: 40 };
/** What has begun counts as one. So long in a slot counts as much. */
const held_ms_per_start = 20;
/** So many bytes of a response too: they have been received, stored or joined, and are sent, in no slot. */
const bytes_per_start = 100_000;
/** A tenant that has used less is as if it had not been here. */
const least_use = 0.5;
/** So many times as long as a piece of long work it rests where the loop is never idle. */
const rest_per_piece = 8;
/** With more tenants than these, those that have used less are forgotten whenever one more comes. */
const most_kept = 1_000;

export interface PaceOptions {
  /** How many of one tenant may wait; further ones are refused at once. */
  waiting_per_tenant: number;
  /** Of this process where nothing else is given. */
  load?: () => Load;
}

/**
 * Lets the work of tenants begin. Slots bound how much of a tenant's work is done at a time, and still the work of one
 * that sends without pause may fill each turn of the event loop, in which all others wait. So while others are at work
 * too, a tenant that has used more than its equal share lately begins only what the event loop has time for.
 */
export interface Pace {
  /** Whether work of this share may begin at once, which it then does: it is counted. */
  begin(share: string): boolean;
  /**
   * Resolves to true when it may. To false where its tenant already has too many that wait, or once the deadline (on
   * the clock of `performance.now()`) has passed.
   */
  turn(share: string, deadline?: number): Promise<boolean>;
  /** Counts what a tenant has used otherwise: time in a slot. */
  used(tenant: string, held_ms: number): void;
  /** Counts what a tenant has used otherwise: a response of so many bytes. */
  sends(tenant: string, bytes: number): void;
  /**
   * How many milliseconds long work rests after a piece that has taken so many, of all tenants: the longer, the busier
   * the loop, and not at all where one tenant alone is at work.
   */
  restAfter(piece_ms: number): number;
}

/** The share of its time that the event loop has worked: in the last few milliseconds, and in the last moments. */
export interface Load {
  now: number;
  lately: number;
}

/** The load of this process. */
function measureLoop(): () => Load {
  let before = performance.eventLoopUtilization();
  let sampled_ms = performance.now();
  let load = { now: 0, lately: 0 };
  return () => {
    const since_ms = performance.now() - sampled_ms;
    if (since_ms < sample_ms) return load;
    const total = performance.eventLoopUtilization();
    const now = performance.eventLoopUtilization(total, before).utilization;
    load = { now, lately: load.lately + (now - load.lately) * (1 - Math.exp(-since_ms / lately_ms)) };
    before = total;
    sampled_ms += since_ms;
    return load;
  };
}

/** What each tenant has used lately. */
function createUses(memory_ms: number) {
  const uses = new Map<string, { amount: number; ms: number }>();
  const amountOf = (tenant: string, now_ms = performance.now()): number => {
    const use = uses.get(tenant);
    return use ? use.amount * Math.exp((use.ms - now_ms) / memory_ms) : 0;
  };
  /** Forgets who has used little, and returns what the others have used together. */
  const tidy = (now_ms: number): number => {
    let total = 0;
    for (const each of uses.keys()) {
      const amount = amountOf(each, now_ms);
      if (amount < least_use) uses.delete(each);
      else total += amount;
    }
    return total;
  };
  return {
    amountOf,
    add(tenant: string, amount: number): void {
      const now_ms = performance.now();
      if (uses.size >= most_kept && !uses.has(tenant)) tidy(now_ms);
      uses.set(tenant, { amount: amountOf(tenant, now_ms) + amount, ms: now_ms });
    },
    /** Whether a tenant has used more than the equal share of those who are at work. Alone it has not. */
    isAboveShare(tenant: string): boolean {
      const now_ms = performance.now();
      const total = tidy(now_ms);
      return uses.size > 1 && amountOf(tenant, now_ms) * uses.size > total;
    },
    areOfSeveral(): boolean {
      tidy(performance.now());
      return uses.size > 1;
    },
  };
}

export function createPace({ waiting_per_tenant, load = measureLoop() }: PaceOptions): Pace {
  const waiting = createLines();
  const uses = createUses(memory_ms);
  const begun = createUses(burst.memory_ms);
  const count = (tenant: string): void => {
    uses.add(tenant, 1);
    begun.add(tenant, 1);
  };
  const isBurst = (tenant: string): boolean => begun.amountOf(tenant) > burst.most && uses.areOfSeveral();
  const isBusy = (worked: number): boolean => worked >= busy_share;
  let timer: NodeJS.Timeout | undefined;

  /** Those within their share go on, and at most one of those above it. */
  function goOn(): void {
    timer = undefined;
    const { now, lately } = load();
    let room = isBusy(Math.max(now, lately)) ? 0 : 1;
    const may = (tenant: string) => !(uses.isAboveShare(tenant) || isBurst(tenant)) || room-- > 0;
    for (let next = waiting.next(may); next; next = waiting.next(may)) {
      clearTimeout(next.entry.timer);
      count(next.tenant);
      next.entry.start();
    }
    look();
  }

  function look(): void {
    if (waiting.isEmpty()) return;
    timer ??= setTimeout(goOn, look_ms);
  }

  function begin(share: string): boolean {
    const tenant = tenantOf(share);
    const mayNot = isBurst(tenant) || (isBusy(load().lately) && uses.isAboveShare(tenant));
    if (waiting.lengthOf(tenant) > 0 || mayNot) return false;
    count(tenant);
    return true;
  }

  return {
    begin,
    used: (tenant, held_ms) => uses.add(tenant, held_ms / held_ms_per_start),
    sends: (tenant, bytes) => uses.add(tenant, bytes / bytes_per_start),
    restAfter: (piece_ms) => (uses.areOfSeveral() ? rest_per_piece * load().lately * piece_ms : 0),
    turn(share, deadline = Infinity) {
      if (begin(share)) return Promise.resolve(true);
      if (deadline !== Infinity && waiting.lengthOf(tenantOf(share)) >= waiting_per_tenant)
        return Promise.resolve(false);
      return new Promise((resolve) => {
        const entry: Waiting = { start: () => resolve(true) };
        if (deadline !== Infinity) {
          const late = () => {
            waiting.remove(share, entry);
            resolve(false);
          };
          entry.timer = setTimeout(late, Math.max(0, deadline - performance.now()));
        }
        waiting.add(share, entry, deadline === Infinity);
        look();
      });
    },
  };
}
