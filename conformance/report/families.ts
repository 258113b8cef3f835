import type { Result } from '../runner/case.ts';

/**
 * The same sentence whatever record, id or position it is about: so that one error that breaks many promises is read
 * once.
 */
export const familyOf = (reason: string): string =>
  reason
    .replace(/ \{"missingProperty":"[^"]*"\}$/, '')
    .replace(/\/\d+(?=[/ ]|$)/g, '/*')
    .replace(/ and (is|has) .*$/, '')
    .replace(/"[0-9A-Za-z_-]{20,}"/g, '"…"')
    .replace(/\b\d+ of \d+ records/g, 'N of M records');

export interface Family {
  reason: string;
  /** The failures that have it, the first of them an example. */
  results: Result[];
}

/** One error may have a name for each field. */
const nameless = (reason: string): string =>
  familyOf(reason)
    .replace(/ '[^']+'$/, " '…'")
    .replace(/ \{.*\}$/, '');

/** What is wrong, the most frequent first; each failure counts once for each of its reasons. */
export function families(results: readonly Result[]): Family[] {
  const found = new Map<string, Result[]>();
  for (const result of results)
    for (const reason of new Set(result.reasons.map(nameless)))
      found.set(reason, [...(found.get(reason) ?? []), result]);
  return [...found]
    .map(([reason, all]) => ({ reason, results: all }))
    .sort((a, b) => b.results.length - a.results.length);
}

/** The reasons of one failure, those that differ in position alone told once with how often. */
export function distinctReasons(reasons: readonly string[]): Array<{ reason: string; times: number }> {
  const found = new Map<string, { reason: string; times: number }>();
  for (const reason of reasons) {
    const known = found.get(familyOf(reason));
    if (known) known.times++;
    else found.set(familyOf(reason), { reason: reason.replace(/ \{"missingProperty":"[^"]*"\}$/, ''), times: 1 });
  }
  return [...found.values()];
}
