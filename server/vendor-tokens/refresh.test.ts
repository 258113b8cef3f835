/** @timed */
import type { TokenFault } from '../../conformance/fake-vendors/oauth/oauth-vendor.ts';
import { desk_client, quick, startDesk, type Desk } from '../testing/oauth-desk.ts';
import { until } from '../testing/replication.ts';
import { connectorBinding } from '../vault/bindings.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.close());
beforeEach(() => {
  desk.vendor.faults.length = 0;
  desk.vendor.always = undefined;
  desk.vendor.refuse_all = false;
  for (const name of Object.keys(desk.vendor.server.counts) as Array<keyof typeof desk.vendor.server.counts>)
    desk.vendor.server.counts[name] = 0;
});

const pair = () => ({ ...desk.vendor.server.issueTokens('ada'), ...desk_client });
const connect = (body?: Record<string, unknown>) => desk.connect(pair(), body);
const path = (id: string) => `/api/v1/integrations/connectors/${id}`;

/** Opens what is stored, as only the vault can. */
async function storedOf(id: string): Promise<Record<string, string>> {
  const { database, vault } = desk.service.services;
  const [row] = await database.query<any>('SELECT * FROM connectors WHERE id = ?', [id]);
  return vault.open(connectorBinding(row), row);
}
const moveExpiry = (id: string, seconds: number) =>
  desk.service.services.database.change(
    'UPDATE oauth_grants SET issued_at = ?, access_expires_at = ? WHERE connector_id = ?',
    [new Date(Date.now() - 1_740_000).toISOString(), new Date(Date.now() + seconds * 1000).toISOString(), id],
  );
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('a token that the vendor no longer accepts', () => {
  it('is refreshed and the call made once more with the new one', async () => {
    const id = await connect();
    desk.vendor.server.expireAccess();
    expect((await desk.list(id)).status).toBe(200);
    expect(desk.vendor.server.counts).toMatchObject({ token_requests: 1, refreshed: 1, reuses: 0 });
  });

  it('is not asked about a second time: the second 401 is final, and says nothing about the connector', async () => {
    const id = await connect();
    desk.vendor.refuse_all = true;
    desk.vendor.api_calls.length = 0;
    const answer = await desk.list(id);
    expect([answer.status, answer.body.code]).toEqual([424, 'upstream_unauthorized']);
    expect(desk.vendor.api_calls).toHaveLength(2);
    expect(desk.vendor.server.counts.token_requests).toBe(1);
    expect((await desk.status(id)).status).toBe('active'); // the refresh went well
  });

  it('ends the connector where there is nothing to refresh it with, and new credentials bring it back with its id', async () => {
    const { access_token } = pair();
    const id = await desk.connect({ access_token });
    desk.vendor.server.expireAccess();
    expect((await desk.list(id)).body.code).toBe('connector_needs_reauth');
    expect(await desk.status(id)).toMatchObject({ status: 'needs_reauth', status_reason: 'token_refused' });
    const patched = await desk.service.call('PATCH', path(id), {
      token: desk.service.owner.token,
      body: { credentials: pair() },
    });
    expect(patched.body).toMatchObject({ id, status: 'unverified' });
    expect((await desk.list(id)).status).toBe(200);
    expect((await desk.status(id)).status).toBe('active');
  });

  it('is refreshed with the client that it was issued to, in the vendor’s own form', async () => {
    const id = await connect();
    desk.vendor.server.expireAccess();
    desk.vendor.token_bodies.length = 0;
    await desk.list(id);
    const [{ content_type, body }] = desk.vendor.token_bodies as [{ content_type: string; body: string }];
    expect(content_type).toMatch(/^application\/json/);
    expect(JSON.parse(body)).toEqual({
      grant_type: 'refresh_token',
      refresh_token: expect.any(String),
      ...desk_client,
    });
  });

  it('is not refreshed with another client', async () => {
    const { client_id: _, client_secret: __, ...rest } = pair();
    const id = await desk.connect(rest);
    desk.vendor.server.expireAccess();
    expect((await desk.list(id)).status).toBe(424);
    expect(desk.vendor.server.counts.token_requests).toBe(0);
  });
});

