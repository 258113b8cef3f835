import type { LookupAddress } from 'node:dns';
import { Problem } from '../../problem.ts';
import { execute } from '../execute.ts';
import { guardedLookup, isPublicAddress } from './ssrf-guard.ts';
import { plainCursors } from '../request/cursor.ts';
import { createRuntime } from '../runtime.ts';
import { access, json, listen, listTickets, originOf, page, startUpstream, stop } from '../../testing/upstream.ts';

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::1',
    '2001::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    '100::1',
    '4000::1',
    '2606:4700::5efe:a00:1',
    '2606:4700::200:5efe:7f00:1',
    'localhost',
    '0x7f.1',
    '2130706433',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '104.16.0.1', '2606:4700::6810:1', '2a00:1450:4001::200e'])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('guardedLookup', () => {
  const look = (addresses: LookupAddress[], all: boolean) =>
    new Promise((resolve) =>
      guardedLookup(() => Promise.resolve(addresses))('host', { all }, (error, address) => resolve(error ?? address)),
    );

  it('hands the checked addresses to the socket', async () => {
    const addresses = [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1', family: 6 },
    ];
    expect(await look(addresses, true)).toEqual(addresses);
    expect(await look(addresses, false)).toBe('8.8.8.8');
  });

  it('refuses a name with one private address among public ones', async () => {
    expect(
      await look(
        [
          { address: '8.8.8.8', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ],
        true,
      ),
    ).toMatchObject({ code: 'ERR_BLOCKED_ADDRESS' });
  });

  it('refuses a name without addresses', async () => {
    expect(await look([], true)).toBeInstanceOf(Error);
  });
});

describe('execute', () => {
  it('does not connect where the vendor resolves to a private address, asks once, and does not retry', async () => {
    let asked = 0;
    const runtime = createRuntime({
      cursors: plainCursors,
      resolve: () => {
        asked++;
        return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
      },
    });
    await expect(execute(listTickets, runtime)).rejects.toMatchObject({ code: 'upstream_failed' });
    expect(asked).toBe(1);
    await runtime.close();
  });

  it.each([
    'https://127.0.0.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://169.254.169.254',
    'https://2130706433',
    'https://0x7f.1',
  ])('does not connect to %s', async (base_url) => {
    const runtime = createRuntime({ cursors: plainCursors });
    const contract = { ...access.contract };
    const failure = execute({ ...listTickets, contract, mapping: { ...access.mapping, base_url } }, runtime);
    await expect(failure).rejects.toMatchObject({ code: 'upstream_failed', extras: { cause: { kind: 'blocked' } } });
    await runtime.close();
  });

  it('does not follow a redirect to another origin, and sends no credentials there', async () => {
    const seen: string[] = [];
    const other = await listen((request, response) => {
      seen.push(String(request.headers.authorization));
      json(response, 200, page([1]));
    });
    for (const location of [
      `${originOf(other)}/api/tickets`,
      `//${originOf(other).slice(7)}/x`,
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'http://',
    ]) {
      const upstream = await startUpstream((_request, response) => json(response, 302, {}, { location }));
      await expect(execute(listTickets, upstream.runtime)).rejects.toMatchObject({
        code: 'upstream_failed',
        extras: { upstream: { status: 302 } },
      });
      expect(upstream.requests).toHaveLength(1);
      await upstream.close();
    }
    expect(seen).toEqual([]);
    await stop(other);
  });

  it('follows at most 3 redirects within the origin, with the credentials', async () => {
    let hops = 3;
    const upstream = await startUpstream((request, response) => {
      const hop = Number(new URL(request.url ?? '', 'http://x').searchParams.get('hop'));
      if (hop < hops) json(response, 307, {}, { location: `/api/tickets?hop=${hop + 1}` });
      else json(response, 200, page([1]));
    });
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    expect(upstream.requests.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill('Bearer secret-token'));
    hops = 4;
    await expect(execute(listTickets, upstream.runtime)).rejects.toMatchObject({ code: 'upstream_failed' });
    await upstream.close();
  });

  it.each(['evil.example/', 'a.b', 'a@evil.example', 'a#', '-a', '127.0.0.1', '', 'a\u0000', 'xn--a..'])(
    'lets no environment variable leave its host label: %j',
    async (subdomain) => {
      const runtime = createRuntime({ cursors: plainCursors });
      const call = {
        ...listTickets,
        contract: { ...access.contract },
        mapping: { ...access.mapping, base_url: 'https://{subdomain}.test-desk.example' },
        environment: { subdomain },
      };
      const failure = await execute(call, runtime).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Problem);
      expect(failure).toMatchObject({
        code: 'validation_failed',
        extras: { errors: [{ pointer: '/environment/subdomain' }] },
      });
      await runtime.close();
    },
  );

  it('ignores proxy variables', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 200, page([1])));
    const before = { ...process.env };
    Object.assign(process.env, {
      HTTP_PROXY: 'http://127.0.0.1:9',
      http_proxy: 'http://127.0.0.1:9',
      ALL_PROXY: 'http://127.0.0.1:9',
    });
    await expect(execute(listTickets, upstream.runtime)).resolves.toMatchObject({ data: [{ id: '1' }] });
    process.env = before;
    await upstream.close();
  });
});
