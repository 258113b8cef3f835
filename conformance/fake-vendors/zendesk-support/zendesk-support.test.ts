/** What the fake promises: the vendor's recorded behavior, validated against its documents where they are available. */
import { createClock } from '../clock.ts';
import { startUpstream, type Upstream } from '../start.ts';
import { createDataSet } from './data-set.ts';
import { ENDPOINTS } from './endpoints.ts';
import { readVendorDocument } from './vendor-document.ts';
import { zendeskSupport } from './zendesk-support.ts';

const clock = createClock(Date.parse('2026-11-20T08:10:00Z'));
const data = createDataSet({ clock });
const vendor = zendeskSupport({
  accounts: [
    { name: 'admin', access_token: 'admin', email: 'owner@example.com', api_token: 'key', data },
    { name: 'agent', access_token: 'agent', role: 'agent', sla: false, data },
    { name: 'small plan', access_token: 'small', sla: false, data },
  ],
  rate_limit_per_minute: false,
});
let upstream: Upstream;
beforeAll(async () => void (upstream = await startUpstream(vendor)));
afterAll(() => upstream.close());

type Body = any;
async function ask(
  path: string,
  authorization: string | null = 'Bearer admin',
): Promise<{ status: number; headers: Headers; text: string; body: Body }> {
  const response = await fetch(`${upstream.base_url}${path}`, {
    headers: authorization === null ? {} : { authorization },
  });
  const text = await response.text();
  let body: Body;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { status: response.status, headers: response.headers, text, body };
}
const get = async (path: string): Promise<Body> => (await ask(`/api/v2/${path}`)).body;

const document = readVendorDocument();
// Vendors' documents and recordings lie beside this project and are no part of it: left out where they are not there
// (2026-11-28).
const withVendor = document ? describe : describe.skip;
if (!document) console.warn('The vendor’s documents are not available: responses are not validated against them.');

withVendor('the documents of the vendor', () => {
  const item = (path: string, item_key: string) =>
    document!.paths.find(
      (each) =>
        each.startsWith(`/api/v2/${path}/{`) &&
        !each.slice(`/api/v2/${path}/{`.length).includes('/') &&
        each.includes(item_key.split('_').at(-1)!),
    )!;
  const parents: Record<string, string> = { tickets: 'ticket_id', articles: 'article_id' };

  it.each(ENDPOINTS.map((endpoint) => [endpoint.path, endpoint] as const))(
    'allow the responses of %s',
    async (_path, { path, parent, list_key, item_key, entity }) => {
      const name = path.replace('{parent}', `{${parents[parent ?? ''] ?? ''}}`);
      for (const id of parent
        ? data
            .all(parent)
            .slice(0, 12)
            .map((record) => record.id)
        : ['']) {
        const place = path.replace('{parent}', id);
        for (const query of ['page[size]=100', 'per_page=100', '']) {
          const body = await get(`${place}.json?${query}`);
          expect(Array.isArray(body[list_key])).toBe(true);
          expect(document!.problems(`/api/v2/${name}`, body)).toEqual([]);
        }
        if (item_key === undefined) continue;
        for (const record of (parent ? data.childrenOf('article_attachments', id) : data.all(entity)).slice(0, 20)) {
          expect(document!.problems(item(name, item_key), await get(`${place}/${record.id}.json`))).toEqual([]);
        }
      }
    },
  );

  it.each(['incremental/tickets/cursor', 'incremental/users/cursor', 'incremental/organizations'])(
    'allow the responses of %s',
    async (path) => {
      expect(
        document!.problems(`/api/v2/${path}`, await get(`${path}?start_time=1000&support_type_scope=all`)),
      ).toEqual([]);
    },
  );

  it('allow files and users/me', async () => {
    expect(
      document!.problems(
        '/api/v2/attachments/{attachment_id}',
        await get(`attachments/${data.world.id('attachments', 3)}`),
      ),
    ).toEqual([]);
    expect(document!.problems('/api/v2/users/me', await get('users/me'))).toEqual([]);
  });
});

