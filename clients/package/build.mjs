// Builds @patchbay/client from what the compiler has made in dist/: one module per entry, as ES module and as CommonJS,
// with everything that it needs, and the declarations that it reaches. `npm pack -w @patchbay/client` runs it; another
// folder can be given as its argument.
import { build } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const compiled = join(root, 'dist');
const folder = process.argv[2] ?? here;
const target = join(folder, 'dist');
const entries = { hosted: 'clients/http/hosted', local: 'clients/local/local', 'api-error': 'clients/api-error' };

/** Both entries throw the same class, so it is a module of its own. */
const shared = (extension) => ({
  name: 'shared',
  setup: (to) =>
    to.onResolve({ filter: /\/api-error\.js$/ }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: `./api-error.${extension}`, external: true },
    ),
});

/** The engine needs two modules of undici; its index loads fetch, WebSocket and a cache as well. */
const lean = {
  name: 'lean',
  setup(to) {
    to.onResolve({ filter: /^undici$/ }, () => ({ path: 'undici', namespace: 'lean' }));
    to.onLoad({ filter: /^undici$/, namespace: 'lean' }, () => ({
      contents: `export { default as Agent } from 'undici/lib/dispatcher/agent.js';
        export { default as buildConnector } from 'undici/lib/core/connect.js';`,
      resolveDir: root,
    }));
  },
};

/** CommonJS packages inside an ES module ask for the modules of Node with `require`. */
const require_in_modules = `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`;

const bundle = (format, extension) =>
  build({
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, path]) => [name, join(compiled, `${path}.js`)]),
    ),
    outdir: target,
    outExtension: { '.js': `.${extension}` },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    logLevel: 'warning',
    banner: format === 'esm' ? { js: require_in_modules } : {},
    plugins: [shared(extension), lean],
  });

/** The declarations that an entry reaches; their imports name what is published instead of sources. */
function declarations() {
  const texts = new Map();
  const visit = (path) => {
    if (texts.has(path)) return;
    const text = readFileSync(join(compiled, `${path}.d.ts`), 'utf8').replace(/\n?\/\/# sourceMappingURL=.*/, '');
    texts.set(path, text.replace(/((?:from |import\()['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
    for (const [, to] of texts.get(path).matchAll(/(?:from |import\()['"](\.[^'"]*)\.js['"]/g))
      visit(join(dirname(path), to));
  };
  for (const path of Object.values(entries)) visit(path);
  return texts;
}

/** Bundled packages keep their licenses. */
function licenses({ inputs }) {
  const names = Object.keys(inputs).flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort().map((name) => {
    const own = join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
    const file = ['LICENSE', 'LICENSE.md', 'license'].find((each) => existsSync(join(own, each)));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(own, file), 'utf8').trim() : ''}\n`;
  });
}

rmSync(target, { recursive: true, force: true });
const [{ metafile }] = await Promise.all([bundle('esm', 'js'), bundle('cjs', 'cjs')]);
for (const [kind, type] of [
  ['types', 'module'],
  ['types-cjs', 'commonjs'],
]) {
  for (const [path, text] of declarations()) {
    mkdirSync(join(target, kind, dirname(path)), { recursive: true });
    writeFileSync(join(target, kind, `${path}.d.ts`), text);
  }
  writeFileSync(join(target, kind, 'package.json'), JSON.stringify({ type }));
}
writeFileSync(join(target, 'LICENSES.txt'), licenses(metafile).join(`\n${'-'.repeat(80)}\n\n`));
for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(folder, file));
