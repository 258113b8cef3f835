/** Records as they are answered, put together without a look into them. */
export interface Page {
  /** The records, separated by commas. */
  body: Buffer;
  count: number;
  /** The last record as it is stored: what the next page begins after. */
  last: Buffer | null;
  /** `end`: there were no more rows; `full`: there is at least one more; `spent`: the statement was stopped before it knew. */
  state: 'end' | 'full' | 'spent';
}

export interface PageLimits {
  limit: number;
  max_bytes: number;
  /** Paths to answer; null: whole records. */
  fields: string[][] | null;
}

export interface PageBuilder {
  /** Answers false where the record no longer fits: then the page is full. */
  add(record: Buffer): boolean;
  finish(state: Page['state']): Page;
}

const comma = Buffer.from(',');

export function buildPage({ limit, max_bytes, fields }: PageLimits, project: (record: Buffer, fields: string[][]) => Buffer, first: boolean): PageBuilder {
  const parts: Buffer[] = [];
  let count = 0;
  let bytes = 0;
  let last: Buffer | null = null;
  return {
    add(record) {
      if (count >= limit) return false;
      const answered = fields ? project(record, fields) : record;
      // A record that is larger than a page is a page of its own: else nobody could get past it.
      if (bytes + answered.length > max_bytes && !(first && count === 0)) return false;
      if (count > 0) parts.push(comma);
      parts.push(answered);
      bytes += answered.length + 1;
      count++;
      last = record;
      return true;
    },
    finish: (state) => ({ body: Buffer.concat(parts), count, last, state }),
  };
}
