import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkplace, type Ended, type Running, type Workplace } from '../testing/process.ts';

let place: Workplace;
let running: Running;

beforeAll(async () => {
  place = createWorkplace();
  running = await place.sandbox();
}, 60_000);
afterAll(async () => {
  running.child.kill('SIGTERM');
  await running.ended;
  place.remove();
});

const run = (...args: string[]): Promise<Ended> => place.patchbay(args);
const rows = ({ stdout }: Ended) =>
  stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('syncs', () => {
  it('lists the syncs of a connector, newest first, and cancels the one that runs', async () => {
    const created = await run('connectors', 'create', '--sandbox', 'incident-io', '--as', 'slow', '--quiet');
    const id = created.stdout.trim();
    let listed: Array<Record<string, unknown>> = [];
    while (listed.length === 0) listed = rows(await run('connectors', 'syncs', id, '--json'));
    expect(listed).toEqual([expect.objectContaining({ trigger: 'created', entities: expect.any(Array) })]);
    const sync_id = String(listed[0]?.['id']);
    const cancelled = await run('connectors', 'cancel-sync', id, sync_id);
    expect(cancelled).toMatchObject({ code: 0, stderr: '' });
    expect(cancelled.stdout).toMatch(new RegExp(`^id +${sync_id}$`, 'm'));
    while (rows(await run('connectors', 'syncs', id, '--json'))[0]?.['status'] !== 'cancelled');
    const table = (await run('connectors', 'syncs', id)).stdout.split('\n');
    expect(table[0]).toMatch(/^id +status +trigger +started_at +finished_at +written +deleted +errors$/);
    expect(table[1]).toMatch(new RegExp(`^${sync_id} +cancelled +created `));
    const again = await run('connectors', 'cancel-sync', id, '00000000-0000-7000-8000-000000000000');
    expect(again).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('not_found') });
  });
});

describe('oauth-clients', () => {
  it('stores, lists, rotates and deletes the OAuth client of a type, and never prints its secret', async () => {
    const none = await run('oauth-clients', 'list');
    expect(none).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('no OAuth clients of its own') });
    const set = (client_secret: string) =>
      place.patchbay(['oauth-clients', 'set', 'zendesk-support', '--credentials', '-', '--json'], {
        input: JSON.stringify({ client_id: 'ours', client_secret }),
      });
    const stored = await set('first-secret');
    expect(stored).toMatchObject({ code: 0, stderr: '' });
    expect(rows(stored)).toEqual([expect.objectContaining({ connector_type: 'zendesk-support', client_id: 'ours' })]);
    const rotated = await set('second-secret');
    expect(rows(rotated)[0]?.['updated_at']).not.toBe(rows(stored)[0]?.['updated_at']);
    const listed = await run('oauth-clients', 'list');
    expect(listed.stdout).toMatch(/^zendesk-support +ours /m);
    const got = await run('oauth-clients', 'get', 'zendesk-support', '--json');
    expect(rows(got)[0]).toMatchObject({ client_id: 'ours' });
    for (const { stdout } of [stored, rotated, listed, got]) expect(stdout).not.toMatch(/-secret/);
    expect(await run('oauth-clients', 'delete', 'zendesk-support')).toEqual({ code: 0, stdout: '', stderr: '' });
    for (const action of ['get', 'delete']) {
      const gone = await run('oauth-clients', action, 'zendesk-support');
      expect(gone).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('oauth-clients set') });
    }
  });

  it('takes the secret from standard input or a file, and never as an argument', async () => {
    const file = join(place.folder, 'client.json');
    writeFileSync(file, JSON.stringify({ client_id: 'ours', client_secret: 'a-secret' }));
    const set = (...options: string[]) => run('oauth-clients', 'set', 'zendesk-support', ...options);
    expect(await set('--credentials-file', file)).toMatchObject({ code: 0, stderr: '' });
    writeFileSync(file, JSON.stringify({ client_id: 'ours' }));
    for (const wrong of [[], ['--credentials-file', file], ['--credentials', '{"client_secret": "a-secret"}']]) {
      const refused = await set(...wrong);
      expect(refused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--credentials') });
      expect(refused.stderr).not.toContain('a-secret');
    }
    const other = await run('oauth-clients', 'set', 'incident-io', '--credentials-file', file);
    expect(other.code).not.toBe(0);
  });
});
