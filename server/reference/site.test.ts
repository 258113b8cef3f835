/** @timed */
import { readFileSync } from 'node:fs';
import { contracts } from '../generated/connectors.gen.ts';
import { searchOperators } from '../generated/search.gen.ts';
import { packageFile } from '../package-root.ts';
import { expectShortDelay } from '../testing/loop-delay.ts';
import { errorCodes, type ApiDocument } from './document.ts';
import { buildSite } from './site.ts';

const document = JSON.parse(readFileSync(packageFile('openapi', 'generated', 'openapi.json'), 'utf8')) as ApiDocument;
const link = (target: string) => `page:${target}`;
const site = await buildSite(document, contracts, link);
const textOf = (name: string): string => site.get(name)?.bytes.toString() ?? '';
const pages = [...site].filter(([, file]) => file.content_type === 'text/html').map(([name]) => name);
const anchors = (name: string) => new Set([...textOf(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));

it('is made with turns for other work, since a caller has it made', async () => {
  await expectShortDelay(() => buildSite(document, contracts, link));
});

describe('the reference', () => {
  it.each(pages)('has no link on the page %s that leads nowhere', (name) => {
    const lost = [...textOf(name).matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, target = '']) => target.replace(/^#/, `page:${name}#`))
      .filter((target) => {
        const [page = '', anchor] = target.replace('page:', '').split('#');
        if (page.startsWith('/')) return false; // the service's own paths
        return !site.has(page) || (anchor !== undefined && !anchors(page).has(anchor));
      });
    expect(lost).toEqual([]);
  });

  it('describes every action of every entity of every connector type', () => {
    for (const { connector_type, entities } of Object.values(contracts)) {
      const ids = anchors(connector_type);
      for (const [entity, { actions }] of Object.entries(entities))
        for (const action of Object.keys(actions)) expect(ids).toContain(`${entity}-${action}`);
    }
  });

  it('describes every operation, error code and search operator', () => {
    const ids = new Set(pages.flatMap((name) => [...anchors(name)]));
    const operations = Object.values(document.paths).flatMap((item) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => item[method]?.operationId ?? []),
    );
    for (const id of operations) expect(ids).toContain(id);
    for (const operator of Object.keys(searchOperators)) expect(ids).toContain(`operator-${operator}`);
    for (const { code, status } of errorCodes(document)) {
      expect(anchors('errors')).toContain(code);
      expect(anchors('index')).toContain(code); // where the `type` of a Problem points
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  it('needs no inline script or style and no outside resource', () => {
    for (const name of pages) {
      expect(textOf(name)).not.toMatch(/<script(?![^>]* src=)|<style| style="| on[a-z]+="/);
      expect(textOf(name)).not.toMatch(/(?:src|href)="https?:/);
    }
  });

  it('gives every page one heading of the first level, a title and a description', () => {
    for (const name of pages) {
      expect([name, textOf(name).match(/<h1/g)?.length]).toEqual([name, 1]);
      expect(textOf(name)).toMatch(/<meta name="description" content="[^"]{15,}" \/>/);
    }
  });

  it('uses every anchor of a page once', () => {
    for (const name of pages) {
      const ids = [...textOf(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([name, ids.filter((id, at) => ids.indexOf(id) !== at)]).toEqual([name, []]);
    }
  });

  it('indexes only sections that exist', () => {
    const entries = JSON.parse(textOf('search-index.json')) as Array<{ page: string; section: string }>;
    expect(entries.length).toBeGreaterThan(100);
    for (const { page, section } of entries) if (section !== '') expect(anchors(page)).toContain(section);
  });
});
