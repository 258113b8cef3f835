/** @drawn 3 */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { hosted } from '../http/hosted.ts';
import type { SandboxFile } from './sandbox/sandbox-file.ts';
import { createWorkplace, type Running, type Workplace } from '../testing/process.ts';

let place: Workplace;
let running: (Running & { file: SandboxFile }) | undefined;

beforeEach(() => {
  place = createWorkplace();
});
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  running = undefined;
  place.remove();
});

const clientOf = ({ base_url, client_id, client_secret }: SandboxFile) =>
  hosted({ base_url, client_id, client_secret });
const incident_io = 'incident-io';
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Scripts a fault at the sandbox's vendor, as a user would. */
async function fault({ upstreams }: SandboxFile, rule: object): Promise<void> {
  const answer = await fetch(`${upstreams[incident_io]!.control_url}/faults`, {
    method: 'POST',
    body: JSON.stringify(rule),
  });
  expect(answer.status).toBe(200);
}

const section = (text: string, title: string): string => text.split(`${title}\n\n`)[1]!.split('\n\n')[0]!;

describe('serve --sandbox', () => {
  it('prints lines that work when pasted', async () => {
    running = await place.sandbox();
    const printed = running.stdout();
    expect(printed).toContain(`${running.file.base_url}/docs`);
    const cli = await place.shell(section(printed, 'Paste into another terminal, in this folder:'));
    expect(cli).toMatchObject({ code: 0 });
    expect(cli.stdout).toContain('INC-240');
    expect(cli.stdout.split('\n').filter((line) => line.startsWith('{"id":'))).toHaveLength(64);
    const curl = await place.shell(section(printed, 'The same with curl:'));
    expect(curl).toMatchObject({ code: 0 });
    expect(JSON.parse(curl.stdout)).toMatchObject({
      data: [{ reference: 'INC-240' }, { reference: 'INC-239' }],
      pagination: { page_size: 2 },
    });
    running.child.kill('SIGINT');
    expect((await running.ended).code).toBe(0);
  }, 240_000);

  it('writes sandbox.json for its owner only, in the contract’s form', async () => {
    running = await place.sandbox();
    const { file } = running;
    expect(Object.keys(file).sort()).toEqual([
      'base_url',
      'client_id',
      'client_secret',
      'connectors',
      'organization_id',
      'redirect_url',
      'second',
      'upstreams',
    ]);
    expect(Object.keys(file.second).sort()).toEqual(['client_id', 'client_secret', 'organization_id']);
    expect(Object.keys(file.upstreams[incident_io]!).sort()).toEqual(['base_url', 'control_url']);
    for (const name of ['sandbox.json', 'keys.json'])
      expect(statSync(join(place.folder, '.patchbay', name)).mode & 0o777).toBe(0o600);
    const connector = await clientOf(file).connectors.create(file.connectors[incident_io]!, { verify: true });
    expect(connector.status).toBe('active');
    const second = hosted({ base_url: file.base_url, ...file.second });
    await expect(second.connectors.get(connector.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await second.organization.get()).id).toBe(file.second.organization_id);
    const other = await second.connectors.create({
      ...file.connectors[incident_io]!,
      credentials: { api_key: 'inc_sandbox_second' },
    });
    const [mine, theirs] = await Promise.all(
      [clientOf(file).connector(connector.id), second.connector(other.id)].map((each) =>
        each.execute('incidents', 'list'),
      ),
    );
    expect(mine!.data.map(({ id }) => id)).not.toEqual(theirs!.data.map(({ id }) => id));
  }, 240_000);

  it('keeps organizations, clients, secrets and connectors over a restart, and replaces secrets that were lost', async () => {
    running = await place.sandbox();
    const first = running.file;
    const { id } = await clientOf(first).connectors.create(first.connectors[incident_io]!);
    running.child.kill('SIGTERM');
    expect((await running.ended).code).toBe(0);

    running = await place.sandbox();
    const again = running.file;
    const sansAddresses = (file: SandboxFile) => ({ ...file, base_url: '', redirect_url: '', upstreams: {} });
    expect(sansAddresses(again)).toEqual(sansAddresses(first));
    expect((await clientOf(again).connector(id).execute('severities', 'list')).data).toHaveLength(4);
    running.child.kill('SIGTERM');
    await running.ended;

    rmSync(join(place.folder, '.patchbay', 'sandbox.json'));
    running = await place.sandbox();
    expect(running.file).toMatchObject({ organization_id: first.organization_id, client_id: first.client_id });
    expect(running.file.client_secret).not.toBe(first.client_secret);
    expect((await clientOf(running.file).connectors.get(id)).id).toBe(id);
  }, 240_000);

  it('says what to do where the port or the folder is taken', async () => {
    running = await place.sandbox();
    const same = await place.patchbay(['serve', '--sandbox'], { environment: { PORT: '0' } });
    expect(same).toMatchObject({ code: 1, stdout: '' });
    expect(same.stderr).toContain('PATCHBAY_DATA_DIR');
    const port = new URL(running.file.base_url).port;
    const other = await place.patchbay(['serve', '--sandbox'], {
      environment: { PORT: port, PATCHBAY_DATA_DIR: './other' },
    });
    expect(other).toMatchObject({ code: 1, stdout: '' });
    expect(other.stderr).toBe(
      `Port ${port} of 127.0.0.1 is already in use. Choose another one, for example PORT=${Number(port) + 1}.\n`,
    );
    const open = await place.patchbay(['serve', '--sandbox'], { environment: { PORT: '0', HOST: '0.0.0.0' } });
    expect(open).toMatchObject({ code: 1 });
    expect(open.stderr).toContain('HOST must be a loopback address');
  }, 240_000);
});

