/**
 * `npm run bench [-- --only B1,B2] [--runs 5] [--out file.json]`: prints the performance table and writes it as JSON.
 * Every speed is a ratio measured side by side in one run; machines are too noisy for anything else.
 */
import Table from 'cli-table3';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { feedSpeed } from './measurements/feed-speed.ts';
import { growth } from './measurements/growth.ts';
import { hostedList, tracedList } from './measurements/hosted-list.ts';
import { inProcess } from './measurements/in-process.ts';
import type { Measurement } from './measure.ts';
import { numberingCost } from './measurements/numbering-cost.ts';
import { replicationSpeed } from './measurements/replication-speed.ts';
import { searchOverHttp } from './measurements/search-http.ts';
import { aggregation, searchOnIndexes, searchOnText } from './measurements/search-speed.ts';
import { startAndMemory } from './measurements/start-and-memory.ts';

const benchmarks: Record<string, (runs: number) => Promise<Measurement[]>> = {
  B1: hostedList,
  B2: inProcess,
  B3: searchOnIndexes,
  B4: searchOnText,
  B5: searchOverHttp,
  B6: replicationSpeed,
  B7: startAndMemory,
  B8: growth,
  B9: aggregation,
  B10: feedSpeed,
  B11: numberingCost,
  B12: tracedList,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    out: { type: 'string', default: 'bench.json' },
  },
});
const chosen = values.only?.split(',') ?? Object.keys(benchmarks);
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
const figure = (value: number) => (Number.isNaN(value) ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(1));

const found: Measurement[] = [];
for (const id of chosen) {
  const benchmark = benchmarks[id];
  if (!benchmark) throw new Error(`there is no benchmark ${id}; there are ${Object.keys(benchmarks).join(', ')}`);
  console.error(`${id} …`);
  found.push(...(await benchmark(Number(values.runs))));
}
const table = new Table({
  head: ['#', 'what', 'measured', 'reference', 'unit', 'ratio', 'target', ''],
  style: { head: [], border: [] },
});
for (const each of found)
  table.push([
    each.id,
    each.what,
    figure(each.measured),
    figure(each.reference),
    each.unit,
    each.ratio?.toFixed(2) ?? '',
    each.target,
    each.met === null ? '' : each.met ? 'met' : 'missed',
  ]);
console.log(`${machine}\n${table.toString()}`);
writeFileSync(
  values.out,
  `${JSON.stringify({ machine, at: new Date().toISOString(), measurements: found }, null, 2)}\n`,
);
