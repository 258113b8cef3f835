import type { UsageHeader } from '../../connector-types/definition/define.ts';
import type { IncomingHttpHeaders } from '../transport/exchange.ts';

/** What the vendor's usage headers say, all together. */
export interface Usage {
  /** Percentage used of the rate limit that is closest to exhaustion. */
  used?: number;
  /** Until it can be used again. */
  wait_s?: number;
}

export function readUsage(headers: IncomingHttpHeaders, rules: readonly UsageHeader[] | undefined): Usage {
  const usage: Usage = {};
  for (const { header, used, wait } of rules ?? []) {
    const json = parsed(headers[header]);
    for (const value of used.flatMap((path) => numbersAt(json, path))) usage.used = Math.max(usage.used ?? 0, value);
    for (const value of wait ? numbersAt(json, wait.path) : [])
      if (value > 0) usage.wait_s = Math.max(usage.wait_s ?? 0, value * (wait?.unit_s ?? 1));
  }
  return usage;
}

function parsed(value: string | string[] | undefined): unknown {
  const text = Array.isArray(value) ? value[0] : value;
  if (text === undefined || text.length > 65_536) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** All finite numbers at a dotted path; `*` is every member. */
function numbersAt(value: unknown, path: string): number[] {
  let found: unknown[] = [value];
  for (const key of path.split('.')) {
    found = found.flatMap((each) => {
      if (typeof each !== 'object' || each === null) return [];
      if (key === '*') return Object.values(each) as unknown[];
      return Object.hasOwn(each, key) ? [(each as Record<string, unknown>)[key]] : [];
    });
  }
  return found.filter((each): each is number => typeof each === 'number' && Number.isFinite(each));
}
