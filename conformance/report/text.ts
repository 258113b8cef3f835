import type { Outcome, Result } from '../runner/case.ts';
import type { KitReport } from '../runner/run-kit.ts';

const most_failures = 50;

/** How often each reason was given. */
function tally(results: Result[]): string[] {
  const counts = new Map<string, number>();
  for (const { reasons } of results) counts.set(reasons[0] ?? '', (counts.get(reasons[0] ?? '') ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `  ${count} x ${reason}`);
}

const place = ({ id, target }: Result) => (target === 'hosted' ? id : `${id} (${target})`);

function problems(results: Result[], outcome: Outcome, heading: string): string[] {
  const found = results.filter((each) => each.outcome === outcome);
  if (found.length === 0) return [];
  const lines = found
    .slice(0, most_failures)
    .flatMap((each) => [
      `  ${place(each)}`,
      `    ${each.title} (${each.proves})`,
      ...each.reasons.slice(0, 5).map((reason) => `    - ${reason}`),
    ]);
  return [
    '',
    `${heading}:`,
    ...lines,
    ...(found.length > most_failures ? [`  … and ${found.length - most_failures} more; --out writes all of them`] : []),
  ];
}

function readiness(report: KitReport): string[] {
  const gaps = report.readiness.filter(
    (each) =>
      each.records > 0 &&
      (each.never_filled.length > 0 || each.values_never_seen.length > 0 || each.actions_never_good.length > 0),
  );
  if (gaps.length === 0) return [];
  const list = (name: string, values: string[]) =>
    values.length === 0
      ? []
      : [`    ${name}: ${values.slice(0, 12).join(', ')}${values.length > 12 ? `, … ${values.length - 12} more` : ''}`];
  return [
    '',
    'Never shown by the data (a mapping that was never fed is not proven):',
    ...gaps.flatMap((each) => [
      `  ${each.connector_type} ${each.entity} (${each.records} records)`,
      ...list('null in every record', each.never_filled),
      ...list('values', each.values_never_seen),
      ...list('actions without a successful response', each.actions_never_good),
    ]),
  ];
}

function coverage(report: KitReport): string[] {
  const seen = report.coverage.filter((each) => each.seen > 0).length;
  const unseen = new Map<string, string[]>();
  for (const each of report.coverage)
    if (each.reason) unseen.set(each.reason, [...(unseen.get(each.reason) ?? []), `${each.operation} ${each.status}`]);
  const lines = [...unseen].map(
    ([reason, places]) => `  ${places.length} x ${reason}${places.length <= 6 ? `: ${places.join(', ')}` : ''}`,
  );
  return [
    '',
    `Declared statuses seen: ${seen} of ${report.coverage.length}. Not seen:`,
    ...lines,
    `  Codes never answered: ${report.codes.never_seen.join(', ') || 'none'}`,
  ];
}

/** The report for a terminal. */
export function toText(report: KitReport, { whole = true }: { whole?: boolean } = {}): string {
  const { totals, results } = report;
  const sum = Object.values(totals).reduce((a, b) => a + b, 0);
  const sources = Object.entries(report.by_source).map(([name, count]) => `${count} ${name}`);
  const left_out = (['skip', 'disabled'] as const).flatMap((outcome) => {
    const found = results.filter((each) => each.outcome === outcome);
    return found.length === 0
      ? []
      : [
          '',
          outcome === 'skip'
            ? 'Skipped, since the target does not claim them:'
            : 'Disabled, since something was not given:',
          ...tally(found),
        ];
  });
  const released =
    report.released && report.released.violations.length > 0
      ? [
          '',
          `Clients generated from the released document ${report.released.version} would stumble over:`,
          ...report.released.violations.slice(0, 20).map((each) => `  ${each}`),
        ]
      : [];
  const lines = [
    ...problems(results, 'fail', 'Failed'),
    ...problems(results, 'error', 'Errors of the kit itself'),
    ...left_out,
    ...(whole ? [...coverage(report), ...readiness(report)] : []),
    ...released,
    '',
    ...(report.fuzz
      ? [
          `Fuzzed ${report.fuzz.requests} requests with seed ${report.fuzz.seed}: ${Object.entries(report.fuzz.statuses)
            .map(([status, count]) => `${count} x ${status}`)
            .join(', ')}.`,
        ]
      : []),
    `${report.base_url}: ${sum} cases (${sources.join(', ')}), ${report.requests} requests in ${(report.took_ms / 1000).toFixed(1)} s`,
    `${totals.pass} pass, ${totals.fail} fail, ${totals.skip} skip, ${totals.disabled} disabled, ${totals.error} error`,
    '',
  ];
  return lines.join('\n');
}
