import {
  bodyOf,
  change,
  executes,
  good,
  isExecute,
  isOne,
  path,
  problem,
  type Asked,
  type Json,
  type Memory,
  type Mutant,
  type Said,
} from '../mutant.ts';

/**
 * The kinds of misbehavior of openapi/decisions/replication.md, in its order. Each mutant responds as a service that
 * has been fooled.
 */
export const vendorKinds = [
  'listing',
  'parts',
  'verdict',
  'page-size',
  'loops',
  'cursors',
  'ways-around',
  'direction',
  'own-checks',
  'fields',
  'versions',
  'upgrades',
] as const;
export type VendorKind = (typeof vendorKinds)[number];

const showsSync = (asked: Asked): boolean => asked.method === 'GET' && /\/syncs\/[^/]+$/.test(path(asked));
const showsState = (asked: Asked): boolean => path(asked).endsWith('/replication');
const lists = (asked: Asked, entity: string): boolean =>
  executes(asked, 'list') && bodyOf(asked)?.['entity'] === entity;
const when =
  (fits: (asked: Asked) => boolean, work: (body: Json, asked: Asked, memory: Memory) => unknown) =>
  (said: Said, asked: Asked, memory: Memory) => {
    if (fits(asked) && good(said)) change(said, (body) => void work(body, asked, memory));
  };
/** Reports an ended sync and its entities as succeeded; `entity` changes each entity further. */
const succeeds = (entity: (each: Json) => void = () => undefined): NonNullable<Mutant['answer']> =>
  when(showsSync, (body) => {
    if (body['finished_at'] === null) return;
    body['status'] = 'succeeded';
    body['entities'].forEach((each: Json) => {
      each['status'] = 'succeeded';
      for (const doubt of ['error', 'skipped', 'skipped_count', 'possibly_incomplete']) delete each[doubt];
      entity(each);
    });
  });

