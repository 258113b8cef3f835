import type { Exchange } from '../targets/validated.ts';
import { codeOf } from '../targets/target.ts';
import type { Contract } from './contract.ts';
import type { AnswerValidator } from './judging/validate-answer.ts';

export interface StatusCoverage {
  operation: string;
  status: number;
  seen: number;
  /** Why it was never seen, where that is known. */
  reason?: string;
}

export interface Coverage {
  observe(exchange: Exchange): void;
  statuses(): StatusCoverage[];
  /** Code -> how often it was answered. */
  codes(): Record<string, number>;
}

/** What an outside observer cannot cause, or not within a minute. */
const beyond_reach: Record<number, string> = {
  408: 'the service must wait for a body that does not come: a minute and more',
  429: "the sandbox's rate limit is too high to be reached; a lower RATE_LIMIT_PER_MINUTE shows it",
  431: 'refused by the parser before there is an operation: service/parser/headers-too-large shows it',
  500: 'a defect: it must not be seen',
  503: 'the service works: stopping its database shows it',
  504: 'the deadline of a call is a minute: --slow shows it',
};

const special: Record<string, string> = {
  'executeOperation 409':
    'the first replication was over when search was asked: the case execute/search-is-hosted-or-planned takes either',
  'cancelSync 409': 'the run of syncs/cancel-too-late was not over when it was cancelled',
  'initiateOauth 409':
    'an idempotency key must be in use while it comes again: connectors meet it in sequences/idempotent-creation',
  'confirmOauthSession 200': 'a user must have agreed at the vendor and returned',
  'executeMcp 404': 'only a client of the MCP revision 2026-07-28 that calls an unknown method meets it',
  'putOauthClient 409': 'connectors must depend on the client, which needs a user who agrees at the vendor',
  'deleteOauthClient 409': 'connectors must depend on the client, which needs a user who agrees at the vendor',
  'createWebhookEndpoint 409':
    'an organization must have 100 endpoints, or an idempotency key be in use while it comes again: sequences/idempotent-creation meets it',
  'rotateWebhookSecret 409':
    'an idempotency key must be in use while it comes again: connectors meet it in sequences/idempotent-creation',
  'startSync 424': 'the vendor must have revoked credentials that a consent gave',
  'getConsole 404': 'the console must not have been built',
  'getMetrics 401': 'the sandbox asks for no token: METRICS_TOKEN shows it',
};

/** Codes that no outside observer can cause, or not within a minute. */
const codes_beyond_reach: Record<string, string> = {
  too_many_connectors:
    'the quota is a setting, 10 000 by default: CONNECTORS_PER_ORGANIZATION shows it (server/organizations/quota.test.ts)',
  too_many_records:
    'the quota is a setting, 50 million by default: RECORDS_PER_ORGANIZATION shows it (server/organizations/quota.test.ts)',
  too_many_endpoints: 'an organization must have 100 endpoints, and the one that is tested is in use',
  internal_error: 'a defect: it must not be seen',
  rate_limited: "the sandbox's rate limit is too high to be reached; a lower RATE_LIMIT_PER_MINUTE shows it",
  request_timeout: 'the service must wait for a body that does not come: a minute and more',
  search_timeout: 'a search must take 8 seconds, for which the sandbox has too few records',
  token_expired: 'a token is valid for an hour',
  consent_invalid: 'the pages of a consent show it to a browser, as text',
  search_hosted_only: 'only the in-process library meets it, whose responses are not counted',
  connector_needs_reauth: 'the vendor must have revoked credentials that a consent gave',
  headers_too_large: 'refused by the parser before there is an operation: service/parser/headers-too-large shows it',
  not_implemented: 'no operation is planned now',
  upstream_timeout: 'the deadline of a call is a minute: --slow shows it',
  oauth_client_in_use: 'connectors must depend on the client, which needs a user who agrees at the vendor',
};

/** Why a code was never seen, where that is known. */
export const reasonForCode = (code: string): string | undefined => codes_beyond_reach[code];

function reasonFor(operation: Contract['operations'][number], status: number): string {
  if (operation.planned && status < 500) return 'planned: the operation returns 501';
  if (status === 501) return 'the operation is there now';
  const own = special[`${operation.id} ${status}`];
  if (own !== undefined) return own;
  if (status === 400)
    return operation.auth === 'bearer'
      ? 'only a client of several organizations meets it: give one as `several`'
      : 'only a request that no proper client sends meets it';
  return beyond_reach[status] ?? 'no case reaches it';
}

/** Which of the declared statuses of each operation were really answered. */
export function createCoverage(contract: Contract, validator: AnswerValidator): Coverage {
  const seen = new Map<string, number>();
  const codes = new Map<string, number>();
  return {
    observe({ target, answer }) {
      if (target !== 'hosted') return;
      const { method, path } = answer.request;
      const operation = validator.operationAt(method, path)?.operationId;
      const key = `${operation} ${answer.status}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
      const code = answer.status >= 400 ? codeOf(answer) : undefined;
      if (code !== undefined) codes.set(code, (codes.get(code) ?? 0) + 1);
    },
    statuses: () =>
      contract.operations.flatMap((operation) =>
        Object.keys(operation.responses)
          .map(Number)
          .map((status) => {
            const count = seen.get(`${operation.id} ${status}`) ?? 0;
            return {
              operation: operation.id,
              status,
              seen: count,
              ...(count === 0 && { reason: reasonFor(operation, status) }),
            };
          }),
      ),
    codes: () => Object.fromEntries([...codes].sort()),
  };
}
