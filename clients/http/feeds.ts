import type { Change, ChangePage, Event, EventPage, ListChangesData, ListEventsData } from './generated/types.gen.ts';

/** Where a feed is read from, and whether the reader waits for more at its end. */
export interface FollowOptions {
  /** Go on from this cursor; from the beginning without it. */
  after?: string;
  /** Wait for what comes next instead of ending when all has been read. */
  follow?: boolean;
  /** Ends the iteration when it aborts. */
  signal?: AbortSignal;
}

export type ChangesOptions = FollowOptions & Omit<NonNullable<ListChangesData['query']>, 'after' | 'wait_s'>;
export type EventsOptions = FollowOptions & Omit<NonNullable<ListEventsData['query']>, 'after' | 'wait_s'>;

/** Everything in it when iterated; `pages()` gives the cursor to store with each page. */
export interface Feed<T, P> extends AsyncIterable<T> {
  pages(): AsyncIterable<P>;
}

export type ChangeFeed = Feed<Change, ChangePage>;
export type EventFeed = Feed<Event, EventPage>;

interface FeedPage<T> {
  data: T[];
  pagination: { after: string };
  meta: { caught_up: boolean };
}

const wait_s = 30;

export function feed<T, P extends FeedPage<T>>(
  read: (query: { after?: string; wait_s?: number }) => Promise<P>,
  { after: start, follow = false, signal }: FollowOptions,
): Feed<T, P> {
  async function* pages(): AsyncGenerator<P, void, undefined> {
    for (let after = start; !signal?.aborted;) {
      const page = await read({ ...(after !== undefined && { after }), ...(follow && { wait_s }) });
      yield page;
      after = page.pagination.after;
      if (!follow && page.meta.caught_up) return;
    }
  }
  return {
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const page of pages()) yield* page.data;
    },
  };
}
