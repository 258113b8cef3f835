/** The vendor's own responses, examples and recordings, through the mapping; README.md in this folder says which. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAnswerValidator } from '../../../conformance/runner/judging/validate-answer.ts';
import { plainCursors } from '../../execution/request/cursor.ts';
import { exportPage } from '../../execution/strategies/export-page.ts';
import { execute } from '../../execution/execute.ts';
import { pages } from '../../execution/pages.ts';
import { createRuntime, type Runtime } from '../../execution/runtime.ts';
import { zendeskSupport as contract } from '../../generated/connectors.gen.ts';
import { zendeskSupport as mapping } from './mapping.ts';

type Body = Record<string, any>;
interface Example {
  source: string;
  operation: string;
  body: Body;
}
interface Exchange {
  method: string;
  path: string;
  status: number;
  response: Body;
}

const folder = new URL('../../../../shared/upstream/zendesk-support/', import.meta.url);
const there = existsSync(folder);
// Vendors' documents and recordings lie beside this project and are no part of it: left out where they are not there
// (2026-11-28).
const withVendor = there ? describe : describe.skip;
if (!there)
  console.warn(
    'The vendor’s examples and recordings are not beside the repository: they do not go through the mapping here.',
  );

const read = (path: string): any => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const validator = createAnswerValidator(
  JSON.parse(readFileSync(new URL('../../../openapi/generated/closed.json', import.meta.url), 'utf8')) as object,
);

/** What has one of our keys and is something else. */
const OTHERS: Array<[operation: RegExp, why: string]> = [
  [/\/tags$/, 'names only, without how often they are used'],
  [/custom_objects\/.*triggers/, 'triggers of custom objects, not of tickets'],
  [/requests\/|community\/|help_center\/.*comments$/, 'comments of requests, posts and articles, not of tickets'],
];
const KEYS = new Map<string, { entity: string; action: 'list' | 'get' }>();
for (const [entity, { list, get }] of Object.entries(mapping.operations)) {
  if (list) KEYS.set(list.records, { entity, action: 'list' });
  // A hook reads the record under the singular of its entity.
  if (get) KEYS.set(typeof get.record === 'string' ? get.record : entity.slice(0, -1), { entity, action: 'get' });
}
KEYS.set('audit', { entity: 'ticket_audits', action: 'list' });

function examples(): Example[] {
  return ['support', 'helpcenter'].flatMap((source) =>
    Object.entries(
      read(`derived/${source}.examples.by-operation.json`) as Record<
        string,
        { responses?: Record<string, Record<string, unknown>> }
      >,
    ).flatMap(([operation, { responses = {} }]) =>
      Object.values(responses).flatMap((named) =>
        Object.values(named).flatMap((body) =>
          typeof body === 'object' && body !== null && !Array.isArray(body)
            ? [{ source, operation, body: body as Body }]
            : [],
        ),
      ),
    ),
  );
}

const recordings = (): Array<[file: string, exchanges: Exchange[]]> =>
  readdirSync(new URL('node-zendesk-nock/', folder)).map((file) => [
    file,
    read(`node-zendesk-nock/${file}`) as Exchange[],
  ]);

/** Why a response is not used, or the key that makes it one of ours. */
function use(operation: string, body: Body): { key: string } | { not: string } {
  const key = Object.keys(body).find(
    (name) => KEYS.has(name) && typeof body[name] === 'object' && !(name === 'groups' && 'view' in body),
  );
  if (key === undefined) return { not: 'not one of the 23 entities' };
  const other = OTHERS.find(([pattern]) => pattern.test(operation.split(' ')[1]!) && !/v2\/tags$/.test(operation));
  return other ? { not: other[1] } : { key };
}

