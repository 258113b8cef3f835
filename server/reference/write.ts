/** `npm run docs [-- <folder>]`: the reference as static files, for partner teams and any web server. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '../generated/connectors.gen.ts';
import { packageFile } from '../package-root.ts';
import type { ApiDocument } from './document.ts';
import { buildSite } from './site.ts';

const fileOf = (name: string): string => (name.includes('.') ? name : `${name}.html`);

const link = (target: string): string => {
  if (target === '/openapi.yaml') return 'openapi.json'; // one form of the document is enough in a folder
  if (target.startsWith('/')) return target.slice(1);
  const [name = '', anchor] = target.split('#');
  return `${fileOf(name)}${anchor === undefined ? '' : `#${anchor}`}`;
};

const folder = process.argv[2] ?? packageFile('dist', 'reference');
const source = packageFile('openapi', 'generated', 'openapi.json');
const document = JSON.parse(readFileSync(source, 'utf8')) as ApiDocument; // the generated document
const site = buildSite(document, contracts, link);
mkdirSync(folder, { recursive: true });
for (const [name, { bytes }] of site) writeFileSync(join(folder, fileOf(name)), bytes);
copyFileSync(source, join(folder, 'openapi.json'));
console.log(`${site.size + 1} files in ${folder}`);
