/**
 * `@patchbay/client` as its users have it: packed, and installed into an empty folder.
 *
 * @lanes unit
 */
import { readdirSync, readFileSync, statSync, symlinkSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackedClient, type InstalledClient } from './testing/packed-client.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let client: InstalledClient;

beforeAll(async () => {
  client = await installPackedClient();
}, 300_000);
afterAll(() => client?.remove());

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const usage = (access: string) => `
  const failure = new ApiError('not_found', 'x', { status: 404 });
  const incidents = local({ connector_type: 'incident-io', credentials: { api_key: 'x' } },
    { upstreams: { 'incident-io': 'http://127.0.0.1:9' } });
  const error = await incidents.execute('incidents', 'list').catch((each) => each);
  await incidents.close();
  const wrong = await local({ connector_type: 'incident-io', credentials: { api_key: 'x' } })
    .execute('incidents', 'list', { page_size: -1 }).catch((each) => each);
  console.log(JSON.stringify([${access}, failure instanceof ApiError, error instanceof ApiError, error.code, wrong.code,
    typeof hosted, typeof verifyWebhook]));
`;
const expected = [true, true, 'upstream_failed', 'validation_failed', 'function', 'function'];

it('has the version of the service, no dependency, no native module, and takes less than 10 MB', () => {
  const installed = join(client.folder, 'node_modules');
  expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['@patchbay']);
  const { version, dependencies, license } = JSON.parse(
    readFileSync(join(installed, '@patchbay/client/package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect([version, dependencies, license]).toEqual([own['version'], undefined, own['license']]);
  const files = filesOf(installed);
  expect(files.filter((file) => file.endsWith('.node') || file.endsWith('binding.gyp'))).toEqual([]);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(10_000_000);
  expect(readFileSync(join(installed, '@patchbay/client/dist/LICENSES.txt'), 'utf8')).toMatch(/^undici 7\.[^]+MIT/m);
});

it('is imported as an ES module, and both entries throw one class', async () => {
  const file = join(client.folder, 'use.mjs');
  writeFileSync(
    file,
    `import { hosted, verifyWebhook, ApiError } from '@patchbay/client';
     import { local } from '@patchbay/client/local';${usage("'esm'")}`,
  );
  const { stdout, stderr } = await client.node([file]);
  expect([JSON.parse(stdout), stderr]).toEqual([['esm', ...expected], '']);
});

it('is required as CommonJS, and both entries throw one class', async () => {
  const file = join(client.folder, 'use.cjs');
  writeFileSync(
    file,
    `const { hosted, verifyWebhook, ApiError } = require('@patchbay/client');
     const { local } = require('@patchbay/client/local');
     (async () => {${usage("'cjs'")}})();`,
  );
  const { stdout, stderr } = await client.node([file]);
  expect([JSON.parse(stdout), stderr]).toEqual([['cjs', ...expected], '']);
});

it('loads nothing but itself and Node', async () => {
  const file = join(client.folder, 'loaded.cjs');
  writeFileSync(
    file,
    `require('@patchbay/client'); require('@patchbay/client/local');
     console.log(JSON.stringify(Object.keys(require.cache).filter((file) => file !== __filename)));`,
  );
  const loaded = JSON.parse((await client.node([file])).stdout) as string[];
  expect(loaded.map((each) => each.split('/').at(-1)).sort()).toEqual(['api-error.cjs', 'hosted.cjs', 'local.cjs']);
});

it('compiles under strict rules in both kinds of modules, declarations included', async () => {
  const types = join(client.folder, 'node_modules/@types');
  mkdirSync(types);
  for (const name of ['node', '../undici-types'])
    symlinkSync(join(root, 'node_modules/@types', name), join(types, name), 'dir');
  const program = `
    export async function use(): Promise<string | null | undefined> {
      const client = hosted({ base_url: 'http://127.0.0.1:9', token: 'x' });
      const connector = client.connector<'incident-io'>('x');
      const { data } = await connector.execute('incidents', 'get', { id: 'x' });
      const own = local({ connector_type: 'incident-io', credentials: { api_key: 'x' } });
      for await (const user of own.records('users')) console.log(user.email);
      // @ts-expect-error an entity that does not exist
      await connector.execute('nothing', 'list');
      return data.name;
    }
    export const failed = (error: unknown): error is ApiError => error instanceof ApiError;`;
  writeFileSync(
    join(client.folder, 'esm.mts'),
    `import { hosted, ApiError } from '@patchbay/client';\nimport { local } from '@patchbay/client/local';${program}`,
  );
  writeFileSync(
    join(client.folder, 'cjs.cts'),
    `import { hosted, ApiError } from '@patchbay/client';\nimport { local } from '@patchbay/client/local';${program}`,
  );
  writeFileSync(
    join(client.folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        module: 'NodeNext',
        target: 'ES2022',
        lib: ['ES2023'],
        types: ['node'],
        noEmit: true,
      },
      files: ['esm.mts', 'cjs.cts'],
    }),
  );
  const { stdout } = await client
    .node([join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'])
    .catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
}, 300_000);
