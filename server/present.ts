/**
 * The value, where what came before leaves no other possibility: a row that a foreign key keeps, an element behind a
 * check of the length. Throws where it is missing all the same, which is a fault of ours.
 */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new TypeError('a value that must be present is missing');
  return value;
}
