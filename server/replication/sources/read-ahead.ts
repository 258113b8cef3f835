import { rawPage } from '../../execution/pages.ts';

export type RawPage = Awaited<ReturnType<typeof rawPage>>;

/** A page of a list that is asked for while the one before it is being stored. It holds one at most. */
export interface ReadAhead {
  begin(cursor: string, read: (signal: AbortSignal) => Promise<RawPage>): void;
  /** The page at this cursor, where it has been asked for. Any other is forgotten. */
  take(cursor: string | undefined): Promise<RawPage> | undefined;
  /** Forgets the page and ends its request. */
  drop(): void;
}

export function createReadAhead(): ReadAhead {
  let held: { cursor: string; page: Promise<RawPage>; aborter: AbortController } | undefined;
  const drop = () => {
    held?.aborter.abort();
    held = undefined;
  };
  return {
    drop,
    begin(cursor, read) {
      drop();
      const aborter = new AbortController();
      const page = read(aborter.signal);
      page.catch(() => undefined); // the caller that takes it gets the error, and there may be none
      held = { cursor, page, aborter };
    },
    take(cursor) {
      const found = held?.cursor === cursor ? held?.page : undefined;
      if (found) held = undefined;
      else drop();
      return found;
    },
  };
}