/** Until a request has arrived there that no replication has sent. */
async function atVendor({ upstreams }: SandboxFile): Promise<void> {
  for (;;) {
    const { requests } = (await (await fetch(`${upstreams[incident_io]!.control_url}/requests`)).json()) as {
      requests: object[];
    };
    if (requests.length > 0) return;
    await sleep(20);
  }
}

describe('a signal', () => {
  const asked = async () => {
    running = await place.sandbox();
    const client = clientOf(running.file);
    const { id } = await client.connectors.create({
      ...running.file.connectors[incident_io]!,
      sync: { enabled: false },
    });
    return { sandbox: running, ask: () => client.connector(id).execute('severities', 'list') };
  };

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets the request in flight finish, takes no new one, and ends with 0',
    async (signal) => {
      const { sandbox, ask } = await asked();
      await fault(sandbox.file, { fault: { kind: 'slow', delay_ms: 5000 } });
      const answer = ask();
      await atVendor(sandbox.file);
      sandbox.child.kill(signal);
      sandbox.child.kill(signal); // npm passes the terminal's signal on: one Ctrl-C arrives twice
      while (await fetch(`${sandbox.file.base_url}/healthz`).catch(() => undefined)) await sleep(20);
      expect((await answer).data).toHaveLength(4);
      expect((await sandbox.ended).code).toBe(0);
    },
    240_000,
  );

  it('a second one later ends it at once', async () => {
    const { sandbox, ask } = await asked();
    await fault(sandbox.file, { fault: { kind: 'hang' }, times: 'always' });
    const answer = ask().catch((error: unknown) => error);
    await atVendor(sandbox.file);
    sandbox.child.kill('SIGTERM');
    await sleep(1300);
    expect(sandbox.child.exitCode).toBeNull();
    sandbox.child.kill('SIGTERM');
    expect((await sandbox.ended).code).toBe(143);
    expect(await answer).toMatchObject({ code: 'transport_failed' });
  }, 240_000);
});

