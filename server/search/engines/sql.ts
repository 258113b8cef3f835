/** A piece of SQL with the values of its `?` marks, in order. */
export interface Sql {
  text: string;
  values: unknown[];
}

export function sql(text: string, ...values: unknown[]): Sql {
  return { text, values };
}

export const yes = sql('1 = 1');
export const no = sql('1 = 0');

/**
 * Pieces joined by AND or OR. As a balanced tree: SQLite reads `a OR b OR c …` as one level each, and stops at 1000.
 */
export function join(parts: readonly Sql[], by: 'AND' | 'OR'): Sql {
  if (parts.length < 2) return parts[0] ?? (by === 'AND' ? yes : no);
  const middle = parts.length >> 1;
  const left = join(parts.slice(0, middle), by);
  const right = join(parts.slice(middle), by);
  return { text: `(${left.text} ${by} ${right.text})`, values: [...left.values, ...right.values] };
}

export const isTrue = (part: Sql): boolean => part === yes;
