/**
 * Zendesk Support in both modes, against an independent reading of the vendor's data; and what only this vendor does.
 *
 * @lanes sqlite
 */
import { createDataSet, type DataSet } from '../conformance/fake-vendors/zendesk-support/data-set.ts';
import type { Entity } from '../conformance/fake-vendors/zendesk-support/world.ts';
import { zendeskSupport } from '../conformance/fake-vendors/zendesk-support/zendesk-support.ts';
import { startUpstream, type Upstream } from '../conformance/fake-vendors/start.ts';
import { startTestService, type TestService } from '../server/testing/service.ts';
import type { HostedConnector, LocalConnector } from './connector-handle.ts';
import { hosted } from './http/hosted.ts';
import { local } from './local/local.ts';

type Fields = Record<string, any>;
type Either = LocalConnector<string>;

const data: DataSet = createDataSet({ seed: 3 });
const big: DataSet = createDataSet({ seed: 4, subdomain: 'large', counts: { organizations: 10_050, tickets: 3 } });
const type = 'zendesk-support';
const credentials = {
  admin: { email: 'owner@example.com', api_token: 'zd_key' },
  agent: { access_token: 'zd_agent' },
  small: { access_token: 'zd_small' },
  large: { access_token: 'zd_large' },
};
let vendor: Upstream;
let service: TestService;
const opened: Either[] = [];
let newest_id: string;

/** The same connector in both modes. */
async function both(who: keyof typeof credentials): Promise<[Either, Either]> {
  const environment = { subdomain: who === 'large' ? 'large' : 'brightwater' };
  const id = await service.createConnector(service.owner, {
    connector_type: type,
    credentials: credentials[who],
    environment,
  });
  newest_id = id;
  const far = hosted({
    base_url: service.url,
    client_id: service.owner.client_id,
    client_secret: service.owner.client_secret,
  }).connector<string>(id) as HostedConnector<string>;
  const near = local({ connector_type: type, credentials: credentials[who], environment } as never, {
    upstreams: { [type]: vendor.base_url },
  }) as unknown as Either;
  opened.push(near);
  return [far as unknown as Either, near];
}

let admin: [Either, Either];
let admin_id: string;

/** Over HTTP, held against the document's closed copy. */
const answerOf = (entity: string, action: string, params: Fields) =>
  service.call('POST', `/api/v1/integrations/connectors/${admin_id}/execute`, {
    token: service.owner.token,
    body: { entity, action, params },
    executed: { connector_type: type, entity, action },
  });

beforeAll(async () => {
  vendor = await startUpstream(
    zendeskSupport({
      accounts: [
        { name: 'admin', ...credentials.admin, data },
        { name: 'agent', ...credentials.agent, role: 'agent', data },
        { name: 'small', ...credentials.small, sla: false, data },
        { name: 'large', ...credentials.large, data: big },
      ],
      rate_limit_per_minute: false,
    }),
  );
  service = await startTestService({
    environment: { PATCHBAY_UPSTREAMS: JSON.stringify({ [type]: vendor.base_url }) },
  });
  admin = await both('admin');
  admin_id = newest_id;
});

afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()));
  await service.close();
  await vendor.close();
});

/** `2019-01-01T01:00:00+0100` and `20190101T000000Z` name one moment. */
function instant(text: string): string {
  const [, date = '', time = '', sign = '', offset = ''] = /^([\d-]+)T([\d:]+)(Z|[+-])([\d:]*)$/.exec(text)!;
  const day = date.replaceAll('-', '').replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return `${new Date(`${day}T${time}${sign === 'Z' ? 'Z' : sign + offset.replace(':', '').replace(/(\d\d)(\d\d)/, '$1:$2')}`).toISOString().slice(0, 19)}Z`;
}

function expected(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== null).map((each) => expected(each, key));
  if (typeof value === 'string') return key.endsWith('_at') ? instant(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === null || each === undefined ? [] : [[name, expected(each, name)]],
    ),
  );
}

const contract = () => service.services.registry.get(type)!.contract;

function expectedRecord(entity: string, raw: Fields, parent?: string): Fields {
  const names = Object.keys(contract().entities[entity]!.record.properties!);
  const given: Fields =
    entity === 'ticket_comments'
      ? { ...raw, ticket_id: parent, attachments: raw['attachments'].filter((each: Fields) => !each['inline']) }
      : raw;
  return Object.fromEntries(
    names.map((name) => [name, given[name] === undefined || given[name] === null ? null : expected(given[name], name)]),
  );
}

