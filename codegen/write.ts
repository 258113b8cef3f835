import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, type Bundle } from './bundle.ts';
import { typedDocument } from './bundle/typed.ts';
import { runJobs } from './jobs.ts';
import { planRecords, recordTables } from './plan/records.ts';
import { planRoutes } from './plan/routes.ts';
import { planTables, type TablePlan } from './plan/tables.ts';
import { writeRegistries } from './registries.ts';

export const generatedFolders = [
  'openapi/generated',
  'server/generated',
  'clients/http/generated',
  'conformance/generated',
] as const;

/** Every table: the service's own, and those of synced records. */
export const tablesOf = ({ tables, connectors }: Bundle): TablePlan[] => [
  ...planTables(tables),
  ...recordTables(planRecords(connectors)),
];

/** Golden text files: a reviewer sees every change of the surface in one line each. */
function writeDocuments(contract: Bundle, target: string): void {
  const folder = join(target, 'openapi/generated');
  mkdirSync(folder, { recursive: true });
  const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
  writeFileSync(join(folder, 'openapi.json'), json(contract.document));
  writeFileSync(join(folder, 'openapi.typed.json'), json(typedDocument(contract.document)));
  writeFileSync(join(folder, 'closed.json'), json(contract.closed));
  writeFileSync(join(folder, 'tables.json'), json(tablesOf(contract).map(({ source: _, ...plan }) => plan)));
  const operations = planRoutes(contract.document)
    .map((route) =>
      [
        route.operation_id.padEnd(20),
        route.method.toUpperCase().padEnd(6),
        route.path,
        [route.auth, ...route.scopes].join(' '),
        route.stage,
      ].join('  '),
    )
    .sort();
  writeFileSync(join(folder, 'operations.txt'), `${operations.join('\n')}\n`);
  const errors = contract.errors.flatMap((entry) =>
    Object.entries(entry.codes).map(([code, advice]) => `${entry.status}  ${code.padEnd(30)}${advice}`),
  );
  writeFileSync(join(folder, 'errors.txt'), `${errors.join('\n')}\n`);
}

/** Writes what is derived from the contract in `openapi/`, and from the folders, of `root` into an empty folder. */
export async function writeGenerated(root: string, target: string): Promise<void> {
  const contract = bundle(join(root, 'openapi'));
  writeDocuments(contract, target);
  await runJobs(contract, target);
  writeRegistries(root, target);
}

/**
 * Replaces the generated folders of `root`. Everything is written beside them first and moved at the end, so that
 * they do not change on failure.
 */
export async function replaceGenerated(root: string): Promise<void> {
  const staging = mkdtempSync(join(root, '.generate-'));
  const [fresh, former] = [join(staging, 'fresh'), join(staging, 'former')];
  const moved: string[] = [];
  try {
    await writeGenerated(root, fresh);
    try {
      for (const folder of generatedFolders) {
        mkdirSync(dirname(join(former, folder)), { recursive: true });
        mkdirSync(dirname(join(root, folder)), { recursive: true });
        if (existsSync(join(root, folder))) renameSync(join(root, folder), join(former, folder));
        moved.push(folder);
        renameSync(join(fresh, folder), join(root, folder));
      }
    } catch (error) {
      for (const folder of moved) {
        rmSync(join(root, folder), { recursive: true, force: true });
        if (existsSync(join(former, folder))) renameSync(join(former, folder), join(root, folder));
      }
      throw error;
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
