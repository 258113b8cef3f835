/** @drawn 4 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('..', import.meta.url));
const modules = dirname(dirname(createRequire(import.meta.url).resolve('typescript/package.json')));

describe('npm run new', () => {
  let root: string;
  /** Output of a command in the copy, whether it succeeds or not. */
  const run = (...parts: string[]): string => {
    try {
      return execFileSync(process.execPath, parts, {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, NODE_OPTIONS: '' },
      });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return stdout + stderr;
    }
  };
  const tsx = (...parts: string[]) => run('--import', 'tsx', ...parts);

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'patchbay-new-'));
    for (const each of [
      '.config',
      'openapi',
      'codegen',
      'server',
      'clients',
      'conformance',
      'package.json',
      'tsconfig.json',
    ])
      cpSync(join(here, each), join(root, each), { recursive: true });
    symlinkSync(modules, join(root, 'node_modules'));
    tsx('codegen/new.ts', 'connector-type', 'acme-desk', 'tickets');
    tsx('codegen/new.ts', 'entity', 'acme-desk', 'agents');
  }, 300_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('leaves a tree that compiles', () => {
    expect(run('node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false')).toBe('');
  }, 300_000);

  it('fails only in the linter, which lists what a person must decide', () => {
    const lines = tsx('codegen/lint.ts')
      .trim()
      .split('\n')
      .filter((line) => !/^Complaints: \d+\.$/.test(line));
    expect(lines.filter((line) => !/: decide /.test(line))).toEqual([]);
    expect([...new Set(lines.map((line) => line.replace(/:.*/, '')))].sort()).toEqual([
      'conformance/fake-vendors/acme-desk/index.ts',
      'openapi/connectors/acme-desk/agents.yaml',
      'openapi/connectors/acme-desk/connector.yaml',
      'openapi/connectors/acme-desk/guide.md',
      'openapi/connectors/acme-desk/tickets.yaml',
      'server/connector-types/acme-desk/mapping.ts',
    ]);
    expect(tsx('codegen/compat.ts')).toContain('go on working');
  }, 300_000);

  it('lists, gets and searches the new entities in the sandbox without naming them elsewhere', () => {
    const script = `
      const { vendors } = await import('./conformance/generated/vendors.gen.ts');
      const { startUpstream } = await import('./conformance/fake-vendors/start.ts');
      const { local } = await import('./clients/local/local.ts');
      const upstream = await startUpstream(vendors['acme-desk'].sandbox([]));
      const { credentials } = vendors['acme-desk'].connector;
      const desk = local({ connector_type: 'acme-desk', credentials }, { upstreams: { 'acme-desk': upstream.base_url } });
      const found = [];
      for (const entity of ['tickets', 'agents']) {
        const { data } = await desk.execute(entity, 'list', { page_size: 2 });
        const one = await desk.execute(entity, 'get', { id: data[1].id });
        found.push(data.length, one.data.id);
      }
      console.log(JSON.stringify(found));
      await upstream.close();`;
    expect(tsx('--input-type=module', '-e', script).trim()).toBe('[2,"ticket_2",2,"agent_2"]');
  }, 300_000);

  it('rejects existing and invalid names', () => {
    expect(tsx('codegen/new.ts', 'connector-type', 'acme-desk')).toContain('connector.yaml exists already.');
    expect(tsx('codegen/new.ts', 'entity', 'acme-desk', 'Agents')).toContain('usage:');
    expect(readFileSync(join(root, 'server/generated/migrations.gen.ts'), 'utf8')).toMatch(/AcmeDeskAgents\d+/);
  }, 60_000);
});
