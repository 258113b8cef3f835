import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkplace, type Workplace } from '../testing/process.ts';

let place: Workplace;
let file: string;
beforeAll(() => {
  place = createWorkplace();
  file = join(place.folder, 'keys.json');
});
afterAll(() => place.remove());

const read = () => JSON.parse(readFileSync(file, 'utf8')) as { encryption: { active: string; keys: object } };
const keys = (...args: string[]) => place.patchbay(['keys', ...args], { environment: { PATCHBAY_KEYS_FILE: file } });

it('gives key files mode 0600, also where it replaces the file that it has read', async () => {
  expect(await place.patchbay(['keys', 'generate', '--out', file])).toMatchObject({ code: 0, stdout: '' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { active } = read().encryption;
  const added = await keys('add', '--out', file);
  expect(added).toMatchObject({ code: 0, stdout: '' });
  const [, id = ''] = /Added "([^"]+)"/.exec(added.stderr) ?? [];
  expect(Object.keys(read().encryption.keys)).toEqual(expect.arrayContaining([active, id]));
  expect(read().encryption.active).toBe(active);
  expect(await keys('activate', id, '--out', file)).toMatchObject({ code: 0, stdout: '' });
  expect(read().encryption.active).toBe(id);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('never replaces a key file by new keys, and leaves nothing behind', async () => {
  const other = join(place.folder, 'other.json');
  writeFileSync(other, 'what is needed', { mode: 0o600 });
  const refused = await place.patchbay(['keys', 'generate', '--out', other]);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain('exists');
  expect(readFileSync(other, 'utf8')).toBe('what is needed');
  expect((await place.shell('ls')).stdout).not.toContain('.part');
  const nowhere = await place.patchbay(['keys', 'generate', '--out', join(place.folder, 'none', 'keys.json')]);
  expect(nowhere).toMatchObject({ code: 1 });
  expect(nowhere.stderr).toContain('cannot be written (ENOENT)');
});
