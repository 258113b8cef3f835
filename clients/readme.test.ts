/** @drawn 2 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { settings } from '../server/config.ts';
import { contracts } from '../server/generated/connectors.gen.ts';
import { inBrowser, launchBrowser } from '../server/testing/browser.ts';
import { nodesAt } from './testing/nodes.ts';
import { packedSandbox } from './testing/packed-service.ts';
import type { SandboxProcess } from './testing/sandbox.ts';
import { testGuides, testThatGuidesAreComplete, type World } from './testing/guide-samples.ts';
import { hosted } from './http/hosted.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const run = promisify(execFile);

/** Compares a generated section of the README, or replaces it with UPDATE_README=1. */
function section(name: string, table: string): void {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  const place = new RegExp(`<!-- ${name} -->[\\s\\S]*?<!-- end -->`);
  const wanted = `<!-- ${name} -->\n${table}\n<!-- end -->`;
  if (process.env['UPDATE_README'] === '1')
    writeFileSync(
      join(root, 'README.md'),
      text.replace(place, () => wanted),
    );
  else expect(place.exec(text)?.[0]).toBe(wanted);
}

/** The code of a fence such as ```sh session. */
function sample(fence: string): string {
  const found = new RegExp(`\`\`\`${fence}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (!found) throw new Error(`the README has no sample "${fence}"`);
  return found;
}

describe.each(nodesAt(1))(
  'samples of the README and the guides, with the packed packages in an empty folder on Node $version',
  (version) => {
    let packed: World | undefined;
    let sandbox: SandboxProcess['values'];
    let folder: string;

    const world = (): World => {
      if (!packed) throw new Error('there is no sandbox yet');
      return packed;
    };

    beforeAll(async () => {
      const started = await packedSandbox('readme', version);
      ({ folder, values: sandbox } = started.sandbox);
      const { stdout } = await started.paste('patchbay connectors create --sandbox incident-io --quiet');
      const connector_id = stdout.trim();
      await started.paste(`patchbay connectors sync ${connector_id} --watch`);
      packed = { ...started, connector_id };
    }, 300_000);
    afterAll(async () => {
      await packed?.close();
    });

    /** In the folder of a user who has installed the packed client. */
    const runSample = (name: string, code: string, more: NodeJS.ProcessEnv = {}) =>
      world().module(name, code.replace('.patchbay/sandbox.json', join(folder, 'sandbox.json')), more);

    testGuides(world);

    it('has a quick start whose commands work when pasted', async () => {
      const { stdout } = await world().paste(sample('sh session'));
      expect(stdout).toMatch(/INC-\d+/);
      expect(stdout).toContain('INC-123');
      expect(
        stdout.split('\n').filter((line) => line.startsWith('{') && line.includes('"email"')).length,
      ).toBeGreaterThan(25);
      expect(stdout).toMatch(/incidents\s+(full|incremental)\s+succeeded/); // the first run may have ended before
      const found = stdout
        .slice(stdout.lastIndexOf('succeeded'))
        .split('\n')
        .filter((line) => /INC-\d+/.test(line));
      expect([found.length, found.every((line) => /\bapi\b/i.test(line))]).toEqual([5, true]);
    }, 180_000);

    inBrowser(
      'has a consent command whose link creates a connector',
      async () => {
        const { stdout } = await world().paste(sample('sh consent'));
        const browser = await launchBrowser();
        try {
          const page = await browser.newPage();
          await page.goto(stdout.trim());
          await page.getByRole('button', { name: 'Continue to Zendesk Support' }).click();
          await page.getByRole('button', { name: 'Allow' }).click();
          await page.getByRole('heading', { name: 'Connected' }).waitFor();
          const instructions = await page.locator('pre').textContent(); // the page says what to paste
          const [, id] = /connectors get (\S+)/.exec(instructions!)!;
          expect(new URL(page.url()).searchParams.get('connector_id')).toBe(id);
          const listed = await world().paste(`patchbay execute ${id} tickets list --json`);
          expect(listed.stdout).toMatch(/"subject"/);
        } finally {
          await browser.close();
        }
      },
      180_000,
    );

    it('has a hosted example that runs', async () => {
      const { stdout } = await runSample('hosted', sample('ts hosted'));
      expect(stdout).toMatch(/^INC-123 .+\n100 \S+\n100 \S+\n\d+ null\nrecord_not_found 404\n$/);
    }, 180_000);

    it('has an example that keeps a copy equal to a search of everything', async () => {
      const { client_id, client_secret, base_url, connectors } = sandbox;
      const client = hosted({ base_url, client_id, client_secret });
      const { credentials } = connectors['incident-io']!;
      const copied = { customer_name: 'copied', connector_type: 'incident-io', credentials };
      const { id } = await client.connectors.create(copied);
      const file = join(folder, 'copy.sqlite');
      const code = sample('ts copy');
      expect(code.trim().split('\n').length).toBeLessThan(40);
      await runSample('copy', code, { CONNECTOR: id, COPY: file });
      const copy = new Sqlite(file);
      for (const entity of ['incidents', 'users'] as const) {
        const found = await client.connector<'incident-io'>(id).execute(entity, 'search', { query: {}, limit: 10_000 });
        const stored = copy
          .prepare<[string], string>('SELECT record FROM records WHERE entity = ?')
          .pluck()
          .all(entity);
        const byId = (records: Array<{ id: string }>) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(byId(stored.map((text) => JSON.parse(text) as { id: string }))).toEqual(byId(found.data as never));
      }
      copy.close();
    }, 90_000);

    it('has a receiver that processes an event once and refuses what is not signed', async () => {
      const { client_id, client_secret, base_url } = sandbox;
      const client = hosted({ base_url, client_id, client_secret });
      const free = createServer().listen(0, '127.0.0.1');
      await once(free, 'listening');
      const { port } = free.address() as AddressInfo;
      await new Promise((resolve) => free.close(resolve));
      const url = `http://127.0.0.1:${port}/hooks`;
      const endpoint = await client.webhooks.create({ url, types: ['connector.created'] });
      const { environment } = world();
      const file = join(world().folder, 'receiver.mts');
      writeFileSync(file, sample('ts receiver'));
      const receiver = spawn(version.executable, ['--import', import.meta.resolve('tsx'), file], {
        cwd: world().folder,
        env: { ...environment, WEBHOOK_SECRET: endpoint.secret, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(receiver, 'exit');
      let printed = '';
      receiver.stdout.on('data', (text: Buffer) => (printed += text.toString()));
      try {
        const post = () => fetch(url, { method: 'POST', body: '{"type":"connector.created"}' }).catch(() => undefined);
        while (!(await post())) await new Promise((resolve) => setTimeout(resolve, 50));
        expect((await post())?.status).toBe(400);
        expect(await client.webhooks.test(endpoint.id)).toMatchObject({ delivered: true, response_status: 204 });
        const { credentials } = sandbox.connectors['incident-io']!;
        const received = { customer_name: 'received', connector_type: 'incident-io', credentials };
        const { id } = await client.connectors.create(received);
        while (!printed.includes(id)) await new Promise((resolve) => setTimeout(resolve, 50));
        expect(printed).toMatch(/^connector\.created \{.*\}$/m);
        const before = printed;
        await client.webhooks.replay(endpoint.id, { from: '2020-01-01T00:00:00Z' });
        for (let pending = true; pending;) {
          const { data } = await client.webhooks.deliveries(endpoint.id, { status: 'pending' }).page();
          pending = data.length > 0;
        }
        expect(printed.split(id).length).toBe(before.split(id).length);
      } finally {
        receiver.kill('SIGTERM');
        await ended;
        await client.webhooks.delete(endpoint.id);
      }
    }, 90_000);

    it('has a command for agents that works', async () => {
      const { stdout } = await world().paste(sample('sh agents'));
      expect(stdout).toContain('pba_');
    });

    it('has an example in the README of the client that runs', async () => {
      const { client_id, client_secret, base_url } = sandbox;
      const text = readFileSync(join(root, 'clients/package/README.md'), 'utf8');
      const [code = '', ...others] = [...text.matchAll(/```ts\n([^]*?)```/g)].map(([, each = '']) => each);
      expect(others).toEqual([]);
      const values = { client_id, client_secret, connector_id: world().connector_id };
      const given = code.replace('https://patchbay.example.com', base_url);
      const { stdout } = await world().module(
        'client',
        `const { client_id, client_secret, connector_id } = ${JSON.stringify(values)};\n${given}`,
      );
      expect(stdout.trim().split('\n').length).toBeGreaterThan(100);
    });

    it('has an in-process example that runs', async () => {
      const { stdout } = await runSample('local', sample('ts local'));
      expect(stdout.trim().split('\n').length).toBeGreaterThan(25);
    }, 180_000);
  },
);

describe('the README', () => {
  it('has no other samples', () => {
    const fences = [...readme.matchAll(/^```(\S.*)$/gm)].map(([, name]) => name);
    // The first begins what first-minutes.test.ts does and runs the tests; production.test.ts runs the last.
    const run_here = ['sh session', 'ts hosted', 'ts copy', 'ts receiver', 'ts local', 'sh consent', 'sh agents'];
    const expected = ['sh', ...run_here.slice(0, 1), 'mermaid', ...run_here.slice(1), 'sh production'];
    expect(fences).toEqual(expected);
  });

  testThatGuidesAreComplete();

  it('lists every connector type (UPDATE_README=1 updates the table)', () => {
    const rows = Object.values(contracts).map(
      ({ connector_type, title, entities }) => `| \`${connector_type}\` | ${title} | ${Object.keys(entities).length} |`,
    );
    section('connector types', `| connector type | vendor product | entities |\n|---|---|---|\n${rows.join('\n')}`);
  });

  it('lists every setting with its default (UPDATE_README=1 updates the table)', () => {
    const rows = Object.entries(settings).map(
      ([name, { about, fallback }]) => `| \`${name}\` | ${about} | ${fallback === '' ? '' : `\`${fallback}\``} |`,
    );
    section('settings', `| variable | description | default |\n|---|---|---|\n${rows.join('\n')}`);
  });

  it('lists exactly the declared dependencies in .github/DEPENDENCIES.md', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const page = readFileSync(join(root, '.github/DEPENDENCIES.md'), 'utf8').replace('| package |', '');
    const named = [...page.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    );
    const all = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter(
      (name) => !name.startsWith('@types/'),
    );
    expect(named.sort()).toEqual(all.sort());
  });

  it('pins every dependency exactly', () => {
    const declared = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...declared.dependencies, ...declared.devDependencies }))
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });

  it('needs no library of tests at run time, and comes with a security policy, notices and a list of components', async () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(dependencies)).not.toContain('fast-check');
    for (const file of ['.github/SECURITY.md', 'NOTICE', 'LICENSE'])
      expect(readFileSync(join(root, file), 'utf8').length).toBeGreaterThan(200);
    const { stdout } = await run('npm', ['run', '-s', 'sbom'], { cwd: root, maxBuffer: 16 * 1024 * 1024 });
    const { components } = JSON.parse(stdout) as { components: Array<{ name: string }> };
    expect(components.length).toBeGreaterThan(50);
    expect(components.map(({ name }) => name)).not.toContain('fast-check');
  });
});
