/**
 * `npm run bench:agents`: puts thirty questions to three sets of tools, and writes README.md of this folder and the
 * guide with the transcript of a session.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService } from '../service.ts';
import { askAll } from './ask.ts';
import { tableOf } from './measure-agents.ts';

const file = join(process.cwd(), 'conformance/benchmarks/agents/README.md');
const guide = join(process.cwd(), 'server/reference/guides/agent-session.md');
const guide_head =
  '# A session of an agent\n\nWhat an agent sends to the MCP server of the sandbox and what it gets back, as `npm run bench:agents` recorded it.';
const mark = '<!-- written by npm run bench:agents -->';

const service = await startService('sqlite');
try {
  const sandbox = JSON.parse(readFileSync(join(service.data_dir, 'sandbox.json'), 'utf8')) as {
    base_url: string;
    connectors: Record<string, Record<string, unknown>>;
  };
  const { measured, transcript } = await askAll({ ...sandbox, call: service.call });
  const [head = ''] = readFileSync(file, 'utf8').split(mark);
  writeFileSync(file, `${head}${mark}\n\n${tableOf(measured)}\n`);
  writeFileSync(guide, `${guide_head}\n\n${transcript}\n`);
  console.log(tableOf(measured));
} finally {
  await service.stop();
}
