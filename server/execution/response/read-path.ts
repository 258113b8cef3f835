/**
 * Reader of a dotted path in parsed JSON; an empty path reads the value itself, a number an array's element. Compiled
 * once, used per answer.
 */
export function readPath(path: string): (value: unknown) => unknown {
  if (path === '') return (value) => value;
  const keys = path.split('.');
  const [only] = keys;
  if (keys.length === 1 && only !== undefined) return (value) => own(value, only);
  return (value) => {
    let at = value;
    for (const key of keys) {
      at = own(at, key);
      if (at === undefined) return undefined;
    }
    return at;
  };
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
