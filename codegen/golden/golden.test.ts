import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.ts';
import { runJobs } from '../jobs.ts';
import { planConnector } from '../plan/connectors.ts';
import { tablesOf } from '../write.ts';

const here = fileURLToPath(new URL('./', import.meta.url));
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
      [
        'tables.json',
        `${JSON.stringify(
          tablesOf(contract).map(({ source: _, ...plan }) => plan),
          null,
          1,
        )}\n`,
      ],
    ]);
    for (const file of readdirSync(join(target, 'server/generated')))
      files.set(file, readFileSync(join(target, 'server/generated', file), 'utf8'));
    files.set(
      'client-connectors.gen.ts',
      readFileSync(join(target, 'clients/http/generated/connectors.gen.ts'), 'utf8'),
    );
    return files;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

it('generates the golden files from the golden contract (UPDATE_GOLDEN=1 rewrites them)', async () => {
  const files = await generated();
  if (process.env['UPDATE_GOLDEN'] === '1') {
    rmSync(expected, { recursive: true, force: true });
    mkdirSync(expected);
    for (const [name, text] of files) writeFileSync(join(expected, `${name}.txt`), text);
  }
  expect([...files.keys()].sort().map((name) => `${name}.txt`)).toEqual(readdirSync(expected).sort());
  for (const [name, text] of files)
    expect([name, text]).toEqual([name, readFileSync(join(expected, `${name}.txt`), 'utf8')]);
}, 60_000);

it('deletes a record with its parent only where the vendor reports the parent deleted, and indexes that lookup', () => {
  const { document, connectors } = bundle(join(here, 'contract'));
  const source = connectors[0]!;
  const plan = (change: object) => () =>
    planConnector(document, {
      ...source,
      entities: source.entities.map((file) => (file.entity === 'tickets' ? { ...file, ...change } : file)),
    });
  expect(plan({ deletions: 'parent' })).toThrow('belong together');
  expect(plan({ deletions: 'parent', parent: { entity: 'tags', field: 'status' } })).toThrow(
    'tags is no entity with search whose deletions are a signal',
  );
  const tickets = source.entities.find((file) => file.entity === 'tickets')!;
  const beside = { ...tickets, entity: 'others', deletions: 'signal' as const };
  const with_others = (field: string) => () =>
    planConnector(document, {
      ...source,
      entities: [beside, ...source.entities].map((file) =>
        file.entity === 'tickets'
          ? { ...file, deletions: 'parent' as const, parent: { entity: 'others', field } }
          : file,
      ),
    });
  expect(with_others('subject')).toThrow('which no index begins with');
});
