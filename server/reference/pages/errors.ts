import { html } from '../../html.ts';
import { errorCodes, type ApiDocument } from '../document.ts';
import { prose } from '../markdown.ts';
import type { Page } from '../page.ts';

export function errorsPage(document: ApiDocument): Page {
  const codes = errorCodes(document);
  const statuses = [...new Set(codes.map(({ status }) => status))].sort((a, b) => a - b);
  return {
    name: 'errors',
    title: 'Errors',
    group: 'API',
    summary: 'Every failure is a Problem (RFC 9457) with a code from this list, which says what to do next.',
    sections: codes.map(({ code, advice }) => ({ id: code, title: code, text: advice })),
    body: html`<p>
        A Problem has the members <code>type</code>, <code>title</code>, <code>status</code>, <code>code</code>,
        <code>detail</code> and <code>request_id</code>; some have <code>errors</code>, which name each invalid field,
        or <code>upstream</code>, which says what the vendor reported. Decide on <code>code</code>, show
        <code>detail</code>, and quote <code>request_id</code> when you ask for help. Wait for the seconds of
        <code>Retry-After</code> where it is sent.
      </p>
      ${statuses.map((status) => {
        const members = codes.filter((each) => each.status === status);
        return html`<h2 id="status-${status}">${status} ${members[0]?.title}</h2>
          <dl>
            ${members.map(
              ({ code, advice }) =>
                html`<dt id="${code}"><code>${code}</code></dt>
                  <dd>${prose(advice)}</dd>`,
            )}
          </dl>`;
      })}`,
  };
}
