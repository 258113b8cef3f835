/**
 * `npm run faults -- [--build <built clone>] [--only 1,9] [--engine sqlite]`: makes each kind of fault of
 * openapi/decisions/guarantees.md in front of a build, which it knows by HTTP, environment, files and signals alone,
 * and says whether the fault is there. On the build of an older commit it shows what has been mended since. Needs
 * mariadb-server, redis-server and libfaketime of Debian, and a user who may mount a tmpfs.
 */
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { openBench, stopMariadb, type Engine, type Finding, type Scenario } from './bench.ts';
import { ending_scenarios } from './endings.ts';
import { sync_scenarios } from './syncs.ts';
import { token_scenarios } from './tokens.ts';
import { write_scenarios } from './writes.ts';

const scenarios: readonly Scenario[] = [
  ...write_scenarios,
  ...token_scenarios,
  ...sync_scenarios,
  ...ending_scenarios,
].sort((a, b) => a.kind - b.kind);

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: fileURLToPath(new URL('../../..', import.meta.url)) },
    only: { type: 'string' },
    engine: { type: 'string' },
  },
});
const kinds = values.only?.split(',').map(Number);

async function findingOf(scenario: Scenario, engine: Engine): Promise<Finding | Error> {
  const bench = await openBench(values.build, engine);
  try {
    return await scenario.show(bench);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await bench.close();
  }
}

let faults = 0;
let failures = 0;
for (const scenario of scenarios)
  for (const engine of scenario.engines) {
    if (kinds?.includes(scenario.kind) === false || (values.engine ?? engine) !== engine) continue;
    const found = await findingOf(scenario, engine);
    const word = found instanceof Error ? 'error' : found.holds ? 'holds' : 'fault';
    if (word === 'fault') faults++;
    if (word === 'error') failures++;
    const figure = found instanceof Error ? found.message : found.figure;
    console.log(`${String(scenario.kind).padStart(2)} ${engine.padEnd(7)} ${word}  ${scenario.name}: ${figure}`);
  }
await stopMariadb();
console.log(`${faults} faults, ${failures} that could not be shown`);
process.exit(failures > 0 ? 2 : faults > 0 ? 1 : 0);