describe('paging by cursor', () => {
  it('keeps links and cursors on the last page, and returns nothing after it, as recorded', async () => {
    const last = await get('organizations.json?page[size]=100');
    expect(last.organizations).toHaveLength(16);
    expect(last.meta).toEqual({ has_more: false, after_cursor: expect.any(String), before_cursor: expect.any(String) });
    expect(last.links.next).toMatch(/^https:\/\/brightwater\.zendesk\.com\/api\/v2\/organizations\.json\?page%5B/);
    const behind = await get(
      `organizations.json?page[size]=100&page[after]=${encodeURIComponent(last.meta.after_cursor)}`,
    );
    expect(behind).toEqual({
      organizations: [],
      meta: { has_more: false, after_cursor: null, before_cursor: null },
      links: { prev: null, next: null },
    });
  });

  it('claims more on a last page that is exactly full', async () => {
    const full = await get('organizations?page[size]=16');
    expect([full.organizations.length, full.meta.has_more]).toEqual([16, true]);
  });

  it('moves nothing when records come and go in between', async () => {
    const mine = createDataSet({ seed: 'moving' });
    const moving = await startUpstream(
      zendeskSupport({ accounts: [{ name: 'a', access_token: 'a', data: mine }], rate_limit_per_minute: false }),
    );
    const page = async (after: string) =>
      (await (
        await fetch(`${moving.base_url}/api/v2/organizations?page[size]=5${after}`, {
          headers: { authorization: 'Bearer a' },
        })
      ).json()) as Body;
    const first = await page('');
    mine.remove('organizations', String(first.organizations[4].id));
    const second = await page(`&page[after]=${encodeURIComponent(first.meta.after_cursor)}`);
    expect(String(second.organizations[0].id)).toBe(data.world.id('organizations', 5));
    await moving.close();
  });

  it('sorts, also downwards, and refuses what it does not know', async () => {
    const ids = (await get('tickets?page[size]=100&sort=-updated_at&support_type_scope=all')).tickets.map(
      (each: Body) => each.updated_at,
    );
    expect(ids).toEqual([...ids].sort().reverse());
    const refused = await Promise.all(
      ['page[size]=101', 'page[size]=5&sort=color', 'page[size]=5&page[after]=nonsense'].map((query) =>
        ask(`/api/v2/tickets?${query}`),
      ),
    );
    for (const { status, body } of refused)
      expect([status, body.errors[0].code]).toEqual([400, 'InvalidPaginationParameter']);
  });
});

describe('paging by offset', () => {
  it('is the form without page[size], and ends at 10 000 records', async () => {
    const page = await get('users?per_page=20&page=2');
    expect([page.users.length, page.count, page.previous_page]).toEqual([
      20,
      expect.any(Number),
      expect.stringContaining('page=1'),
    ]);
    expect((await ask('/api/v2/users?per_page=100&page=101')).status).toBe(400);
    expect((await ask('/api/v2/users?per_page=100&page=100')).status).toBe(200);
  });

  it('does not exist for fields and service levels: everything comes at once', async () => {
    for (const path of ['ticket_fields', 'brands', 'slas/policies']) expect((await get(path)).next_page).toBeNull();
  });
});

describe('account-wide audits', () => {
  const idsOf = (text: string) => [...text.matchAll(/"id":(\d+),"ticket_id"/g)].map(([, id]) => id!);
  const expected = () =>
    data
      .all('ticket_audits')
      .filter((audit) => !data.isArchived(data.find('tickets', String(audit['ticket_id']))!))
      .map(({ id }) => id);

  it('go on as every list with page[size], oldest first', async () => {
    const seen: string[] = [];
    for (let after: string | undefined, more = true; more;) {
      const { text, body }: { text: string; body: Body } = await ask(
        `/api/v2/ticket_audits?page[size]=100${after ? `&page[after]=${encodeURIComponent(after)}` : ''}`,
      );
      seen.push(...idsOf(text));
      after = body.meta.after_cursor;
      more = body.meta.has_more;
    }
    expect(seen).toEqual(expected());
    expect(seen.length).toBeLessThan(data.all('ticket_audits').length);
  });

  it('begin with the newest without it, and lead to newer and to older ones', async () => {
    const { text, body } = await ask('/api/v2/ticket_audits?limit=40');
    expect(idsOf(text)).toEqual(expected().slice(-40));
    const cursor = (name: 'after_cursor' | 'before_cursor') => encodeURIComponent(body[name]);
    const newer = await ask(`/api/v2/ticket_audits?limit=40&cursor=${cursor('after_cursor')}`);
    expect([newer.body.audits, newer.body.after_cursor]).toEqual([[], null]);
    const older = await ask(`/api/v2/ticket_audits?limit=40&cursor=${cursor('before_cursor')}`);
    expect(idsOf(older.text)).toEqual(expected().slice(-80, -40));
  });
});

