import { html } from '../../html.ts';
import { errorCodes, type ApiDocument } from '../document.ts';
import type { Link } from '../layout.ts';
import { groups, type Page } from '../page.ts';

/** The start page: the quick start, cards for every page, and the anchors that the `type` of Problems points to. */
export function startPage(document: ApiDocument, guide: Omit<Page, 'name' | 'group'>, pages: Page[], link: Link): Page {
  return {
    ...guide,
    name: 'index',
    group: 'Start',
    body: html`${guide.body}
      ${groups.map((group) => {
        const members = pages.filter((page) => page.group === group);
        if (members.length === 0) return '';
        return html`<h2>${group}</h2>
          <ul class="cards">
            ${members.map(
              ({ name, title, summary }) =>
                html`<li>
                  <a href="${link(name)}">${title}</a>
                  <p>${summary}</p>
                </li>`,
            )}
          </ul>`;
      })}
      <h2 id="error-codes">Error codes</h2>
      <ul class="codes">
        ${errorCodes(document).map(({ code }) => html`<li id="${code}"><a href="${link(`errors#${code}`)}">${code}</a></li>`)}
      </ul>
      <p>
        The whole contract: <a href="${link('/openapi.json')}">openapi.json</a>,
        <a href="${link('/openapi.yaml')}">openapi.yaml</a>. With an operation for each entity and action, for code
        generators: <a href="${link('/openapi.typed.json')}">openapi.typed.json</a>. For language models:
        <a href="${link('llms.txt')}">llms.txt</a>.
      </p>`,
  };
}
