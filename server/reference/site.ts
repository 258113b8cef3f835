/** The reference: pages and files by name, made once from the published document, the catalogue and the guides. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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

function readGuides(link: Link): Page[] {
  const names = readdirSync(guides_folder)
    .map((file) => file.replace(/\.md$/, ''))
    .filter((name) => name !== 'index' && name !== 'search');
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((name) => ({ ...readGuide(name, link), name, group: 'Guides' }));
}

const readGuide = (name: string, link: Link) => guide(readFileSync(`${guides_folder}/${name}.md`, 'utf8'), link);

function allPages(document: ApiDocument, contracts: Readonly<Record<string, ConnectorContract>>, link: Link): Page[] {
  const types = Object.values(contracts).map((contract) => {
    const text = readFileSync(packageFile('openapi', 'connectors', contract.connector_type, 'guide.md'), 'utf8');
    return connectorTypePage(contract, catalogueEntry(contract), guide(text, link));
  });
  const pages = [
    searchPage(document, readGuide('search', link)),
    ...readGuides(link),
    ...types,
    ...apiPages(document, link),
    errorsPage(document),
  ];
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

/** `link` gives the URL of a page or file; a target that begins with `/` is a path of the service. */
export function buildSite(
  document: ApiDocument,
  contracts: Readonly<Record<string, ConnectorContract>>,
  link: Link,
): ReadonlyMap<string, SiteFile> {
  const pages = allPages(document, contracts, link);
  const file = (content_type: SiteFile['content_type'], text: string): SiteFile => ({
    content_type,
    bytes: Buffer.from(text),
  });
  return new Map<string, SiteFile>([
    ...pages.map((page) => [page.name, file('text/html', layout({ product, pages, page, link }))] as const),
    ['reference.css', file('text/css', asset('reference.css'))],
    ['reference.js', file('text/javascript', asset('reference.js'))],
    ['minisearch.js', file('text/javascript', readFileSync(engine, 'utf8'))],
    ['search-index.json', file('application/json', JSON.stringify(searchIndex(pages)))],
    ['llms.txt', file('text/plain', llms(document, pages, link))],
  ]);
}
