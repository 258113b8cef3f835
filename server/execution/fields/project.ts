/**
 * A record with only the fields at these paths, and its id. A path that crosses an array keeps the array and, of each
 * object in it, what lies on the path, so that the elements of two paths still belong together; an object outside of
 * arrays of which nothing is left is absent, as every field without a value is. What is asked for whole and in part
 * comes whole.
 */
export function project(record: Buffer, fields: readonly string[][]): Buffer {
  return Buffer.from(JSON.stringify(projectRecord(JSON.parse(record.toString('utf8')) as object, fields)));
}

export const projectRecord = (record: object, fields: readonly string[][]): Record<string, unknown> =>
  pickMembers(record, treeOf(fields));

/** Of the paths that are asked for, or of all, those that may be returned. */
export function restrictPaths(asked: string[][] | null, granted: string[][] | undefined): string[][] | null {
  if (!granted || !asked) return granted ?? asked;
  const isBelow = (path: string[], other: string[]) => other.every((step, at) => path[at] === step);
  return asked.flatMap((path) =>
    granted.some((each) => isBelow(path, each)) ? [path] : granted.filter((each) => isBelow(each, path)),
  );
}

/** What to keep: `true` for all. */
type Tree = Map<string, Tree | true>;

const trees = new WeakMap<readonly string[][], Tree>();

function treeOf(fields: readonly string[][]): Tree {
  const known = trees.get(fields);
  if (known) return known;
  const tree: Tree = new Map([['id', true]]);
  for (const path of fields) {
    let node: Tree = tree;
    for (const [at, step] of path.entries()) {
      const next = node.get(step);
      if (next === true) break;
      if (at === path.length - 1) node.set(step, true);
      else if (next) node = next;
      else node.set(step, (node = new Map()));
    }
  }
  trees.set(fields, tree);
  return tree;
}

function pick(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => typeof item === 'object' && item !== null)
      .map((item: object) => (Array.isArray(item) ? pick(item, tree) : pickMembers(item, tree)));
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = pickMembers(value, tree);
  return Object.keys(kept).length === 0 ? undefined : kept;
}

function pickMembers(value: object, tree: Tree): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(value)) {
    const below = tree.get(name);
    const picked = below === true ? each : below ? pick(each, below) : undefined;
    if (picked !== undefined) kept[name] = picked;
  }
  return kept;
}
