/**
 * `npm run generate` writes everything that is derived from `openapi/`; `npm run generate -- --check` writes it into a
 * temporary folder and compares the two trees both ways: a missing, an extra and a different file are all failures.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedFolders, replaceGenerated, writeGenerated } from './write.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function files(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found.set(relative(folder, path), readFileSync(path, 'utf8'));
  }
  return found;
}

function compareTrees(folder: string, target: string): string[] {
  const committed = files(join(root, folder));
  const fresh = files(join(target, folder));
  return [
    ...[...fresh].flatMap(([path, text]) => {
      if (!committed.has(path)) return [`missing    ${folder}/${path}`];
      return committed.get(path) === text ? [] : [`different  ${folder}/${path}`];
    }),
    ...[...committed.keys()].filter((path) => !fresh.has(path)).map((path) => `extra      ${folder}/${path}`),
  ];
}

async function check(): Promise<void> {
  const target = mkdtempSync(join(tmpdir(), 'patchbay-generate-'));
  try {
    await writeGenerated(root, target);
    const differences = generatedFolders.flatMap((folder) => compareTrees(folder, target));
    if (differences.length === 0) return console.log('The generated files are up to date.');
    throw new Error(
      `The generated files are not those of openapi/ and codegen/. Run \`npm run generate\` and commit.\n${differences.join('\n')}`,
    );
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

try {
  await (process.argv.includes('--check') ? check() : replaceGenerated(root));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
