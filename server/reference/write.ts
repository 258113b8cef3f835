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
const generated = (name: string): string => packageFile('openapi', 'generated', name);
const document = JSON.parse(readFileSync(generated('openapi.json'), 'utf8')) as ApiDocument; // the generated document
const site = await buildSite(document, contracts, link);
mkdirSync(folder, { recursive: true });
for (const [name, { bytes }] of site) writeFileSync(join(folder, fileOf(name)), bytes);
const documents = ['openapi.json', 'openapi.typed.json'];
for (const name of documents) copyFileSync(generated(name), join(folder, name));
console.log(`${site.size + documents.length} files in ${folder}`);
