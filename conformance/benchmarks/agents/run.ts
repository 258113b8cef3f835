/** `npm run bench:agents`: puts thirty questions to three sets of tools, and writes README.md of this folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '../service.ts';
import { askAll } from './ask.ts';
import { tableOf } from './measure-agents.ts';

const file = join(process.cwd(), 'conformance/benchmarks/agents/README.md');
const mark = '<!-- written by npm run bench:agents -->';

const service = await startService('sqlite');
try {
  const sandbox = JSON.parse(readFileSync(join(service.data_dir, 'sandbox.json'), 'utf8')) as {
    base_url: string;
    connectors: Record<string, Record<string, unknown>>;
  };
  const measured = await askAll({ ...sandbox, call: service.call });
  const [head = ''] = readFileSync(file, 'utf8').split(mark);
  writeFileSync(file, `${head}${mark}\n\n${tableOf(measured)}\n`);
  console.log(tableOf(measured));
} finally {
  await service.stop();
}
