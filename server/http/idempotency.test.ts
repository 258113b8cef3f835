import { startTestService, type TestService } from '../testing/service.ts';
import { laterSql } from '../storage/database-clock.ts';
import { createIdempotency, type StoredAnswer } from './idempotency.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const answer: StoredAnswer = { status: 201, headers: { Location: '/x' }, body: { id: 'x' } };
const request = (key: string) => ({ scope: ['organization', key], content: ['same'], customer: async () => null });

describe('an Idempotency-Key', () => {
  const once = (key: string, effect: (id: string) => Promise<void>) => {
    const { database, ring } = service.services;
    return createIdempotency(database, ring).once(request(key), async (keep) => {
      await database.transaction(async (tx) => {
        await tx.change('INSERT INTO settings (name, value) VALUES (?, ?)', [`effect ${key} ${Math.random()}`, 'x']);
        await keep(tx, answer);
      });
      await effect(key);
      return answer;
    });
  };
  const effects = (key: string) =>
    service.services.database.query('SELECT name FROM settings WHERE name LIKE ?', [`effect ${key} %`]);

  it('is kept with the effect: a request that dies after its commit is replayed and not repeated', async () => {
    await expect(
      once('dies', async () => {
        throw new Error('the process ends here');
      }),
    ).rejects.toThrow('the process ends here');
    expect(await once('dies', async () => undefined)).toEqual({ answer, replayed: true });
    expect(await effects('dies')).toHaveLength(1);
  });

  it('is not kept without the effect: a transaction that fails stores neither', async () => {
    const { database, ring } = service.services;
    const failing = createIdempotency(database, ring).once(request('fails'), async (keep) => {
      await database.transaction(async (tx) => {
        await keep(tx, answer);
        throw new Error('not committed');
      });
      return answer;
    });
    await expect(failing).rejects.toThrow('not committed');
    expect(await once('fails', async () => undefined)).toEqual({ answer, replayed: false });
    expect(await effects('fails')).toHaveLength(1);
  });

  it('is not held for an hour by a request that died before the clock moved back', async () => {
    const { database } = service.services;
    const hung = new Promise<never>(() => undefined);
    void once('moved', () => hung);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await database.change(
      `UPDATE idempotency_keys SET state = 'running', expires_at = ${laterSql(database.engine, 3600_000)}`,
    );
    expect(await once('moved', async () => undefined)).toEqual({ answer, replayed: false });
  });

  it('that expired while its first request was running belongs to the second alone', async () => {
    const { database, ring } = service.services;
    const first = createIdempotency(database, ring).once(request('slow'), async (keep) => {
      await database.change("UPDATE idempotency_keys SET expires_at = '2020-01-01T00:00:00.000Z' WHERE answer IS NULL");
      expect(await once('slow', async () => undefined)).toEqual({ answer, replayed: false });
      await database.transaction((tx) => keep(tx, answer));
      return answer;
    });
    await expect(first).rejects.toMatchObject({ code: 'idempotency_key_in_use' });
    expect(await effects('slow')).toHaveLength(1);
  });

  it('replays a connector, a consent session and a sync', async () => {
    const { call, owner } = service;
    const send = (path: string, body: unknown, key: string) =>
      call('POST', path, { token: owner.token, body, headers: { 'idempotency-key': key } });
    const connectors = '/api/v1/integrations/connectors';
    const body = { customer_name: 'acme', connector_type: 'incident-io', credentials: { api_key: 'inc_main' } };
    const created = await send(connectors, body, 'one');
    const again = await send(connectors, body, 'one');
    expect([created.status, again.status]).toEqual([201, 201]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(again.body).toEqual(created.body);
    const syncs = `${connectors}/${created.body.id as string}/syncs`;
    await service.services.database.change('UPDATE syncs SET active_connector_id = NULL', []);
    const started = await send(syncs, { mode: 'full' }, 'two');
    expect(started.status).toBe(202);
    expect((await send(syncs, { mode: 'full' }, 'two')).body).toEqual(started.body);
  });
});
