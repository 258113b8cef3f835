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

/** One allocation and one copy, commas and all. */
export function joined(parts: readonly Buffer[], bytes: number): Buffer {
  const whole = Buffer.allocUnsafeSlow(Math.max(0, bytes + parts.length - 1)); // of its own, so that a thread can hand it over
  let at = 0;
  for (const part of parts) {
    if (at > 0) whole[at++] = 0x2c;
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

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
      if (bytes + count + answered.length > max_bytes && !(first && count === 0)) return false;
      parts.push(answered);
      bytes += answered.length;
      count++;
      last = record;
      return true;
    },
    finish: (state) => ({ body: joined(parts, bytes), count, last, state }),
  };
}
