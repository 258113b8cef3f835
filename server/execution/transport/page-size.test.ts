import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { facebookMarketing } from '../../connector-types/facebook-marketing/mapping.ts';
import { incidentIo } from '../../connector-types/incident-io/mapping.ts';
import { zendeskSupport } from '../../connector-types/zendesk-support/mapping.ts';
import type { ConnectorContract, ConnectorMapping } from '../../connector-types/definition/define.ts';
import { contracts } from '../../generated/connectors.gen.ts';
import { execute } from '../execute.ts';
import { plainCursors } from '../request/cursor.ts';
import { createRuntime } from '../runtime.ts';
import { createPageSizes } from './page-size.ts';

describe('a page size', () => {
  it('is halved down to 1, remembered per key, and never larger than the one asked for', () => {
    const sizes = createPageSizes();
    const first = sizes.open('a', 10);
    expect([first.shrink(), first.shrink(), first.current]).toEqual([true, true, 2]);
    first.worked();
    expect([sizes.open('a', 100).current, sizes.open('a', 1).current, sizes.open('b', 10).current]).toEqual([2, 1, 10]);
    expect([first.shrink(), first.shrink(), first.current]).toEqual([true, false, 1]);
  });

  it('grows slowly where the smaller one was the cure, at once where it was not', () => {
    const sizes = createPageSizes();
    const cured = sizes.open('cured', 8);
    cured.shrink();
    for (let page = 0; page < 9; page++) cured.worked();
    expect(sizes.open('cured', 8).current).toBe(4);
    sizes.open('cured', 8).worked();
    expect(sizes.open('cured', 8).current).toBe(8);
    const outage = sizes.open('outage', 8);
    outage.shrink();
    outage.shrink();
    sizes.open('outage', 8).worked();
    expect(sizes.open('outage', 8).current).toBe(4);
    sizes.open('outage', 8).worked();
    expect(sizes.open('outage', 8).current).toBe(8);
  });
});

const incident = { id: '1', name: 'n', reference: 'INC-1', mode: 'standard' };
const cases: Array<
  [what: string, type: string, mapping: ConnectorMapping, entity: string, param: string, refusal: [number, string]]
> = [
  [
    'reduce',
    'facebook-marketing',
    facebookMarketing,
    'campaigns',
    'limit',
    [500, '{"error":{"code":1,"message":"Please reduce the amount of data you’re asking for"}}'],
  ],
  [
    '1487534',
    'facebook-marketing',
    facebookMarketing,
    'ads',
    'limit',
    [400, '{"error":{"code":100,"error_subcode":1487534}}'],
  ],
  ['gateway', 'zendesk-support', zendeskSupport, 'users', 'page[size]', [504, '<html></html>']],
  ['failure', 'zendesk-support', zendeskSupport, 'groups', 'page[size]', [500, '{}']],
  ['too large', 'incident-io', incidentIo, 'incidents', 'page_size', [200, `{"incidents":[${'0,'.repeat(40_000)}0]}`]],
  ['413', 'incident-io', incidentIo, 'alerts', 'page_size', [413, '']],
];

it.each(cases)('is halved on %s (%s)', async (...[, type, mapping, entity, param, [status, body]]) => {
  const asked: number[] = [];
  const server = createServer((request, response) => {
    const size = Number(new URL(request.url ?? '', 'http://x').searchParams.get(param));
    asked.push(size);
    if (size > 10) return void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    const key = { campaigns: 'data', ads: 'data' }[entity] ?? entity;
    response.end(
      JSON.stringify({ [key]: [{ ...incident, account_id: '1' }], meta: { has_more: false }, pagination_meta: {} }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const runtime = createRuntime({
    cursors: plainCursors,
    upstreams: { [type]: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    limits: { backoff_ms: 1, body_bytes: 64 * 1024 },
  });
  const call = {
    contract: (contracts as Record<string, ConnectorContract>)[type]!,
    mapping,
    auth_method: Object.keys(mapping.auth)[0]!,
    credentials: { access_token: 't', api_key: 'k' },
    environment: (type === 'zendesk-support' ? { subdomain: 'acme' } : {}) as Record<string, string>,
    replication_config: (type === 'facebook-marketing' ? { account_ids: '1' } : {}) as Record<string, string>,
    entity,
    action: 'list' as const,
    params: { page_size: 40 },
  };
  expect((await execute(call, runtime)).data).toHaveLength(1);
  expect(asked).toEqual([40, 20, 10]);
  await execute(call, runtime);
  expect(asked).toEqual([40, 20, 10, 10]);
  await runtime.close();
  server.closeAllConnections();
  server.close();
});
