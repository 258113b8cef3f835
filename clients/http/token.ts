import type { Token } from './generated/types.gen.ts';

export interface TokenSource {
  /** A token that is good now. Concurrent callers share one request. */
  get(): Promise<string>;
  /** The service has refused this token: the next `get` asks for another. False where no other is available. */
  discard(token: string): boolean;
}

/** A token of another owner, a scoped one in a browser for instance. */
export const fixedToken = (token: string): TokenSource => ({ get: async () => token, discard: () => false });

/**
 * Renews before the token ends: in the background while the old one is still good, so that no call waits and a token
 * endpoint that is away for a moment does no harm. `request` must be bounded in time.
 */
export function renewedToken(request: () => Promise<Token>, now: () => number = () => performance.now()): TokenSource {
  let current: { token: string; renew_at: number; ends_at: number } | undefined;
  let flight: Promise<string> | undefined;

  const renew = (): Promise<string> => {
    const began = now();
    return (flight ??= request()
      .then(({ access_token, expires_in }) => {
        const life_ms = Math.max(0, expires_in * 1000);
        const margin_ms = Math.min(60_000, life_ms / 10);
        current = {
          token: access_token,
          renew_at: began + life_ms - 2 * margin_ms,
          ends_at: began + life_ms - margin_ms,
        };
        return access_token;
      })
      .finally(() => {
        flight = undefined;
      }));
  };

  return {
    async get() {
      if (!current || now() >= current.ends_at) return renew();
      if (now() >= current.renew_at) renew().catch(() => undefined);
      return current.token;
    },
    discard(token) {
      if (current?.token === token) current = undefined;
      return true;
    },
  };
}
