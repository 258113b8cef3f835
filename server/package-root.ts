import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json: above `server/` in a checkout, above `dist/server/` when compiled. */
function findRoot(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error('package.json is missing: install the package again');
  }
}

const root = findRoot();

/** The path of a file that is part of the package but not compiled. */
export const packageFile = (...parts: string[]): string => join(root, ...parts);
