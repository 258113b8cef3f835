// Which test file runs in which lane. Nothing is declared as a rule: a file whose imports lead to server/testing/database.ts
// depends on the engine and runs on both; all others run once. A file that needs something else says so in its first
// comment: `@lanes mariadb redis`. A run that draws samples takes fewer (draw.mjs).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './ready.mjs';

export const folders = ['codegen', 'server', 'clients', 'conformance'];
const engineModule = join(root, 'server/testing/database.ts');

/** unit: no database of ours. The others name the database and, over Redis, the jobs; kills tests all combinations. */
export const lanes = ['unit', 'sqlite', 'mariadb', 'redis', 'kills'];

const imports = new Map();

export function importsOf(file) {
  if (!imports.has(file)) {
    const specifiers = [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)];
    imports.set(
      file,
      specifiers.map(([, specifier]) => join(dirname(file), specifier)).filter((each) => existsSync(each)),
    );
  }
  return imports.get(file);
}

function reaches(file, target, visited = new Set()) {
  if (file === target) return true;
  if (visited.has(file) || !file.endsWith('.ts')) return false;
  visited.add(file);
  return importsOf(file).some((each) => reaches(each, target, visited));
}

const firstComment = (file) => /^\s*\/\*\*(?:(?!\*\/)[\s\S])*/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';

/**
 * What a file says of itself: `@drawn 4`, `@long 3` (some three minutes; without a number one), `@timed` (expects what
 * takes no longer than so long). What is drawn counts as long.
 */
export function marksOf(file) {
  const comment = firstComment(file);
  const period = Number(/@drawn (\d+)/.exec(comment)?.[1] ?? 1);
  const [long, minutes = 1] = /@long\b(?: (\d+))?/.exec(comment) ?? [];
  const takes_minutes = long ? Number(minutes) : period > 1 ? 0.5 : 0;
  return { period, takes_minutes, is_timed: /@timed\b/.test(comment) };
}

const declaredLanes = (file) => /@lanes ([a-z ]+)/.exec(firstComment(file))?.[1];

export function lanesOf(file) {
  const declared = declaredLanes(file);
  if (declared === undefined) return reaches(file, engineModule) ? ['sqlite', 'mariadb'] : ['unit'];
  const names = declared.trim().split(/ +/);
  const unknown = names.find((name) => !lanes.includes(name));
  if (unknown)
    throw new Error(`${relative(root, file)}: there is no lane "${unknown}"; the lanes are ${lanes.join(', ')}`);
  return names;
}

/** Every test file, by lane. */
export function filesByLane(lanesFor = lanesOf) {
  const found = Object.fromEntries(lanes.map((lane) => [lane, []]));
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && file.endsWith('.test.ts')) for (const lane of lanesFor(file)) found[lane].push(file);
    }
  return found;
}
