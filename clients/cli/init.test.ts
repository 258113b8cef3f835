import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
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

it('names the setting that is still missing, and writes the given database URL unchanged', async () => {
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

describe('init --compose', () => {
  const compose = parse(readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8')) as {
    'x-patchbay': { environment: Record<string, string> };
  };
  const required = /\$\{(\w+):\?[^}]*\}/g;

  it('writes a file with every value that compose.yaml asks for, from which its services are configured', async () => {
    const ended = await init('composed', '--compose', '--public-url', 'https://patchbay.example');
    expect(ended).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('docker compose up -d') });
    const folder = join(place.folder, 'composed');
    expect(readdirSync(folder)).toEqual(['.env']);
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
    const text = JSON.stringify(compose);
    const names = [...new Set([...text.matchAll(required)].map(([, name = '']) => name))].toSorted();
    const written = readFileSync(join(folder, '.env'), 'utf8');
    const set = [...written.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
    for (const name of set) expect(text).toContain(`\${${name}:`);
    expect(set.filter((name) => names.includes(name)).toSorted()).toEqual(names);
    // The settings of a service as Compose makes them, but for a database that is here.
    const { REDIS_URL, ...environment } = compose['x-patchbay'].environment;
    const exports = Object.entries({ ...environment, DATABASE_URL: `sqlite:${join(folder, 'db.sqlite')}` }).map(
      ([name, value]) => `export ${name}="${value}"`,
    );
    expect(environment['DATABASE_URL']).toContain('${DB_PASSWORD:?');
    expect(REDIS_URL).toBe('redis://redis:6379');
    const patchbay = `patchbay() { npm --prefix ${place.folder} run -s patchbay -- "$@"; }`;
    const examined = await place.shell(
      [`. ${folder}/.env`, ...exports, patchbay, 'patchbay migrate', 'patchbay doctor'].join('\n'),
    );
    expect(examined).toMatchObject({ code: 0, stderr: '' });
    expect(examined.stdout).toMatch(/^ok +keys: /m);
    expect(examined.stdout).not.toMatch(/^error/m);
  });

  it('says that PUBLIC_URL is missing, and takes no database', async () => {
    expect(await init('open', '--compose')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Set PUBLIC_URL in .env'),
    });
    expect(readFileSync(join(place.folder, 'open/.env'), 'utf8')).not.toMatch(/^PUBLIC_URL/m);
    const refused = await init('both', '--compose', '--database-url', 'mysql://patchbay:a@db.internal/patchbay');
    expect(refused).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('--database-url') });
    expect(readdirSync(place.folder)).not.toContain('both');
  });
});
