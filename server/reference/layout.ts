/** The frame of every page: navigation, search, theme. No outside resource, no inline style or script. */
import { html, type Html } from '../html.ts';
import { groups, type Page } from './page.ts';

/** The link of a page or file: `/docs/search` from the service, `search.html` in the folder of `npm run docs`. */
export type Link = (target: string) => string;

function navigation(pages: readonly Page[], current: Page, link: Link): Html {
  return html`<nav aria-label="Reference">
    ${groups.map((group) => {
      const members = pages.filter((page) => page.group === group);
      if (members.length === 0) return '';
      return html`<h2>${group}</h2>
        <ul>
          ${members.map(
            (page) =>
              html`<li>
                <a href="${link(page.name)}" ${page === current ? html` aria-current="page"` : ''}>${page.title}</a>
              </li>`,
          )}
        </ul>`;
    })}
  </nav>`;
}

const onThisPage = (page: Page): Html | string =>
  page.sections.length < 2
    ? ''
    : html`<aside aria-label="On this page">
        <h2>On this page</h2>
        <ul>
          ${page.sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
        </ul>
      </aside>`;

export const layout = (options: { product: string; pages: readonly Page[]; page: Page; link: Link }): string => {
  const { product, pages, page, link } = options;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.name === 'index' ? `${product} reference` : `${page.title} – ${product} reference`}</title>
        <meta name="description" content="${page.summary}" />
        <link rel="stylesheet" href="${link('reference.css')}" />
        <script type="module" src="${link('reference.js')}"></script>
      </head>
      <body
        data-index="${link('search-index.json')}"
        data-engine="${link('minisearch.js')}"
        data-page="${link('PAGE')}"
      >
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <a class="brand" href="${link('index')}">${product}</a>
          <div class="search" role="search" hidden>
            <label for="query">Search the reference</label>
            <input
              id="query"
              type="search"
              placeholder="Search"
              autocomplete="off"
              role="combobox"
              aria-expanded="false"
              aria-controls="results"
              aria-autocomplete="list"
            />
            <ul id="results" role="listbox" aria-label="Results" hidden></ul>
          </div>
          <button class="theme" type="button" hidden>Dark mode</button>
        </header>
        <div class="columns">
          <details class="menu" open>
            <summary>Menu</summary>
            ${navigation(pages, page, link)}
          </details>
          <main id="content" tabindex="-1">
            <h1>${page.title}</h1>
            <p class="summary">${page.summary}</p>
            ${page.body}
          </main>
          ${onThisPage(page)}
        </div>
      </body>
    </html> `.text;
};