describe('who may ask', () => {
  it('returns an anonymous user from users/me for wrong or missing credentials, and 401 elsewhere', async () => {
    for (const authorization of [null, 'Bearer wrong', 'Basic d3Jvbmc=']) {
      const { status, body } = await ask('/api/v2/users/me.json', authorization);
      expect([status, body.user.id, body.user.name]).toEqual([200, null, 'Anonymous user']);
    }
    expect(await ask('/api/v2/tickets', 'Bearer wrong')).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
    expect(await ask('/api/v2/tickets', null)).toMatchObject({
      status: 401,
      body: { error: "Couldn't authenticate you" },
    });
  });

  it('takes a bearer token, and an address with /token and the API token', async () => {
    expect(
      (await ask('/api/v2/groups', `Basic ${Buffer.from('owner@example.com/token:key').toString('base64')}`)).status,
    ).toBe(200);
  });

  it('refuses administrators’ lists to agents, and service levels to small plans', async () => {
    for (const path of [
      'ticket_audits',
      'satisfaction_ratings',
      'slas/policies',
      'incremental/tickets/cursor?start_time=1',
    ]) {
      expect(await ask(`/api/v2/${path}`, 'Bearer agent')).toMatchObject({ status: 403, body: { error: 'Forbidden' } });
    }
    expect((await ask('/api/v2/slas/policies', 'Bearer small')).status).toBe(403);
    expect((await ask('/api/v2/tickets/1/audits', 'Bearer agent')).status).toBe(200);
  });
});

describe('exports', () => {
  it('hold archived, deleted and AI agents’ tickets, and say when the stream ends', async () => {
    const seen = new Map<number, string>();
    let query = 'start_time=0&support_type_scope=all&per_page=30';
    for (;;) {
      const page = await get(`incremental/tickets/cursor?${query}`);
      for (const each of page.tickets) seen.set(each.id, each.status);
      if (page.end_of_stream) break;
      query = `cursor=${encodeURIComponent(page.after_cursor)}&support_type_scope=all&per_page=30`;
    }
    expect(seen.size).toBe(data.all('tickets').length + data.gone('tickets').length);
    expect([...seen.values()].filter((status) => status === 'deleted')).toHaveLength(4);
  });

  it('give nothing of the last minute, and refuse a start in it', async () => {
    expect(await ask(`/api/v2/incremental/users/cursor?start_time=${clock.now() / 1000 - 30}`)).toMatchObject({
      status: 422,
      body: { error: 'StartTimeTooRecent' },
    });
    const mine = createDataSet({ clock });
    const before = clock.now() / 1000 - 120;
    const own = zendeskSupport({
      accounts: [{ name: 'a', access_token: 'a', data: mine }],
      rate_limit_per_minute: false,
    });
    mine.touch('tickets', '3', { subject: 'later' });
    const path = '/api/v2/incremental/tickets/cursor';
    const read = () =>
      JSON.parse(
        own
          .answer({
            method: 'GET',
            path,
            url: path,
            query: new URLSearchParams({ start_time: String(before) }),
            headers: { authorization: 'Bearer a' },
            body: '',
          })
          .body.toString(),
      ).tickets;
    expect(read()).toEqual([]);
    clock.advance(61_000);
    expect(read()).toMatchObject([{ id: 3, subject: 'later' }]);
  });

  it('of organizations go by time: the records of end_time come again', async () => {
    const first = await get('incremental/organizations?start_time=0&per_page=6');
    const second = await get(`incremental/organizations?start_time=${first.end_time}&per_page=100`);
    expect([first.end_of_stream, second.end_of_stream]).toEqual([false, true]);
    expect(second.organizations[0].id).toBe(first.organizations.at(-1).id);
    expect(new Set([...first.organizations, ...second.organizations].map(({ id }: Body) => id)).size).toBe(16);
  });
});