describe('a token near its end', () => {
  it('is refreshed behind the call that still uses it, and before the call once it has ended', async () => {
    const id = await connect();
    desk.vendor.server.expireAccess();
    await desk.list(id);
    const first = await storedOf(id);
    await moveExpiry(id, 60);
    expect((await desk.list(id)).status).toBe(200);
    await settled();
    const second = await storedOf(id);
    expect(second['access_token']).not.toBe(first['access_token']);
    await moveExpiry(id, -1);
    desk.vendor.api_calls.length = 0;
    expect((await desk.list(id)).status).toBe(200);
    expect(desk.vendor.api_calls).toEqual([{ path: '/api/v2/tickets', account: 'ada' }]);
    expect((await storedOf(id))['access_token']).not.toBe(second['access_token']);
    expect(desk.vendor.server.counts.reuses).toBe(0);
  });

  it('is stored before it is used: each new pair opens the next refresh', async () => {
    const id = await connect();
    for (let n = 1; n <= 3; n++) {
      desk.vendor.server.expireAccess();
      expect((await desk.list(id)).status).toBe(200);
      expect(desk.vendor.server.counts.refreshed).toBe(n);
    }
    expect(desk.vendor.server.counts.reuses).toBe(0);
  });

  it('is refreshed by the sweep where its refresh token would end without any calls', async () => {
    const id = await connect();
    desk.vendor.server.expireAccess();
    await desk.list(id);
    const before = await storedOf(id);
    expect(await desk.service.services.grants.sweep()).toBe(0);
    await desk.service.services.database.change('UPDATE oauth_grants SET refresh_due_at = ? WHERE connector_id = ?', [
      '2020-01-01T00:00:00.000Z',
      id,
    ]);
    expect(await desk.service.services.grants.sweep()).toBe(1);
    expect((await storedOf(id))['refresh_token']).not.toBe(before['refresh_token']);
  });
});

describe('what a vendor leaves out', () => {
  it('no refresh_token keeps the old one, no expires_in waits for the 401', async () => {
    const other = await startDesk({ vendor: { rotates: false, access_life_s: null } });
    try {
      const id = await other.connect();
      for (let n = 1; n <= 3; n++) {
        other.vendor.server.expireAccess();
        expect((await other.list(id)).status).toBe(200);
        expect(other.vendor.server.counts.refreshed).toBe(n);
      }
      const [grant] = await other.service.services.database.query<any>(
        'SELECT access_expires_at FROM oauth_grants WHERE connector_id = ?',
        [id],
      );
      expect(grant.access_expires_at).toBeNull();
    } finally {
      await other.close();
    }
  });
});

describe('an outage of the token endpoint', () => {
  it.each<[string, TokenFault, number, string]>([
    ['500', { kind: 'status', status: 500 }, 502, 'upstream_failed'],
    [
      '503 that calls itself invalid_request',
      { kind: 'status', status: 503, body: { error: 'invalid_request' } },
      502,
      'upstream_failed',
    ],
    ['429', { kind: 'status', status: 429 }, 502, 'upstream_failed'],
    [
      'a client that the vendor does not take',
      { kind: 'status', status: 401, body: { error: 'invalid_client' } },
      502,
      'upstream_failed',
    ],
    ['a connection that breaks', { kind: 'reset' }, 502, 'upstream_failed'],
    ['no response', { kind: 'hang' }, 504, 'upstream_timeout'],
  ])('%s: never changes the state, and the next call refreshes', async (_what, fault, status, code) => {
    const id = await connect();
    desk.vendor.server.expireAccess();
    desk.vendor.faults.push(fault);
    const began = performance.now();
    const answer = await desk.list(id);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(performance.now() - began).toBeLessThan(quick.request_ms + 1500);
    expect((await desk.status(id)).status).toBe('unverified');
    expect((await desk.list(id)).status).toBe(200);
    expect(desk.vendor.server.counts).toMatchObject({ refreshed: 1, reuses: 0 });
  });

  it('is not hammered: a long one is asked seldom', async () => {
    const slow = await startDesk({
      service: { grant_times: { ...quick, backoff_ms: 60_000, backoff_max_ms: 600_000 } },
    });
    try {
      const id = await slow.connect();
      slow.vendor.server.expireAccess();
      slow.vendor.always = { kind: 'status', status: 500 };
      for (let n = 0; n < 5; n++) expect((await slow.list(id)).status).toBe(502);
      expect(slow.vendor.server.counts.token_requests).toBe(1);
      const { status, headers, body } = await slow.list(id);
      expect([status, headers.get('retry-after')]).toEqual([502, String(body.retry_after)]);
      expect(body.retry_after).toBeGreaterThan(10);
    } finally {
      await slow.close();
    }
  });
});

