/**
 * `npm run generators`: what generators of other people make of `openapi.typed.json`, whether that compiles under
 * strict rules, and whether a typed call to a sandbox returns records. They are installed into a temporary folder and
 * are no dependencies. Writes openapi/generators.md.
 */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bin, called_type, generators, type Generator } from './generators.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = mkdtempSync(join(tmpdir(), 'patchbay-generators-'));
const patchbay = join(root, 'dist/clients/cli/main.js');
const sandbox_environment = { ...process.env, PORT: '0', PATCHBAY_DATA_DIR: join(folder, 'sandbox') };

/** Nothing where it succeeds, otherwise the first line of what it says. */
function attempt(args: string[], environment: Record<string, string> = {}): string | undefined {
  const env = { ...process.env, ...environment };
  try {
    execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' });
    return undefined;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return (stdout || stderr || message).trim().split('\n')[0];
  }
}

function install(): void {
  copyFileSync(join(root, 'openapi/generated/openapi.typed.json'), join(folder, 'api.json'));
  mkdirSync(join(folder, 'out'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const packages = Object.entries(generators).flatMap(([name, { version, beside = [] }]) => [
    `${name}@${version}`,
    ...beside,
  ]);
  execFileSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages, 'typescript@5.9.3', '@types/node@20.19.43'],
    { cwd: folder, stdio: 'inherit' },
  );
}

interface Sandbox {
  environment: Record<'BASE' | 'TOKEN' | 'CONNECTOR', string>;
  stop(): void;
}

async function startSandbox(): Promise<Sandbox> {
  const child = spawn(process.execPath, [patchbay, 'serve', '--sandbox'], {
    env: sandbox_environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let base: string | undefined;
  for await (const line of createInterface({ input: child.stdout }))
    if ((base = /^ {2}service +(\S+)$/.exec(line)?.[1]) !== undefined) break;
  if (base === undefined) throw new Error('the sandbox did not start');
  const said = (...args: string[]) =>
    execFileSync(process.execPath, [patchbay, ...args], { env: sandbox_environment, encoding: 'utf8' }).trim();
  const CONNECTOR = said('connectors', 'create', '--sandbox', called_type, '--quiet');
  return { environment: { BASE: base, TOKEN: said('token'), CONNECTOR }, stop: () => void child.kill() };
}

/** The call is compiled with the code that it calls. */
function compile(entry: string, call: string): string | undefined {
  writeFileSync(
    join(folder, 'out/call.ts'),
    `const { BASE: base = '', TOKEN: token = '', CONNECTOR: connector_id = '' } = process.env;
const headers = { authorization: \`Bearer \${token}\` };
const body = { entity: 'incidents' as const, action: 'list' as const, params: { page_size: 2 } };
${call}
if (records?.length !== 2) throw new Error('the call returned no records');
export {};
`,
  );
  const compilerOptions = {
    strict: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    noEmit: true,
    skipLibCheck: true,
  };
  const files = [entry, 'call.ts'].map((file) => join('out', file));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return attempt([bin('typescript/bin/tsc'), '-p', '.']);
}

function tryOut(name: string, { version, command, entry, call }: Generator, sandbox: Sandbox): string {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const steps = [
    () => attempt(command),
    () => compile(entry, call),
    () => attempt([tsx, 'out/call.ts'], sandbox.environment),
  ];
  const results: string[] = [];
  let failed = false;
  for (const step of steps) {
    const failure: string | undefined = failed ? 'not tried' : step();
    failed ||= failure !== undefined;
    results.push(failure ?? 'yes');
  }
  if (failed) process.exitCode = 1;
  const row = `| \`${name}\` ${version} | ${results.join(' | ')} |`;
  console.log(row);
  return row;
}

let sandbox: Sandbox | undefined;
try {
  install();
  const started = (sandbox = await startSandbox());
  const rows = Object.entries(generators).map(([name, generator]) => tryOut(name, generator, started));
  writeFileSync(
    join(root, 'openapi/generators.md'),
    `# Generators of other people

Written by \`npm run generators\`, from \`openapi.typed.json\`. The code and a typed call of it are compiled under strict rules of TypeScript 5.9; the call lists records of a sandbox.

| generator | generates | compiles | call returns records |
|---|---|---|---|
${rows.join('\n')}
`,
  );
} finally {
  sandbox?.stop();
  rmSync(folder, { recursive: true, force: true });
}
