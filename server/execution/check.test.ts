import type { ServerResponse } from 'node:http';
import { Problem } from '../problem.ts';
import { check } from './check.ts';
import { access, json, page, startUpstream } from '../testing/upstream.ts';

const told = { checked_entity: 'tickets', checked_action: 'list' };

async function checkWith(
  list: (response: ServerResponse) => unknown,
  me: (response: ServerResponse) => unknown = (response) => json(response, 200, { user: { id: 5, name: 'Ann' } }),
) {
  const upstream = await startUpstream(
    (request, response) => void (request.url === '/api/me' ? me(response) : list(response)),
    { limits: { attempt_ms: 100 } },
  );
  try {
    return { result: await check(access, upstream.runtime), requests: upstream.requests };
  } finally {
    await upstream.close();
  }
}

const works = (response: ServerResponse): void => json(response, 200, page([1]));

describe('check', () => {
  it('is healthy if the vendor responds, and names the account', async () => {
    const { result, requests } = await checkWith(works);
    expect(result).toEqual({ status: 'healthy', ...told, external_account: { id: '5', name: 'Ann' } });
    expect(requests[0]?.url).toContain('page%5Bsize%5D=1');
  });

  it.each([
    [401, 'upstream_unauthorized'],
    [403, 'upstream_forbidden'],
  ])('is unhealthy where the vendor refuses with %i', async (status, reason) => {
    const { result } = await checkWith((response) => json(response, status, {}));
    expect(result).toEqual({ status: 'unhealthy', reason, ...told, external_account: null });
  });

  it('is unhealthy where the vendor has nothing at the address that the environment names', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 404, {}));
    const named = {
      ...access,
      contract: { ...access.contract, environment: [{ name: 'region', type: 'string', required: true }] },
      environment: { region: 'north' },
    };
    expect(await check(named, upstream.runtime)).toMatchObject({ status: 'unhealthy', reason: 'upstream_failed' });
    expect(await check(access, upstream.runtime)).toMatchObject({ status: 'inconclusive' });
    await upstream.close();
  });

  it('says nothing by one 404 alone', async () => {
    const { result } = await checkWith((response) => json(response, 404, {}));
    expect(result).toMatchObject({ status: 'inconclusive', reason: 'upstream_failed' });
  });

  it('is unhealthy if the vendor returns an anonymous 200', async () => {
    const { result } = await checkWith(works, (response) => json(response, 200, { user: { id: null } }));
    expect(result).toMatchObject({ status: 'unhealthy', reason: 'upstream_unauthorized' });
  });

  it.each([
    ['a 500', (response: ServerResponse) => json(response, 500, {}), 'upstream_failed'],
    [
      'throttling',
      (response: ServerResponse) => json(response, 429, {}, { 'retry-after': '600' }),
      'upstream_rate_limited',
    ],
    ['silence', () => undefined, 'upstream_timeout'],
    ['a broken connection', (response: ServerResponse) => response.destroy(), 'upstream_failed'],
    ['nonsense', (response: ServerResponse) => json(response, 200, '<html>'), 'upstream_contract_violation'],
    [
      'a redirect',
      (response: ServerResponse) => json(response, 302, '', { location: 'http://other.example/' }),
      'upstream_failed',
    ],
  ])('is inconclusive after %s, in either step', async (_what, answer, reason) => {
    expect((await checkWith(answer)).result).toEqual({
      status: 'inconclusive',
      reason,
      ...told,
      external_account: null,
    });
    expect((await checkWith(works, answer)).result).toEqual({
      status: 'inconclusive',
      reason,
      ...told,
      external_account: null,
    });
  });

  it('is healthy without an account where the vendor does not tell it', async () => {
    expect((await checkWith(works, (response) => json(response, 403, {}))).result).toEqual({
      status: 'healthy',
      ...told,
      external_account: null,
    });
  });

  it('finds nothing out from a call that cannot be made', async () => {
    const upstream = await startUpstream((_request, response) => works(response));
    await expect(
      check({ ...access, credentials: {} as { api_token: string } }, upstream.runtime),
    ).rejects.toBeInstanceOf(Problem);
    expect(upstream.requests).toHaveLength(0);
    await upstream.close();
  });
});
