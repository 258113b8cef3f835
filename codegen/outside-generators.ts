/**
 * `npm run generators`: what generators of other people make of `openapi.typed.json`, and whether that compiles under
 * strict rules. They are installed into a temporary folder and are no dependencies. Writes openapi/generators.md.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Generator {
  version: string;
  /** What its code imports. */
  beside?: string[];
  /** Arguments of Node. */
  command: string[];
  entry: string;
}

const bin = (path: string) => join('node_modules', path);

const generators: Readonly<Record<string, Generator>> = {
  'openapi-typescript': {
    version: '7.13.0',
    command: [bin('openapi-typescript/bin/cli.js'), 'api.json', '-o', 'out/openapi-typescript.ts'],
    entry: 'openapi-typescript.ts',
  },
  oazapfts: {
    version: '7.5.0',
    beside: ['@oazapfts/runtime@1.2.0'],
    command: [bin('.bin/oazapfts'), 'api.json', 'out/oazapfts.ts'],
    entry: 'oazapfts.ts',
  },
  'swagger-typescript-api': {
    version: '13.13.0',
    command: [bin('.bin/swagger-typescript-api'), 'generate', '-p', 'api.json', '-o', 'out', '-n', 'swagger.ts'],
    entry: 'swagger.ts',
  },
  'openapi-typescript-codegen': {
    version: '0.31.0',
    beside: ['form-data@4.0.6'],
    command: [bin('openapi-typescript-codegen/bin/index.js'), '--input', 'api.json', '--output', 'out/codegen'],
    entry: 'codegen/index.ts',
  },
  orval: {
    version: '8.38.0',
    command: [bin('.bin/orval'), '--input', 'api.json', '--output', 'out/orval.ts', '--client', 'fetch'],
    entry: 'orval.ts',
  },
  'typed-openapi': {
    version: '2.2.7',
    command: [bin('.bin/typed-openapi'), 'api.json', '-o', 'out/typed-openapi.ts', '--runtime', 'none'],
    entry: 'typed-openapi.ts',
  },
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'patchbay-generators-'));

/** Nothing where it succeeds, otherwise the first line of what it says. */
function attempt(args: string[]): string | undefined {
  try {
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return undefined;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    return (stdout || stderr || message).trim().split('\n')[0];
  }
}

function compile(entry: string): string | undefined {
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
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [join('out', entry)] }));
  return attempt([bin('typescript/bin/tsc'), '-p', '.']);
}

try {
  copyFileSync(join(root, 'openapi/generated/openapi.typed.json'), join(folder, 'api.json'));
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
  const rows = Object.entries(generators).map(([name, { version, command, entry }]) => {
    const generated = attempt(command);
    const compiled = generated === undefined ? compile(entry) : 'not generated';
    console.log(`${name}: ${generated ?? 'generated'}, ${compiled ?? 'compiles'}`);
    if (generated !== undefined || compiled !== undefined) process.exitCode = 1;
    return `| \`${name}\` ${version} | ${generated ?? 'yes'} | ${compiled ?? 'yes'} |`;
  });
  writeFileSync(
    join(root, 'openapi/generators.md'),
    `# Generators of other people

Written by \`npm run generators\`, from \`openapi.typed.json\`. Strict rules of TypeScript 5.9.

| generator | generates | compiles |
|---|---|---|
${rows.join('\n')}
`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
