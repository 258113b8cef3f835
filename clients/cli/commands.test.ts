/** @drawn 2 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkplace, type Ended, type Running, type Workplace } from '../testing/process.ts';
import type { SandboxFile } from './sandbox/sandbox-file.ts';

let place: Workplace;
let running: Running & { file: SandboxFile };
let id: string;

beforeAll(async () => {
  place = createWorkplace();
  running = await place.sandbox();
  id = (await place.patchbay(['connectors', 'create', '--sandbox', 'incident-io', '--quiet'])).stdout.trim();
}, 30_000);
afterAll(async () => {
  running.child.kill('SIGTERM');
  await running.ended;
  place.remove();
});

const run = (...args: string[]): Promise<Ended> => place.patchbay(args);
const json = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout) as Record<string, unknown>;

describe('connectors', () => {
  it('takes credentials from standard input or a file, and never as an argument', async () => {
    const options = ['--type', 'incident-io', '--customer', 'globex', '--json'];
    const credentials = JSON.stringify(running.file.connectors['incident-io']!.credentials);
    const made = await place.patchbay(['connectors', 'create', ...options, '--credentials', '-', '--verify'], {
      input: credentials,
    });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(made.stdout)).toMatchObject({ customer_name: 'globex', status: 'active' });
    expect(made.stdout).not.toContain('inc_sandbox_main');
    writeFileSync(join(place.folder, 'credentials.json'), credentials);
    expect(await run('connectors', 'create', ...options, '--credentials-file', 'credentials.json')).toMatchObject({
      code: 0,
    });
    const argument = await run('connectors', 'create', ...options, '--credentials', credentials);
    expect(argument).toMatchObject({ code: 2, stdout: '' });
    expect(argument.stderr).toContain('standard input');
    expect(argument.stderr).not.toContain('inc_sandbox_main');
    const broken = await place.patchbay(['connectors', 'create', ...options, '--credentials', '-'], {
      input: '{"api_key": "inc_sandbox_main"',
    });
    expect(broken).toMatchObject({ code: 2, stderr: 'The credentials JSON on standard input is not valid JSON.\n' });
  });

  it('lists, reads, changes, checks and deletes', async () => {
    const body = join(place.folder, 'body.json');
    writeFileSync(body, JSON.stringify({ ...running.file.connectors['incident-io'], customer_name: 'initech' }));
    const made = await json(
      'connectors',
      'create',
      '--body',
      body,
      '--name',
      'Named',
      '--no-sync',
      '--sync-interval',
      '30',
    );
    expect(made).toMatchObject({
      customer_name: 'initech',
      name: 'Named',
      sync: { enabled: false, interval_minutes: 30 },
    });
    const own = String(made['id']);
    const listed = await run('connectors', 'list', '--customer', 'initech');
    expect(listed.stdout.split('\n')[0]).toMatch(/^id +customer_name +connector_type +name +status +created_at$/);
    expect(listed.stdout).toContain(own);
    expect(
      (await run('connectors', 'list', '--json')).stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: string }).id),
    ).toContain(own);
    expect(await json('connectors', 'update', own, '--name', 'Other', '--sync')).toMatchObject({
      name: 'Other',
      sync: { enabled: true },
    });
    expect(await json('connectors', 'get', own)).toMatchObject({ name: 'Other' });
    expect(await json('connectors', 'check', own)).toMatchObject({ status: 'healthy' });
    const wrong = { input: '{"api_key": "inc_wrong"}' };
    // Whose account they are cannot be decided, so they do not replace credentials that work.
    const refused = await place.patchbay(['connectors', 'update', own, '--credentials', '-'], wrong);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('credentials_rejected') });
    const options = ['--type', 'incident-io', '--customer', 'initech', '--credentials', '-', '--quiet'];
    const unusable = (await place.patchbay(['connectors', 'create', ...options], wrong)).stdout.trim();
    const unhealthy = await run('connectors', 'check', unusable, '--json');
    expect(unhealthy.code).toBe(1);
    expect(JSON.parse(unhealthy.stdout)).toMatchObject({ status: 'unhealthy' });
    expect(await run('connectors', 'delete', own)).toEqual({ code: 0, stdout: '', stderr: '' });
    const gone = await run('connectors', 'get', own);
    expect(gone).toMatchObject({ code: 1, stdout: '' });
    expect(gone.stderr).toMatch(
      /^The connector does not exist\. .*connectors list.* \(not_found, status 404, request [0-9a-f-]+\)\n$/,
    );
  }, 40_000);

  it('shows the catalogue', async () => {
    expect((await run('connectors', 'types')).stdout).toMatch(/incident-io +incident\.io +api_key +12/);
    expect((await run('connectors', 'types', 'incident-io')).stdout).toMatch(
      /incident_updates +Incident updates +list search aggregate +7/,
    );
  });
});

describe('execute', () => {
  it('prints a page as a table, and how to go on', async () => {
    const page = await run(
      'execute',
      id,
      'incidents',
      'list',
      '--param',
      'page_size=3',
      '--columns',
      'reference,severity.name,name',
    );
    expect(page.code).toBe(0);
    const lines = page.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^reference  severity\.name  name/);
    expect(lines[1]).toMatch(/^INC-240/);
    expect(page.stdout).not.toContain('\u001b');
    const after = /--param after=(\S+)/.exec(page.stderr)![1]!;
    expect(
      (await run('execute', id, 'incidents', 'list', '--param', 'page_size=3', '--param', `after=${after}`)).stdout,
    ).toContain('INC-237');
  });

  it('prints the response as JSON, or every record on a line of its own', async () => {
    expect(await json('execute', id, 'incidents', 'list', '--params', '{"page_size": 2}')).toMatchObject({
      data: [{ reference: 'INC-240' }, { reference: 'INC-239' }],
      pagination: { page_size: 2 },
    });
    const all = await run('execute', id, 'incidents', 'list', '--all', '--json', '--param', 'page_size:=100');
    expect(all).toMatchObject({ code: 0, stderr: '' });
    const references = all.stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { reference: string }).reference);
    expect(new Set(references).size).toBe(240);
    expect((await run('execute', id, 'alerts', 'list', '--all')).stdout.trimEnd().split('\n')).toHaveLength(421);
  });

  it('follows the cursors of a search, and prints each page as it arrives', async () => {
    await run('connectors', 'sync', id, '--watch');
    const params = '{"query": {}, "limit": 50}';
    const all = await run('execute', id, 'incidents', 'search', '--all', '--json', '--params', params);
    expect(all).toMatchObject({ code: 0, stderr: '' });
    const references = all.stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { reference: string }).reference);
    expect([references.length, new Set(references).size]).toEqual([240, 240]);
    const page = await run('execute', id, 'incidents', 'search', '--params', params);
    const cursor = /--param cursor=(\S+) .*--all/.exec(page.stderr)?.[1];
    const rest = await run(
      'execute',
      id,
      'incidents',
      'search',
      '--all',
      '--params',
      params,
      '--param',
      `cursor=${cursor}`,
    );
    expect(rest.stdout.trimEnd().split('\n')).toHaveLength(191);
  });

  it('gets a record, whose numeric id stays a text', async () => {
    expect((await run('execute', id, 'incidents', 'get', '--param', 'id=123')).stdout).toMatch(/^reference +INC-123$/m);
    expect(await json('execute', id, 'incidents', 'get', '--param', 'id=123')).toMatchObject({
      data: { reference: 'INC-123' },
    });
  });

  it('stops quietly when its reader has seen enough', async () => {
    expect(
      await place.shell(`npm run -s patchbay -- execute ${id} incident_updates list --all --json | head -n 1 | wc -l`),
    ).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\s*1\n$/), stderr: '' });
  });

  it('names code, place and what to do when the service refuses', async () => {
    const refused = await run('execute', id, 'incidents', 'list', '--param', 'page_size=9999');
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('(validation_failed, status 422, request ');
    expect(refused.stderr).toContain('\n  /params/page_size must be at most 250\n');
    const unknown = await run('execute', id, 'incident', 'list');
    expect(unknown.stderr).toContain('incident_statuses');
    expect(
      (await run('execute', id, 'incidents', 'search', '--params', '{"query": {"filter": {"equals": {}}}}')).stderr,
    ).toContain('(validation_failed, status 422');
  });
});

describe('usage', () => {
  it.each<[string, string[], Record<string, string>]>([
    ['an unknown command', ['frobnicate'], {}],
    ['an unknown option', ['connectors', 'list', '--frobnicate'], {}],
    ['a missing argument', ['connectors', 'get'], {}],
    ['a missing option', ['clients', 'create', '--name', 'x'], {}],
    ['parameters that are not JSON', ['execute', 'id', 'incidents', 'list', '--params', '{'], {}],
    ['a parameter without a value', ['execute', 'id', 'incidents', 'list', '--param', 'page_size'], {}],
    ['--all with get', ['execute', 'id', 'incidents', 'get', '--all'], {}],
    [
      'a scope that there is not',
      ['clients', 'create', '--name', 'x', '--organization', 'y', '--scope', 'everything'],
      {},
    ],
    ['nothing to change', ['connectors', 'update', 'id'], {}],
    ['nothing to create', ['connectors', 'create'], {}],
    ['no service', ['connectors', 'list'], { PATCHBAY_DATA_DIR: './nowhere' }],
    ['another service without its client', ['connectors', 'list'], { PATCHBAY_BASE_URL: 'https://elsewhere.example' }],
  ])('%s is 2, with a sentence', async (_what, args, environment) => {
    const ended = await place.patchbay(args, { environment });
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr.length).toBeGreaterThan(20);
    expect(ended.stderr).not.toMatch(/\n\s+at /);
  });

  it('what cannot be reached is 1, and says so', async () => {
    const ended = await place.patchbay(['connectors', 'list'], {
      environment: { PATCHBAY_BASE_URL: 'http://127.0.0.1:9', PATCHBAY_CLIENT_ID: 'x', PATCHBAY_CLIENT_SECRET: 'y' },
    });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(
      /^The service at http:\/\/127\.0\.0\.1:9 cannot be reached \(.+\)\. Check that the service is running\. .*\(transport_failed\)\n$/,
    );
    const wrong = await place.patchbay(['connectors', 'list'], {
      environment: { PATCHBAY_CLIENT_ID: 'x', PATCHBAY_CLIENT_SECRET: 'y' },
    });
    expect(wrong.stderr).toMatch(/--client-secret .*\(invalid_client, status 401/);
  });

  it('--help responds without loading the service', async () => {
    const folder = join(place.folder, 'loaded');
    // V8 writes down every script that the process has loaded.
    const ended = await place.patchbay(['--help'], { environment: { NODE_V8_COVERAGE: folder } });
    expect(ended).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('serve') });
    const loaded = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join();
    expect(loaded).toContain('/commander/');
    expect(loaded).not.toMatch(/\/(typeorm|express|undici|pino|cli-table3)\/|server\/main\.ts/);
    expect(await run('connectors', '--help')).toMatchObject({ code: 0 });
  });
});

it('the command line’s token opens the service', async () => {
  const token = (await run('token')).stdout.trim();
  const scoped = (await run('token', '--customer', 'acme')).stdout.trim();
  for (const each of [token, scoped])
    expect(
      (
        await fetch(`${running.file.base_url}/api/v1/integrations/connectors/${id}`, {
          headers: { Authorization: `Bearer ${each}` },
        })
      ).status,
    ).toBe(200);
});

it('organizations and clients are listed from the database of the folder', async () => {
  expect((await run('organizations', 'list')).stdout).toMatch(/Sandbox/);
  const clients = (await run('clients', 'list', '--json')).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string });
  expect(clients.map((client) => client.id)).toContain(running.file.client_id);
  expect(await run('clients', 'create', '--name', 'x', '--organization', 'nothing')).toMatchObject({ code: 1 });
  expect(await run('organizations', 'create', '--name', 'x', '--redirect-url', 'http://app.example')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('https'),
  });
});
