// `npm run structure`: what a reviewer asks of the layout first. Folders by number of files, imports that break the
// rules, cycles (also of types alone, except among generated files), the longest functions, casts, and words that we do
// not use.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './ready.mjs';

const shown = 15;
const isTest = (file) => /\.test(-d)?\.ts$|^(server|clients)\/testing\//.test(file);
const isGenerated = (file) => /(^|\/)generated\/|^codegen\/golden\/expected\//.test(file);

const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 });
const tracked = stdout.split('\n').filter(Boolean);
const sources = tracked.filter((file) => file.endsWith('.ts') && !isGenerated(file));
const text = (file) => readFileSync(join(root, file), 'utf8');

const heading = (title) => console.log(`\n## ${title}`);
const line = (count, name) => console.log(`${String(count).padStart(6)}  ${name}`);
const largest = (counts) => [...counts].sort((a, b) => b[1] - a[1]).slice(0, shown);

function tally(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function folders() {
  heading('Folders by number of files, without tests and generated files');
  const files = tracked.filter(
    (file) => /^(codegen|server|clients|conformance)\//.test(file) && !isTest(file) && !isGenerated(file),
  );
  for (const [folder, count] of largest(tally(files.map(dirname)))) line(count, folder);
}

/** Every cycle once, whatever file it is entered by. */
function cyclesOf(graph) {
  const found = new Map();
  const path = [];
  const done = new Set();
  const visit = (file) => {
    const at = path.indexOf(file);
    if (at >= 0) found.set([...path.slice(at)].sort().join(' '), path.slice(at));
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return [...found.values()];
}

function imports() {
  const cruise = spawnSync(
    process.execPath,
    [
      'node_modules/.bin/depcruise',
      '--config',
      '.config/dependency-cruiser.mjs',
      '-T',
      'json',
      'server',
      'clients',
      'conformance',
      'codegen',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 << 20 },
  );
  const { modules, summary } = JSON.parse(cruise.stdout);
  const broken = summary.violations.filter(({ rule }) => !rule.name.startsWith('no-cycles'));
  heading(`Imports that break the layering: ${broken.length}`);
  for (const { rule, from, to } of broken.slice(0, shown)) console.log(`        ${rule.name}: ${from} -> ${to}`);
  const graphOf = (keeps) =>
    new Map(
      modules.map(({ source, dependencies }) => [source, dependencies.filter(keeps).map(({ resolved }) => resolved)]),
    );
  const values = cyclesOf(graphOf(({ dependencyTypes }) => !dependencyTypes.includes('type-only')));
  const all = cyclesOf(graphOf(() => true)).filter((cycle) => !cycle.every(isGenerated));
  heading(`Cycles: ${values.length} of values, ${all.length} with types`);
  for (const cycle of all.slice(0, shown)) console.log(`        ${cycle.join(' -> ')}`);
  return broken.length + values.length + all.length;
}

const nameOf = (node) => node.name?.getText() ?? node.parent?.name?.getText?.() ?? 'anonymous';

function* nodesOf(node) {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

function syntax() {
  const functions = [];
  const casts = new Map();
  const count = (kind, file) => casts.set(kind, [...(casts.get(kind) ?? []), file]);
  for (const file of sources.filter((each) => !isTest(each))) {
    const tree = ts.createSourceFile(file, text(file), ts.ScriptTarget.Latest, true);
    for (const node of nodesOf(tree)) {
      if (ts.isFunctionLike(node) && node.body) {
        const [start, end] = [node.getStart(), node.getEnd()].map((at) => tree.getLineAndCharacterOfPosition(at).line);
        functions.push([`${file}:${start + 1} ${nameOf(node)}`, end - start + 1]);
      }
      if (ts.isAsExpression(node) && node.type.getText() !== 'const')
        count(node.type.getText() === 'never' ? '`as never`' : '`as`', file);
      if (ts.isNonNullExpression(node)) count('`!`', file);
    }
  }
  heading('Longest functions, in lines');
  for (const [name, lines] of largest(functions)) line(lines, name);
  heading('Casts left, without tests');
  for (const [kind, files] of casts) {
    line(files.length, kind);
    for (const [file, number] of largest(tally(files)).slice(0, 5)) console.log(`          ${number} in ${file}`);
  }
}

function language() {
  const { stderr } = spawnSync(process.execPath, ['.config/words.mjs'], { cwd: root, encoding: 'utf8' });
  heading(`Words that the project replaces: ${stderr.split('\n').filter((each) => each.includes(': ')).length}`);
  console.log(stderr);
}

folders();
const broken = imports();
syntax();
language();
process.exit(broken > 0 ? 1 : 0);
