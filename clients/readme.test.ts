import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { settings } from '../server/config.ts';
import { inBrowser, launchBrowser } from '../server/oauth/test-browser.ts';
import { program } from '../server/test-program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const run = promisify(execFile);

/** The code of a fence such as ```sh session. */
function sample(fence: string): string {
  const found = new RegExp(`\`\`\`${fence}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (!found) throw new Error(`the README has no sample "${fence}"`);
  return found;
}

interface Sandbox {
  base_url: string;
  connectors: Record<string, { credentials: { api_key: string } }>;
  upstreams: Record<string, { base_url: string }>;
}

const main = program(new URL('./cli/main.ts', import.meta.url));

describe('the README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-readme-'));
  const written: string[] = [];
  let server: ChildProcess;
  let sandbox: Sandbox;
  let environment: NodeJS.ProcessEnv;

  beforeAll(async () => {
    environment = { ...process.env, NODE_OPTIONS: '', PATCHBAY_DATA_DIR: folder };
    server = spawn(process.execPath, [...main, 'serve', '--sandbox'], { cwd: root, env: { ...environment, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve, reject) => {
      server.stdout!.on('data', (text: Buffer) => text.includes('The Patchbay sandbox is ready') && resolve());
      server.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
    });
    sandbox = JSON.parse(readFileSync(join(folder, 'sandbox.json'), 'utf8')) as Sandbox;
  }, 60_000);
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    for (const file of [...written, folder]) rmSync(file, { recursive: true, force: true });
  });

  const runSample = async (name: string, code: string, more: NodeJS.ProcessEnv = {}) => {
    const file = join(root, 'clients', `.readme-${name}-${process.pid}.ts`);
    written.push(file);
    writeFileSync(file, code.replace("'patchbay/http'", "'./http/hosted.ts'").replace("'patchbay/local'", "'./local/local.ts'"));
    return run(process.execPath, ['--import', 'tsx', file], { cwd: root, env: { ...environment, ...more } });
  };

  it('has a session whose lines work when pasted', async () => {
    const lines = sample('sh session').replaceAll('npm run -s patchbay --', [process.execPath, ...main].join(' '));
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', lines], { cwd: root, env: environment, maxBuffer: 16 * 1024 * 1024 });
    expect(stdout).toMatch(/INC-\d+/);
    expect(stdout).toContain('INC-123');
    expect(stdout.split('\n').filter((line) => line.startsWith('{') && line.includes('"email"')).length).toBeGreaterThan(25);
    expect(stdout).toMatch(/incidents\s+(full|incremental)\s+succeeded/); // the first run may have ended before
    const found = stdout.slice(stdout.lastIndexOf('succeeded')).split('\n').filter((line) => /INC-\d+/.test(line));
    expect([found.length, found.every((line) => /\bapi\b/i.test(line))]).toEqual([5, true]);
  }, 60_000);

  inBrowser('has a command that starts a consent, whose link leads to a connector', async () => {
    const lines = sample('sh consent').replaceAll('npm run -s patchbay --', [process.execPath, ...main].join(' '));
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', lines], { cwd: root, env: environment });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(stdout.trim());
      await page.getByRole('button', { name: 'Continue to Zendesk Support' }).click();
      await page.getByRole('button', { name: 'Allow' }).click();
      await page.getByRole('heading', { name: 'Connected' }).waitFor();
      const told = await page.locator('pre').textContent(); // the page says what to paste
      const [, id] = /connectors get (\S+)/.exec(told!)!;
      expect(new URL(page.url()).searchParams.get('connector_id')).toBe(id);
      const listed = await run(process.execPath, [...main, 'execute', id!, 'tickets', 'list', '--json'], { cwd: root, env: environment, maxBuffer: 16 * 1024 * 1024 });
      expect(listed.stdout).toMatch(/"subject"/);
    } finally {
      await browser.close();
    }
  }, 60_000);

  it('has a hosted program that runs', async () => {
    const { stdout } = await runSample('hosted', sample('ts hosted').replace('.patchbay/sandbox.json', join(folder, 'sandbox.json')));
    expect(stdout).toMatch(/^INC-123 .+\n100 \S+\n100 \S+\n\d+ null\nrecord_not_found 404\n$/);
  }, 60_000);

  it('has an in-process program that runs', async () => {
    const api_key = sandbox.connectors['incident-io']!.credentials.api_key;
    const code = sample('ts local').replace('INCIDENT_API_KEY! } })', "INCIDENT_API_KEY! } }, { upstreams: { 'incident-io': process.env.STAND_IN! } })");
    const { stdout } = await runSample('local', code, { INCIDENT_API_KEY: api_key, STAND_IN: sandbox.upstreams['incident-io']!.base_url });
    expect(stdout.trim().split('\n').length).toBeGreaterThan(25);
  }, 60_000);

  it('lists every setting as the configuration has it (UPDATE_README=1 writes the table anew)', () => {
    const rows = Object.entries(settings).map(([name, { about, fallback }]) => `| \`${name}\` | ${about} | ${fallback === '' ? '' : `\`${fallback}\``} |`);
    const table = `<!-- settings -->\n| variable | what it decides | without it |\n|---|---|---|\n${rows.join('\n')}\n<!-- end -->`;
    const place = /<!-- settings -->[\s\S]*?<!-- end -->/;
    if (process.env['UPDATE_README'] === '1') writeFileSync(join(root, 'README.md'), readme.replace(place, () => table));
    else expect(place.exec(readme)?.[0]).toBe(table);
  });

  it('names every dependency and no other', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const section = readme.slice(readme.indexOf('## What it stands on'));
    const named = [...section.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
    const all = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter((name) => !name.startsWith('@types/'));
    expect(named.sort()).toEqual(all.sort());
  });

  it('pins every dependency exactly', () => {
    const declared = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    for (const [name, version] of Object.entries({ ...declared.dependencies, ...declared.devDependencies })) expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });
});
