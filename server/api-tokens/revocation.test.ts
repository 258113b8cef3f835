/**
 * @lanes mariadb
 * @timed
 */
import { setTimeout } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { freshDatabase } from '../testing/database.ts';
import { startServerProcess, type ServerProcess } from '../testing/replication-server.ts';
import { generateKeyRing } from '../vault/key-ring.ts';

jest.setTimeout(120_000);

const path = '/api/v1/integrations/connectors';

describe('two processes on one database', () => {
  let processes: ServerProcess[];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await freshDatabase();
    ({ drop } = database);
    const environment = { DATABASE_URL: database.url, PATCHBAY_KEYS: generateKeyRing(), PATCHBAY_ROLE: 'api' };
    const first = await startServerProcess(environment);
    processes = [first, await startServerProcess(environment)];
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.kill()));
    await setTimeout(200); // the handle of a process that has ended is closed a moment later
    await drop();
  });

  it('both refuse an agent token within a second after one of them has revoked it', async () => {
    const [first] = processes as [ServerProcess];
    const ask = async (token: string, { url }: ServerProcess, target: string, init: RequestInit = {}) =>
      (await fetch(url + target, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })).status;
    const mcp = {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    };
    const everywhere = (token: string) =>
      Promise.all(processes.flatMap((each) => [ask(token, each, path), ask(token, each, '/mcp', mcp)]));
    for (let round = 0; round < 5; round++) {
      const made = await first.call('POST', '/api/v1/account/agent-tokens', { name: 'test', customer_name: 'acme' });
      expect(made.status).toBe(201);
      const { id, token } = made.body as { id: string; token: string };
      expect(await everywhere(token)).toEqual([200, 200, 200, 200]);
      expect((await first.call('DELETE', `/api/v1/account/agent-tokens/${id}`)).status).toBe(204);
      const revoked = performance.now();
      expect(await everywhere(token)).toEqual([401, 401, 401, 401]);
      expect(performance.now() - revoked).toBeLessThan(1000);
    }
  });
});
