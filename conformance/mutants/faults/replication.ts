import {
  bodyOf,
  change,
  executes,
  good,
  isOne,
  path,
  problem,
  putBody,
  type Asked,
  type Json,
  type Memory,
  type Mutant,
  type Said,
} from '../mutant.ts';

const runs = /\/connectors\/[^/]+\/syncs$/;
const run = /\/connectors\/[^/]+\/syncs\/[^/]+$/;
const starts = (asked: Asked) => asked.method === 'POST' && runs.test(path(asked));
const looks = (asked: Asked) => asked.method === 'GET' && run.test(path(asked));
const lists = (asked: Asked) => asked.method === 'GET' && runs.test(path(asked));
const cancels = (asked: Asked) => asked.method === 'POST' && path(asked).endsWith('/cancel');
const tells = (asked: Asked) => path(asked).endsWith('/replication');
const when =
  (fits: (asked: Asked) => boolean, work: (body: Json, asked: Asked, memory: Memory) => unknown) =>
  (said: Said, asked: Asked, memory: Memory) => {
    if (fits(asked) && good(said)) change(said, (body) => void work(body, asked, memory));
  };
const json = (status: number, body: unknown): Said => ({
  status,
  headers: {
    'content-type': 'application/json',
    'x-request-id': 'damaged-on-purpose',
    location: '/api/v1/damaged/syncs/x',
  },
  body: Buffer.from(JSON.stringify(body)),
});
const a_run = {
  id: '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a77',
  status: 'succeeded',
  trigger: 'manual',
  started_at: '2026-11-01T09:30:00.000Z',
  finished_at: '2026-11-01T09:31:00.000Z',
  entities: [
    {
      entity: 'severities',
      mode: 'full',
      status: 'succeeded',
      pages: 1,
      records_seen: 4,
      records_written: 4,
      records_deleted: 0,
    },
  ],
};

/** Damages the first looks at a run, one after another, as if it were still going on. */
const atFirst = (...turns: Array<(body: Json) => void>) =>
  when(looks, (body, asked, memory) => {
    const turn = Number(memory.get(asked.url) ?? 0);
    memory.set(asked.url, turn + 1);
    if (turn < turns.length) Object.assign(body, { status: 'running', finished_at: null });
    turns[turn]?.(body);
  });

