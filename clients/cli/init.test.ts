import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkplace, type Workplace } from '../testing/process.ts';

let place: Workplace;
beforeAll(() => {
  place = createWorkplace();
});
afterAll(() => place.remove());

const init = (...args: string[]) => place.patchbay(['init', ...args]);

it('writes settings and keys with which a service is migrated and examined without an error', async () => {
  const ended = await init('service', '--public-url', 'https://patchbay.example');
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  const folder = join(place.folder, 'service');
  expect(readdirSync(folder).toSorted()).toEqual(['.env', 'keys.json']);
  for (const name of ['.env', 'keys.json']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  // The commands that it prints, as far as they end by themselves.
  const lines = ended.stdout.split('\n').filter((line) => line.startsWith('  '));
  const commands = lines
    .map((line) => line.trim().replace('<name>', 'Example'))
    .filter((line) => !line.endsWith('serve'));
  expect(commands).toContain('patchbay migrate');
  const patchbay = `patchbay() { npm --prefix ${place.folder} run -s patchbay -- "$@"; }`;
  const examined = await place.shell([patchbay, ...commands].join('\n'));
  expect(examined).toMatchObject({ code: 0, stderr: '' });
  expect(examined.stdout).toMatch(/^ok +keys: /m);
  expect(examined.stdout).toMatch(/^name +Example$/m);
  expect(examined.stdout).not.toMatch(/^error/m);
});

it('says what is still to be set, and keeps another database', async () => {
  const { code, stdout } = await init('other', '--database-url', 'mysql://patchbay:a&b;c@db.internal:3306/patchbay');
  expect([code, stdout]).toEqual([0, expect.stringContaining('Set PUBLIC_URL in .env')]);
  const read = await place.shell('. other/.env; printf %s "$DATABASE_URL|$PUBLIC_URL|${#METRICS_TOKEN}"');
  expect(read).toMatchObject({ code: 0, stdout: 'mysql://patchbay:a&b;c@db.internal:3306/patchbay||64', stderr: '' });
});

it('never replaces a file, and refuses before it writes anything', async () => {
  writeFileSync(join(place.folder, '.env'), 'what is needed');
  const refused = await init();
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('.env exists') });
  expect(readFileSync(join(place.folder, '.env'), 'utf8')).toBe('what is needed');
  expect(readdirSync(place.folder)).not.toContain('keys.json');
  for (const [option, value] of [
    ['--public-url', 'patchbay.example'],
    ['--database-url', 'postgres://db.internal/patchbay'],
    ['--database-url', "mysql://patchbay:'@db.internal/patchbay"],
  ] as const) {
    expect(await init('wrong', option, value)).toMatchObject({ code: 2, stdout: '' });
    expect(readdirSync(place.folder)).not.toContain('wrong');
  }
});
