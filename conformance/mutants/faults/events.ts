import { bodyOf, change, good, path, problem, query, type Asked, type Mutant } from '../mutant.ts';

const isLog = (asked: Asked): boolean => path(asked) === '/api/v1/events';
const isFeed = (asked: Asked): boolean => path(asked).endsWith('/changes');
const endpoints = '/api/v1/webhooks/endpoints';
const isEndpoint = (asked: Asked, method: string): boolean =>
  asked.method === method && path(asked).startsWith(`${endpoints}/`) && path(asked).split('/').length === 6;

/** The event log, the change feed and webhook endpoints may be wrong in these ways. */
export const eventMutants: Mutant[] = [
  {
    id: 'events/payloads-stay',
    title: 'Events of a deleted connector keep a payload',
    cases: ['events/log/reports-a-connector'],
    answer: (said, asked) =>
      void (
        isLog(asked) &&
        change(said, (body) => ({
          ...body,
          data: body['data']?.map((event: { data: object }) => ({ ...event, data: { kept: true, ...event.data } })),
        }))
      ),
  },
  {
    id: 'events/sequence-restarts',
    title: 'The sequence of a connector begins at another number',
    cases: ['events/log/reports-a-connector'],
    answer: (said, asked) =>
      void (
        isLog(asked) &&
        change(said, (body) => ({
          ...body,
          data: body['data']?.map((event: { sequence: number }) => ({ ...event, sequence: event.sequence + 7 })),
        }))
      ),
  },
  {
    id: 'events/cursor-ignored',
    title: 'The cursor of the log is ignored',
    cases: ['events/log'],
    request: (asked) => void (isLog(asked) && (asked.url = asked.url.replace(/&?after=[^&]*/, ''))),
  },
  {
    id: 'events/customer-ignored',
    title: 'The log shows an event of another organization where it should be empty',
    cases: ['events/log/of-the-customer', 'events/log/of-the-organization'],
    answer: (said, asked) =>
      void (
        isLog(asked) &&
        change(said, (body) =>
          body['data']?.length === 0
            ? {
                ...body,
                data: [
                  {
                    id: 'foreign',
                    type: 'connector.created',
                    created_at: '2026-11-01T09:30:00.000Z',
                    organization_id: 'foreign',
                    customer_name: null,
                    sequence: 1,
                    data: {},
                  },
                ],
              }
            : body,
        )
      ),
  },
  {
    id: 'changes/entities-ignored',
    title: 'The change feed ignores an entity that it does not have',
    cases: ['events/changes/refusals'],
    request: (asked) =>
      void (isFeed(asked) && (asked.url = asked.url.replace('entities=nothing_of_the_kind', 'entities=severities'))),
  },
  {
    id: 'changes/fields-ignored',
    title: 'The change feed ignores fields',
    cases: ['events/changes/lean'],
    request: (asked) => void (isFeed(asked) && (asked.url = asked.url.replace(/&fields=[^&]*/, ''))),
  },
  {
    id: 'changes/max-bytes-ignored',
    title: 'The change feed ignores max_bytes',
    cases: ['events/changes/lean'],
    request: (asked) => void (isFeed(asked) && (asked.url = asked.url.replace('&max_bytes=1024', ''))),
  },
  {
    id: 'changes/max-bytes-loses-a-change',
    title: 'A page of changes that max_bytes has cut is continued after the next change',
    cases: ['events/changes/lean'],
    request: (asked) =>
      void (isFeed(asked) && (asked.url = asked.url.replace('page_size=12&max_bytes=1024', 'page_size=2'))),
    answer: (said, asked) =>
      void (
        isFeed(asked) &&
        query(asked).get('page_size') === '2' &&
        change(said, (body) => ({ ...body, data: body['data']?.slice(0, 1) }))
      ),
  },
  {
    id: 'changes/never-caught-up',
    title: 'The change feed never says that it has caught up',
    cases: ['events/changes/is-what-is-stored'],
    answer: (said, asked) =>
      void (isFeed(asked) && change(said, (body) => ({ ...body, meta: { ...body['meta'], caught_up: false } }))),
  },
  {
    id: 'changes/first-record-missing',
    title: 'The change feed loses every record of a page',
    cases: ['events/changes/is-what-is-stored'],
    answer: (said, asked) => void (isFeed(asked) && good(said) && change(said, (body) => ({ ...body, data: [] }))),
  },
  {
    id: 'changes/repeats',
    title: 'The change feed begins again at each cursor',
    cases: ['events/changes/is-what-is-stored'],
    request: (asked) =>
      void (isFeed(asked) && query(asked).has('after') && (asked.url = asked.url.replace(/&after=[^&]*/, ''))),
  },
  {
    id: 'endpoints/secret-returned-again',
    title: 'The secret is returned whenever the endpoint is read',
    cases: ['events/endpoints/life'],
    answer(said, asked, memory) {
      if (path(asked) === endpoints && asked.method === 'POST') memory.set('secret', bodyOf(said)?.['secret']);
      if (isEndpoint(asked, 'GET') && good(said)) change(said, (body) => ({ ...body, secret: memory.get('secret') }));
    },
  },
  {
    id: 'endpoints/change-resets',
    title: 'A change resets the types that it does not name',
    cases: ['events/endpoints/life'],
    answer: (said, asked) => void (isEndpoint(asked, 'PATCH') && change(said, (body) => ({ ...body, types: [] }))),
  },
  {
    id: 'endpoints/stay-deleted-but-found',
    title: 'A deletion says 204 and does nothing',
    cases: ['events/endpoints/life'],
    request: (asked) =>
      isEndpoint(asked, 'DELETE')
        ? { status: 204, headers: { 'x-request-id': 'damaged-on-purpose' }, body: Buffer.alloc(0) }
        : undefined,
  },
  {
    id: 'endpoints/rotation-drops-the-old-key',
    title: 'A rotation ends the old key at once',
    cases: ['events/endpoints/rotation'],
    answer: (said, asked) =>
      void (
        path(asked).endsWith('/rotate-secret') &&
        change(said, (body) => ({ ...body, public_keys: body['public_keys']?.slice(0, 1) }))
      ),
  },
  {
    id: 'endpoints/rotation-repeated',
    title: 'A repeated rotation gives another secret',
    cases: ['events/endpoints/rotation'],
    request: (asked) => void (path(asked).endsWith('/rotate-secret') && delete asked.headers['idempotency-key']),
  },
  {
    id: 'endpoints/replay-while-disabled',
    title: 'A replay to a disabled endpoint is accepted',
    cases: ['events/endpoints/life'],
    answer: (said, asked) =>
      void (
        path(asked).endsWith('/replay') &&
        said.status === 409 &&
        Object.assign(said, { status: 202, body: Buffer.from('{"replayed":0}') })
      ),
  },
  {
    id: 'endpoints/foreign-is-forbidden',
    title: 'An endpoint of another organization is 403, which says that it exists',
    cases: ['events/endpoints/isolation'],
    answer: (said, asked) =>
      void (isEndpoint(asked, 'GET') && said.status === 404 && Object.assign(said, problem(403, 'forbidden'))),
  },
  {
    id: 'endpoints/any-url',
    title: 'Any URL is taken',
    cases: ['events/endpoints/refused-urls'],
    request(asked) {
      if (path(asked) === endpoints && asked.method === 'POST' && bodyOf(asked)?.['url'] === 'https://10.0.0.1/')
        asked.body = Buffer.from(asked.body.toString().replace('10.0.0.1', 'receiver.invalid'));
    },
  },
  {
    id: 'endpoints/test-claims-success',
    title: 'A test reports a delivery that did not happen',
    cases: ['events/endpoints/life'],
    answer: (said, asked) =>
      void (path(asked).endsWith('/test') && change(said, (body) => ({ ...body, delivered: true }))),
  },
  {
    id: 'endpoints/deliveries-hidden',
    title: 'The list of deliveries is empty',
    cases: ['events/endpoints/replay-and-deliveries'],
    answer: (said, asked) =>
      void (path(asked).endsWith('/deliveries') && change(said, (body) => ({ ...body, data: [] }))),
  },
];
