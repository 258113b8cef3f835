import { bodyOf, change, good, path, type Mutant } from '../mutant.ts';

const tokens = '/api/v1/account/agent-tokens';
const scoped = '/api/v1/account/applications/scoped-token';
const creates = (asked: { method: string; url: string; headers: Record<string, string>; body: Buffer }) =>
  asked.method === 'POST' && path(asked) === tokens;

/** Tokens of agents may outlive their revocation or reach more than was granted. */
export const agentMutants: Mutant[] = [
  {
    id: 'agents/revocation-is-forgotten',
    title: 'A revoked agent token goes on working',
    cases: ['agents/token/life'],
    request: (asked) =>
      asked.method === 'DELETE' && path(asked).startsWith(`${tokens}/`)
        ? { status: 204, headers: { 'x-request-id': 'damaged-on-purpose' }, body: Buffer.alloc(0) }
        : undefined,
  },
  {
    id: 'agents/grants-are-ignored',
    title: 'A scoped token reaches everything of the customer whatever it was granted',
    cases: ['agents/grants/entities'],
    request: (asked) => {
      if (path(asked) !== scoped) return;
      const { grants: _, ...body } = bodyOf(asked) ?? {};
      asked.body = Buffer.from(JSON.stringify(body));
    },
  },
  {
    id: 'agents/token-in-the-list',
    title: 'The list of agent tokens holds the tokens',
    cases: ['agents/token/life'],
    answer: (said, asked, memory) => {
      if (creates(asked) && good(said)) memory.set('token', bodyOf(said)?.['token']);
      if (asked.method === 'GET' && path(asked) === tokens)
        change(said, (body) => ({ ...body, pagination: { ...body['pagination'], after: memory.get('token') } }));
    },
  },
  {
    id: 'agents/no-metadata',
    title: 'The challenge of the MCP server does not name its metadata',
    cases: ['agents/mcp/challenge'],
    answer: (said, asked) => {
      if (path(asked) === '/mcp' && said.status === 401) said.headers['www-authenticate'] = 'Bearer realm="patchbay"';
    },
  },
  {
    id: 'agents/no-subscription',
    title: 'The MCP server refuses subscriptions',
    cases: ['agents/mcp/subscription'],
    answer: (said, asked) => {
      if (path(asked) === '/mcp' && said.status === 200) said.headers['content-type'] = 'application/json';
    },
  },
];
