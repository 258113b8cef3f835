/**
 * The kit against a sandbox as users start it: a separate process that shares only its address and what sandbox.json
 * says.
 *
 * @lanes sqlite mariadb
 * @long 4
 */
import { createConnection } from 'mysql2/promise';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorkplace, type Running, type Workplace } from '../clients/testing/process.ts';
import type { SandboxFile } from '../clients/cli/sandbox/sandbox-file.ts';
import { startProxy } from './mutants/proxy.ts';
import { mutants, mutantsOf, runMutants } from './mutants/run-mutants.ts';
import { toHtml } from './report/html.ts';
import { toJunit } from './report/junit.ts';
import { toText } from './report/text.ts';
import type { Case } from './runner/case.ts';
import { reasonForCode } from './runner/coverage.ts';
import { runKit, type KitReport } from './runner/run-kit.ts';
import { sampled } from './runner/sampled.ts';
import type { Credentials, Surroundings } from './runner/world/world.ts';

const minutes = (count: number) => count * 60_000;

/**
 * Tests of the kit itself, or of the library that has no database, are the same on every engine: they run on SQLite
 * alone.
 */
const on_mariadb =
  process.env['PATCHBAY_TEST_ENGINE'] === 'mariadb' && process.env['PATCHBAY_TEST_MARIADB_URL'] !== undefined;

const seed = Number(process.env['PATCHBAY_TEST_SEED'] ?? 1);
const given_mutants = process.env['PATCHBAY_TEST_MUTANTS'] ?? '60';
/** How many mutants, and how many of the nine thousand searches and aggregations; nothing stands for all of them. */
const mutant_sample = given_mutants === 'all' ? undefined : Number(given_mutants);
const given_samples = process.env['PATCHBAY_TEST_SAMPLES'] ?? 'all';
const search_sample = given_samples === 'all' ? undefined : 25 * Number(given_samples);
const fewest_passed = search_sample ?? 8_000;
const changed = (process.env['PATCHBAY_TEST_CHANGED'] ?? '').split(',');

/**
 * A sample of the searches and aggregations that follow from the contract. On the second engine, only the cases that
 * people wrote beside them: the others end before the database (validation, protocol) or read one row (operations at
 * the vendor).
 */
function selected(cases: Case[]): Case[] {
  const searches = cases.filter(({ id, source }) => source === 'multiplied' && /^(search|aggregate)\//.test(id));
  const drawable = new Set(searches);
  const written = cases.filter(({ source }) => source === 'written' || source === 'sequence');
  const others = on_mariadb ? written : cases.filter((each) => !drawable.has(each));
  return [...others, ...sampled(searches, search_sample, seed)];
}

/** Generated requests: a run of a sample sends half as many. */
const fuzzed = (on_mariadb ? 250 : 1000) / (search_sample === undefined ? 1 : 2);

/** A separate database on MariaDB; otherwise SQLite in the workplace. */
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
  const made = await workplace.patchbay(
    ['clients', 'create', '--name', 'of both', ...organizations, ...scopes, '--json'],
    { environment: store.environment },
  );
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

  it(
    'passes every case, hosted and in-process, and responds to generated requests as declared',
    async () => {
      report = await runKit({
        surroundings,
        document: 'closed',
        fuzz: fuzzed,
        seed,
        in_process: !on_mariadb,
        select: selected,
      });
      expect(
        report.results
          .filter(({ outcome }) => !['pass', 'skip'].includes(outcome))
          .map(({ id, target, reasons }) => ({ id, target, reasons })),
      ).toEqual([]);
      expect(report.totals.pass).toBeGreaterThan(fewest_passed + (on_mariadb ? 0 : 5_000));
      expect(new Set(report.results.map(({ target }) => target))).toEqual(
        new Set(on_mariadb ? ['hosted'] : ['hosted', 'in-process']),
      );
      expect(report.fuzz!.requests).toBeGreaterThan(fuzzed * 0.9);
    },
    minutes(10),
  );

  if (!on_mariadb)
    it('observes every declared status in a case, or reports why not', () => {
      expect(
        report.coverage
          .filter((each) => each.seen === 0 && each.reason === 'no case reaches it')
          .map(({ operation, status }) => `${operation} ${status}`),
      ).toEqual([]);
    });

  if (!on_mariadb)
    it('observes every declared code in a case, or reports why not', () => {
      expect(report.codes.never_seen.filter((code) => reasonForCode(code) === undefined)).toEqual([]);
    });

  it('keeps clients of the released document working', () => {
    expect(report.released!.violations).toEqual([]);
  });

  it('puts no secret into a report', () => {
    const secrets = [
      sandbox.file.client_secret,
      sandbox.file.second.client_secret,
      surroundings.several!.client_secret,
      ...Object.values(sandbox.file.connectors).flatMap(({ credentials }) => Object.values(credentials)),
    ];
    const shown = [JSON.stringify(report), toText(report), toHtml(report), toJunit(report)].join('\n');
    for (const secret of secrets) expect(shown.includes(secret)).toBe(false);
    expect(shown).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
  });
});

