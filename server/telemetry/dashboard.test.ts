/** @lanes mariadb redis */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { startTestService } from '../testing/service.ts';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; action: string };
}

const file = (name: string) => readFileSync(new URL(`../../.container/${name}`, import.meta.url), 'utf8');
const rules = (parse(file('prometheus-alerts.yaml')) as { groups: Array<{ rules: Rule[] }> }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(file('grafana-dashboard.json')) as {
  panels: Array<{ title: string; targets: Array<{ expr: string; legendFormat: string }> }>;
};
const targets = dashboard.panels.flatMap((panel) => panel.targets);

/** Labels that Prometheus itself adds. */
const of_prometheus = ['job', 'instance'];

/** The labels of each series of a histogram, counter or gauge, by its name in an expression. */
let exported: Map<string, readonly string[]>;

beforeAll(async () => {
  const service = await startTestService();
  const { text } = await service.call('GET', '/metrics');
  const { registry } = service.services.metrics;
  exported = new Map([['up', []]]);
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    const { labelNames = [] } = (registry.getSingleMetric(name) ?? {}) as { labelNames?: readonly string[] };
    if (type !== 'histogram') exported.set(name, labelNames);
    else for (const part of ['count', 'sum', 'bucket']) exported.set(`${name}_${part}`, labelNames);
    if (type === 'histogram') exported.set(`${name}_bucket`, [...labelNames, 'le']);
  }
  await service.close();
}, 60_000);

/** What an expression names that is not exported, in words. */
function unknownIn(expr: string): string[] {
  const series = [...expr.matchAll(/\b(patchbay_\w+|up)\b(?:\{([^}]*)\})?/g)];
  const possible = new Set(of_prometheus);
  const unknown = series.length === 0 ? [`no metric in ${expr}`] : [];
  for (const [, name = '', matchers = ''] of series) {
    const labels = exported.get(name);
    if (!labels) unknown.push(name);
    for (const label of labels ?? []) possible.add(label);
    for (const [, label = ''] of matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g))
      if (![...(labels ?? []), ...of_prometheus].includes(label)) unknown.push(`${name}{${label}}`);
  }
  for (const [, labels = ''] of expr.matchAll(/\bby \(([^)]*)\)/g))
    unknown.push(...labels.split(/,\s*/).filter((label) => !possible.has(label)));
  return unknown;
}

it('notices metrics and labels that are not exported', () => {
  expect(unknownIn('rate(patchbay_nothing_total[5m])')).toEqual(['patchbay_nothing_total']);
  expect(unknownIn('patchbay_connectors{customer="x"}')).toEqual(['patchbay_connectors{customer}']);
  expect(unknownIn('sum by (customer) (patchbay_connectors)')).toEqual(['customer']);
});

it('alerts and draws by exported metrics and labels only', () => {
  const used = [...rules.map(({ expr }) => expr), ...targets.map(({ expr }) => expr)];
  expect(used.length).toBeGreaterThan(30);
  expect(used.flatMap(unknownIn)).toEqual([]);
  for (const { expr, legendFormat } of targets)
    for (const [, label = ''] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) expect(expr).toContain(label);
});

it('draws every metric of the service', () => {
  const all = targets.map(({ expr }) => expr).join('\n');
  const own = [...exported.keys()].filter(
    (name) => !/^up$|^patchbay_(nodejs|process)_|_(sum|bucket|count)$/.test(name),
  );
  const counted = [...exported.keys()].filter((name) => /^patchbay_(?!nodejs_).*_count$/.test(name));
  // Failures are those of the alert: responses by status show them.
  const wanted = [...own, ...counted].filter((name) => name !== 'patchbay_http_failures_total');
  expect(wanted.filter((name) => !all.includes(name))).toEqual([]);
});

it('says in each alert what to do, with labels that its expression has', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { expr, annotations } of rules) {
    expect(annotations.action.length).toBeGreaterThan(30);
    for (const [, label = ''] of annotations.summary.matchAll(/\$labels\.(\w+)/g))
      expect([expr, ...of_prometheus].join(' ')).toContain(label);
  }
});