async function all(
  connector: Either,
  entity: string,
  params: Fields = {},
): Promise<{ records: Fields[]; pages: number }> {
  const records: Fields[] = [];
  let pages = 0;
  for await (const page of connector.pages(entity, params)) {
    records.push(...page.data);
    pages++;
  }
  return { records, pages };
}

const sorted = (records: Fields[]): Fields[] => [...records].sort((a, b) => (a['id'] < b['id'] ? -1 : 1));

/** What each list holds. */
const lists: Array<[entity: string, raw: () => readonly Fields[]]> = [
  ['tickets', () => data.all('tickets').filter((each) => !data.isArchived(each))],
  ['users', () => data.all('users').filter(({ active }) => active)],
  ['brands', () => data.all('brands').filter(({ is_deleted }) => !is_deleted)],
  [
    'ticket_metrics',
    () =>
      data.all('ticket_metrics').filter((each) => !data.isArchived(data.find('tickets', each['ticket_id'] as string)!)),
  ],
  [
    'ticket_audits',
    () =>
      data.all('ticket_audits').filter((each) => !data.isArchived(data.find('tickets', each['ticket_id'] as string)!)),
  ],
  ...(
    'deleted_tickets organizations groups ticket_fields ticket_forms views macros triggers automations tags satisfaction_ratings group_memberships organization_memberships sla_policies articles'.split(
      ' ',
    ) as Entity[]
  ).map((entity): [string, () => readonly Fields[]] => [entity, () => data.all(entity)]),
];

describe.each(lists)('%s', (entity, raw) => {
  it('lists the same records in both modes: the vendor’s, all pages, every declared field', async () => {
    const { page } = contract().entities[entity]!.actions.list!;
    const [far, near] = [
      await all(admin[0], entity, page ? { page_size: 7 } : {}),
      await all(admin[1], entity, page ? { page_size: 7 } : {}),
    ];
    const wanted = raw().map((each) => expectedRecord(entity, each));
    expect(far.records).toEqual(near.records);
    expect(sorted(far.records)).toEqual(sorted(wanted));
    // A full last page claims more, so that an empty one follows.
    expect(far.pages).toBe(page ? Math.floor(wanted.length / 7) + 1 : 1);
  });

  it('returns what the document promises', async () => {
    const { list, get } = contract().entities[entity]!.actions;
    expect((await answerOf(entity, 'list', list!.page ? { page_size: 100 } : {})).status).toBe(200);
    if (get) expect((await answerOf(entity, 'get', { id: data.all(entity as Entity)[0]!.id })).status).toBe(200);
  });

  it('gets each record as it is listed, in both modes', async () => {
    if (!contract().entities[entity]!.actions.get) return;
    for (const each of data.all(entity as Entity).slice(0, 25)) {
      for (const connector of admin)
        expect(await connector.execute(entity, 'get', { id: each.id })).toEqual({ data: expectedRecord(entity, each) });
    }
  });
});

describe('what belongs to one parent', () => {
  it.each(['ticket_comments', 'ticket_audits'] as const)('%s of a ticket, also of an archived one', async (entity) => {
    const tickets = [...data.all('tickets').slice(0, 8), data.all('tickets').find((each) => data.isArchived(each))!];
    for (const { id } of tickets) {
      const wanted = data.childrenOf(entity, id).map((each) => expectedRecord(entity, each, id));
      for (const connector of admin)
        expect((await all(connector, entity, { ticket_id: id, page_size: 2 })).records).toEqual(wanted);
    }
  });

  it('files of an article, and each of them', async () => {
    for (const { id } of data.all('articles').slice(0, 6)) {
      const wanted = data
        .childrenOf('article_attachments', id)
        .map((each) => expectedRecord('article_attachments', each));
      for (const connector of admin) {
        expect((await all(connector, 'article_attachments', { article_id: id })).records).toEqual(wanted);
        for (const file of wanted)
          expect(await connector.execute('article_attachments', 'get', { article_id: id, id: file['id'] })).toEqual({
            data: file,
          });
      }
    }
  });

  it('a file of a comment', async () => {
    const comment = data
      .all('ticket_comments')
      .find(({ attachments }) => (attachments as Fields[]).some(({ inline }) => !inline))!;
    const [file] = comment['attachments'] as Fields[];
    for (const connector of admin)
      expect(await connector.execute('attachments', 'get', { id: file!['id'] })).toEqual({
        data: expectedRecord('attachments', file!),
      });
  });

  it('returns what the document promises', async () => {
    const article: Fields | undefined = data.all('article_attachments')[0];
    for (const [entity, action, params] of [
      ['ticket_comments', 'list', { ticket_id: '5' }],
      ['ticket_audits', 'list', { ticket_id: '5' }],
      ['article_attachments', 'list', { article_id: article!['article_id'] }],
      ['article_attachments', 'get', { article_id: article!['article_id'], id: article!['id'] }],
      ['attachments', 'get', { id: data.world.id('attachments', 3) }],
    ] as const)
      expect((await answerOf(entity, action, params)).status).toBe(200);
  });

  it('422 without the parent', async () => {
    for (const connector of admin)
      await expect(connector.execute('ticket_comments', 'list')).rejects.toMatchObject({
        code: 'validation_failed',
        problem: { errors: [{ pointer: '/params/ticket_id' }] },
      });
  });
});

