import { KitError, TargetFault } from '../targets/target.ts';

/** Values that a case may name as `${name}` or `${name.member.0}`. */
export type Values = Record<string, unknown>;

export function lookUp(values: Values, path: string): unknown {
  const [first, ...rest] = path.split('.') as [string, ...string[]];
  if (!(first in values)) throw new KitError(`the case names \${${path}}, and nothing is called ${first}`);
  let at = values[first];
  for (const part of rest) {
    at = at !== null && typeof at === 'object' ? (at as Record<string, unknown>)[part] : undefined;
    if (at === undefined)
      throw new TargetFault(`an earlier answer has no ${part}, which the case goes on with as ${path}`);
  }
  return at;
}

/** Puts values in: a text that is nothing but one name becomes the value itself, whatever its type. */
export function fill<T>(node: T, values: Values): T {
  if (typeof node === 'string') {
    const whole = /^\$\{([^}]+)\}$/.exec(node);
    if (whole) return lookUp(values, whole[1]!) as T;
    return node.replace(/\$\{([^}]+)\}/g, (_, path: string) => String(lookUp(values, path))) as T;
  }
  if (Array.isArray(node)) return node.map((each: unknown) => fill(each, values)) as T;
  if (node === null || typeof node !== 'object' || Buffer.isBuffer(node)) return node;
  const filled: Array<[string, unknown]> = [];
  for (const [name, value] of Object.entries(node)) {
    // `$merge: [a, b]`: the members of both, the later ones win.
    if (name === '$merge')
      for (const part of fill(value as unknown[], values)) filled.push(...Object.entries(part as object));
    else filled.push([name, fill(value as unknown, values)]);
  }
  return Object.fromEntries(filled) as T;
}

/** The first names of everything that a case refers to. */
export const namesIn = (node: unknown): Set<string> =>
  new Set([...JSON.stringify(node).matchAll(/\$\{([A-Za-z_]+)/g)].map(([, name]) => name!));
