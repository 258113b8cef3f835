/**
 * The samples of setting up production run as they are pasted, with the packed service in an empty folder, on a MariaDB
 * whose user has the rights of the guide.
 *
 * @drawn 2
 * @lanes mariadb
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { mariadb_url } from '../server/testing/database.ts';
import { packageFile } from '../server/package-root.ts';
import { beside } from './testing/first-minutes.ts';
import { nodesAt } from './testing/nodes.ts';
import { packedService, type Packed } from './testing/packed-service.ts';

const longest_start_ms = 120_000;
const blocksOf = (...path: string[]): string[] =>
  [...readFileSync(packageFile(...path), 'utf8').matchAll(/```[^\n]*\n([^]*?)```/g)].map(([, code = '']) => code);
const guide = blocksOf('server', 'reference', 'guides', 'production.md');
const named = (blocks: readonly string[], begins: string): string => {
  const found = blocks.find((code) => code.startsWith(begins));
  if (found === undefined) throw new Error(`there is no sample that begins with ${begins}`);
  return found;
};

/** A database and its user, made by the statements of the guide. */
async function prepare(name: string): Promise<string> {
  const connection = await createConnection({ uri: String(mariadb_url), multipleStatements: true });
  await connection.query(named(guide, 'CREATE DATABASE').replaceAll('patchbay', name));
  await connection.end();
  const url = new URL(String(mariadb_url));
  return `mysql://${name}:PASSWORD@${url.host}/${name}`;
}

async function remove(name: string): Promise<void> {
  const connection = await createConnection({ uri: String(mariadb_url), multipleStatements: true });
  await connection.query(`DROP DATABASE IF EXISTS ${name}; DROP USER IF EXISTS '${name}'@'%'`);
  await connection.end();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a socket
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(port: number, printed: () => string): Promise<void> {
  const over = performance.now() + longest_start_ms;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (performance.now() > over) throw new Error(`the service does not start: ${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe.each(nodesAt(2))('samples of production on Node $version', (version) => {
  let packed: Packed;
  const names: string[] = [];
  beforeAll(async () => {
    packed = await packedService(version);
  }, 300_000);
  afterAll(async () => {
    for (const name of names) await remove(name);
    packed.installed.remove();
  });

  it.each([
    ['README.md', named(blocksOf('README.md'), 'patchbay init')],
    ['the guide', named(guide, 'patchbay init')],
  ])(
    'has lines in %s that lead to a service, of which a backup is made',
    async (_where, lines) => {
      const name = `sample_${randomBytes(6).toString('hex')}`;
      names.push(name);
      const url = await prepare(name);
      const given = lines.replace(/mysql:\S+/, url);
      expect(given).toContain(url);
      const folder = join(packed.folder, name);
      mkdirSync(folder);
      const port = await freePort();
      const environment = { ...packed.environment, PORT: String(port) };
      const going = beside({ folder, environment }, `set -euo pipefail\n${given}`);
      try {
        await untilReady(port, going.printed);
        expect(going.printed()).toMatch(/^name +Example$/m);
        expect(going.printed()).not.toMatch(/^error/m);
        const [backup = ''] = blocksOf('server', 'reference', 'guides', 'backup.md');
        const target = join(folder, 'backup');
        await packed.paste(`cd ${name}\nset -a; . ./.env; set +a\n${backup.replace('/backups/2026-11-29', target)}`);
        expect(readdirSync(target)).toContain('backup.json');
      } finally {
        await going.end();
      }
    },
    300_000,
  );
});