if (!on_mariadb) {
  describe('mutants', () => {
    it('have unique names and number at least 300', () => {
      expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
      expect(mutants.length).toBeGreaterThanOrEqual(300);
    });

    it(
      'are all detected by the cases that they name',
      async () => {
        const always = mutantsOf(changed);
        const { survived, results } = await runMutants({
          surroundings,
          document: 'closed',
          sample: mutant_sample,
          always,
          seed,
        });
        expect(results.length).toBe(Math.min(mutants.length, always.length + (mutant_sample ?? mutants.length)));
        expect(results.filter(({ disabled }) => disabled)).toEqual([]);
        expect(survived).toEqual([]);
      },
      minutes(mutant_sample === undefined ? 40 : 10),
    );
  });

  describe('the command', () => {
    it(
      'exits 1 when a case fails, and shows request and response without secrets',
      async () => {
        const proxy = await startProxy(sandbox.file.base_url);
        proxy.become(mutants.find(({ id }) => id === 'create/secrets-returned'));
        const out = mkdtempSync(join(tmpdir(), 'patchbay-kit-'));
        const surroundings = join(out, 'surroundings.json');
        writeFileSync(surroundings, JSON.stringify({ ...sandbox.file, base_url: proxy.base_url }));
        const ended = await workplace.patchbay(
          ['conformance', '--only', 'connectors/create/returns-the-record', '--out', out],
          { environment: { PATCHBAY_CONFORMANCE_SANDBOX: surroundings } },
        );
        await proxy.close();
        expect(ended.code).toBe(1);
        expect(ended.stdout).toContain('additional properties {"additionalProperty":"credentials"}');
        const page = readFileSync(join(out, 'report.html'), 'utf8');
        expect(page).toContain('POST /api/v1/integrations/connectors');
        for (const secret of [
          sandbox.file.client_secret,
          ...Object.values(sandbox.file.connectors['incident-io']!.credentials),
        ])
          expect(ended.stdout + page).not.toContain(secret);
        rmSync(out, { recursive: true });
      },
      minutes(1),
    );

    it(
      'needs no organization: a service given by its URL and client passes',
      async () => {
        const { base_url, client_id, client_secret, ...others } = sandbox.file;
        const folder = mkdtempSync(join(tmpdir(), 'patchbay-kit-'));
        const file = join(folder, 'surroundings.json');
        writeFileSync(file, JSON.stringify(others));
        const options = [
          '--base-url',
          base_url,
          '--client-id',
          client_id,
          '--document',
          'published',
          '--sandbox',
          file,
        ];
        const ended = await workplace.patchbay(['conformance', ...options, '--only', 'service,tokens'], {
          environment: { PATCHBAY_CLIENT_SECRET: client_secret },
        });
        rmSync(folder, { recursive: true });
        expect(ended.stdout).toMatch(/\d+ pass, 0 fail, 0 skip, \d+ disabled, 0 error/);
        expect(ended.code).toBe(0);
      },
      minutes(2),
    );

    it(
      'exits 0 and writes four reports when all cases pass, and exits 2 when it could not run',
      async () => {
        const out = mkdtempSync(join(tmpdir(), 'patchbay-kit-'));
        const good = await workplace.patchbay(['conformance', '--only', 'service/health,tokens/json', '--out', out]);
        expect([good.code, good.stderr]).toEqual([0, '']);
        expect(good.stdout).toMatch(/\d+ pass, 0 fail, 0 skip, 0 disabled, 0 error/);
        expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toMatchObject({ totals: { fail: 0 } });
        expect(readFileSync(join(out, 'report.xml'), 'utf8')).toMatch(/^<\?xml[\s\S]*failures="0"/);
        expect(readFileSync(join(out, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/);
        rmSync(out, { recursive: true });
        expect(
          (
            await workplace.patchbay([
              'conformance',
              '--base-url',
              'http://127.0.0.1:9',
              '--client-id',
              'a',
              '--client-secret',
              'b',
            ])
          ).code,
        ).toBe(2);
        expect((await workplace.patchbay(['conformance', '--only', 'nothing/of-the-kind'])).code).toBe(2);
      },
      minutes(1),
    );
  });
}
