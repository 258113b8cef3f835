/** Faults of the fake vendors by name. The guide "Sandbox" lists them; a test compares both. */
import type { Fault } from '../../../conformance/fake-vendors/faults.ts';

export interface Scenario {
  /** What the vendor does. */
  about: string;
  /** What a caller that lists records gets: an error code, or nothing where the list succeeds. */
  code?: string;
  /** How many requests it applies to unless `--times` says otherwise. */
  times: number | 'always';
  fault: Fault;
}

export const scenarios: Readonly<Record<string, Scenario>> = {
  'rate-limit': {
    about: 'refuses all requests for five minutes',
    code: 'upstream_rate_limited',
    times: 'always',
    fault: { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 300 },
  },
  'rate-limit-once': {
    about: 'refuses one request, to be sent a second later',
    times: 1,
    fault: { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 1 },
  },
  outage: {
    about: 'responds with 503 to every request',
    code: 'upstream_failed',
    times: 'always',
    fault: { kind: 'status', status: 503 },
  },
  'error-once': {
    about: 'responds with 500 to one request',
    times: 1,
    fault: { kind: 'status', status: 500 },
  },
  slow: {
    about: 'takes three seconds for each response',
    times: 'always',
    fault: { kind: 'slow', delay_ms: 3000 },
  },
  hang: {
    about: 'never responds',
    code: 'upstream_timeout',
    times: 'always',
    fault: { kind: 'hang' },
  },
  'connection-lost': {
    about: 'breaks connections in mid-response',
    code: 'upstream_failed',
    times: 'always',
    fault: { kind: 'reset_mid_body' },
  },
  'credentials-refused': {
    about: 'refuses all credentials',
    code: 'upstream_unauthorized',
    times: 'always',
    fault: { kind: 'status', status: 401 },
  },
  forbidden: {
    about: 'refuses the permission for every request',
    code: 'upstream_forbidden',
    times: 'always',
    fault: { kind: 'status', status: 403 },
  },
  'not-json': {
    about: 'responds with an HTML page',
    code: 'upstream_contract_violation',
    times: 'always',
    fault: { kind: 'html' },
  },
  truncated: {
    about: 'responds with half of the JSON',
    code: 'upstream_contract_violation',
    times: 'always',
    fault: { kind: 'truncated' },
  },
  'changed-format': {
    about: 'leaves out the list of records',
    code: 'upstream_contract_violation',
    times: 'always',
    fault: { kind: 'missing_records_key' },
  },
  'same-cursor': {
    about: 'returns the cursor that it was asked with',
    code: 'upstream_contract_violation',
    times: 'always',
    fault: { kind: 'repeat_cursor' },
  },
  'short-pages': {
    about: 'returns fewer records than asked for',
    times: 'always',
    fault: { kind: 'short_page' },
  },
};