it('returns all audits of an archived ticket, whatever page is requested', async () => {
  const archived = data
    .all('tickets')
    .find((ticket) => data.isArchived(ticket) && data.childrenOf('ticket_audits', ticket.id).length > 1)!;
  const body = await get(`tickets/${archived.id}/audits?page[size]=1`);
  expect(body.audits).toHaveLength(data.childrenOf('ticket_audits', archived.id).length);
  expect(body).not.toHaveProperty('meta');
});

describe('data', () => {
  it('has ids that no double holds, as integers', async () => {
    const { text } = await ask('/api/v2/tickets/3/comments?page[size]=3');
    expect(text).toMatch(/"id":9007199254741773,/);
    expect(text).toMatch(/"audit_id":9223372030000000781,/);
  });

  it('deletes as the vendor does', async () => {
    const mine = createDataSet();
    const ticket = mine.all('tickets').find((each) => !mine.isArchived(each))!;
    mine.remove('tickets', ticket.id);
    expect(mine.find('tickets', ticket.id)).toBeUndefined();
    expect(mine.childrenOf('ticket_comments', ticket.id)).toEqual([]);
    expect(mine.find('deleted_tickets', ticket.id)).toMatchObject({ subject: ticket['subject'] });
    mine.remove('users', mine.world.id('users', 9));
    expect(mine.find('users', mine.world.id('users', 9))).toMatchObject({ active: false });
  });

  it('keeps the comments of a ticket when another ticket comes', () => {
    const mine = createDataSet();
    const comment = mine.insert('ticket_comments', { ticket_id: '3', body: 'Mine' });
    mine.insert('tickets', { subject: 'Another' });
    expect(mine.childrenOf('ticket_comments', '3').at(-1)).toBe(comment);
  });

  it('gives a new ticket its comments, and a new comment its ticket', () => {
    const mine = createDataSet();
    const { id } = mine.insert('tickets', { subject: 'New' });
    expect(mine.childrenOf('ticket_comments', id).length).toBeGreaterThan(0);
    const comment = mine.insert('ticket_comments', { ticket_id: id, body: 'One more' });
    expect(mine.childrenOf('ticket_comments', id).at(-1)).toBe(comment);
    expect(comment).not.toHaveProperty('ticket_id');
  });
});

it('needs the extension in the help center, and takes it everywhere', async () => {
  expect((await ask('/api/v2/help_center/articles')).status).toBe(415);
  expect((await ask('/api/v2/help_center/articles.json')).status).toBe(200);
  expect((await ask('/api/v2/tickets.json')).status).toBe(200);
  expect(await ask('/api/v2/tickets/999999.json')).toMatchObject({
    status: 404,
    body: { error: 'RecordNotFound', description: 'Not found' },
  });
});

describe('limits', () => {
  it('are reported under both header names; 429 is plain text', () => {
    const tight = zendeskSupport({ accounts: [{ name: 'a', access_token: 'a', data }], rate_limit_per_minute: 12 });
    const read = (path: string) =>
      tight.answer({
        method: 'GET',
        path,
        url: path,
        query: new URLSearchParams(),
        headers: { authorization: 'Bearer a' },
        body: '',
      });
    const first = read('/api/v2/groups');
    expect(first.headers).toMatchObject({
      'x-rate-limit': '12',
      'x-rate-limit-remaining': '11',
      'ratelimit-remaining': '11',
      'rate-limit-reset': expect.any(String),
    });
    for (let n = 0; n < 10; n++) expect(read('/api/v2/deleted_tickets').status).toBe(200);
    expect(read('/api/v2/deleted_tickets').status).toBe(429);
    const over = read('/api/v2/groups');
    expect([over.status, over.headers['Content-Type'], over.headers['Retry-After'], over.body.toString()]).toEqual([
      429,
      'text/plain; charset=utf-8',
      expect.stringMatching(/^\d+$/),
      'Number of allowed API requests per minute exceeded',
    ]);
  });
});
