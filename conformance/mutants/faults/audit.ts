import { bodyOf, change, good, path, type Mutant } from '../mutant.ts';

const log = '/api/v1/audit';
const tokens = '/api/v1/account/agent-tokens';

/** An audit log may forget acts, or keep what it must not. */
export const auditMutants: Mutant[] = [
  {
    id: 'audit/revocation-is-missing',
    title: 'The audit log has no row for a revoked agent token',
    cases: ['audit/acts'],
    answer: (said, asked) => {
      if (path(asked) === log)
        change(said, ({ data, ...body }) => ({
          ...body,
          data: data?.filter(({ type }: { type: string }) => type !== 'agent_token.revoked'),
        }));
    },
  },
  {
    id: 'audit/secret-in-the-log',
    title: 'The audit log holds the token that was created',
    cases: ['audit/acts'],
    answer: (said, asked, memory) => {
      if (asked.method === 'POST' && path(asked) === tokens && good(said)) memory.set('token', bodyOf(said)?.['token']);
      if (path(asked) === log)
        change(said, ({ data, ...body }) => ({
          ...body,
          data: data?.map((row: object) => ({ ...row, detail: { token: memory.get('token') } })),
        }));
    },
  },
];
