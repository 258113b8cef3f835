import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KitError } from '../targets/target.ts';

/** A file of the package, from the sources and from what is compiled under dist/ alike. */
export function packagePath(path: string): string {
  for (const up of ['../../', '../../../']) {
    const found = fileURLToPath(new URL(up + path, import.meta.url));
    if (existsSync(found)) return found;
  }
  throw new KitError(`${path} is missing from the package`);
}