describe('parameters', () => {
  const group = data.world.id('groups', 1);
  it.each<[string, Fields, (record: Fields) => boolean]>([
    ['tickets', { external_id: 'order-3' }, ({ external_id }) => external_id === 'order-3'],
    ['users', { role: 'agent' }, ({ role }) => role === 'agent'],
    ['users', { external_id: 'CRM:15' }, ({ external_id }) => external_id === 'crm:15'],
    ['groups', { exclude_deleted: true }, ({ deleted }) => !deleted],
    [
      'ticket_forms',
      { active: true, end_user_visible: false },
      ({ active, end_user_visible }) => active && !end_user_visible,
    ],
    ['views', { active: false }, ({ active }) => !active],
    ['views', { access: 'personal' }, ({ restriction }) => restriction?.type === 'User'],
    ['macros', { group_id: group }, ({ restriction }) => restriction?.type === 'Group' && restriction.id === group],
    ['triggers', { category_id: '10027' }, ({ category_id }) => category_id === '10027'],
    ['automations', { active: true }, ({ active }) => active],
    [
      'satisfaction_ratings',
      { score: 'good_with_comment' },
      ({ score, comment }) => score === 'good' && comment !== null,
    ],
    [
      'satisfaction_ratings',
      { start_time: '2026-01-01T01:00:00+01:00', end_time: '2026-09-30T00:00:00Z' },
      ({ created_at }) => created_at >= '2026-01-01T00:00:00Z' && created_at <= '2026-09-30T00:00:00Z',
    ],
    ['articles', { label_names: ['start', 'billing'] }, ({ label_names }) => label_names.includes('billing')],
  ])('%s narrowed by %j', async (entity, params, fits) => {
    const whole = (await all(admin[1], entity)).records.filter(fits);
    expect(whole.length).toBeGreaterThan(0);
    for (const connector of admin)
      expect((await all(connector, entity, { ...params, page_size: 3 })).records).toEqual(whole);
  });

  it.each([
    ['tickets', 'updated_at'],
    ['deleted_tickets', 'subject'],
    ['triggers', 'position'],
    ['articles', 'title'],
  ])('%s in order of %s, both ways', async (entity, field) => {
    for (const connector of admin) {
      const values = (await all(connector, entity, { sort: field, page_size: 4 })).records.map((each) => each[field]);
      expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      expect(
        (await all(connector, entity, { sort: `-${field}`, page_size: 4 })).records.map((each) => each[field]),
      ).toEqual([...values].reverse());
    }
  });

  it('change what is shown: inline images, titles in a language', async () => {
    const ticket = data
      .all('tickets')
      .find(({ id }) =>
        data
          .childrenOf('ticket_comments', id)
          .some(({ attachments }) => (attachments as Fields[]).some(({ inline }) => inline)),
      )!;
    for (const connector of admin) {
      const shown = (await all(connector, 'ticket_comments', { ticket_id: ticket.id, include_inline_images: true }))
        .records;
      expect(shown.flatMap(({ attachments }) => attachments).some(({ inline }) => inline)).toBe(true);
      expect((await all(connector, 'ticket_fields', { locale: '2' })).records[0]!['title_in_portal']).toBe(
        'Subject [2]',
      );
    }
  });
});