const kinds: Record<VendorKind, Array<Omit<Mutant, 'id'> & { name: string }>> = {
  listing: [
    {
      name: 'cut-as-complete',
      title: 'A sync of a listing that was cut off is reported as succeeded',
      cases: ['vendor-kinds/listing/without-paging'],
      answer: succeeds(),
    },
    {
      name: 'missing-records-deleted',
      title: 'What one listing did not show is deleted',
      cases: ['vendor-kinds/listing/drop-to-one'],
      answer: when(showsSync, (body) =>
        body['entities'].forEach((each: Json) => each['possibly_incomplete'] && (each['records_deleted'] = 1)),
      ),
    },
    {
      name: 'no-doubt-told',
      title: 'The state of an entity does not report that it may be incomplete',
      cases: ['vendor-kinds/listing/without-paging'],
      answer: when(showsState, (body) =>
        body['data'].forEach((each: Json) => {
          delete each['possibly_incomplete'];
          if (each['state'] === 'possibly_incomplete') each['state'] = 'ready';
        }),
      ),
    },
    {
      name: 'no-cursor-is-the-end',
      title: 'A page that says that there is more, without a cursor, is the last one',
      cases: ['vendor-kinds/listing/more-without-cursor'],
      answer: (said, asked) =>
        void (
          lists(asked, 'group_memberships') &&
          said.status === 502 &&
          Object.assign(said, {
            status: 200,
            headers: { ...said.headers, 'content-type': 'application/json' },
            body: Buffer.from('{"data":[],"pagination":{"after":null,"page_size":5}}'),
          })
        ),
    },
  ],
  parts: [
    {
      name: 'left-out-in-silence',
      title: 'A sync that left out an account is reported as succeeded',
      cases: ['vendor-kinds/parts/one-account'],
      answer: succeeds(),
    },
    {
      name: 'one-fails-all',
      title: 'One account that the vendor refuses fails the entity',
      cases: ['vendor-kinds/parts/one-account'],
      answer: when(showsSync, (body) => {
        if (body['status'] !== 'partial') return;
        body['status'] = 'failed';
        body['entities'].forEach((each: Json) => Object.assign(each, { status: 'failed', records_seen: 0 }));
      }),
    },
    {
      name: 'not-named',
      title: 'The account that was left out is not named',
      cases: ['vendor-kinds/parts/one-account'],
      answer: when(showsSync, (body) => body['entities'].forEach((each: Json) => delete each['skipped'])),
    },
    {
      name: 'for-ever',
      title: 'A part that can be read again stays left out',
      cases: ['vendor-kinds/parts/one-account'],
      answer: when(showsSync, (body, _asked, memory) => {
        const left_out = body['entities'][0]['skipped'] as unknown;
        if (left_out) memory.set('left out', left_out);
        else if (memory.has('left out'))
          Object.assign(body['entities'][0], { skipped: memory.get('left out'), skipped_count: 1 });
      }),
    },
  ],
  verdict: [
    {
      name: 'one-401-revokes',
      title: 'One 401 of the vendor makes a connector needs_reauth',
      cases: ['vendor-kinds/verdict/one-401'],
      answer: when(
        (asked) => isOne(asked, 'GET'),
        (body) => Object.assign(body, { status: 'needs_reauth', status_reason: 'upstream_unauthorized' }),
      ),
    },
    {
      name: 'one-403-is-unavailable',
      title: 'An entity that the vendor forbids once is unavailable',
      cases: ['syncs/forbidden-entity'],
      answer: when(showsState, (body) =>
        body['data'].forEach((each: Json) => each['state'] === 'failed' && (each['state'] = 'unavailable')),
      ),
    },
  ],
  'page-size': [
    {
      name: 'too-large-fails',
      title: 'A page that the vendor calls too large fails the entity',
      cases: ['vendor-kinds/page-size/halved'],
      answer: when(showsSync, (body, asked, memory) => {
        if (body['finished_at'] === null) return;
        // The first sync is that of a vendor that behaves.
        if (!memory.has('good')) memory.set('good', asked.url);
        if (memory.get('good') === asked.url) return;
        body['status'] = 'failed';
        Object.assign(body['entities'][0], {
          status: 'failed',
          error: { code: 'upstream_too_large', detail: 'Too much.' },
        });
      }),
    },
    {
      name: 'rest-lost',
      title: 'Only the records of the first smaller page are read',
      cases: ['vendor-kinds/page-size/halved'],
      answer: when(showsSync, (body) =>
        body['entities'].forEach((each: Json) => each['pages'] > 2 && (each['records_seen'] = 2)),
      ),
    },
    {
      name: 'more-than-asked',
      title: 'A page has as many records as the vendor returned',
      cases: ['vendor-kinds/page-size/ignored'],
      answer: when(
        (asked) => lists(asked, 'incidents'),
        (body) => body['data'].push(...body['data']),
      ),
    },
    {
      name: 'rest-of-page-lost',
      title: 'The records beyond page_size are left out',
      cases: ['vendor-kinds/page-size/ignored'],
      answer: when(
        (asked) => lists(asked, 'incidents'),
        (body) => (body['pagination']['after'] = null),
      ),
    },
  ],
  loops: [
    {
      name: 'endless-as-complete',
      title: 'A list that never ends is reported as complete',
      cases: ['vendor-kinds/loops/endless'],
      answer: succeeds(),
    },
    {
      name: 'endless-as-an-outage',
      title: 'A list that never ends is reported as an outage',
      cases: ['vendor-kinds/loops/endless'],
      answer: when(showsSync, (body) =>
        body['entities'].forEach((each: Json) => each['error'] && (each['error']['code'] = 'upstream_failed')),
      ),
    },
  ],
  cursors: [
    {
      name: 'record-as-cursor',
      title: "A vendor's 400 about a record is invalid_cursor",
      cases: ['vendor-kinds/cursors/about-a-record'],
      answer: (said, asked) =>
        void (isExecute(asked) && said.status === 502 && Object.assign(said, problem(400, 'invalid_cursor'))),
    },
  ],
  'ways-around': [
    {
      name: 'no-limitation',
      title: 'An entity that is replicated from its list because its export is 404 has no limitation',
      cases: ['vendor-kinds/ways-around/export-404'],
      answer: when(showsState, (body) => body['data'].forEach((each: Json) => delete each['limitation'])),
    },
    {
      name: 'export-404-is-unavailable',
      title: 'An entity whose export is 404 is unavailable',
      cases: ['vendor-kinds/ways-around/export-404'],
      answer: when(showsState, (body) =>
        body['data'].forEach((each: Json) => each['limitation'] && (each['state'] = 'unavailable')),
      ),
    },
    {
      name: 'export-404-is-empty',
      title: 'An entity whose export is 404 is replicated as empty',
      cases: ['vendor-kinds/ways-around/export-404'],
      answer: succeeds((each) => (each['records_seen'] = 0)),
    },
  ],
  direction: [
    {
      name: 'newest-page-alone',
      title: 'Only one page of the audits is listed',
      cases: ['vendor-kinds/direction/ticket-audits'],
      answer: when(
        (asked) => lists(asked, 'ticket_audits'),
        (body) => (body['pagination'] = { ...body['pagination'], after: null }),
      ),
    },
    {
      name: 'towards-the-newest',
      title: 'The second page of the audits is the first again',
      cases: ['vendor-kinds/direction/ticket-audits'],
      answer: when(
        (asked) => lists(asked, 'ticket_audits'),
        (body, _asked, memory) => {
          if (!memory.has('first')) memory.set('first', body['data']);
          body['data'] = memory.get('first');
        },
      ),
    },
  ],
  'own-checks': [
    {
      name: 'bad-record-hides-its-page',
      title: 'A record with a bad value hides its page',
      cases: ['vendor-kinds/own-checks/bad-record'],
      answer: (said, asked) =>
        void (
          isExecute(asked) &&
          bodyOf(said)?.['invalid_records'] &&
          Object.assign(said, problem(502, 'upstream_contract_violation'))
        ),
    },
    {
      name: 'bad-record-dropped',
      title: 'A record with a bad value is left out of its page in silence',
      cases: ['vendor-kinds/own-checks/bad-record'],
      answer: when(isExecute, (body) => delete body['invalid_records']),
    },
    {
      name: 'bad-record-stops-replication',
      title: 'A record with a bad value fails its entity',
      cases: ['vendor-kinds/own-checks/bad-record'],
      answer: when(showsSync, (body) => {
        if (body['status'] !== 'partial') return;
        body['status'] = 'failed';
        Object.assign(body['entities'][0], { status: 'failed' });
      }),
    },
  ],
  fields: [
    {
      name: 'raw-missing',
      title: 'raw: true returns no raw record',
      cases: ['vendor-kinds/fields/raw'],
      answer: when(isExecute, (body) => delete body['raw']),
    },
    {
      name: 'raw-is-ours',
      title: 'The raw record is the one of the contract',
      cases: ['vendor-kinds/fields/raw'],
      answer: when(isExecute, (body) => body['raw'] !== undefined && (body['raw'] = body['data'])),
    },
  ],
  versions: [
    {
      name: 'setting-not-named',
      title: 'A response about an ended version does not name the setting',
      cases: ['vendor-kinds/versions/named'],
      answer: (said) =>
        change(said, (body) =>
          body['code'] === 'upstream_failed' ? { ...body, detail: 'The vendor refuses the request.' } : body,
        ),
    },
  ],
  upgrades: [
    {
      name: 'index-left-empty',
      title: 'eq finds nothing in an index that was left empty',
      cases: ['vendor-kinds/upgrades/derived-follows-the-record'],
      answer: when(
        (asked) => executes(asked, 'search') && bodyOf(asked)?.['params']?.query?.filter?.eq !== undefined,
        (body) => (body['data'] = []),
      ),
    },
    {
      name: 'old-value-found',
      title: 'A record is still found by a value that it no longer has',
      cases: ['vendor-kinds/upgrades/derived-follows-the-record'],
      answer: when(
        (asked) => executes(asked, 'search'),
        (body, asked, memory) => {
          const filter = JSON.stringify(bodyOf(asked)?.['params']?.query);
          if (body['data'].length > 0) memory.set(filter, body['data']);
          else body['data'] = memory.get(filter) ?? [];
        },
      ),
    },
  ],
};

/** Kind -> what a service that is fooled by it would answer. */
export const mutantsOfKinds: Readonly<Record<VendorKind, Mutant[]>> = Object.fromEntries(
  vendorKinds.map((kind) => [
    kind,
    kinds[kind].map(({ name, ...mutant }) => ({ id: `kind/${kind}/${name}`, ...mutant })),
  ]),
) as Record<VendorKind, Mutant[]>;

export const vendorKindMutants: Mutant[] = Object.values(mutantsOfKinds).flat();
