import type { Result } from '../runner/case.ts';
import type { KitReport } from '../runner/run-kit.ts';
import { escape } from './escape.ts';

function testcase({ id, title, outcome, reasons, took_ms, exchange }: Result): string {
  const text = [...reasons, ...(exchange ? ['', exchange.request, '', exchange.answer] : [])].join('\n');
  const reason = escape(reasons[0] ?? '');
  const inner = {
    pass: '',
    fail: `<failure message="${reason}">${escape(text)}</failure>`,
    error: `<error message="${reason}">${escape(text)}</error>`,
    skip: `<skipped message="not claimed: ${reason}"/>`,
    disabled: `<skipped message="disabled: ${reason}"/>`,
  }[outcome];
  return `    <testcase classname="${escape(id.split('/').slice(0, -1).join('.'))}" name="${escape(`${id}: ${title}`)}" time="${(took_ms / 1000).toFixed(3)}">${inner}</testcase>`;
}

/** JUnit XML: one suite for each source of cases and target. */
export function toJunit({ results, started_at, took_ms }: KitReport): string {
  const suites = new Map<string, Result[]>();
  for (const each of results) {
    const name = `${each.source} (${each.target})`;
    suites.set(name, [...(suites.get(name) ?? []), each]);
  }
  const counts = (list: Result[]) => {
    const of = (...outcomes: string[]) => list.filter((each) => outcomes.includes(each.outcome)).length;
    return `tests="${list.length}" failures="${of('fail')}" errors="${of('error')}" skipped="${of('skip', 'disabled')}"`;
  };
  const parts = [...suites].map(
    ([name, list]) =>
      `  <testsuite name="${escape(name)}" ${counts(list)} timestamp="${started_at.slice(0, 19)}" time="${(list.reduce((sum, each) => sum + each.took_ms, 0) / 1000).toFixed(3)}">\n${list.map(testcase).join('\n')}\n  </testsuite>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts(results)} time="${(took_ms / 1000).toFixed(3)}">\n${parts.join('\n')}\n</testsuites>\n`;
}
