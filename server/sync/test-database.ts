import { createConnection } from 'mysql2/promise';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Databases that outlive the process of a server, for tests that kill it. */
const maria = process.env['PATCHBAY_TEST_MARIADB_URL'];

export async function sqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-kills-'));
  return { url: `sqlite:${join(folder, 'test.sqlite')}`, drop: async () => rmSync(folder, { recursive: true }) };
}

export async function mariadb() {
  const name = `patchbay_kills_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  const run = async (sql: string) => {
    const connection = await createConnection(maria!);
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
  const url = new URL(maria!);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => run(`DROP DATABASE ${name}`) };
}
