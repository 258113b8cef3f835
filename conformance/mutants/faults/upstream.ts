import {
  bodyOf,
  change,
  executes,
  good,
  isCreate,
  isExecute,
  isOne,
  path,
  problem,
  type Asked,
  type Mutant,
  type Said,
} from '../mutant.ts';

const lists = (asked: Asked) => executes(asked, 'list');
const codeIs = (said: Said, code: string) => bodyOf(said)?.['code'] === code;
const every = 'upstream/every-server-error';
const created = {
  id: '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99',
  customer_name: 'kit',
  connector_type: 'incident-io',
  name: 'kit',
  auth_method: 'api_key',
  environment: {},
  replication_config: {},
  status: 'active',
  sync: { enabled: false, interval_minutes: 60 },
  external_account: null,
  created_at: '2026-11-01T09:30:00.000Z',
  updated_at: '2026-11-01T09:30:00.000Z',
  last_checked_at: null,
};
const createdAnyway = (status: number) => (said: Said, asked: Asked) => {
  if (isCreate({ ...asked, url: path(asked) }) && said.status === status)
    Object.assign(said, {
      status: 201,
      headers: {
        'content-type': 'application/json',
        'x-request-id': 'damaged-on-purpose',
        etag: '"1"',
        location: '/api/v1/integrations/connectors/x',
      },
      body: Buffer.from(JSON.stringify(created)),
    });
};
const throttled = (value: string) => (said: Said) =>
  void (codeIs(said, 'upstream_rate_limited') && (said.headers['retry-after'] = value));

/** What a service may make of a vendor that misbehaves; all of them need a fake one. */
export const upstreamMutants: Mutant[] = [
  {
    id: 'vendor/status-not-told',
    title: "The vendor's status is not reported",
    cases: [every],
    answer: (said) => change(said, ({ upstream: _, ...body }) => body),
  },
  {
    id: 'vendor/another-status-told',
    title: "The vendor's status is always 500",
    cases: [every],
    answer: (said) =>
      change(said, (body) => (body['upstream'] ? { ...body, upstream: { ...body['upstream'], status: 500 } } : body)),
  },
  {
    id: 'vendor/words-handed-on',
    title: "The vendor's text is passed on",
    cases: [every],
    answer: (said) =>
      change(said, (body) =>
        body['code'] === 'upstream_failed' ? { ...body, detail: `${String(body['detail'])} planted-words-5512` } : body,
      ),
  },
  {
    id: 'vendor/outage-as-timeout',
    title: 'Every vendor outage is a timeout',
    cases: [every],
    answer: (said) => void (codeIs(said, 'upstream_failed') && Object.assign(said, problem(504, 'upstream_timeout'))),
  },
  {
    id: 'vendor/outage-as-unavailable',
    title: 'A vendor outage is reported as an outage of the service',
    cases: [every],
    answer: (said) =>
      void (
        codeIs(said, 'upstream_failed') &&
        Object.assign(said, {
          ...problem(503, 'unavailable'),
          headers: { ...problem(503, '').headers, 'retry-after': '5' },
        })
      ),
  },
  {
    id: 'vendor/outage-as-empty',
    title: 'A vendor outage is an empty list',
    cases: ['upstream/outage'],
    answer: (said, asked) =>
      void (
        lists(asked) &&
        codeIs(said, 'upstream_failed') &&
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json' },
          body: Buffer.from('{"data":[],"pagination":{"after":null,"page_size":25}}'),
        })
      ),
  },
  {
    id: 'vendor/throttling-is-an-outage',
    title: 'Throttling is reported as an outage',
    cases: ['upstream/throttled-without-a-time'],
    answer: (said) =>
      void (codeIs(said, 'upstream_rate_limited') && Object.assign(said, problem(502, 'upstream_failed'))),
  },
  {
    id: 'vendor/throttling-is-our-own',
    title: "The vendor's throttling has the code of the service's own",
    cases: ['upstream/throttled-without-a-time'],
    answer: (said) =>
      change(said, (body) => (body['code'] === 'upstream_rate_limited' ? { ...body, code: 'rate_limited' } : body)),
  },
  {
    id: 'vendor/come-again-at-once',
    title: 'A throttled caller may retry at once',
    cases: ['upstream/throttled-without-a-time'],
    answer: throttled('0'),
  },
  {
    id: 'vendor/come-again-tomorrow',
    title: 'A throttled caller must wait for a day',
    cases: ['upstream/throttled-for-a-day'],
    answer: throttled('86400'),
  },
  {
    id: 'vendor/date-not-understood',
    title: 'A date in Retry-After is ignored',
    cases: ['upstream/throttled-with-a-date'],
    answer: throttled('3600'),
  },
  {
    id: 'vendor/date-handed-on',
    title: 'A date in Retry-After is passed on',
    cases: ['upstream/throttled-with-a-date'],
    answer: throttled('Sat, 28 Nov 2026 09:30:00 GMT'),
  },
  {
    id: 'vendor/retries-seen',
    title: 'A single vendor failure is not retried',
    cases: ['upstream/one-failure-is-tried-again', 'upstream/throttled-for-a-moment'],
    request: (asked) => (isExecute(asked) ? problem(502, 'upstream_failed') : undefined),
  },
  {
    id: 'vendor/empty-page-ends',
    title: 'An empty page ends the list',
    cases: ['upstream/empty-page-in-the-middle'],
    answer: (said, asked) =>
      void (
        lists(asked) &&
        good(said) &&
        change(said, (body) =>
          body['data'].length === 0 && body['pagination']
            ? { ...body, pagination: { ...body['pagination'], after: null } }
            : body,
        )
      ),
  },
  {
    id: 'vendor/revoked-is-healthy',
    title: 'Rejected credentials are healthy',
    cases: ['upstream/token-has-expired', 'connectors/check/unhealthy'],
    answer: (said, asked) =>
      void (
        path(asked).endsWith('/check') &&
        good(said) &&
        change(said, ({ reason: _, ...body }) => ({ ...body, status: 'healthy' }))
      ),
  },
  {
    id: 'vendor/outage-is-unhealthy',
    title: 'A vendor outage makes credentials unhealthy',
    cases: ['connectors/check/inconclusive'],
    answer: (said, asked) =>
      void (
        path(asked).endsWith('/check') &&
        good(said) &&
        change(said, (body) => (body['status'] === 'inconclusive' ? { ...body, status: 'unhealthy' } : body))
      ),
  },
  {
    id: 'vendor/outage-revokes',
    title: 'A vendor outage makes a connector needs_reauth',
    cases: ['upstream/outage-is-no-revocation'],
    answer(said, asked, memory) {
      if (isExecute(asked) && said.status >= 400) memory.set('failed', true);
      if (isOne(asked, 'GET') && memory.has('failed'))
        change(said, (body) => ({ ...body, status: 'needs_reauth', status_reason: 'outage' }));
    },
  },
  {
    id: 'vendor/created-during-an-outage',
    title: 'A creation that could not be verified creates a connector',
    cases: ['upstream/creation-during-an-outage'],
    answer: createdAnyway(502),
  },
  {
    id: 'vendor/created-though-refused',
    title: 'A creation with rejected credentials creates a connector',
    cases: ['upstream/creation-during-an-outage'],
    answer: createdAnyway(422),
  },
];
