import { existsSync } from 'node:fs';
import { packageFile } from '../../server/package-root.ts';

const installed = packageFile().includes('node_modules') ? 'npx patchbay' : 'patchbay';
const in_checkout = existsSync(packageFile('codegen'));

/** How the reader of a message calls this program: by the scripts of a checkout, or as a package. */
export const called = in_checkout ? 'npm run -s patchbay --' : installed;

/** How a sandbox is started. */
export const sandbox_start = in_checkout ? 'npm start' : `${installed} serve --sandbox`;
