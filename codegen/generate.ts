/**
 * `npm run generate` writes everything that is derived from `openapi/`; `npm run generate -- --check` writes it into a folder of its own and compares the two
 * trees both ways: a missing, an extra and a different file are all failures.
 */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, type Bundle } from './bundle.ts';
import { runJobs } from './jobs.ts';
import { planRecords, recordTables } from './plan/records.ts';
import { planRoutes } from './plan/routes.ts';
import { planTables } from './plan/tables.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const generatedFolders = ['openapi/generated', 'server/generated', 'clients/http/generated'];

/** Golden text files: a reviewer sees every change of the surface in one line each. */
function writeDocuments(contract: Bundle, target: string): void {
  const folder = join(target, 'openapi/generated');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
  writeFileSync(join(folder, 'openapi.json'), json(contract.document));
  writeFileSync(join(folder, 'closed.json'), json(contract.closed));
  writeFileSync(join(folder, 'tables.json'), json([...planTables(contract.tables), ...recordTables(planRecords(contract.connectors))]));
  const operations = planRoutes(contract.document)
    .map((route) => [route.operation_id.padEnd(20), route.method.toUpperCase().padEnd(6), route.path, [route.auth, ...route.scopes].join(' '), route.stage].join('  '))
    .sort();
  writeFileSync(join(folder, 'operations.txt'), `${operations.join('\n')}\n`);
  const errors = contract.errors.flatMap((entry) => Object.entries(entry.codes).map(([code, advice]) => `${entry.status}  ${code.padEnd(30)}${advice}`));
  writeFileSync(join(folder, 'errors.txt'), `${errors.join('\n')}\n`);
}

async function write(target: string): Promise<void> {
  const contract = bundle(join(root, 'openapi'));
  writeDocuments(contract, target);
  await runJobs(contract, target);
}

function files(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found.set(relative(folder, path), readFileSync(path, 'utf8'));
  }
  return found;
}

async function check(): Promise<boolean> {
  const target = mkdtempSync(join(tmpdir(), 'patchbay-generate-'));
  try {
    await write(target);
    const differences: string[] = [];
    for (const folder of generatedFolders) {
      const committed = files(join(root, folder));
      const fresh = files(join(target, folder));
      for (const [path, text] of fresh) {
        if (!committed.has(path)) differences.push(`missing    ${folder}/${path}`);
        else if (committed.get(path) !== text) differences.push(`different  ${folder}/${path}`);
      }
      for (const path of committed.keys()) if (!fresh.has(path)) differences.push(`extra      ${folder}/${path}`);
    }
    if (differences.length > 0) console.error(`The generated files are not those of openapi/ and codegen/. Run \`npm run generate\` and commit.\n${differences.join('\n')}`);
    else console.log('The generated files are those of openapi/ and codegen/.');
    return differences.length === 0;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

if (process.argv.includes('--check')) process.exitCode = (await check()) ? 0 : 1;
else await write(root);