let reply: (url: URL) => { status: number; body: unknown } = () => ({ status: 404, body: {} });
const server = createServer((request, response) => {
  const { status, body } = reply(new URL(request.url ?? '', 'http://x'));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
let runtime: Runtime;
const access = {
  contract,
  mapping,
  auth_method: 'oauth',
  credentials: { access_token: 't' },
  environment: { subdomain: 'company' },
};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  runtime = createRuntime({
    cursors: plainCursors,
    upstreams: { 'zendesk-support': `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    limits: { backoff_ms: 1 },
  });
});
afterAll(async () => {
  await runtime.close();
  await new Promise((resolve) => server.close(resolve));
});

const PARENTS: Record<string, Body> = {
  ticket_comments: { ticket_id: '123' },
  article_attachments: { article_id: '23' },
};

/** One answer through list or get: valid against the closed contract, and nothing that is declared gets lost. */
async function through(key: string, body: Body): Promise<{ entity: string; dropped: string[] }> {
  const { entity, action } = KEYS.get(key)!;
  // Pages of exports name their next one by time, which no list takes.
  const { next_page: _next_page, ...listed } = body;
  const wrapped = key === 'audit' ? { audits: [body['audit']] } : body['end_time'] === undefined ? body : listed;
  reply = () => ({ status: 200, body: wrapped });
  // Recorded pages are longer than the default, and a list returns no more than was asked for.
  const page_size = access.contract.entities[entity]?.actions.list?.page?.max;
  const params = {
    ...PARENTS[entity],
    ...(action === 'get' && { id: '1' }),
    ...(action === 'list' && page_size !== undefined && { page_size }),
  };
  const result = await execute({ ...access, entity, action, params }, runtime);
  const answer = {
    status: 200,
    headers: new Headers({ 'content-type': 'application/json', 'x-request-id': 'r' }),
    text: JSON.stringify(result),
  };
  const violations = validator.violations('POST', '/api/v1/integrations/connectors/x/execute', answer, {
    connector_type: 'zendesk-support',
    entity,
    action,
  });
  expect(violations.filter((violation) => !/header/i.test(violation))).toEqual([]);
  const raw = [wrapped[key === 'audit' ? 'audits' : key]].flat() as Body[];
  const shaped = [result.data].flat() as Body[];
  expect(shaped).toHaveLength(raw.length);
  const dropped = new Set<string>();
  raw.forEach((record, index) => {
    for (const [name, value] of Object.entries(record)) {
      if (!(name in shaped[index]!)) dropped.add(name);
      else expect([name, shaped[index]![name] === null]).toEqual([name, value === null]);
    }
  });
  return { entity, dropped: [...dropped] };
}

withVendor('the vendor’s examples', () => {
  const used = there
    ? examples().flatMap((example) => {
        const found = use(example.operation, example.body);
        return 'key' in found ? [{ ...example, ...found }] : [];
      })
    : [];

  it.each(used.map((example) => [example.operation, example] as const))('%s', async (_operation, { key, body }) => {
    await through(key, body);
  });

  it('are counted in README.md as they are used', async () => {
    const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
    const rows = await table();
    for (const row of rows) expect(readme.split('\n')).toContain(row);
  });
});

async function table(): Promise<string[]> {
  const by_entity = new Map<string, { examples: number; recorded: number; dropped: Set<string> }>();
  const unused = new Map<string, number>();
  const responses = [
    ...examples().map((each) => ({ ...each, recorded: false })),
    ...recordings().flatMap(([, exchanges]) =>
      exchanges.map(({ method, path, response }) => ({
        operation: `${method} ${path.split('?')[0]!.replace(/\.json$/, '')}`,
        body: response,
        recorded: true,
      })),
    ),
  ];
  for (const { operation, body, recorded } of responses) {
    const found =
      typeof body !== 'object'
        ? { not: 'no body' }
        : recorded && 'user' in body
          ? { not: 'recorded users/me, trimmed to the name' }
          : recorded && 'error' in body
            ? { not: 'recorded 404 (tested below)' }
            : use(operation, body);
    if ('not' in found) {
      unused.set(found.not, (unused.get(found.not) ?? 0) + 1);
      continue;
    }
    const { entity, dropped } = await through(found.key, body);
    const row = by_entity.get(entity) ?? { examples: 0, recorded: 0, dropped: new Set() };
    by_entity.set(entity, row);
    row[recorded ? 'recorded' : 'examples']++;
    for (const name of dropped) row.dropped.add(name);
  }
  return [
    ...[...by_entity]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([entity, row]) =>
          `| ${entity} | ${row.examples} | ${row.recorded} | ${[...row.dropped].sort().join(', ') || '–'} |`,
      ),
    ...[...unused].sort(([a], [b]) => (a < b ? -1 : 1)).map(([why, count]) => `| ${why} | ${count} |`),
  ];
}

withVendor('the vendor’s examples of exports', () => {
  it.each([
    ['tickets', 'GET /api/v2/incremental/tickets/cursor'],
    ['users', 'GET /api/v2/incremental/users/cursor'],
    ['organizations', 'GET /api/v2/incremental/organizations'],
  ])('%s: the records are those of the list, and the end is where the export goes on', async (entity, operation) => {
    const { body } = examples().find((each) => each.operation === operation)!;
    const { next_page: _next_page, ...unpaged } = body;
    reply = () => ({ status: 200, body: unpaged });
    const listed = await execute({ ...access, entity, action: 'list' }, runtime);
    reply = () => ({ status: 200, body });
    const page = await exportPage(access, entity, undefined, runtime);
    expect(page).toEqual({
      data: listed.data,
      invalid: [],
      gone: [],
      cursor: String(body['after_cursor'] ?? body['end_time']),
      ended: true,
    });
    expect(page.data.length).toBeGreaterThan(0);
  });

  it('a deleted record is reported by its id alone, whatever else is missing', async () => {
    reply = () => ({
      status: 200,
      body: {
        tickets: [
          { id: 7, status: 'deleted', created_at: 'scrubbed' },
          { id: 8, status: 'open' },
        ],
        after_cursor: 'x',
        end_of_stream: true,
      },
    });
    expect(await exportPage(access, 'tickets', 'w', runtime)).toMatchObject({
      gone: ['7'],
      data: [{ id: '8' }],
      cursor: 'x',
      ended: true,
    });
    reply = () => ({
      status: 200,
      body: {
        organizations: [
          { id: 7, deleted_at: '2026-01-01T00:00:00Z' },
          { id: 8, deleted_at: null },
        ],
        end_time: 9,
        end_of_stream: true,
      },
    });
    expect(await exportPage(access, 'organizations', '5', runtime)).toMatchObject({
      gone: ['7'],
      data: [{ id: '8' }],
      cursor: '9',
    });
  });
});

withVendor('recorded exchanges', () => {
  const exchangesOf = (file: string) => read(`node-zendesk-nock/${file}`) as Exchange[];

  it('the whole walk of a list, one record a page, ends behind its empty page', async () => {
    const recorded = new Map(
      exchangesOf('pagination_test_execute.json').map(({ path, response }) => [
        new URL(path, 'http://x').searchParams.get('page[after]'),
        response,
      ]),
    );
    reply = ({ searchParams }) => ({
      status: recorded.has(searchParams.get('page[after]')) ? 200 : 404,
      body: recorded.get(searchParams.get('page[after]')),
    });
    const ids: string[] = [];
    for await (const page of pages({ ...access, entity: 'organizations', params: { page_size: 1 } }, runtime))
      ids.push(...page.data.map(({ id }) => id as string));
    expect(ids).toEqual(
      [...recorded.values()].flatMap(({ organizations }) => (organizations as Body[]).map(({ id }) => String(id))),
    );
    expect(ids.length).toBeGreaterThan(20);
  });

  it('a list of one page ends there, although links and cursors go on', async () => {
    const [first] = exchangesOf('organizations_test_list_all.json');
    reply = () => ({ status: 200, body: first!.response });
    const result = await execute({ ...access, entity: 'organizations', action: 'list' }, runtime);
    expect(result).toMatchObject({ data: { length: 6 }, pagination: { after: null } });
  });

  it('404 is a record that is not there', async () => {
    const [, gone] = exchangesOf('organizations_test_delete_not_found_organization.json').concat(
      exchangesOf('organizations_many_test_bulk_delete.json').filter(({ status }) => status === 404),
    );
    reply = () => ({ status: gone!.status, body: gone!.response });
    await expect(
      execute({ ...access, entity: 'organizations', action: 'get', params: { id: '1' } }, runtime),
    ).rejects.toMatchObject({
      code: 'record_not_found',
      extras: { upstream: { status: 404, code: 'RecordNotFound' } },
    });
  });
});

withVendor('the vendor’s document', () => {
  const document = there ? read('derived/support-oas.connector-subset.json') : { paths: {} };
  const templates = Object.keys(document.paths as Body).map((path) => path.replace(/\{[^}]+\}/g, '{}'));
  const paths = Object.values(mapping.operations)
    .flatMap((operation: Body) => [
      operation['list']?.path,
      operation['list']?.export?.path,
      operation['list']?.when_given?.ticket_id?.path,
      operation['get']?.path,
    ])
    .filter((path): path is string => path !== undefined && !path.includes('help_center'));
  it.each(paths)('has %s', (path) => expect(templates).toContain(path.replace(/\{[^}]+\}/g, '{}')));
});

describe('requests', () => {
  it('Basic carries the address with /token, Bearer the token', async () => {
    const seen: string[] = [];
    server.once('request', (request) => seen.push(request.headers.authorization ?? ''));
    reply = () => ({ status: 200, body: { groups: [] } });
    await execute(
      {
        ...access,
        auth_method: 'token',
        credentials: { email: 'a@b.example', api_token: 'k' },
        entity: 'groups',
        action: 'list',
      },
      runtime,
    );
    expect(Buffer.from(seen[0]!.slice(6), 'base64').toString()).toBe('a@b.example/token:k');
  });

  it.each<[string, Body, string]>([
    ['tickets', { page_size: 3 }, '/api/v2/tickets?support_type_scope=all&page%5Bsize%5D=3'],
    ['ticket_audits', {}, '/api/v2/ticket_audits?page%5Bsize%5D=25'],
    ['ticket_audits', { ticket_id: '7' }, '/api/v2/tickets/7/audits?page%5Bsize%5D=25'],
    ['sla_policies', {}, '/api/v2/slas/policies'],
    [
      'articles',
      { label_names: ['a', 'b c'], page_size: 1 },
      '/api/v2/help_center/articles.json?page%5Bsize%5D=1&label_names=a%2Cb%20c',
    ],
    [
      'satisfaction_ratings',
      { start_time: '1970-01-01T00:01:00.9Z', page_size: 1 },
      '/api/v2/satisfaction_ratings?page%5Bsize%5D=1&start_time=60',
    ],
  ])('%s with %j', async (entity, params, wanted) => {
    let asked = '';
    reply = (url) => (
      (asked = url.pathname + url.search),
      { status: 200, body: { [mapping.operations[entity as 'tags'].list.records]: [], meta: {} } }
    );
    await execute({ ...access, entity, action: 'list', params }, runtime);
    expect(asked).toBe(wanted);
  });
});
