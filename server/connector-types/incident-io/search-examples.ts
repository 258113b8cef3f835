import type { SearchOperator } from '../../generated/search.gen.ts';

export interface SearchExample {
  connector_type: string;
  entity: string;
  filter: Record<string, unknown>;
  means: string;
}

const incidents = (filter: Record<string, unknown>, means: string): SearchExample => ({
  connector_type: 'incident-io',
  entity: 'incidents',
  filter,
  means,
});

/** One example for each operator; an operator of the contract without one does not compile. A test runs them all. */
export const searchExamples: Readonly<Record<SearchOperator, SearchExample>> = {
  eq: incidents({ eq: { mode: 'standard' } }, 'Real incidents.'),
  neq: incidents({ neq: { mode: 'test' } }, 'Everything but tests, including incidents without a mode.'),
  gt: incidents({ gt: { created_at: '2024-01-01T00:00:00Z' } }, 'Created after the first instant of 2024.'),
  gte: incidents({ gte: { created_at: '2024-01-01T00:00:00Z' } }, 'Created in 2024 or later.'),
  lt: incidents({ lt: { created_at: '2024-01-01T00:00:00Z' } }, 'Created before 2024.'),
  lte: incidents({ lte: { reference: 'INC-2' } }, 'References up to INC-2, compared as text.'),
  in: incidents({ in: { mode: ['standard', 'retrospective'] } }, 'One of two modes.'),
  like: incidents({ like: { reference: 'INC-1%' } }, 'References that begin with INC-1.'),
  fuzzy: incidents(
    { fuzzy: { name: 'data down' } },
    'Names with a word that begins with data, followed by one that begins with down.',
  ),
  keyword: incidents({ keyword: { name: 'api database' } }, 'Names that contain the word api or the word database.'),
  not: incidents({ not: { eq: { mode: 'test' } } }, 'Incidents whose mode is not test.'),
  and: incidents(
    { and: [{ eq: { mode: 'standard' } }, { gte: { created_at: '2024-01-01T00:00:00Z' } }] },
    'Real incidents created in 2024 or later.',
  ),
  or: incidents(
    { or: [{ eq: { mode: 'retrospective' } }, { eq: { visibility: 'private' } }] },
    'Either of two conditions.',
  ),
};
