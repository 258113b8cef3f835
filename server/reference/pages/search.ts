import { html } from '../../html.ts';
import { listed, type ApiDocument } from '../document.ts';
import { prose } from '../markdown.ts';
import type { Page } from '../page.ts';
import { executeSamples, sampleBlock, type SampleRequest } from '../samples.ts';
import { searchExamples, type SearchExample } from '../../connector-types/incident-io/search-examples.ts';

export const searchRequest = ({ connector_type, entity, filter }: SearchExample): SampleRequest => ({
  connector_type,
  entity,
  action: 'search',
  params: { query: { filter }, limit: 10 },
});

/** The operators with their meaning from the contract, each with an example. */
export function searchPage(document: ApiDocument, guide: Omit<Page, 'name' | 'group'>): Page {
  const operators = listed(document.components.schemas['SearchOperator']?.description ?? '');
  const examples: Readonly<Record<string, SearchExample>> = searchExamples;
  return {
    ...guide,
    name: 'search',
    group: 'Guides',
    sections: [
      ...guide.sections,
      ...operators.map(({ name, text }) => ({ id: `operator-${name}`, title: `Operator ${name}`, text })),
    ],
    body: html`${guide.body}
    ${operators.map(({ name, text }) => {
      const example = examples[name];
      return html`<h2 id="operator-${name}">Operator <code>${name}</code></h2>
        ${prose(text)}
        ${
          example
            ? html`<p>${example.means}</p>
                ${sampleBlock(executeSamples(searchRequest(example)))}`
            : ''
        }`;
    })}`,
  };
}
