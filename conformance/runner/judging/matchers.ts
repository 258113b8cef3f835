import { isDeepStrictEqual } from 'node:util';
import { select, type JsonRecord } from '../../reference/evaluate.ts';
import { KitError } from '../../targets/target.ts';

type Matcher = (operand: any, actual: unknown, at: string) => string[];

export const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const show = (value: unknown): string => {
  const text = value === undefined ? 'absent' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

/** RFC 6901, with `*` for every element. */
export function at(value: unknown, pointer: string): unknown {
  if (pointer === '') return value;
  return pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((node, raw) => {
      const part = raw.replaceAll('~1', '/').replaceAll('~0', '~');
      if (part === '*') return Array.isArray(node) ? node : undefined;
      if (part === '-1') return Array.isArray(node) ? node.at(-1) : undefined;
      return node !== null && typeof node === 'object' ? (node as Record<string, unknown>)[part] : undefined;
    }, value);
}

const elements = (actual: unknown, place: string, work: (list: unknown[]) => string[]): string[] =>
  Array.isArray(actual) ? work(actual) : [`${place} should be an array and is ${show(actual)}`];

const when = (good: boolean, sentence: () => string): string[] => (good ? [] : [sentence()]);

const ordered = (a: unknown, b: unknown): number => {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  return (a as string) < (b as string) ? -1 : 1;
};

const matchers: Record<string, Matcher> = {
  $type: (types, actual, place) =>
    when(
      [types].flat().includes(typeOf(actual)),
      () => `${place} should be ${[types].flat().join(' or ')} and is ${show(actual)}`,
    ),
  $pattern: (pattern: string, actual, place) =>
    when(
      typeof actual === 'string' && new RegExp(pattern, 'u').test(actual),
      () => `${place} should match ${pattern} and is ${show(actual)}`,
    ),
  $one_of: (values: unknown[], actual, place) =>
    when(
      values.some((each) => isDeepStrictEqual(each, actual)),
      () => `${place} should be one of ${show(values)} and is ${show(actual)}`,
    ),
  $absent: (_, actual, place) => when(actual === undefined, () => `${place} should be absent and is ${show(actual)}`),
  $projection: ({ of, fields }: { of: JsonRecord | JsonRecord[]; fields: string[] }, actual, place) =>
    mismatches(
      { $equals: Array.isArray(of) ? of.map((each) => select(each, fields)) : select(of, fields) },
      actual,
      place,
    ),
  $bytes_at_most: (bytes: number, actual, place) => {
    const size = Buffer.byteLength(JSON.stringify(actual)) - 2; // without the brackets
    return when(size <= bytes, () => `${place} should have at most ${bytes} bytes and has ${size}`);
  },
  $present: (_, actual, place) => when(actual !== undefined, () => `${place} is absent`),
  $equals: (value, actual, place) =>
    when(isDeepStrictEqual(value, actual), () => `${place} should be exactly ${show(value)} and is ${show(actual)}`),
  $not: (value, actual, place) =>
    when(mismatches(value, actual, place).length > 0, () => `${place} should not be ${show(value)}`),
  $length: (length: number, actual, place) =>
    when(
      (actual as { length?: number } | null)?.length === length,
      () => `${place} should have ${length} elements and is ${show(actual)}`,
    ),
  $at_least: (length: number, actual, place) =>
    when(
      ((actual as { length?: number } | null)?.length ?? -1) >= length,
      () => `${place} should have at least ${length} elements and is ${show(actual)}`,
    ),
  $at_most: (length: number, actual, place) =>
    when(
      ((actual as { length?: number } | null)?.length ?? Infinity) <= length,
      () => `${place} should have at most ${length} elements and is ${show(actual)}`,
    ),
  $each: (value, actual, place) =>
    elements(actual, place, (list) => list.flatMap((each, n) => mismatches(value, each, `${place}/${n}`)).slice(0, 5)),
  $some: (value, actual, place) =>
    elements(actual, place, (list) =>
      when(
        list.some((each) => mismatches(value, each, place).length === 0),
        () => `${place} should hold ${show(value)} and is ${show(list)}`,
      ),
    ),
  $none: (value, actual, place) =>
    actual === undefined
      ? []
      : elements(actual, place, (list) =>
          when(
            list.every((each) => mismatches(value, each, place).length > 0),
            () => `${place} should not hold ${show(value)}`,
          ),
        ),
  $unique: (pointer: string, actual, place) =>
    elements(actual, place, (list) => {
      const values = list.map((each) => JSON.stringify(at(each, pointer)));
      const twice = values.find((each, n) => values.indexOf(each) !== n);
      return when(twice === undefined, () => `${place} holds ${pointer} ${twice} twice`);
    }),
  $sorted: ({ by, order }: { by: string; order: 'asc' | 'desc' }, actual, place) =>
    elements(actual, place, (list) => {
      const turn = order === 'asc' ? 1 : -1;
      const wrong = list.findIndex((each, n) => n > 0 && turn * ordered(at(list[n - 1], by), at(each, by)) > 0);
      return when(
        wrong < 0,
        () =>
          `${place}/${wrong} is out of order by ${by}: ${show(at(list[wrong - 1], by))} before ${show(at(list[wrong], by))}`,
      );
    }),
  $keys: (names: string[], actual, place) =>
    when(
      actual !== null && typeof actual === 'object' && isDeepStrictEqual(Object.keys(actual).sort(), [...names].sort()),
      () => `${place} should have exactly ${names.join(', ')} and has ${show(actual && Object.keys(actual as object))}`,
    ),
  $greater: (value, actual, place) =>
    when(
      typeof actual === typeof value && (actual as number) > value,
      () => `${place} should be greater than ${show(value)} and is ${show(actual)}`,
    ),
  $instant_within_ms: (bound: number, actual, place) =>
    when(
      Math.abs(Date.parse(String(actual)) - Date.now()) <= bound,
      () => `${place} should be within ${bound} ms of now and is ${show(actual)}`,
    ),
  $past: (clocks_differ_ms: number, actual, place) =>
    when(
      Date.parse(String(actual)) <= Date.now() + clocks_differ_ms,
      () => `${place} should be past and is ${show(actual)}`,
    ),
  $includes: (part: string, actual, place) =>
    when(
      typeof actual === 'string' && actual.includes(part),
      () => `${place} should contain ${show(part)} and is ${show(actual)}`,
    ),
};

/**
 * Where `actual` is not what is expected, one sentence each. Objects are open: members that are not named may be
 * anything.
 */
export function mismatches(expected: unknown, actual: unknown, place: string): string[] {
  if (Array.isArray(expected)) {
    return elements(actual, place, (list) =>
      list.length === expected.length
        ? expected.flatMap((each, n) => mismatches(each, list[n], `${place}/${n}`))
        : [`${place} should have ${expected.length} elements and has ${list.length}`],
    );
  }
  if (expected === null || typeof expected !== 'object')
    return when(
      isDeepStrictEqual(expected, actual),
      () => `${place} should be ${show(expected)} and is ${show(actual)}`,
    );
  const entries = Object.entries(expected);
  if (entries.some(([name]) => name.startsWith('$'))) {
    return entries.flatMap(([name, operand]) => {
      const matcher = matchers[name];
      if (!matcher) throw new KitError(`there is no matcher ${name}; there are ${Object.keys(matchers).join(', ')}`);
      return matcher(operand, actual, place);
    });
  }
  if (actual === null || typeof actual !== 'object') return [`${place} should be an object and is ${show(actual)}`];
  return entries.flatMap(([name, value]) =>
    mismatches(value, (actual as Record<string, unknown>)[name], `${place}/${name}`),
  );
}
