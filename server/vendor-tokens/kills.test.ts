/**
 * kill -9 at random points of refresh and rotation. Every credential decrypts; what a process has called stored is
 * stored. The one loss that cannot be prevented is counted: the vendor rotated and the process died before the
 * response was stored; then the connector says that it needs its user. PATCHBAY_TEST_KILLS says how
 * many: half of them on each engine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connectorBinding } from '../vault/bindings.ts';
import { addKeys, parseKeyRing } from '../vault/key-ring.ts';
import { program } from '../testing/program.ts';
import { verifyRows } from '../vault/rotate.ts';
import { createVault } from '../vault/vault.ts';
import { engine } from '../testing/database.ts';
import { forgetActivations } from '../testing/forget-activations.ts';
import { startCluster } from '../testing/vendor-token-cluster.ts';
import { desk_type } from '../testing/oauth-desk.ts';

const kills = Math.ceil(Number(process.env['PATCHBAY_TEST_KILLS'] ?? 6) / 2);
const connectors = 4;
const command = program(new URL('../testing/vendor-token-worker.ts', import.meta.url));
const times = {
  lease_ms: 300,
  poll_ms: 20,
  request_ms: 1000,
  fresh_ms: 0,
  backoff_ms: 1,
  backoff_max_ms: 5,
  cool_down_ms: 3_600_000,
};

it(
  `${kills} kills on ${engine} lose nothing but unavoidable losses`,
  async () => {
    const cluster = await startCluster(engine);
    try {
      const both = addKeys(cluster.keys);
      const ring = parseKeyRing(both.text);
      const vault = createVault(ring);
      const { server } = cluster.vendor;
      cluster.vendor.always = { kind: 'slow', delay_ms: 15 };
      let ids = await Promise.all(Array.from({ length: connectors }, () => cluster.connect()));
      const told = new Map<string, string>();
      let lost = 0;
      let refreshes = 0;

      for (let n = 0; n < kills; n++) {
        const child = spawn(
          process.execPath,
          [
            ...command,
            JSON.stringify({
              database_url: cluster.url,
              keys: both.text,
              key_ids: [ring.encryption.active, both.id],
              upstreams: { [desk_type]: cluster.vendor.base_url },
              times,
              ids,
            }),
          ],
          {
            stdio: ['ignore', 'pipe', 'inherit'],
          },
        );
        let text = '';
        child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
        while (!text.includes('ready')) await once(child.stdout, 'data');
        // In the middle of its work, however slow the machine is.
        while (!/ rt_\S+\n/.test(text)) await once(child.stdout, 'data');
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
        child.kill('SIGKILL');
        await once(child, 'close');
        for (const [, id, token] of text.matchAll(/^([0-9a-f-]{36}) (rt_\S+)$/gm)) {
          told.set(id!, token!);
          refreshes++;
        }

        const verified = await verifyRows(cluster.database, ring);
        expect(verified).toMatchObject({ checked: ids.length + lost, damaged: [] });
        const alive: string[] = [];
        for (const id of ids) {
          const [row] = await cluster.database.query<any>('SELECT * FROM connectors WHERE id = ?', [id]);
          const { refresh_token } = vault.open(connectorBinding(row), row);
          const state = server.stateOf(refresh_token!);
          if (row.status === 'active' && state === 'current') {
            alive.push(id);
            // Told is stored, or something newer is.
            if (told.has(id) && told.get(id) !== refresh_token)
              expect(server.stateOf(told.get(id)!)).not.toBe('current');
            continue;
          }
          // The vendor has rotated and the process died before the response was stored. The next try detects it once.
          lost++;
          alive.push(await cluster.connect());
        }
        ids = alive;
      }
      const lost_ids = (
        await cluster.database.query<{ id: string }>(
          `SELECT id FROM connectors WHERE id NOT IN (${ids.map(() => '?').join(', ')})`,
          ids,
        )
      ).map(({ id }) => id);
      expect(lost_ids).toHaveLength(lost);

      // Never silently dead: each of them says so at the next call.
      cluster.vendor.always = undefined;
      await new Promise((resolve) => setTimeout(resolve, times.lease_ms));
      server.expireAccess();
      await forgetActivations(cluster.database);
      const last = await cluster.start(times, both.text);
      for (const id of ids) expect((await last.list(id)).status).toBe(200);
      for (const id of lost_ids) {
        expect((await last.list(id)).body.code).toBe('connector_needs_reauth');
        expect(
          (await cluster.database.query<{ status: string }>('SELECT status FROM connectors WHERE id = ?', [id]))[0]!
            .status,
        ).toBe('needs_reauth');
      }
      process.stderr.write(`${engine}: ${kills} kills, ${refreshes} refreshes told, ${lost} responses lost\n`);
      expect(refreshes).toBeGreaterThanOrEqual(kills);
    } finally {
      await cluster.close();
    }
  },
  60_000 + kills * 15_000,
);
