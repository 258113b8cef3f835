import { Problem } from '../problem.ts';

/** The ID of the last item of a page, in a form that does not invite to be built by hand. */
const encode = (list: string, id: string): string => Buffer.from(`${list}:${id}`).toString('base64url');

/** The ID that a cursor of this list holds; undefined where the list begins. */
export function decodePlace(list: string, after: string | undefined): string | undefined {
  if (after === undefined) return undefined;
  const text = Buffer.from(after, 'base64url').toString();
  const id = text.slice(text.lastIndexOf(':') + 1);
  if (/^[0-9a-f-]{36}$/.test(id) && encode(list, id) === after) return id;
  throw new Problem(
    'invalid_cursor',
    'The cursor is not valid for this list. Restart from the first page without a cursor.',
    {
      errors: [{ in: 'query', name: 'after', code: 'invalid_cursor', message: 'is not a valid cursor for this list' }],
    },
  );
}

/** Lists read one row more than a page holds: it tells whether there is a next page. */
export const rowsFor = (page_size: number): number => page_size + 1;

/** The page of those rows, and where the next one begins. */
export function pageOf<Row>(
  list: string,
  rows: readonly Row[],
  page_size: number,
  idOf: (row: Row) => string,
): { rows: Row[]; pagination: { after: string | null; page_size: number } } {
  const page = rows.slice(0, page_size);
  const last = page.at(-1);
  return {
    rows: page,
    pagination: {
      after: last !== undefined && rows.length > page_size ? encode(list, idOf(last)) : null,
      page_size,
    },
  };
}
