/** Which scripted fault, if any, a request runs into. */
import type { Fault, FaultRule } from './faults.ts';
import type { Answer } from './vendor.ts';

/** What rules are compared with. */
export interface FaultRequest {
  account: string | undefined;
  method: string;
  path: string;
  query: URLSearchParams;
}

/** A fault about to be applied, with what it remembers from request to request. */
export interface DueFault {
  fault: Fault;
  /** Cursors that cycle_cursor has seen so far. */
  cursors: string[];
  /** The page that endless_pages repeats without its records. */
  repeated?: Answer;
}

export interface FaultEngine {
  add(rule: FaultRule): void;
  clear(): void;
  /** The rules that still wait, with how often they have applied. */
  list(): Array<FaultRule & { applied: number }>;
  /** The first rule that is due; each earlier match of `after_requests` is counted down. */
  due(request: FaultRequest): DueFault | undefined;
}

interface Pending {
  rule: FaultRule;
  skip: number;
  left: number;
  applied: number;
  due: DueFault;
}

export function createFaultEngine(): FaultEngine {
  let pending: Pending[] = [];
  return {
    add(rule) {
      const over_pages = rule.fault.kind === 'repeat_cursor' || rule.fault.kind === 'cycle_cursor';
      const times = rule.times ?? (over_pages ? 'always' : 1);
      pending.push({
        rule,
        skip: rule.after_requests ?? 0,
        left: times === 'always' ? Infinity : times,
        applied: 0,
        due: { fault: rule.fault, cursors: [] },
      });
    },
    clear() {
      pending = [];
    },
    list: () => pending.map(({ rule, applied }) => ({ ...rule, applied })),
    due(request) {
      if (pending.length === 0) return undefined;
      for (const each of pending) {
        if (!matches(each.rule, request)) continue;
        if (each.skip > 0) {
          each.skip--;
          continue;
        }
        each.applied++;
        if (--each.left === 0) pending = pending.filter((other) => other !== each);
        return each.due;
      }
      return undefined;
    },
  };
}

function matches(rule: FaultRule, request: FaultRequest): boolean {
  if (rule.account !== undefined && rule.account !== request.account) return false;
  if (rule.method !== undefined && rule.method !== request.method) return false;
  if (Object.entries(rule.query ?? {}).some(([name, value]) => request.query.get(name) !== value)) return false;
  if (rule.path === undefined) return true;
  return rule.path.endsWith('*') ? request.path.startsWith(rule.path.slice(0, -1)) : request.path === rule.path;
}
