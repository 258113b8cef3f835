/** How long a tenant that was refused a slot counts as waiting for one; it asks again sooner. */
const waits_ms = 5_000;
const again_ms = 1_000;
/** Each of the waiting tenants asks once in this time, so that a thousand of them cost the database little. */
const again_per_waiting_ms = 20;

interface Tenant {
  running: number;
  /** When it was last refused; 0 where it does not wait. */
  refused_ms: number;
  /** When it last gave a place back. */
  left_ms: number;
  /** Its last turn, by a counter. */
  turn: number;
}

/** The places of a process in which syncs are performed. */
export interface SyncShares {
  /** Returns what gives the place back; else how long to wait before asking again. */
  enter(tenant: string): { leave(): void } | { again_in_ms: number };
}

/**
 * Shares the places between organizations. One alone may have all but one; as soon as others want places it gets no
 * more than its part, and a free place goes to the one whose last turn is longest ago. Syncs do not wait in line here:
 * they are jobs, which come again.
 */
export function createSyncShares(places: number): SyncShares {
  const tenants = new Map<string, Tenant>();
  let turns = 0;
  let used = 0;

  function forget(now_ms: number): void {
    for (const [name, { running, refused_ms, left_ms }] of tenants)
      if (running === 0 && now_ms - Math.max(refused_ms, left_ms) > waits_ms) tenants.delete(name);
  }

  return {
    enter(name) {
      const now_ms = performance.now();
      forget(now_ms);
      const own = tenants.get(name) ?? { running: 0, refused_ms: -Infinity, left_ms: -Infinity, turn: 0 };
      tenants.set(name, own);
      const waits = ({ refused_ms }: Tenant) => now_ms - refused_ms <= waits_ms;
      const others = [...tenants.values()].filter((each) => each !== own && (each.running > 0 || waits(each)));
      const waiting = others.filter(waits);
      const most = others.length === 0 ? places - 1 : Math.floor(places / (others.length + 1));
      const before = waiting.filter(({ turn }) => turn < own.turn).length;
      if (own.running >= Math.max(1, most) || places - used <= before) {
        own.refused_ms = now_ms;
        return { again_in_ms: again_ms + Math.min(waits_ms / 2, again_per_waiting_ms * waiting.length) };
      }
      Object.assign(own, { running: own.running + 1, refused_ms: -Infinity, turn: ++turns });
      used++;
      let left = false;
      return {
        leave() {
          if (left) return;
          left = true;
          own.running--;
          own.left_ms = performance.now();
          used--;
        },
      };
    },
  };
}
