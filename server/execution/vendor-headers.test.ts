import { readConfig } from '../config.ts';
import { createRegistry } from '../connector-types/registry.ts';
import { contracts } from '../generated/connectors.gen.ts';
import { json, startUpstream } from '../testing/upstream.ts';
import type { Call } from './call.ts';
import { execute } from './execute.ts';

/** The headers that an operator may add to the requests of a connector type (PATCHBAY_VENDOR_HEADERS). */

type Given = Pick<Call, 'auth_method' | 'credentials' | 'environment' | 'replication_config' | 'entity'>;

const gets: Array<[type: string, call: Given, body: unknown]> = [
  [
    'facebook-marketing',
    {
      auth_method: 'token',
      credentials: { account_key: 'key' },
      replication_config: { account_ids: '17' },
      entity: 'campaigns',
    },
    { id: '1', account_id: '17' },
  ],
  [
    'zendesk-support',
    {
      auth_method: 'token',
      credentials: { email: 'agent@example.com', api_token: 'key' },
      environment: { subdomain: 'brightwater' },
      entity: 'groups',
    },
    { group: { id: 1 } },
  ],
  [
    'incident-io',
    { auth_method: 'api_key', credentials: { api_key: 'key' }, entity: 'severities' },
    { severity: { id: '1' } },
  ],
];

const headersOf = (named: string) =>
  readConfig('sandbox', {
    PATCHBAY_VENDOR_HEADERS: JSON.stringify({ [named]: { 'X-App-Id': '7', 'User-Agent': 'other' } }),
  }).vendor_headers;

/** What the vendor of `type` receives while the setting names a connector type. */
async function receivedBy([type, call, body]: (typeof gets)[number], named: string) {
  const vendor = await startUpstream(
    (_request, response) => json(response, 200, body),
    { headers: headersOf(named) },
    type,
  );
  const { contract, mapping } = createRegistry(contracts).get(type) ?? {};
  if (!contract || !mapping) throw new Error(`there is no connector type ${type}`);
  await execute({ contract, mapping, ...call, action: 'get', params: { id: '1' } }, vendor.runtime);
  return vendor.requests[0]?.headers;
}

it.each(gets)('sends the headers of the setting to %s, and replaces none of its own', async (...get) => {
  expect(await receivedBy(get, get[0])).toMatchObject({ 'x-app-id': '7', 'user-agent': 'patchbay' });
});

it.each(gets)('sends the headers of another connector type not to %s', async (...get) => {
  const another = gets.find(([type]) => type !== get[0])?.[0] ?? '';
  expect(await receivedBy(get, another)).not.toHaveProperty('x-app-id');
});

it.each(['Authorization', 'Host', 'Content-Length', 'x y', ''])('refuses a setting with the header "%s"', (name) => {
  const set = { PATCHBAY_VENDOR_HEADERS: JSON.stringify({ 'incident-io': { [name]: 'x' } }) };
  expect(() => readConfig('sandbox', set)).toThrow(/PATCHBAY_VENDOR_HEADERS/);
});