describe('what only this vendor does', () => {
  it('ids of 64 bits keep their digits', async () => {
    for (const connector of admin) {
      const [comment] = (await all(connector, 'ticket_comments', { ticket_id: '3' })).records;
      expect([comment!['id'], comment!['audit_id']]).toEqual(['9007199254741773', '9223372030000000781']);
    }
  });

  it('the 10 001st record is there', async () => {
    for (const connector of await both('large')) {
      const { records } = await all(connector, 'organizations', { page_size: 100 });
      expect([records.length, new Set(records.map(({ id }) => id)).size]).toEqual([10_050, 10_050]);
    }
  });

  it('removes a deleted ticket from lists and get, and lists it among the deleted ones', async () => {
    const { id, subject } = data
      .all('tickets')
      .filter((each) => !data.isArchived(each))
      .at(-1)! as Fields;
    data.remove('tickets', id);
    for (const connector of admin) {
      await expect(connector.execute('tickets', 'get', { id })).rejects.toMatchObject({
        code: 'record_not_found',
        status: 404,
      });
      await expect(connector.execute('ticket_comments', 'list', { ticket_id: id })).rejects.toMatchObject({
        code: 'record_not_found',
      });
      expect((await all(connector, 'tickets')).records.map((each) => each['id'])).not.toContain(id);
      expect((await all(connector, 'deleted_tickets')).records.find((each) => each['id'] === id)).toMatchObject({
        subject,
        actor: { name: expect.any(String) },
        deleted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/),
      });
    }
  });

  it('424: a token without administrator’s rights reads tickets and not the administrators’ lists', async () => {
    for (const connector of await both('agent')) {
      for (const entity of ['ticket_audits', 'satisfaction_ratings', 'sla_policies'])
        await expect(connector.execute(entity, 'list')).rejects.toMatchObject({
          code: 'upstream_forbidden',
          status: 424,
        });
      expect((await all(connector, 'tickets')).records.length).toBeGreaterThan(50);
      expect((await all(connector, 'ticket_audits', { ticket_id: '1' })).records).toHaveLength(1);
    }
  });

  it('424: a plan without service levels', async () => {
    for (const connector of await both('small')) {
      await expect(connector.execute('sla_policies', 'list')).rejects.toMatchObject({
        code: 'upstream_forbidden',
        problem: { detail: 'Zendesk Support does not permit these credentials to list sla_policies.' },
      });
      expect((await all(connector, 'satisfaction_ratings')).records.length).toBeGreaterThan(5);
    }
  });

  it('offsets without a colon, and dates in basic form, become UTC', async () => {
    const { edited_at } = data.all('articles')[0]! as Fields;
    expect(edited_at).toMatch(/\+0100$/);
    for (const connector of admin)
      expect(
        ((await connector.execute('articles', 'get', { id: data.all('articles')[0]!.id })) as Fields)['data'].edited_at,
      ).toBe(instant(edited_at));
  });

  it('429 in plain text is throttling', async () => {
    for (const connector of admin) {
      vendor.faults.add({ fault: { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 3600 } });
      await expect(connector.execute('groups', 'list')).rejects.toMatchObject({
        code: 'upstream_rate_limited',
        status: 429,
        problem: { retry_after: 3600 },
      });
    }
  });

  it('cursors that run in a circle, or repeat, end the walk', async () => {
    for (const connector of admin) {
      for (const fault of [{ kind: 'cycle_cursor', length: 3 }, { kind: 'repeat_cursor' }] as const) {
        vendor.faults.add({ fault });
        await expect(all(connector, 'tickets', { page_size: 5 })).rejects.toMatchObject({
          code: 'upstream_contract_violation',
          status: 502,
        });
        vendor.faults.clear();
      }
    }
  });

  it('a cursor of another order is 400', async () => {
    for (const connector of admin) {
      const first = await connector
        .pages('tickets', { page_size: 5, sort: 'updated_at' })
        [Symbol.asyncIterator]()
        .next();
      if (first.done) throw new Error('no page');
      await expect(
        connector.execute('tickets', 'list', { after: first.value.after, sort: '-status' }),
      ).rejects.toMatchObject({ code: 'invalid_cursor', status: 400 });
    }
  });
});
