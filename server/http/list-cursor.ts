import { Problem } from '../problem.ts';

/** The ID of the last item of a page, in a form that does not invite to be built by hand. */
export const encodePlace = (list: string, id: string): string => Buffer.from(`${list}:${id}`).toString('base64url');

export function decodePlace(list: string, after: string): string {
  const text = Buffer.from(after, 'base64url').toString();
  const id = text.slice(text.lastIndexOf(':') + 1);
  if (/^[0-9a-f-]{36}$/.test(id) && encodePlace(list, id) === after) return id;
  throw new Problem(
    'invalid_cursor',
    'The cursor is not valid for this list. Restart from the first page without a cursor.',
    {
      errors: [{ in: 'query', name: 'after', code: 'invalid_cursor', message: 'is not a valid cursor for this list' }],
    },
  );
}
