import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Json, Schema } from './document.ts';

/** Where the named things of each hand-written file go in the bundle. The name after `#/` is the component's name. */
function componentKind(file: string): 'schemas' | 'parameters' | 'headers' | 'responses' {
  if (file === 'parameters.yaml') return 'parameters';
  if (file === 'headers.yaml') return 'headers';
  if (file === 'responses.yaml' || file === 'errors.yaml') return 'responses';
  return 'schemas';
}

export const pascal = (text: string) =>
  text
    .split(/[-_]/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');

/** Shapes of a connector are named after it, so that two connectors may both have a `user`. */
function componentName(file: string, name: string): string {
  const connector = /^connectors\/([^/]+)\//.exec(file)?.[1];
  return connector ? pascal(connector) + pascal(name) : name;
}

/** What the files say to their reviewers only. */
const isPrivate = (key: string, value: Json) => key === 'x-exempt' || (key === 'x-secret' && value === false);

/** Files whose names are derived or declared elsewhere: a reference to them is kept, the bundler fills it. */
const virtual = new Set(['errors.yaml', 'schemas/derived.yaml']);

export interface Loader {
  /** A YAML file below `openapi/`, its references turned into references to components. */
  load(file: string): Json;
  /** Takes a component in that no file refers to. */
  require(target: string): void;
  components: Record<'schemas' | 'parameters' | 'headers' | 'responses', Record<string, Schema>>;
}

/**
 * Reads the hand-written files and turns every `$ref` to a file into a `$ref` to a component; a whole file (no
 * fragment) is put in place. Two different things of one name are an error: names are the published ones.
 */
export function createLoader(root: string): Loader {
  const raw = new Map<string, Json>();
  const origin = new Map<string, string>();
  const components: Loader['components'] = { schemas: {}, parameters: {}, headers: {}, responses: {} };

  const read = (file: string): Json => {
    if (!raw.has(file)) {
      try {
        raw.set(file, parse(readFileSync(join(root, file), 'utf8')) as Json);
      } catch (error) {
        throw new Error(`openapi/${file}: ${(error as Error).message}`, { cause: error });
      }
    }
    return raw.get(file)!;
  };

  const reference = (target: string, from: string): Json => {
    const [path, pointer] = target.split('#') as [string, string | undefined];
    const file = path === '' ? from : relative(root, resolve(root, dirname(from), path));
    if (pointer === undefined) return convert(read(file), file);
    const name = pointer.replace(/^\//, '');
    if (name.includes('/')) throw new Error(`${from}: "${target}" points into a thing; point at a named one`);
    const kind = componentKind(file);
    const published = componentName(file, name);
    const key = `${kind}/${published}`;
    if (!virtual.has(file)) {
      const known = origin.get(key);
      if (known && known !== `${file}#${name}`)
        throw new Error(`${from}: "${published}" is both ${known} and ${file}#${name}`);
      if (!known) {
        origin.set(key, `${file}#${name}`);
        const found = (read(file) as Record<string, Json>)[name];
        if (found === undefined) throw new Error(`${from}: there is no "${name}" in ${file}`);
        components[kind][published] = {}; // reserves the place, so that a cycle ends
        components[kind][published] = convert(found, file) as Schema;
      }
    }
    return { $ref: `#/components/${key}` };
  };

  const convert = (node: Json, from: string): Json => {
    if (Array.isArray(node)) return node.map((item) => convert(item, from));
    if (node === null || typeof node !== 'object') return node;
    if (typeof node['$ref'] === 'string' && !node['$ref'].startsWith('#/components/')) {
      const { $ref, ...siblings } = node;
      const resolved = reference($ref as string, from) as Record<string, Json>;
      return { ...resolved, ...(convert(siblings, from) as Record<string, Json>) };
    }
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key, value]) => !isPrivate(key, value))
        .map(([key, value]) => [key, convert(value, from)]),
    );
  };

  return {
    load: (file) => convert(read(file), file),
    require: (target) => void reference(target, 'openapi.yaml'),
    components,
  };
}

/** Folders of `openapi/connectors/`, in alphabetical order. */
export function connectorFolders(root: string): string[] {
  return readdirSync(join(root, 'connectors'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

const fragments = new Set(['connector', 'shapes', 'params']);

/** The entities of a connector type: every other file of its folder, in alphabetical order. */
export function entityNames(root: string, folder: string): string[] {
  return readdirSync(join(root, 'connectors', folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace(/\.yaml$/, ''))
    .filter((name) => !fragments.has(name))
    .sort();
}
