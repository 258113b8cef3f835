/** The kit against a sandbox as people start it: another process, nothing shared but the address and what sandbox.json says. */
import { createConnection } from 'mysql2/promise';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorkplace, type Running, type Workplace } from '../clients/cli/test-process.ts';
import type { SandboxFile } from '../clients/cli/sandbox-file.ts';
import { startProxy } from './mutants/proxy.ts';
import { mutants, runMutants } from './mutants/run-mutants.ts';
import { toHtml } from './report/html.ts';
import { toJunit } from './report/junit.ts';
import { toText } from './report/text.ts';
import { runKit, type KitReport } from './runner/run-kit.ts';
import type { Credentials, Surroundings } from './runner/world.ts';

const minutes = (count: number) => count * 60_000;

/** What judges the kit itself, or the library that has no database, is the same on every engine: it runs on SQLite alone. */
const on_mariadb = process.env['PATCHBAY_TEST_ENGINE'] === 'mariadb' && process.env['PATCHBAY_TEST_MARIADB_URL'] !== undefined;

/** A database of its own where the run is on MariaDB; SQLite in the workplace else. */
async function database(): Promise<{ environment: Record<string, string>; drop(): Promise<void> }> {
  const server = process.env['PATCHBAY_TEST_MARIADB_URL']!;
  if (!on_mariadb) return { environment: {}, drop: async () => undefined };
  const name = `patchbay_kit_${process.pid}_${Date.now()}`;
  const run = async (sql: string) => {
    const connection = await createConnection(server);
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { environment: { DATABASE_URL: url.toString() }, drop: () => run(`DROP DATABASE ${name}`) };
}

let store: Awaited<ReturnType<typeof database>>;
let workplace: Workplace;
let sandbox: Running & { file: SandboxFile };
let surroundings: Surroundings;

beforeAll(async () => {
  workplace = createWorkplace();
  store = await database();
  sandbox = await workplace.sandbox(store.environment);
  const { file } = sandbox;
  const organizations = [file.organization_id, file.second.organization_id].flatMap((id) => ['--organization', id]);
  const scopes = ['connectors:read', 'connectors:write', 'execute', 'admin'].flatMap((scope) => ['--scope', scope]);
  const made = await workplace.patchbay(['clients', 'create', '--name', 'of both', ...organizations, ...scopes, '--json'], { environment: store.environment });
  surroundings = { ...file, several: JSON.parse(made.stdout) as Credentials };
}, minutes(2));

afterAll(async () => {
  sandbox.child.kill('SIGTERM');
  await sandbox.ended;
  workplace.remove();
  await store.drop();
});

describe('against the sandbox', () => {
  let report: KitReport;

  it('every case passes, hosted and in-process, and 1 000 made-up requests are answered as declared', async () => {
    report = await runKit({ surroundings, document: 'closed', fuzz: 1000, seed: 1, in_process: !on_mariadb });
    expect(report.results.filter(({ outcome }) => !['pass', 'skip'].includes(outcome)).map(({ id, target, reasons }) => ({ id, target, reasons }))).toEqual([]);
    expect(report.totals.pass).toBeGreaterThan(10_000);
    expect(new Set(report.results.map(({ target }) => target))).toEqual(new Set(on_mariadb ? ['hosted'] : ['hosted', 'in-process']));
    expect(report.fuzz!.requests).toBeGreaterThan(900);
  }, minutes(10));

  it('every declared status was seen, or the reason is told', () => {
    expect(report.coverage.filter((each) => each.seen === 0 && each.reason === 'no case reaches it').map(({ operation, status }) => `${operation} ${status}`)).toEqual([]);
  });

  it('clients of the released document go on working', () => {
    expect(report.released!.violations).toEqual([]);
  });

  it('no report holds a secret', () => {
    const secrets = [sandbox.file.client_secret, sandbox.file.second.client_secret, surroundings.several!.client_secret, ...Object.values(sandbox.file.connectors).flatMap(({ credentials }) => Object.values(credentials))];
    const shown = [JSON.stringify(report), toText(report), toHtml(report), toJunit(report)].join('\n');
    for (const secret of secrets) expect(shown.includes(secret)).toBe(false);
    expect(shown).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  });
});

if (!on_mariadb) {
  describe('mutants', () => {
    it('are many, and each has a name of its own', () => {
      expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
      expect(mutants.length).toBeGreaterThanOrEqual(300);
    });

    it('are all found by the cases that they name', async () => {
      const { survived, results } = await runMutants({ surroundings, document: 'closed' });
      expect(results.filter(({ disabled }) => disabled)).toEqual([]);
      expect(survived).toEqual([]);
    }, minutes(10));
  });

  describe('the command', () => {
    it('exits 1 when some fail, and shows the request and the answer without their secrets', async () => {
      const proxy = await startProxy(sandbox.file.base_url);
      proxy.become(mutants.find(({ id }) => id === 'create/secrets-returned'));
      const out = mkdtempSync(join(tmpdir(), 'patchbay-kit-'));
      const surroundings = join(out, 'surroundings.json');
      writeFileSync(surroundings, JSON.stringify({ ...sandbox.file, base_url: proxy.base_url }));
      const ended = await workplace.patchbay(['conformance', '--only', 'connectors/create/answers-the-record', '--out', out], { environment: { PATCHBAY_CONFORMANCE_SANDBOX: surroundings } });
      await proxy.close();
      expect(ended.code).toBe(1);
      expect(ended.stdout).toContain('additional properties {"additionalProperty":"credentials"}');
      const page = readFileSync(join(out, 'report.html'), 'utf8');
      expect(page).toContain('POST /api/v1/integrations/connectors');
      for (const secret of [sandbox.file.client_secret, ...Object.values(sandbox.file.connectors['incident-io']!.credentials)]) expect(ended.stdout + page).not.toContain(secret);
      rmSync(out, { recursive: true });
    }, minutes(1));

    it('exits 0 when all pass and writes four reports; 2 when it could not run', async () => {
      const out = mkdtempSync(join(tmpdir(), 'patchbay-kit-'));
      const good = await workplace.patchbay(['conformance', '--only', 'service/health,tokens/json', '--out', out]);
      expect([good.code, good.stderr]).toEqual([0, '']);
      expect(good.stdout).toMatch(/\d+ pass, 0 fail, 0 skip, 0 disabled, 0 error/);
      expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toMatchObject({ totals: { fail: 0 } });
      expect(readFileSync(join(out, 'report.xml'), 'utf8')).toMatch(/^<\?xml[\s\S]*failures="0"/);
      expect(readFileSync(join(out, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/);
      rmSync(out, { recursive: true });
      expect((await workplace.patchbay(['conformance', '--base-url', 'http://127.0.0.1:9', '--client-id', 'a', '--client-secret', 'b'])).code).toBe(2);
      expect((await workplace.patchbay(['conformance', '--only', 'nothing/of-the-kind'])).code).toBe(2);
    }, minutes(1));
  });
}