/** What runs of replication may get wrong. */
export const replicationMutants: Mutant[] = [
  {
    id: 'run/state-goes-back',
    title: 'A sync in progress returns to queued',
    cases: ['syncs/goes-forward'],
    answer: atFirst(
      () => undefined,
      (body) => void (body['status'] = 'queued'),
    ),
  },
  {
    id: 'run/ended-goes-on',
    title: 'An ended sync returns to in progress',
    cases: ['syncs/goes-forward'],
    answer: atFirst(
      (body) => void (body['status'] = 'succeeded'),
      () => undefined,
    ),
  },
  {
    id: 'run/entity-goes-back',
    title: 'An entity of a succeeded sync is in progress again',
    cases: ['syncs/goes-forward'],
    answer: atFirst(
      (body) => body['entities'].forEach((each: Json) => (each['status'] = 'succeeded')),
      (body) => body['entities'].forEach((each: Json) => (each['status'] = 'running')),
    ),
  },
  {
    id: 'run/count-shrinks',
    title: 'The number of records seen decreases',
    cases: ['syncs/goes-forward'],
    answer: atFirst((body) => body['entities'].forEach((each: Json) => (each['records_seen'] = 1_000_000))),
  },
  {
    id: 'run/pages-shrink',
    title: 'The number of pages read decreases',
    cases: ['syncs/goes-forward'],
    answer: atFirst((body) => body['entities'].forEach((each: Json) => (each['pages'] = 1_000_000))),
  },
  {
    id: 'run/count-off-by-one',
    title: 'A sync counts one record too many',
    cases: ['syncs/goes-forward'],
    answer: when(looks, (body) =>
      body['entities'].forEach((each: Json) => each['records_seen'] > 0 && each['records_seen']++),
    ),
  },
  {
    id: 'run/count-text',
    title: 'Counts are strings',
    cases: ['syncs/goes-forward'],
    answer: when(looks, (body) =>
      body['entities'].forEach((each: Json) => (each['records_seen'] = String(each['records_seen']))),
    ),
  },
  {
    id: 'run/deletes-told',
    title: 'A first sync reports deletions',
    cases: ['syncs/goes-forward'],
    answer: when(looks, (body) => body['entities'].forEach((each: Json) => (each['records_deleted'] = 3))),
  },
  {
    id: 'run/ends-in-the-future',
    title: 'A sync ends in the future',
    cases: ['syncs/goes-forward'],
    answer: when(looks, (body) => void (body['finished_at'] &&= new Date(Date.now() + 3_600_000).toISOString())),
  },
  {
    id: 'run/another-trigger',
    title: 'A manually started sync is reported as scheduled',
    cases: ['syncs/run-is-told', 'syncs/goes-forward'],
    answer: when(
      (asked) => starts(asked) || looks(asked),
      (body) => void (body['trigger'] = 'schedule'),
    ),
  },
  {
    id: 'run/all-entities',
    title: 'A sync of one entity reports another',
    cases: ['syncs/goes-forward'],
    answer: when(
      (asked) => starts(asked) || looks(asked),
      (body) => body['entities'].push({ ...body['entities'][0], entity: 'users' }),
    ),
  },
  {
    id: 'run/no-location',
    title: 'Starting a sync returns no Location',
    cases: ['syncs/goes-forward'],
    answer: (said, asked) => void (starts(asked) && delete said.headers['location']),
  },
  {
    id: 'run/second-begins',
    title: 'A second sync starts beside the first',
    cases: ['syncs/run-is-told', 'syncs/started-at-once'],
    answer: (said, asked) =>
      void (
        starts(asked) &&
        said.status === 409 &&
        Object.assign(said, json(202, { ...a_run, status: 'queued', started_at: null, finished_at: null }))
      ),
  },
  {
    id: 'run/first-not-named',
    title: 'The rejection of a second start lacks the id of the first',
    cases: ['syncs/run-is-told'],
    answer: (said) =>
      change(said, ({ sync_id, ...body }) =>
        body['code'] === 'sync_in_progress' ? body : { ...body, ...(sync_id !== undefined && { sync_id }) },
      ),
  },
  {
    id: 'run/unknown-entity-ignored',
    title: 'A nonexistent entity is silently left out of the sync',
    cases: ['syncs/unknown-entity'],
    request: (asked) =>
      void (
        starts(asked) &&
        asked.body.includes('nothing_of_the_kind') &&
        putBody(asked, { entities: ['severities'] })
      ),
  },
  {
    id: 'run/foreign-is-shown',
    title: "Another connector's sync is returned",
    cases: ['syncs/of-another-connector'],
    answer: (said, asked) => void (looks(asked) && said.status === 404 && Object.assign(said, json(200, a_run))),
  },
  {
    id: 'run/foreign-is-cancelled',
    title: "Another connector's sync can be canceled",
    cases: ['syncs/of-another-connector', 'search/life/two-organizations'],
    answer: (said, asked) =>
      void (cancels(asked) && said.status === 404 && Object.assign(said, json(200, { ...a_run, status: 'cancelled' }))),
  },
  {
    id: 'run/cancelled-as-succeeded',
    title: 'A canceled sync is reported as succeeded',
    cases: ['syncs/cancel'],
    answer: when(looks, (body) => void (body['status'] === 'cancelled' && (body['status'] = 'succeeded'))),
  },
  {
    id: 'run/cancel-once',
    title: 'Canceling a canceled sync is 409',
    cases: ['syncs/cancel'],
    answer(said, asked, memory) {
      if (!cancels(asked) || !good(said)) return;
      if (memory.has(asked.url)) Object.assign(said, problem(409, 'sync_not_running'));
      memory.set(asked.url, true);
    },
  },
  {
    id: 'run/cancel-too-late-taken',
    title: 'A sync that has ended can be canceled',
    cases: ['syncs/cancel-too-late'],
    answer: (said, asked) => void (cancels(asked) && said.status === 409 && Object.assign(said, json(200, a_run))),
  },
  {
    id: 'run/listed-oldest-first',
    title: 'Later pages of the list have newer syncs',
    cases: ['syncs/newest-first'],
    answer: when(lists, (body, _, memory) => {
      const turn = Number(memory.get('turn') ?? 0);
      memory.set('turn', turn + 1);
      body['data'].forEach((each: Json) => (each['id'] = `${turn}${String(each['id'])}`));
    }),
  },
  {
    id: 'run/page-size-ignored',
    title: 'The page size of the list of syncs is ignored',
    cases: ['syncs/newest-first'],
    request: (asked) => void (lists(asked) && (asked.url = asked.url.replace('page_size=1', 'page_size=25'))),
  },
  {
    id: 'run/list-repeats',
    title: 'Every page of the list of syncs is the first',
    cases: ['syncs/newest-first'],
    answer: when(lists, (body, _, memory) => {
      if (!memory.has('first')) memory.set('first', body['data']);
      body['data'] = memory.get('first');
    }),
  },
  {
    id: 'run/key-ignored',
    title: 'The idempotency key of a start is ignored',
    cases: ['syncs/idempotent-start'],
    request: (asked) => void (starts(asked) && delete asked.headers['idempotency-key']),
  },
  {
    id: 'run/partial-as-succeeded',
    title: 'A sync with a failed entity is reported as succeeded',
    cases: ['syncs/one-entity-fails'],
    answer: when(looks, (body) => void (body['status'] === 'partial' && (body['status'] = 'succeeded'))),
  },
  {
    id: 'run/failure-not-told',
    title: 'A failed entity has no reason',
    cases: ['syncs/one-entity-fails'],
    answer: when(looks, (body) => body['entities'].forEach((each: Json) => delete each['error'])),
  },
  {
    id: 'run/failed-entity-searchable',
    title: 'Search finds nothing in an entity whose first sync failed',
    cases: ['syncs/one-entity-fails'],
    answer: (said, asked) =>
      void (
        executes(asked, 'search') &&
        said.status === 409 &&
        Object.assign(
          said,
          json(200, {
            data: [],
            meta: { has_more: false, cursor: null, took_ms: 1, as_of: '2026-11-01T09:30:00.000Z' },
          }),
        )
      ),
  },
  {
    id: 'run/forbidden-as-failed',
    title: 'A forbidden entity makes a sync partial',
    cases: ['syncs/forbidden-entity'],
    answer: when(looks, (body) => void (body['status'] === 'succeeded' && (body['status'] = 'partial'))),
  },
  {
    id: 'run/forbidden-as-not-ready',
    title: 'Search over a forbidden entity is not ready',
    cases: ['syncs/forbidden-entity'],
    answer: (said, asked) =>
      void (executes(asked, 'search') && said.status === 424 && Object.assign(said, problem(409, 'search_not_ready'))),
  },
  {
    id: 'replication/count-off',
    title: 'The record count is too large',
    cases: ['syncs/goes-forward'],
    answer: when(tells, (body) =>
      body['data'].forEach((each: Json) => each['record_count'] > 0 && each['record_count']++),
    ),
  },
  {
    id: 'replication/time-is-the-end',
    title: 'last_synced_at is when the sync ended',
    cases: ['syncs/goes-forward', 'search/meta/as-of'],
    answer: when(tells, (body) =>
      body['data'].forEach(
        (each: Json) =>
          each['last_synced_at'] &&
          (each['last_synced_at'] = new Date(Date.parse(each['last_synced_at']) + 1000).toISOString()),
      ),
    ),
  },
  {
    id: 'replication/entity-twice',
    title: 'An entity is reported twice',
    cases: ['syncs/replication-before-and-after'],
    answer: when(tells, (body) => body['data'].push(body['data'][0])),
  },
  {
    id: 'replication/all-ready',
    title: 'A sync of one entity makes every entity ready',
    cases: ['syncs/replication-before-and-after'],
    answer: when(
      tells,
      (body) =>
        void (
          body['data'].some((each: Json) => each['state'] === 'ready') &&
          body['data'].forEach((each: Json) => (each['state'] = 'ready'))
        ),
    ),
  },
  {
    id: 'reauth/search-stops',
    title: 'Search fails when the credentials are revoked',
    cases: ['syncs/revoked-credentials'],
    answer(said, asked, memory) {
      if (isOne(asked, 'GET') && bodyOf(said)?.['status'] === 'needs_reauth') memory.set('revoked', true);
      if (memory.has('revoked') && executes(asked, 'search'))
        Object.assign(said, problem(424, 'connector_needs_reauth'));
    },
  },
  {
    id: 'reauth/no-reason',
    title: 'A connector that needs new credentials has no reason',
    cases: ['syncs/revoked-credentials'],
    answer: (said, asked) => void (isOne(asked, 'GET') && change(said, ({ status_reason: _, ...body }) => body)),
  },
  {
    id: 'reauth/calls-go-on',
    title: 'Calls with revoked credentials are reported as a vendor failure',
    cases: ['syncs/revoked-credentials'],
    answer: (said, asked) =>
      void (executes(asked, 'list') && said.status === 424 && Object.assign(said, problem(502, 'upstream_failed'))),
  },
  {
    id: 'reauth/for-ever',
    title: 'New credentials do not recover a connector',
    cases: ['syncs/revoked-credentials'],
    answer: (said, asked) =>
      void (isOne(asked, 'PATCH') && good(said) && change(said, (body) => ({ ...body, status: 'needs_reauth' }))),
  },
];
