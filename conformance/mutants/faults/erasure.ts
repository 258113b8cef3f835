import { bodyOf, change, path, type Mutant } from '../mutant.ts';

const customers = /^\/api\/v1\/account\/customers\/[^/]+$/;

/** An erasure may leave out what it must delete, or begin again with every request. */
export const erasureMutants: Mutant[] = [
  {
    id: 'erasure/tokens-are-kept',
    title: 'An erasure deletes no agent tokens',
    cases: ['erasure/at-once'],
    answer: (said, asked) => {
      if (asked.method === 'DELETE' && customers.test(path(asked)))
        change(said, (body) => ({ ...body, counts: { ...(body['counts'] as object), agent_tokens: 0 } }));
    },
  },
  {
    id: 'erasure/another-erasure',
    title: 'The progress is that of another erasure',
    cases: ['erasure/at-once'],
    answer: (said, asked) => {
      if (asked.method === 'GET' && customers.test(path(asked)) && bodyOf(said)?.['counts'] !== undefined)
        change(said, (body) => ({ ...body, id: '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a77' }));
    },
  },
];
