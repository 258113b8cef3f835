import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Problem } from '../http/generated/types.gen.ts';

interface FeedPage<T> {
  data: T[];
  pagination: { after: string };
  meta: { caught_up: boolean };
}

/** What to read next: from where, and for how long to wait where nothing is new. */
export interface Reading {
  after: string | undefined;
  wait_s: number;
  /** Much remains to be read: more than a person could look at. */
  catching_up: boolean;
  signal: AbortSignal;
}

interface Followed<T, P> {
  /** The newest first, at most as many as are kept. */
  items: ReadonlyArray<{ number: number; item: T }>;
  /** How many have been read. */
  count: number;
  latest: P | undefined;
  error: unknown;
  /** The feed was read again from its beginning, since it no longer knew the place. */
  restarted: boolean;
}

const kept = 200;
const wait_s = 20;

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'detail' in error;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()));
  });

const seen = () => document.visibilityState === 'visible';

function useSeen(): boolean {
  return useSyncExternalStore((changed) => {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, seen);
}

/**
 * Follows a feed by long polling while `on`, and only while the page can be seen. It goes on where it was, so a page
 * that was hidden misses nothing. `read` must not change: another feed is another component (`key`).
 */
export function useFeed<T, P extends FeedPage<T>>(
  read: (reading: Reading) => Promise<P>,
  on: boolean,
): Followed<T, P> & { retry: () => void } {
  const first = { items: [], count: 0, latest: undefined, error: undefined, restarted: false };
  const [state, setState] = useState<Followed<T, P>>(first);
  const place = useRef<P>(undefined);
  const reader = useRef(read);
  const follows = useSeen() && on && state.error === undefined;
  useEffect(() => {
    if (!follows) return;
    const stop = new AbortController();
    const { signal } = stop;
    const take = (page: P) => {
      place.current = page;
      setState(({ items, count, restarted }) => {
        const added = page.data.map((item, index) => ({ number: count + index, item })).toReversed();
        return {
          items: [...added, ...items].slice(0, kept),
          count: count + page.data.length,
          latest: page,
          error: undefined,
          restarted,
        };
      });
    };
    const step = async (): Promise<void> => {
      const last = place.current;
      const caught_up = last?.meta.caught_up ?? false;
      try {
        const page = await reader.current({
          after: last?.pagination.after,
          wait_s: caught_up ? wait_s : 0,
          catching_up: last !== undefined && !caught_up,
          signal,
        });
        if (!signal.aborted) take(page);
      } catch (error) {
        if (signal.aborted) return;
        if (isProblem(error) && error.retry_after !== undefined) return pause(error.retry_after * 1000, signal);
        const expired = isProblem(error) && error.code === 'cursor_expired';
        if (expired) place.current = undefined;
        setState((before) => (expired ? { ...first, restarted: true } : { ...before, error }));
        if (!expired) stop.abort();
      }
    };
    void (async () => {
      while (!signal.aborted) await step();
    })();
    return () => stop.abort();
  }, [follows]);
  const retry = useCallback(() => setState((before) => ({ ...before, error: undefined })), []);
  return { ...state, retry };
}
