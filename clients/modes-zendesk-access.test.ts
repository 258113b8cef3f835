/**
 * Who may connect a Zendesk account, and to which host: refused before any request, distinguished by the vendor's
 * response.
 *
 * @lanes sqlite
 */
import { createDataSet } from '../conformance/fake-vendors/zendesk-support/data-set.ts';
import { zendeskSupport } from '../conformance/fake-vendors/zendesk-support/zendesk-support.ts';
import { startUpstream, type Upstream } from '../conformance/fake-vendors/start.ts';
import { startTestService, type TestService } from '../server/testing/service.ts';
import type { LocalConnector } from './connector-handle.ts';
import { local } from './local/local.ts';

type Fields = Record<string, any>;
type Either = LocalConnector<string>;

const type = 'zendesk-support';
const admin = { email: 'owner@example.com', api_token: 'zd_key' };
const agent = { access_token: 'zd_agent' };
const data = createDataSet({ counts: { tickets: 5 } });
let vendor: Upstream;
let service: TestService;
const opened: Either[] = [];

beforeAll(async () => {
  vendor = await startUpstream(
    zendeskSupport({
      accounts: [
        { name: 'admin', ...admin, data },
        { name: 'agent', ...agent, role: 'agent', data },
      ],
      rate_limit_per_minute: false,
    }),
  );
  service = await startTestService({
    environment: { PATCHBAY_UPSTREAMS: JSON.stringify({ [type]: vendor.base_url }) },
  });
});

afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()));
  await service.close();
  await vendor.close();
});

describe('credentials', () => {
  const check = (body: Fields) =>
    service.call('POST', '/api/v1/integrations/connectors/check', {
      token: service.owner.token,
      body: { connector_type: type, environment: { subdomain: 'brightwater' }, ...body },
    });

  it('are healthy by either method; the account is the subdomain, for every user', async () => {
    for (const each of [admin, agent]) {
      expect((await check({ credentials: each })).body).toMatchObject({
        status: 'healthy',
        checked_entity: 'tickets',
        external_account: { id: 'brightwater' },
      });
    }
  });

  it('are unhealthy where the vendor responds 401, and where it treats them as anonymous', async () => {
    expect((await check({ credentials: { access_token: 'wrong' } })).body).toMatchObject({
      status: 'unhealthy',
      reason: 'upstream_unauthorized',
    });
    vendor.faults.add({
      path: '/api/v2/users/me',
      fault: { kind: 'status', status: 200, body: { user: { name: 'Anonymous user' } } },
    });
    expect((await check({ credentials: agent })).body).toMatchObject({
      status: 'unhealthy',
      reason: 'upstream_unauthorized',
    });
  });
});

describe('new credentials', () => {
  it('of a colleague keep the connector; of another subdomain they are another account', async () => {
    const id = await service.createConnector(service.owner, {
      connector_type: type,
      credentials: admin,
      environment: { subdomain: 'brightwater' },
    });
    const change = (body: Fields) =>
      service.call('PATCH', `/api/v1/integrations/connectors/${id}`, { token: service.owner.token, body });
    expect(
      (await service.call('POST', `/api/v1/integrations/connectors/${id}/check`, { token: service.owner.token })).body
        .external_account,
    ).toMatchObject({ id: 'brightwater' });
    expect((await change({ credentials: agent })).status).toBe(200);
    expect(await change({ credentials: agent, environment: { subdomain: 'northgate' } })).toMatchObject({
      status: 409,
      body: { code: 'account_mismatch' },
    });
    expect((await change({ environment: { subdomain: 'northgate' } })).body.code).toBe('credentials_required');
  });
});

describe('422: a subdomain that is not one label of our own', () => {
  it.each([
    'a.b',
    'x/../y',
    'evil.com#',
    '127.0.0.1',
    'a'.repeat(64),
    'Brightwater',
    'bücher',
    'xn--bcher-kva',
    '-a',
    'a-',
    '',
    'a b',
    'a%2eb',
    'localhost:80',
    'a@b',
    'brightwater\n',
  ])('%j, and no request is sent', async (subdomain) => {
    vendor.requests.clear();
    const body = { customer_name: 'acme', connector_type: type, credentials: admin, environment: { subdomain } };
    for (const path of ['', '?verify=true']) {
      const answer = await service.call('POST', `/api/v1/integrations/connectors${path}`, {
        token: service.owner.token,
        body,
      });
      expect([answer.status, answer.body.code, answer.body.errors[0].pointer]).toEqual([
        422,
        'validation_failed',
        '/environment/subdomain',
      ]);
    }
    const { customer_name: _, ...unnamed } = body;
    expect(
      (
        await service.call('POST', '/api/v1/integrations/connectors/check', {
          token: service.owner.token,
          body: unnamed,
        })
      ).status,
    ).toBe(422);
    const use = async () => {
      const near = local(unnamed as never, { upstreams: { [type]: vendor.base_url } }) as unknown as Either;
      opened.push(near);
      return near.execute('tickets', 'list');
    };
    await expect(use()).rejects.toMatchObject({ code: 'validation_failed', status: 422 });
    expect(vendor.requests.list()).toEqual([]);
  });
});
