/**
 * Where a page of the service was cut because of the budget: the cursor of the page, its size, and how many of its rows
 * have been shown. The next call reads the page once more and skips these.
 */
export interface Place {
  after: string | undefined;
  limit: number;
  skip: number;
}

const form = /^(\d{1,5})\.(\d{1,5})~(.*)$/s;

export function readPlace(cursor: string | undefined, limit: number): Place {
  const [, size, skip, after = ''] = form.exec(cursor ?? '') ?? [];
  if (size === undefined) return { after: cursor, limit, skip: 0 };
  return { after: after === '' ? undefined : after, limit: Number(size), skip: Number(skip) };
}

/** The cursor after so many rows of the page; `following`: that of the service after the whole page. */
export function placeAfter(
  { after, limit, skip }: Place,
  rows: { shown: number; all: number; following: string | undefined },
): string | undefined {
  if (rows.shown >= rows.all) return rows.following === undefined ? undefined : `${limit}.0~${rows.following}`;
  return `${limit}.${skip + rows.shown}~${after ?? ''}`;
}
