import { createRegistry } from '../connector-types/registry.ts';
import type { Access, Credentials } from '../execution/call.ts';
import { contracts } from '../generated/connectors.gen.ts';
import { Problem } from '../problem.ts';
import { isUnauthorized } from '../replication/syncs/credentials.ts';
import type { SyncSession } from '../replication/syncs/session.ts';
import { json, startUpstream } from '../testing/upstream.ts';
import { credentialsAreRefused } from './refusal.ts';

/** Whether credentials are refused: confirmed by the check, once for many requests, of every connector type. */

const types: Array<[type: string, access: Partial<Access>, credentials: Credentials]> = [
  ['incident-io', { auth_method: 'api_key' }, { api_key: 'key' }],
  ['zendesk-support', { auth_method: 'oauth', environment: { subdomain: 'acme' } }, { access_token: 'key' }],
  ['facebook-marketing', { auth_method: 'token', replication_config: { account_ids: '1' } }, { account_key: 'key' }],
];

function accessOf(type: string, access: Partial<Access>, credentials: Credentials): Access {
  const found = createRegistry(contracts).get(type);
  if (!found) throw new Error(`no ${type}`);
  return { ...found, auth_method: '', credentials, cursor_binding: 'connector', ...access };
}

const syncOf = (access: Access, runtime: SyncSession['runtime'], is_final = true) =>
  ({ access, runtime, refusal_is_final: () => Promise.resolve(is_final) }) as SyncSession;

describe.each(types)('of %s', (type, given, credentials) => {
  const access = accessOf(type, given, credentials);

  it('confirms a refusal by one check, however many requests are refused, in calls and in syncs', async () => {
    const vendor = await startUpstream((_request, response) => json(response, 401, { error: 'no' }), {}, type);
    const { runtime } = vendor;
    const parallel = Array.from({ length: 20 }, () => credentialsAreRefused(access, credentials, runtime));
    expect(new Set(await Promise.all(parallel))).toEqual(new Set([true]));
    expect(await isUnauthorized(syncOf(access, runtime))).toBe(true);
    expect(await credentialsAreRefused(access, credentials, runtime)).toBe(true);
    expect(vendor.requests).toHaveLength(1);
  });

  it('asks again for other credentials', async () => {
    const vendor = await startUpstream((_request, response) => json(response, 401, { error: 'no' }), {}, type);
    await credentialsAreRefused(access, credentials, vendor.runtime);
    const other = Object.fromEntries(Object.keys(credentials).map((name) => [name, 'other']));
    await credentialsAreRefused(access, other, vendor.runtime);
    expect(vendor.requests).toHaveLength(2);
  });

  it('says nothing where the vendor fails', async () => {
    const vendor = await startUpstream((_request, response) => json(response, 500, {}), {}, type);
    expect(await credentialsAreRefused(access, credentials, vendor.runtime)).toBe(false);
    expect(await isUnauthorized(syncOf(access, vendor.runtime))).toBe(false);
  });
});

describe('a sync', () => {
  const [type, given, credentials] = types[1] ?? types[0]!;
  const access = accessOf(type, given, credentials);

  it('is not refused where the credentials can still be refreshed', async () => {
    const vendor = await startUpstream((_request, response) => json(response, 401, { error: 'no' }), {}, type);
    expect(await isUnauthorized(syncOf(access, vendor.runtime, false))).toBe(false);
  });

  it('is refused where the vendor has refused to refresh, without a request', async () => {
    const vendor = await startUpstream((_request, response) => json(response, 200, {}), {}, type);
    const refuse = () => Promise.reject(new Problem('connector_needs_reauth', 'Refused.'));
    expect(await isUnauthorized(syncOf({ ...access, credentials: refuse }, vendor.runtime))).toBe(true);
    expect(vendor.requests).toHaveLength(0);
  });

  it('stops waiting when it is ended, and leaves the check to the others', async () => {
    const waiting: Array<() => void> = [];
    const vendor = await startUpstream(
      (_request, response) => void waiting.push(() => json(response, 401, { error: 'no' })),
      {},
      type,
    );
    const ended = new AbortController();
    const first = credentialsAreRefused({ ...access, signal: ended.signal }, credentials, vendor.runtime);
    const second = credentialsAreRefused(access, credentials, vendor.runtime);
    while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
    ended.abort(new Error('ended'));
    await expect(first).rejects.toThrow('ended');
    waiting[0]?.();
    expect(await second).toBe(true);
    expect(vendor.requests).toHaveLength(1);
  });
});
