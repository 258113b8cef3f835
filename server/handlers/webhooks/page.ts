import { Problem } from '../../problem.ts';

const form = /^([a-z]+):([0-9a-f-]{36})$/;

/** The id that a page ended with, in a form that does not invite to be built by hand. */
const encode = (list: string, id: string): string => Buffer.from(`${list}:${id}`).toString('base64url');

/** The id that a cursor of this list holds. */
export function cursorId(list: string, after: string | undefined): string | undefined {
  if (after === undefined) return undefined;
  const [, name, id] = form.exec(Buffer.from(after, 'base64url').toString()) ?? [];
  if (name === list && id !== undefined && encode(list, id) === after) return id;
  throw new Problem(
    'invalid_cursor',
    'The cursor is not valid for this list. Restart from the first page without a cursor.',
    {
      errors: [{ in: 'query', name: 'after', code: 'invalid_cursor', message: 'is not a valid cursor for this list' }],
    },
  );
}

/** A page of a list that was read with one row more than its size. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  page_size: number,
  { list, idOf, toItem }: { list: string; idOf(row: Row): string; toItem(row: Row): Item },
) {
  const page = rows.slice(0, page_size);
  const last = page.at(-1);
  return {
    data: page.map(toItem),
    pagination: { after: last !== undefined && rows.length > page_size ? encode(list, idOf(last)) : null, page_size },
  };
}