describe('serve', () => {
  const freePort = () =>
    new Promise<string>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as { port: number };
        probe.close(() => resolve(String(port)));
      });
    });

  it('names every setting that is missing, and makes nothing', async () => {
    const ended = await place.patchbay(['serve']);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    for (const name of ['PUBLIC_URL', 'PATCHBAY_KEYS', 'METRICS_TOKEN'])
      expect(ended.stderr).toContain(`${name} is missing`);
    expect((await place.shell('ls -A')).stdout).toBe('package.json\n');
  }, 240_000);

  it('serves a database that the commands migrate, keys, organizations and clients have prepared', async () => {
    const { stdout: keys } = await place.patchbay(['keys', 'generate']);
    const port = await freePort();
    const environment = {
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PATCHBAY_KEYS: keys,
      METRICS_TOKEN: 'a-metrics-token-1',
      LOG_LEVEL: 'silent',
    };
    const early = await place.patchbay(['serve'], { environment });
    expect(early).toMatchObject({ code: 1 });
    expect(early.stderr).toContain('patchbay migrate');
    const unprepared = await place.patchbay(['organizations', 'list']);
    expect(unprepared).toMatchObject({ code: 1 });
    expect(unprepared.stderr).toContain('patchbay migrate');

    expect(await place.patchbay(['migrate'])).toMatchObject({ code: 0 });
    expect((await place.patchbay(['migrate'])).stdout).toBe('The schema is up to date.\n');
    const organization = JSON.parse(
      (
        await place.patchbay([
          'organizations',
          'create',
          '--name',
          'Example',
          '--redirect-url',
          'https://app.example',
          '--json',
        ])
      ).stdout,
    ) as { id: string };
    const client = JSON.parse(
      (await place.patchbay(['clients', 'create', '--name', 'backend', '--organization', organization.id, '--json']))
        .stdout,
    ) as { client_id: string; client_secret: string };

    const serving = place.start(['serve'], environment);
    try {
      const api = hosted({ base_url: environment.PUBLIC_URL, ...client });
      for (
        let tries = 0;
        tries < 100 &&
        !(await fetch(`${environment.PUBLIC_URL}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ));
        tries++
      )
        await sleep(100);
      expect((await api.connectors.list().page()).data).toEqual([]);
      await expect(api.organization.get()).rejects.toMatchObject({ code: 'insufficient_scope' });

      const called = {
        PATCHBAY_BASE_URL: environment.PUBLIC_URL,
        PATCHBAY_CLIENT_ID: client.client_id,
        PATCHBAY_CLIENT_SECRET: client.client_secret,
      };
      expect((await place.patchbay(['connectors', 'list', '--json'], { environment: called })).code).toBe(0);

      const more = JSON.parse((await place.patchbay(['clients', 'add-secret', client.client_id, '--json'])).stdout) as {
        client_secret: string;
      };
      expect(
        (
          await hosted({ base_url: environment.PUBLIC_URL, ...client, client_secret: more.client_secret })
            .connectors.list()
            .page()
        ).data,
      ).toEqual([]);
      expect(await place.patchbay(['clients', 'disable', client.client_id])).toMatchObject({ code: 0 });
      await expect(
        hosted({ base_url: environment.PUBLIC_URL, ...client })
          .connectors.list()
          .page(),
      ).rejects.toMatchObject({ code: 'invalid_client' });
      expect((await place.patchbay(['clients', 'disable', client.client_id])).code).toBe(1);
      const locked = await place.patchbay(['migrate']);
      expect(locked).toMatchObject({ code: 1 });
      expect(locked.stderr).toContain('another server');
    } finally {
      serving.child.kill('SIGTERM');
    }
    expect((await serving.ended).code).toBe(0);
    // What production made is not a sandbox's.
    expect((await place.patchbay(['serve', '--sandbox'], { environment: { PORT: '0' } })).stderr).toContain(
      'not a sandbox',
    );
    expect(readFileSync(join(place.folder, '.patchbay', 'patchbay.sqlite')).includes(client.client_secret)).toBe(false);
  }, 240_000);
});