describe('the vendor’s final word', () => {
  it('makes the connector need its user; it is asked once per cool-down', async () => {
    const id = await connect();
    desk.vendor.server.revokeAll();
    for (let n = 0; n < 5; n++) {
      const answer = await desk.list(id);
      expect([answer.status, answer.body.code]).toEqual([424, 'connector_needs_reauth']);
    }
    expect(desk.vendor.server.counts.token_requests).toBe(1);
    expect(await desk.status(id)).toMatchObject({ status: 'needs_reauth', status_reason: 'refresh_refused' });
    await desk.service.services.database.change('UPDATE oauth_grants SET retry_at = ? WHERE connector_id = ?', [
      '2020-01-01T00:00:00.000Z',
      id,
    ]);
    for (let n = 0; n < 5; n++) expect((await desk.list(id)).body.code).toBe('connector_needs_reauth');
    expect(desk.vendor.server.counts.token_requests).toBe(2);
    const check = await desk.service.call('POST', `${path(id)}/check`, { token: desk.service.owner.token });
    expect(check.body).toMatchObject({ status: 'unhealthy', reason: 'connector_needs_reauth' });
  });

  it('that was about a spent token changes nothing where a newer one is stored', async () => {
    const id = await connect();
    desk.vendor.server.expireAccess();
    desk.vendor.faults.push({ kind: 'slow', delay_ms: 600 });
    desk.vendor.faults.push({ kind: 'status', status: 400, body: { error: 'invalid_grant' } });
    const first = desk.list(id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Another process that wrongly believes it holds the lease (paused past its end, say) and asks with the same,
    // used token.
    const { oauthGrants } = await import('./repository.ts');
    const grants = oauthGrants(desk.service.services.database);
    const old = (await grants.read(id))!;
    expect((await first).status).toBe(200);
    expect(await grants.refuse(old, 'refresh_refused', 1000)).toBe(false);
    expect((await desk.status(id)).status).toBe('active');
    desk.vendor.faults.length = 0;
    expect((await desk.list(id)).status).toBe(200);
  });

  it('comes after a lost response, which is counted', async () => {
    const id = await connect();
    desk.vendor.server.expireAccess();
    desk.vendor.faults.push({ kind: 'swallow' });
    expect((await desk.list(id)).status).toBe(504);
    const answer = await desk.list(id);
    expect([answer.status, answer.body.code]).toEqual([424, 'connector_needs_reauth']);
    expect((await desk.status(id)).status_reason).toBe('refresh_answer_lost');
    expect(await desk.counted('answer_lost')).toBe(1);
  });
});

describe('clocks', () => {
  it('that move back an hour end no connector: the vendor is asked, and accepts', async () => {
    const id = await connect();
    expect((await desk.list(id)).status).toBe(200);
    const { database } = desk.service.services;
    // Everything that is stored was written before the clock moved.
    const ahead = (ms: number) => new Date(Date.now() + 3600_000 + ms).toISOString();
    await database.change(
      'UPDATE oauth_grants SET issued_at = ?, access_expires_at = ?, retry_at = ? WHERE connector_id = ?',
      [ahead(0), ahead(60_000), ahead(1000), id],
    );
    desk.vendor.server.expireAccess();
    expect((await desk.list(id)).status).toBe(200);
    expect((await desk.status(id)).status).not.toBe('needs_reauth');
    expect(desk.vendor.server.counts).toMatchObject({ reuses: 0 });
  });
});

describe('many at once', () => {
  it('100 calls on an expired token make one token request, and all succeed', async () => {
    const id = await connect();
    desk.vendor.server.expireAccess();
    desk.vendor.faults.push({ kind: 'slow', delay_ms: 500 });
    const responses = await Promise.all(Array.from({ length: 100 }, () => desk.list(id)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(desk.vendor.server.counts).toMatchObject({ token_requests: 1, reuses: 0 });
  });

  it('a refresh that ends after the connector was given new credentials loses to them', async () => {
    const id = await connect();
    desk.vendor.server.expireAccess();
    desk.vendor.faults.push({ kind: 'slow', delay_ms: 1500 });
    const call = desk.list(id);
    await new Promise((resolve) => setTimeout(resolve, 250));
    const fresh = pair();
    const patched = await desk.service.call('PATCH', path(id), {
      token: desk.service.owner.token,
      body: { credentials: fresh },
    });
    expect(patched.status).toBe(200);
    expect((await call).status).toBe(200);
    // The vendor's response, which no call waits for any more.
    await until(async () => (await desk.counted('discarded')) === 1, 'a discarded response');
    expect(await storedOf(id)).toEqual(fresh);
  });

  it('a refresh that ends after the connector was deleted leaves nothing', async () => {
    const id = await connect();
    desk.vendor.server.expireAccess();
    desk.vendor.faults.push({ kind: 'slow', delay_ms: 1500 });
    const call = desk.list(id);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await desk.service.call('DELETE', path(id), { token: desk.service.owner.token });
    expect((await call).status).toBe(404);
    expect(
      await desk.service.services.database.query('SELECT 1 FROM oauth_grants WHERE connector_id = ?', [id]),
    ).toEqual([]);
  });
});

it('credentials of 16 KB come back whole', async () => {
  const long = 'x'.repeat(16_384);
  const id = await desk.connect({ access_token: long, refresh_token: 'r'.repeat(16_384), ...desk_client });
  expect((await storedOf(id))['access_token']).toBe(long);
});

it('no token, secret or code is ever logged', async () => {
  const text = desk.service.logged.join('');
  expect(text).not.toMatch(/\b(at|rt|code)_[A-Za-z0-9_-]{20}/);
  expect(text).not.toContain(desk_client.client_secret);
});
