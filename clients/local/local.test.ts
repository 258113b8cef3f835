import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDataSet } from '../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startUpstream, type Upstream } from '../../conformance/fake-vendors/start.ts';
import { ApiError } from '../api-error.ts';
import type { LocalConnector } from '../connector-handle.ts';
import { local } from './local.ts';

/** What checks parameters (ajv and its own), what guards addresses, and what sends requests. */
const allowed = [
  'ajv',
  'ajv-formats',
  'fast-deep-equal',
  'fast-uri',
  'ipaddr.js',
  'json-schema-traverse',
  'lru-cache',
  'undici',
];

let vendor: Upstream;
let connector: LocalConnector<'incident-io'>;

beforeAll(async () => {
  vendor = await startUpstream(
    incidentIo({
      accounts: [
        {
          api_key: 'inc_main',
          name: 'main',
          data: createDataSet({ counts: { incidents: 5, incident_updates: 5, escalations: 5 } }),
        },
      ],
    }),
  );
  connector = open('inc_main');
});
afterAll(async () => {
  await connector.close();
  await vendor.close();
});
afterEach(() => vendor.faults.clear());

const open = (api_key: string) =>
  local({ connector_type: 'incident-io', credentials: { api_key } }, { upstreams: { 'incident-io': vendor.base_url } });

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('it did not throw');
};

it('has no search', async () => {
  const untyped = connector as unknown as LocalConnector<string>;
  await expect(untyped.execute('incidents', 'search' as 'list', { query: {} })).rejects.toMatchObject({
    name: 'ApiError',
    code: 'search_hosted_only',
    status: 422,
  });
});

it('checks credentials', async () => {
  expect(await connector.check()).toMatchObject({
    status: 'healthy',
    external_account: { id: 'https://app.incident.io/brightwater' },
  });
  const wrong = open('inc_wrong');
  expect(await wrong.check()).toMatchObject({ status: 'unhealthy', reason: 'upstream_unauthorized' });
  await expect(wrong.execute('severities', 'list')).rejects.toMatchObject({
    code: 'upstream_unauthorized',
    status: 424,
  });
  await wrong.close();
});

it.each([
  ['another type', { connector_type: 'nothing', credentials: {} }, 'unknown_connector_type', '/'],
  ['no credentials', { connector_type: 'incident-io' }, 'validation_failed', '/credentials'],
  [
    'credentials of other fields',
    { connector_type: 'incident-io', credentials: { token: 'secret-value' } },
    'credentials_mismatch',
    '/credentials',
  ],
  [
    'a credential that is no text',
    { connector_type: 'incident-io', credentials: { api_key: 7 } },
    'validation_failed',
    '/credentials',
  ],
  [
    'a credential that no header takes',
    { connector_type: 'incident-io', credentials: { api_key: 'secret-value\n' } },
    'validation_failed',
    '/credentials/api_key',
  ],
  [
    'an environment that the type has not',
    { connector_type: 'incident-io', credentials: { api_key: 'k' }, environment: { subdomain: 'x' } },
    'validation_failed',
    '/environment/subdomain',
  ],
])('refuses %s before anything is sent, without quoting it', (_what, input, code, pointer) => {
  const error = thrownBy(() => local(input as never)) as ApiError;
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code, status: 422 });
  expect((error.problem?.errors ?? [{ pointer: '/' }])[0]!.pointer).toBe(pointer);
  expect(JSON.stringify(error.problem)).not.toContain('secret-value');
});

it('keeps the deadline and listens to the signal', async () => {
  vendor.faults.add({ fault: { kind: 'hang' }, times: 'always' });
  await expect(connector.execute('severities', 'list', {}, { timeout_ms: 100 })).rejects.toMatchObject({
    code: 'upstream_timeout',
    status: 504,
  });
  const reason = new Error('enough');
  const aborter = new AbortController();
  setTimeout(() => aborter.abort(reason), 50);
  await expect(connector.execute('severities', 'list', {}, { signal: aborter.signal })).rejects.toBe(reason);
});

it('tells how long to wait', async () => {
  vendor.faults.add({ fault: { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 120 } });
  await expect(connector.execute('severities', 'list')).rejects.toMatchObject({
    code: 'upstream_rate_limited',
    status: 429,
    retry_after_s: 120,
    problem: { retry_after: 120 },
  });
});

it('is not changed by a caller that changes what it gave', async () => {
  const input = { connector_type: 'incident-io' as const, credentials: { api_key: 'inc_main' } };
  const own = local(input, { upstreams: { 'incident-io': vendor.base_url } });
  input.credentials.api_key = 'inc_wrong';
  await expect(own.execute('severities', 'list')).resolves.toMatchObject({ data: expect.any(Array) });
  await own.close();
});

it('loads no server, no database and nothing else that it does not need', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-loaded-'));
  const url = (path: string) => new URL(path, import.meta.url).href;
  // V8 writes down every script that the process has loaded.
  const env = { ...process.env, NODE_OPTIONS: '', NODE_V8_COVERAGE: folder };
  await promisify(execFile)(
    process.execPath,
    [
      '--import',
      url('../../node_modules/tsx/dist/loader.mjs'),
      '--input-type=module',
      '-e',
      `await import(${JSON.stringify(url('./local.ts'))})`,
    ],
    { env },
  );
  const loaded = readdirSync(folder).flatMap((name) =>
    (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { result: Array<{ url: string }> }).result.map(
      (script) => script.url,
    ),
  );
  rmSync(folder, { recursive: true });
  const packages = new Set(loaded.flatMap((each) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(each)?.[1] ?? []));
  const folders = new Set(loaded.flatMap((each) => /\/(server\/[^/]+)\/[^/]+\.ts/.exec(each)?.[1] ?? []));
  expect([...folders].sort()).toEqual([
    'server/connector-types',
    'server/execution',
    'server/fairness',
    'server/generated',
    'server/telemetry',
  ]);
  // It is called, and does nothing without a tracer.
  expect(loaded.flatMap((each) => /\/server\/telemetry\/([^/]+)\.ts/.exec(each)?.[1] ?? [])).toEqual(['tracing']);
  expect(
    [...packages]
      .sort()
      .filter(
        (name) =>
          !['tsx', 'esbuild', 'get-tsconfig', 'resolve-pkg-maps'].includes(name) && !name.startsWith('@esbuild/'),
      ),
  ).toEqual(allowed);
});
