// Builds @patchbay/client from what the compiler has made in dist/: one module per entry, as ES module and as CommonJS,
// with everything that it needs, and the declarations that it reaches. `npm pack -w @patchbay/client` runs it; another
// folder can be given as its argument.
import { build } from 'esbuild';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const compiled = join(root, 'dist');
const folder = process.argv[2] ?? here;
const target = join(folder, 'dist');
const portable = {
  hosted: 'clients/http/hosted',
  webhooks: 'clients/http/webhooks/verify',
  'react-query': 'clients/http/react-query',
  'api-error': 'clients/api-error',
};
const entries = { ...portable, local: 'clients/local/local' };

/** Entries throw the same classes, so these are modules of their own. */
const shared = (extension) => ({
  name: 'shared',
  setup(to) {
    for (const [name, filter] of [
      ['api-error', /\/api-error\.js$/],
      ['webhooks', /\/verify\.js$/],
    ])
      to.onResolve({ filter }, ({ kind }) =>
        kind === 'entry-point' ? undefined : { path: `./${name}.${extension}`, external: true },
      );
  },
});

/**
 * `hosted` makes a client for each service that it is called for. The one that the generated code shares would load
 * Node's fetch with the import; only the hooks have it.
 */
const own_client = {
  name: 'own-client',
  setup(to) {
    to.onLoad({ filter: /\/http\/generated\/client\.gen\.js$/ }, () => ({
      contents: 'export const client = undefined;',
    }));
  },
};

/** V8 reads data several times faster as JSON than as the literals of a program. */
const data = {
  name: 'data',
  setup(to) {
    to.onLoad({ filter: /\/server\/generated\/connectors\.gen\.js$/ }, async ({ path }) => {
      const { contracts } = await import(pathToFileURL(path));
      const text = JSON.stringify(contracts);
      if (!isDeepStrictEqual(JSON.parse(text), contracts)) throw new Error(`${path} holds what JSON cannot say`);
      return { contents: `export const contracts = JSON.parse(${JSON.stringify(text)});` };
    });
  },
};

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

const bundle = (format, extension, names, options) =>
  build({
    entryPoints: Object.fromEntries(names.map((name) => [name, join(compiled, `${entries[name]}.js`)])),
    outdir: target,
    outExtension: { '.js': `.${extension}` },
    bundle: true,
    target: 'node20',
    format,
    minifySyntax: true,
    minifyWhitespace: true,
    metafile: true,
    logLevel: 'warning',
    external: ['@tanstack/react-query'],
    ...options,
  });

/** Everything but the in-process client runs in browsers and other runtimes, too. */
const bundles = (format, extension) => [
  bundle(
    format,
    extension,
    Object.keys(portable).filter((name) => name !== 'react-query'),
    {
      platform: 'neutral',
      plugins: [shared(extension), own_client],
    },
  ),
  bundle(format, extension, ['react-query'], { platform: 'neutral', plugins: [shared(extension)] }),
  bundle(format, extension, ['local'], {
    platform: 'node',
    banner: format === 'esm' ? { js: require_in_modules } : {},
    plugins: [shared(extension), lean, data],
  }),
];

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
function licenses(paths) {
  const names = paths.flatMap((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort().map((name) => {
    const own = join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
    const file = ['LICENSE', 'LICENSE.md', 'license'].find((each) => existsSync(join(own, each)));
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(own, file), 'utf8').trim() : ''}\n`;
  });
}

rmSync(target, { recursive: true, force: true });
const made = await Promise.all([...bundles('esm', 'js'), ...bundles('cjs', 'cjs')]);
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
// For browsers alone, so an ES module alone; the service serves the same file.
for (const extension of ['js', 'd.ts'])
  cpSync(join(root, `server/consent/assets/patchbay-connect.${extension}`), join(target, `connect.${extension}`));
writeFileSync(
  join(target, 'LICENSES.txt'),
  licenses(made.flatMap(({ metafile }) => Object.keys(metafile.inputs))).join(`\n${'-'.repeat(80)}\n\n`),
);
for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(folder, file));
