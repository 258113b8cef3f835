import { readFileSync } from 'node:fs';
import { checkMapping } from '../../connector-types/definition/check-mapping.ts';
import type { ConnectorMapping } from '../../connector-types/definition/define.ts';
import { createRegistry, mappings } from '../../connector-types/registry.ts';
import { check } from '../../execution/check.ts';
import { execute } from '../../execution/execute.ts';
import { pages, rawPage } from '../../execution/pages.ts';
import { contracts } from '../../generated/connectors.gen.ts';
import { json, startUpstream } from '../upstream.ts';
import { contract } from './contract.ts';
import { pagerDuty } from './mapping.ts';

/** The responses follow the vendor's reference: envelopes, `more`, an applied `limit` of at most 100, error bodies. */

const access = {
  contract,
  mapping: pagerDuty,
  auth_method: 'api_key',
  credentials: { api_key: 'y_NbAkKc66ryYTWUXYEu' },
};

const services = Array.from({ length: 7 }, (_, at) => ({
  id: `PIJ90N${at}`,
  type: 'service',
  name: `Service ${at}`,
  status: 'active',
  created_at: '2015-11-06T11:12:51-05:00',
  auto_resolve_timeout: 14400,
  escalation_policy: { id: 'PT20YPA', type: 'escalation_policy_reference' },
}));

const startVendor = (largest_page = 100) =>
  startUpstream(
    (request, response) => {
      const { pathname, searchParams } = new URL(request.url!, 'http://x');
      if (request.headers.authorization !== 'Token token=y_NbAkKc66ryYTWUXYEu')
        return json(response, 401, { error: { message: 'Invalid Credentials Provided', code: 2006 } });
      const id = /^\/services\/(\w+)$/.exec(pathname)?.[1];
      if (id !== undefined) {
        const service = services.find((each) => each.id === id);
        return service ? json(response, 200, { service }) : json(response, 404, { error: { code: 2100 } });
      }
      const offset = Number(searchParams.get('offset') ?? 0);
      const limit = Math.min(Number(searchParams.get('limit') ?? 25), largest_page);
      const all = pathname === '/services' ? services : [{ id: 'PXPGF42', name: 'Earline Greenholt', role: 'admin' }];
      json(response, 200, {
        [pathname.slice(1)]: all.slice(offset, offset + limit),
        limit,
        offset,
        total: null,
        more: offset + limit < all.length,
      });
    },
    {},
    'pagerduty',
  );

it('is mapped in 19 lines of data, without a hook', () => {
  const source = readFileSync(new URL('./mapping.ts', import.meta.url), 'utf8');
  const lines = source.split('\n').filter((line) => line.trim() !== '' && !/^\s*(?:\/\/|\/?\*)/.test(line));
  expect(lines.length).toBe(19);
});

it('lists by offset to the end that the vendor states, also where it applies a smaller limit', async () => {
  for (const largest_page of [100, 2]) {
    const vendor = await startVendor(largest_page);
    const ids: unknown[] = [];
    const call = { ...access, entity: 'services', params: { page_size: 3 } };
    for await (const { data } of pages(call, vendor.runtime)) ids.push(...data.map(({ id }) => id));
    expect(ids).toEqual(services.map(({ id }) => id));
    expect(vendor.requests[1]!.url).toBe(`/services?limit=3&offset=${Math.min(3, largest_page)}`);
    const last = await rawPage(call, { cursor: '6', query: undefined }, vendor.runtime);
    expect([last.next, last.complete]).toEqual([undefined, true]);
    await vendor.close();
  }
});

it('gets a record, knows what is missing, and checks credentials', async () => {
  const vendor = await startVendor();
  const get = (id: string) => execute({ ...access, entity: 'services', action: 'get', params: { id } }, vendor.runtime);
  expect((await get('PIJ90N3')).data).toMatchObject({ id: 'PIJ90N3', created_at: '2015-11-06T16:12:51Z' });
  await expect(get('PNONE')).rejects.toMatchObject({
    code: 'record_not_found',
    extras: { upstream: { code: '2100' } },
  });
  expect((await check(access, vendor.runtime)).status).toBe('healthy');
  const wrong = { ...access, credentials: { api_key: 'wrong' } };
  expect(await check(wrong, vendor.runtime)).toMatchObject({ status: 'unhealthy', reason: 'upstream_unauthorized' });
  await vendor.close();
});

it('writes array parameters as the vendor names them', async () => {
  const vendor = await startVendor();
  const params = { team_ids: ['P1', 'P2'] };
  await execute({ ...access, entity: 'services', action: 'list', params }, vendor.runtime);
  expect(decodeURIComponent(vendor.requests[0]!.url!)).toBe('/services?limit=25&team_ids[]=P1&team_ids[]=P2');
  await vendor.close();
});

describe('a template that cannot be filled in fails at the start, with its type and place', () => {
  const { services: own } = pagerDuty.operations;
  const withList = (more: object) => ({
    operations: { ...pagerDuty.operations, services: { ...own, list: { ...own!.list!, ...more } } },
  });
  it.each<[Partial<ConnectorMapping>, string]>([
    [
      { base_url: 'https://{region}.pagerduty.com' },
      'pagerduty: base_url (https://{region}.pagerduty.com) names {region}; known here: nothing',
    ],
    [
      { auth: { api_key: { bearer: '{token}' } } },
      'pagerduty: auth.api_key.bearer ({token}) names {token}; known here: api_key',
    ],
    [{ auth: { api_key: { query: { name: 'k', value: '{apikey}' } } } }, 'auth.api_key.query.value'],
    [{ auth: { api_key: { header: { name: 'k', value: 'Token {api_key' } } } }, 'has a brace without a name'],
    [{ auth: {} }, 'pagerduty: auth does not say how api_key is sent'],
    [{ check: { ...pagerDuty.check, account: { path: '/{user}', id: 'id' } } }, 'check.account.path'],
    [
      withList({ path: '/services/{team_id}' }),
      'operations.services.list.path (/services/{team_id}) names {team_id}; known here: team_ids, page_size, after',
    ],
    [
      withList({ when_given: { team_ids: { path: '/teams/{team}/x', records: 'x' } } }),
      'operations.services.list.when_given.team_ids.path',
    ],
    [
      withList({
        report: { id: 'id', status: { path: '/{report}', state: 's', done: [], failed: [], lapsed: [] }, rows: '/r' },
      }),
      'operations.services.list.report.status.path',
    ],
    [withList({ export: { path: '/{id}' } }), 'operations.services.list.export.path'],
  ])('%j', (change, message) => {
    expect(() => checkMapping(contract, { ...pagerDuty, ...change })).toThrow(message);
  });

  it('which none of the connector types has', () => {
    expect([...createRegistry(contracts).keys()].sort()).toEqual(Object.keys(mappings).sort());
    expect(() => checkMapping(contract, pagerDuty)).not.toThrow();
  });
});
