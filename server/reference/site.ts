/** The reference: pages and files by name, made once from the published document, the catalogue and the guides. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { breathe } from '../fairness/breathe.ts';
import { catalogueEntry } from '../connector-types/catalogue.ts';
import type { ConnectorContract } from '../connector-types/definition/define.ts';
import { packageFile } from '../package-root.ts';
import type { ApiDocument } from './document.ts';
import { layout, type Link } from './layout.ts';
import { guide } from './markdown.ts';
import type { Page } from './page.ts';
import { apiPages } from './pages/api.ts';
import { connectorTypePage } from './pages/connector-type.ts';
import { errorsPage } from './pages/errors.ts';
import { searchPage } from './pages/search.ts';
import { startPage } from './pages/start.ts';

export interface SiteFile {
  content_type: 'text/html' | 'text/css' | 'text/javascript' | 'text/plain' | 'application/json';
  bytes: Buffer;
}

const product = 'Patchbay';
const guides_folder = packageFile('server', 'reference', 'guides');
/** The package resolves to its CommonJS build; browsers take the module beside it. */
const engine = join(createRequire(import.meta.url).resolve('minisearch'), '../../es/index.js');
const asset = (name: string) => readFileSync(packageFile('server', 'reference', 'assets', name), 'utf8');

/** Guides in the order of reading; the two that frame generated content are no pages of their own. */
const order = [
  'consent',
  'events',
  'webhooks',
  'agents',
  'first-minutes',
  'agent-session',
  'in-process',
  'sandbox',
  'production',
  'monitoring',
  'backup',
  'security',
];

async function readGuides(link: Link): Promise<Page[]> {
  const names = readdirSync(guides_folder)
    .map((file) => file.replace(/\.md$/, ''))
    .filter((name) => name !== 'index' && name !== 'search');
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const pages: Page[] = [];
  for (const name of names.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))) {
    pages.push({ ...readGuide(name, link), name, group: 'Guides' });
    await breathe('long');
  }
  return pages;
}

const readGuide = (name: string, link: Link) => guide(readFileSync(`${guides_folder}/${name}.md`, 'utf8'), link);

type Contracts = Readonly<Record<string, ConnectorContract>>;

async function typePages(contracts: Contracts, link: Link): Promise<Page[]> {
  const pages: Page[] = [];
  for (const contract of Object.values(contracts)) {
    const text = readFileSync(packageFile('openapi', 'connectors', contract.connector_type, 'guide.md'), 'utf8');
    pages.push(connectorTypePage(contract, catalogueEntry(contract), guide(text, link)));
    await breathe('long');
  }
  return pages;
}

async function allPages(document: ApiDocument, contracts: Contracts, link: Link): Promise<Page[]> {
  const first = searchPage(document, readGuide('search', link));
  const pages = [first, ...(await readGuides(link)), ...(await typePages(contracts, link))];
  await breathe('long');
  pages.push(...apiPages(document, link));
  await breathe('long');
  pages.push(errorsPage(document));
  return [startPage(document, readGuide('index', link), pages, link), ...pages];
}

const searchIndex = (pages: readonly Page[]) =>
  pages.flatMap((page) => [
    { page: page.name, title: page.title, section: '', text: page.summary },
    ...page.sections.map(({ id, title, text }) => ({
      page: page.name,
      title: `${page.title}: ${title}`,
      section: id,
      text,
    })),
  ]);

const llms = (document: ApiDocument, pages: readonly Page[], link: Link): string =>
  [
    `# ${product}`,
    '',
    `> ${pages[0]?.summary ?? ''}`,
    '',
    `Version ${document.info.version}. The whole contract: ${link('/openapi.json')}`,
    '',
    ...pages.map((page) => `- [${page.title}](${link(page.name)}): ${page.summary}`),
    '',
  ].join('\n');

/**
 * `link` gives the URL of a page or file; a target that begins with `/` is a path of the service. Other work has its
 * turns between the pages, since the first caller who asks for one has them all made.
 */
export async function buildSite(
  document: ApiDocument,
  contracts: Contracts,
  link: Link,
): Promise<ReadonlyMap<string, SiteFile>> {
  const pages = await allPages(document, contracts, link);
  const files = new Map<string, SiteFile>();
  const add = async (name: string, content_type: SiteFile['content_type'], text: string) => {
    files.set(name, { content_type, bytes: Buffer.from(text) });
    await breathe('long');
  };
  for (const page of pages) await add(page.name, 'text/html', layout({ product, pages, page, link }));
  await add('reference.css', 'text/css', asset('reference.css'));
  await add('reference.js', 'text/javascript', asset('reference.js'));
  await add('minisearch.js', 'text/javascript', readFileSync(engine, 'utf8'));
  await add('search-index.json', 'application/json', JSON.stringify(searchIndex(pages)));
  await add('llms.txt', 'text/plain', llms(document, pages, link));
  return files;
}
