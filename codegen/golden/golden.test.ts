import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.ts';
import { runJobs } from '../jobs.ts';
import { planConnector } from '../plan/connectors.ts';
import { planRecords, recordTables } from '../plan/records.ts';
import { planTables } from '../plan/tables.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const expected = join(here, 'expected');

/** What our own code makes of the golden contract; the client's runtime is the generator's own and changes with it. */
async function generated(): Promise<Map<string, string>> {
  const contract = bundle(join(here, 'contract'));
  const target = mkdtempSync(join(tmpdir(), 'patchbay-golden-'));
  try {
    await runJobs(contract, target);
    const files = new Map<string, string>([
      ['openapi.json', `${JSON.stringify(contract.document, null, 1)}\n`],
      ['closed.json', `${JSON.stringify(contract.closed, null, 1)}\n`],
      ['tables.json', `${JSON.stringify([...planTables(contract.tables), ...recordTables(planRecords(contract.connectors))], null, 1)}\n`],
    ]);
    for (const file of readdirSync(join(target, 'server/generated'))) files.set(file, readFileSync(join(target, 'server/generated', file), 'utf8'));
    files.set('client-connectors.gen.ts', readFileSync(join(target, 'clients/http/generated/connectors.gen.ts'), 'utf8'));
    return files;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

it('the golden contract gives the golden files (UPDATE_GOLDEN=1 writes them anew)', async () => {
  const files = await generated();
  if (process.env['UPDATE_GOLDEN'] === '1') {
    rmSync(expected, { recursive: true, force: true });
    mkdirSync(expected);
    for (const [name, text] of files) writeFileSync(join(expected, `${name}.txt`), text);
  }
  expect([...files.keys()].sort().map((name) => `${name}.txt`)).toEqual(readdirSync(expected).sort());
  for (const [name, text] of files) expect([name, text]).toEqual([name, readFileSync(join(expected, `${name}.txt`), 'utf8')]);
}, 60_000);

it('a record goes with its parent only where the parent’s end is told, and an index finds it', () => {
  const { document, connectors } = bundle(join(here, 'contract'));
  const source = connectors[0]!;
  const plan = (change: object) => () => planConnector(document, { ...source, entities: source.entities.map((file) => (file.entity === 'tickets' ? { ...file, ...change } : file)) });
  expect(plan({ deletions: 'parent' })).toThrow('belong together');
  expect(plan({ deletions: 'parent', parent: { entity: 'tags', field: 'status' } })).toThrow('tags is no entity with search whose deletions are a signal');
  const beside = { ...source.entities[0]!, entity: 'others', deletions: 'signal' as const };
  const with_others = (field: string) => () => planConnector(document, { ...source, entities: [beside, ...source.entities].map((file) => (file.entity === 'tickets' ? { ...file, deletions: 'parent' as const, parent: { entity: 'others', field } } : file)) });
  expect(with_others('subject')).toThrow('which no index begins with');
});
