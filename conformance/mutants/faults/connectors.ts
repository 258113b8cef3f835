import {
  bodyOf,
  change,
  good,
  isCreate,
  isList,
  isOne,
  path,
  problem,
  putBody,
  query,
  type Mutant,
} from '../mutant.ts';

const withoutQuery = (url: string, name: string): string => {
  const [before, after = ''] = url.split('?');
  const rest = new URLSearchParams(after);
  rest.delete(name);
  return rest.size > 0 ? `${before}?${rest}` : before!;
};

/** What stored connectors may get wrong: their record, their list, ETags, idempotency, isolation. */
export const connectorMutants: Mutant[] = [
  {
    id: 'create/status-200',
    title: 'Creation returns 200',
    cases: ['connectors/create/returns-the-record'],
    answer: (said, asked) => void (isCreate(asked) && said.status === 201 && (said.status = 200)),
  },
  {
    id: 'create/location-missing',
    title: 'Location is missing',
    cases: ['connectors/create/returns-the-record'],
    answer: (said) => void delete said.headers['location'],
  },
  {
    id: 'create/location-of-another',
    title: 'Location names another connector',
    cases: ['connectors/create/returns-the-record'],
    answer: (said) => void (said.headers['location'] && (said.headers['location'] += '0')),
  },
  {
    id: 'create/secrets-returned',
    title: 'Credentials are returned',
    cases: ['connectors/create/never-returns-credentials'],
    answer: (said, asked) =>
      void (
        isCreate(asked) &&
        good(said) &&
        change(said, (body) => ({ ...body, credentials: bodyOf(asked)!['credentials'] }))
      ),
  },
  {
    id: 'create/secrets-in-a-header',
    title: 'Credentials are in a header of the response',
    cases: ['connectors/create/never-returns-credentials'],
    answer: (said, asked) =>
      void (isCreate(asked) && good(said) && (said.headers['x-debug'] = JSON.stringify(bodyOf(asked)!['credentials']))),
  },
  {
    id: 'create/name-not-made',
    title: 'A missing name stays empty',
    cases: ['connectors/create/default-name'],
    answer: (said, asked) =>
      void (
        isCreate(asked) &&
        good(said) &&
        bodyOf(asked)!['name'] === undefined &&
        change(said, (body) => ({ ...body, name: '' }))
      ),
  },
  {
    id: 'create/sync-default',
    title: 'Replication is disabled by default',
    cases: ['connectors/create/default-sync'],
    answer: (said, asked) =>
      void (
        isCreate(asked) &&
        good(said) &&
        !bodyOf(asked)!['sync'] &&
        change(said, (body) => ({ ...body, sync: { ...body['sync'], enabled: false } }))
      ),
  },
  {
    id: 'create/time-without-milliseconds',
    title: 'Timestamps of the service have no milliseconds',
    cases: ['connectors/create/times-are-now'],
    answer: (said) =>
      change(said, (body) =>
        typeof body['created_at'] === 'string'
          ? { ...body, created_at: body['created_at'].replace(/\.\d+Z/, 'Z') }
          : body,
      ),
  },
  {
    id: 'create/time-of-yesterday',
    title: "The service's clock is a day behind",
    cases: ['connectors/create/times-are-now'],
    answer: (said) =>
      change(said, (body) =>
        typeof body['created_at'] === 'string'
          ? { ...body, created_at: new Date(Date.parse(body['created_at']) - 86_400_000).toISOString() }
          : body,
      ),
  },
  {
    id: 'create/status-active',
    title: 'A new connector is active before any vendor request',
    cases: ['connectors/create/returns-the-record'],
    answer: (said, asked) => void (isCreate(asked) && change(said, (body) => ({ ...body, status: 'active' }))),
  },
  {
    id: 'create/verify-ignored',
    title: 'verify=true is ignored',
    cases: ['connectors/create/verified', 'connectors/create/verified-and-refused'],
    request: (asked) => void (isCreate(asked) && (asked.url = withoutQuery(asked.url, 'verify'))),
  },
  {
    id: 'create/unknown-member-taken',
    title: 'An undeclared member is ignored',
    cases: ['operations/create-connector/body/unknown-member'],
    request(asked) {
      const body = isCreate(asked) ? bodyOf(asked) : undefined;
      if (body && 'undeclared_member' in body) putBody(asked, { ...body, undeclared_member: undefined });
    },
  },
  {
    id: 'create/name-of-256-taken',
    title: 'A name one character too long is accepted',
    cases: ['operations/create-connector/body/name/too-long'],
    request(asked) {
      const body = isCreate(asked) ? bodyOf(asked) : undefined;
      if (typeof body?.['name'] === 'string' && body['name'].length === 256)
        putBody(asked, { ...body, name: body['name'].slice(1) });
    },
  },
  {
    id: 'create/name-of-255-refused',
    title: 'The longest allowed name is rejected',
    cases: ['operations/create-connector/body/name/longest'],
    request(asked) {
      const body = isCreate(asked) ? bodyOf(asked) : undefined;
      if (typeof body?.['name'] === 'string' && body['name'].length === 255)
        putBody(asked, { ...body, name: `${body['name']}x` });
    },
  },
  {
    id: 'create/customer-trimmed',
    title: "White space around a customer's name is trimmed",
    cases: ['connectors/create/texts-are-not-repaired'],
    request(asked) {
      const body = isCreate(asked) ? bodyOf(asked) : undefined;
      if (typeof body?.['customer_name'] === 'string')
        putBody(asked, { ...body, customer_name: body['customer_name'].trim() });
    },
  },
  {
    id: 'create/customer-normalized',
    title: "A customer's name is normalized",
    cases: ['connectors/create/texts-are-not-repaired'],
    request(asked) {
      const body = isCreate(asked) ? bodyOf(asked) : undefined;
      if (typeof body?.['customer_name'] === 'string')
        putBody(asked, { ...body, customer_name: body['customer_name'].normalize('NFC') });
    },
  },
  {
    id: 'create/nul-repaired',
    title: 'U+0000 in a text is removed',
    cases: ['connectors/create/texts-are-not-repaired', 'operations/create-connector/body/name/nul'],
    request(asked) {
      if (isCreate(asked)) asked.body = Buffer.from(asked.body.toString().replaceAll('\\u0000', ''));
    },
  },
  {
    id: 'create/type-is-validation-failed',
    title: 'An unknown connector type has the code of any validation error',
    cases: ['connectors/create/unknown-type'],
    answer: (said) =>
      change(said, (body) =>
        body['code'] === 'unknown_connector_type' ? { ...body, code: 'validation_failed' } : body,
      ),
  },
  {
    id: 'list/oldest-first',
    title: 'Connectors are listed oldest first',
    cases: ['connectors/list/newest-first'],
    answer: (said, asked) =>
      void (isList(asked) && good(said) && change(said, (body) => ({ ...body, data: [...body['data']].reverse() }))),
  },
  {
    id: 'list/order-off-by-one',
    title: 'The first two connectors are swapped',
    cases: ['connectors/list/newest-first'],
    answer: (said, asked) =>
      void (
        isList(asked) &&
        good(said) &&
        change(said, (body) => {
          const [a, b, ...rest] = body['data'] as unknown[];
          return b ? { ...body, data: [b, a, ...rest] } : body;
        })
      ),
  },
  {
    id: 'list/customer-filter-ignored',
    title: 'The customer filter is ignored',
    cases: ['connectors/list/customer-filter-is-exact'],
    request: (asked) => void (isList(asked) && (asked.url = withoutQuery(asked.url, 'customer_name'))),
  },
  {
    id: 'list/customer-filter-by-prefix',
    title: 'The customer filter ignores everything after a space',
    cases: ['connectors/list/customer-filter-is-exact'],
    request: (asked) => void (isList(asked) && (asked.url = asked.url.replace(/%20x$/, ''))),
  },
  {
    id: 'list/status-filter-ignored',
    title: 'The status filter is ignored',
    cases: ['connectors/list/filters-by-status'],
    request: (asked) =>
      void (
        isList(asked) &&
        query(asked).get('status') !== 'nothing-of-the-kind' &&
        (asked.url = withoutQuery(asked.url, 'status'))
      ),
  },
  {
    id: 'list/page-size-ignored',
    title: 'page_size is ignored',
    cases: ['connectors/list/page-size-bounds-the-page'],
    request: (asked) => void (isList(asked) && (asked.url = asked.url.replace('page_size=2', 'page_size=25'))),
  },
  {
    id: 'list/page-size-off-by-one',
    title: 'A page has one connector too many',
    cases: ['connectors/list/page-size-bounds-the-page', 'sequences/pages-of-connectors'],
    request: (asked) => void (isList(asked) && (asked.url = asked.url.replace('page_size=2', 'page_size=3'))),
  },
  {
    id: 'list/page-size-101-taken',
    title: 'A page size above the maximum is accepted',
    cases: ['operations/list-connectors/query-page-size/above-maximum'],
    request: (asked) => void (isList(asked) && (asked.url = asked.url.replace('page_size=101', 'page_size=100'))),
  },
  {
    id: 'list/cursor-skips',
    title: 'A page starts one connector too late',
    cases: ['sequences/pages-of-connectors'],
    answer: (said, asked) =>
      void (
        isList(asked) &&
        query(asked).has('after') &&
        good(said) &&
        change(said, (body) => ({ ...body, data: body['data'].slice(1) }))
      ),
  },
  {
    id: 'list/full-page-has-a-cursor',
    title: 'A full last page has a cursor',
    cases: ['sequences/page-size-that-fits-exactly'],
    answer: (said, asked) =>
      void (
        isList(asked) &&
        good(said) &&
        change(said, (body) => {
          if (body['data'].length === 2) body['pagination'].after ??= 'Y29ubmVjdG9yczow';
          return body;
        })
      ),
  },
  {
    id: 'list/unknown-query-taken',
    title: 'An undeclared query parameter is ignored',
    cases: ['operations/list-connectors/unknown-query'],
    request: (asked) => void (asked.url = withoutQuery(asked.url, 'undeclared_member')),
  },
  {
    id: 'list/garbage-cursor-ignored',
    title: 'A cursor that was never issued returns the first page',
    cases: ['connectors/list/garbage-cursor'],
    request: (asked) =>
      void (isList(asked) && query(asked).get('after') === 'garbage' && (asked.url = withoutQuery(asked.url, 'after'))),
  },
  {
    id: 'etag/missing',
    title: 'The ETag is missing',
    cases: ['connectors/get/etag-is-strong'],
    answer: (said) => void delete said.headers['etag'],
  },
  {
    id: 'etag/weak',
    title: 'The ETag of a connector is weak',
    cases: ['connectors/get/etag-is-strong'],
    answer: (said) => void (said.headers['etag'] && (said.headers['etag'] = `W/${said.headers['etag']}`)),
  },
  {
    id: 'etag/constant',
    title: 'The ETag never changes',
    cases: ['connectors/update/merges', 'sequences/life-of-a-connector'],
    answer: (said) => void (said.headers['etag'] && (said.headers['etag'] = '"1"')),
  },
  {
    id: 'etag/changes-by-itself',
    title: 'The ETag changes with every response',
    cases: ['connectors/get/etag-is-strong'],
    answer: (said, _, memory) =>
      void (
        said.headers['etag'] &&
        (memory.set('n', Number(memory.get('n') ?? 0) + 1), (said.headers['etag'] = `"${String(memory.get('n'))}"`))
      ),
  },
  {
    id: 'etag/if-match-ignored',
    title: 'If-Match is ignored',
    cases: ['connectors/update/if-match', 'connectors/delete/if-match'],
    request: (asked) => void delete asked.headers['if-match'],
  },
  {
    id: 'etag/lost-update',
    title: 'All simultaneous updates with one ETag succeed',
    cases: ['sequences/no-lost-update'],
    request: (asked) => void (isOne(asked, 'PATCH') && delete asked.headers['if-match']),
  },
  {
    id: 'etag/if-none-match-ignored',
    title: 'If-None-Match is ignored',
    cases: ['service/document/not-modified'],
    request: (asked) => void delete asked.headers['if-none-match'],
  },
  {
    id: 'etag/always-not-modified',
    title: 'Every If-None-Match is 304',
    cases: ['service/document/not-modified'],
    answer: (said, asked) =>
      void (
        asked.headers['if-none-match'] &&
        said.status === 200 &&
        Object.assign(said, { status: 304, body: Buffer.alloc(0) })
      ),
  },
  {
    id: 'update/replaces',
    title: 'An update resets members that it does not name',
    cases: ['connectors/update/merges'],
    answer: (said, asked) =>
      void (
        isOne(asked, 'PATCH') &&
        good(said) &&
        change(said, (body) => (bodyOf(asked)!['name'] === undefined ? { ...body, name: 'reset' } : body))
      ),
  },
  {
    id: 'update/not-stored',
    title: 'An update is returned but not stored',
    cases: ['connectors/update/merges'],
    answer: (said, asked, memory) =>
      void (
        isOne(asked, 'GET') &&
        good(said) &&
        (memory.has(asked.url) ? (said.body = memory.get(asked.url) as Buffer) : memory.set(asked.url, said.body))
      ),
  },
  {
    id: 'update/customer-can-change',
    title: 'The customer of a connector can be changed',
    cases: ['connectors/update/identity-cannot-change'],
    request(asked) {
      const body = isOne(asked, 'PATCH') ? bodyOf(asked) : undefined;
      if (body && 'customer_name' in body) putBody(asked, { name: 'x' });
    },
  },
  {
    id: 'delete/returns-200',
    title: 'Deletion returns 200',
    cases: ['connectors/delete/is-gone'],
    answer: (said, asked) =>
      void (
        isOne(asked, 'DELETE') &&
        said.status === 204 &&
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json' },
          body: Buffer.from('{}'),
        })
      ),
  },
  {
    id: 'delete/again-is-204',
    title: 'A second deletion is 204',
    cases: ['connectors/delete/is-gone'],
    answer: (said, asked) =>
      void (
        isOne(asked, 'DELETE') &&
        said.status === 404 &&
        Object.assign(said, { status: 204, headers: { 'x-request-id': 'damaged-on-purpose' }, body: Buffer.alloc(0) })
      ),
  },
  {
    id: 'delete/does-nothing',
    title: 'Deletion reports success but deletes nothing',
    cases: ['connectors/delete/is-gone'],
    request: (asked) =>
      isOne(asked, 'DELETE')
        ? { status: 204, headers: { 'x-request-id': 'damaged-on-purpose' }, body: Buffer.alloc(0) }
        : undefined,
  },
  {
    id: 'delete/still-listed',
    title: 'A deleted connector is still listed',
    cases: ['connectors/delete/is-gone'],
    answer(said, asked, memory) {
      if (isOne(asked, 'DELETE') && said.status === 204) memory.set('gone', path(asked).split('/').at(-1));
      if (isList(asked) && memory.has('gone'))
        change(said, (body) => ({ ...body, data: [...body['data'], { ...example, id: memory.get('gone') }] }));
    },
  },
  {
    id: 'idempotency/ignored',
    title: 'Idempotency-Key is ignored',
    cases: ['sequences/idempotent-creation'],
    request: (asked) => void delete asked.headers['idempotency-key'],
  },
  {
    id: 'idempotency/not-told',
    title: 'A replayed response is not marked',
    cases: ['sequences/idempotent-creation'],
    answer: (said) => void delete said.headers['idempotency-replayed'],
  },
  {
    id: 'idempotency/header-lost',
    title: 'A replayed response lacks its Location',
    cases: ['sequences/idempotent-creation'],
    answer: (said) => void (said.headers['idempotency-replayed'] && delete said.headers['location']),
  },
  {
    id: 'idempotency/other-body-taken',
    title: 'Another body under the same key gets the first response',
    cases: ['sequences/idempotency-key-reused'],
    request(asked, memory) {
      const key = asked.headers['idempotency-key'];
      if (key === undefined) return;
      if (memory.has(key)) asked.body = memory.get(key) as Buffer;
      else memory.set(key, asked.body);
    },
  },
  {
    id: 'idempotency/failure-kept',
    title: 'A failure is stored under its key',
    cases: ['sequences/idempotency-keeps-no-failure'],
    request: (asked, memory) => memory.get(asked.headers['idempotency-key'] ?? 'none') as undefined,
    answer: (said, asked, memory) =>
      void (
        said.status === 422 &&
        asked.headers['idempotency-key'] &&
        memory.set(asked.headers['idempotency-key'], { ...said })
      ),
  },
  {
    id: 'idempotency/shared-by-organizations',
    title: 'Organizations share keys',
    cases: ['sequences/idempotency-is-per-organization'],
    request: (asked, memory) => memory.get(asked.headers['idempotency-key'] ?? 'none') as undefined,
    answer: (said, asked, memory) =>
      void (
        said.status === 201 &&
        asked.headers['idempotency-key'] &&
        memory.set(asked.headers['idempotency-key'], {
          ...said,
          headers: { ...said.headers, 'idempotency-replayed': 'true' },
        })
      ),
  },
  {
    id: 'check/outage-is-unhealthy',
    title: 'A vendor outage is unhealthy',
    cases: ['connectors/check/inconclusive'],
    answer: (said) =>
      change(said, (body) => (body['status'] === 'inconclusive' ? { ...body, status: 'unhealthy' } : body)),
  },
  {
    id: 'check/always-healthy',
    title: 'A check is always healthy',
    cases: ['connectors/check/unhealthy'],
    answer: (said) =>
      change(said, (body) =>
        body['status'] === 'unhealthy' ? { ...body, status: 'healthy', reason: undefined } : body,
      ),
  },
  {
    id: 'foreign/404-is-403',
    title: "Another customer's connector is 403",
    cases: ['connectors/get/foreign-is-unknown', 'operations/get-connector/foreign-connector'],
    answer: (said, asked) =>
      void (said.status === 404 && /connectors\//.test(asked.url) && Object.assign(said, problem(403, 'forbidden'))),
  },
  {
    id: 'foreign/visible',
    title: "Another organization's connector can be read",
    cases: ['connectors/get/foreign-is-unknown', 'operations/get-connector/foreign-connector'],
    answer: (said, asked) =>
      void (
        isOne(asked, 'GET') &&
        said.status === 404 &&
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json', etag: '"1"' },
          body: Buffer.from(JSON.stringify({ ...example, id: path(asked).split('/').at(-1) })),
        })
      ),
  },
  {
    id: 'foreign/in-the-list',
    title: "Another organization's connector is in the list",
    cases: ['sequences/two-organizations'],
    answer: (said, asked) =>
      void (
        isList(asked) &&
        good(said) &&
        change(said, (body) => ({ ...body, data: [{ ...example }, ...body['data'].slice(1)] }))
      ),
  },
  {
    id: 'foreign/malformed-id-is-422',
    title: 'A malformed id is 422',
    cases: ['operations/get-connector/malformed-id-1'],
    answer: (said, asked) =>
      void (isOne(asked, 'GET') && said.status === 404 && Object.assign(said, problem(422, 'validation_failed'))),
  },
];

/** A connector of another organization, as the document describes it. */
const example = {
  id: '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99',
  customer_name: 'another-customer',
  connector_type: 'incident-io',
  name: 'Of another customer',
  auth_method: 'api_key',
  environment: {},
  replication_config: {},
  status: 'active',
  sync: { enabled: true, interval_minutes: 60 },
  external_account: null,
  created_at: '2026-11-01T09:30:00.000Z',
  updated_at: '2026-11-01T09:30:00.000Z',
  last_checked_at: null,
};
