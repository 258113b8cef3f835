import type { Database } from '../storage/database.ts';
import type { KeyRing } from '../vault/key-ring.ts';
import { timestamp } from '../clock.ts';
import { Problem } from '../problem.ts';

const kept_ms = 24 * 3600_000;
/** A process that died with a request in progress must not block its key for a day. */
const running_ms = 2 * 60_000;

export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export interface IdempotentRequest {
  /** organisation, client, customer, operation, key: the same key of another caller is another key. */
  scope: readonly (string | undefined)[];
  /** Everything that makes it the same request. */
  content: unknown;
}

export interface Idempotency {
  /** Runs `work` once per key; a repeat gets the first good answer. Failures are not kept, so that they can be tried again. */
  once(request: IdempotentRequest, work: () => Promise<StoredAnswer>): Promise<{ answer: StoredAnswer; replayed: boolean }>;
}

/** Bodies are compared by a keyed hash: they hold credentials, which a plain hash would let somebody guess. */
export function createIdempotency(database: Database, ring: KeyRing): Idempotency {
  const [keyMac] = ring.macs('idempotency.key');
  const requestMacs = ring.macs('idempotency.request');
  const duplicate = (error: unknown) => /UNIQUE|PRIMARY|Duplicate/i.test(String((error as Error).message));

  return {
    async once({ scope, content }, work) {
      const id = keyMac(JSON.stringify(scope.map((part) => part ?? null))).toString('hex');
      const text = JSON.stringify(content);
      const now = Date.now();
      await database.change('DELETE FROM idempotency_keys WHERE id = ? AND expires_at <= ?', [id, timestamp(now)]);
      try {
        await database.change('INSERT INTO idempotency_keys (id, request_mac, state, expires_at) VALUES (?, ?, ?, ?)', [id, requestMacs[0](text).toString('hex'), 'running', timestamp(now + running_ms)]);
      } catch (error) {
        if (!duplicate(error)) throw error;
        const [row] = await database.query<{ request_mac: string; state: string; answer: string | null }>('SELECT request_mac, state, answer FROM idempotency_keys WHERE id = ?', [id]);
        if (row && !requestMacs.some((mac) => mac(text).toString('hex') === row.request_mac)) {
          throw new Problem('idempotency_key_reused', 'This Idempotency-Key was used with another request. Use a new key for a new request.', {
            errors: [{ in: 'header', name: 'Idempotency-Key', code: 'reused', message: 'was used with another request' }],
          });
        }
        if (row?.state === 'done' && row.answer) return { answer: JSON.parse(row.answer) as StoredAnswer, replayed: true };
        throw new Problem('idempotency_key_in_use', 'A request with this Idempotency-Key is in progress. Try again when it has ended.');
      }
      try {
        const answer = await work();
        await database.change('UPDATE idempotency_keys SET state = ?, answer = ?, expires_at = ? WHERE id = ?', ['done', JSON.stringify(answer), timestamp(now + kept_ms), id]);
        return { answer, replayed: false };
      } catch (error) {
        await database.change('DELETE FROM idempotency_keys WHERE id = ? AND state = ?', [id, 'running']);
        throw error;
      }
    },
  };
}

/** Removes keys whose day is over; called now and then by the process. */
export const purgeIdempotencyKeys = (database: Database): Promise<number> => database.change('DELETE FROM idempotency_keys WHERE expires_at <= ?', [timestamp()]);
