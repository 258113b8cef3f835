import { deleteInPieces } from '../storage/delete-in-pieces.ts';
import { v4 as uuid } from 'uuid';
import { clock_slack_ms, laterSql, nowSql } from '../storage/database-clock.ts';
import type { Database, Transaction } from '../storage/database.ts';
import { isDuplicate } from '../storage/errors.ts';
import type { KeyRing, Mac } from '../vault/key-ring.ts';
import { decrypt, encrypt, SealError } from '../vault/vault.ts';
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
  /** organization, client, customer, operation, key: the same key of another caller is another key. */
  scope: readonly (string | undefined)[];
  /** Everything that makes it the same request. */
  content: unknown;
  customer: CustomerOf;
}

/** The hash of the customer that a response concerns, by which an erasure finds it. */
export type CustomerOf = (tx: Transaction, answer: StoredAnswer) => Promise<string | null>;

/** Stores the response under the request's key, in the transaction of its effect; does nothing without a key. */
export type Keep = (tx: Transaction, answer: StoredAnswer) => Promise<void>;

export interface Idempotency {
  /**
   * Runs `work` once per key; a repeat gets the first successful response. `work` keeps it in the transaction of its
   * effect: after a crash either both are there or neither. Failures are not kept, so that they can be tried again.
   */
  once(
    request: IdempotentRequest,
    work: (keep: Keep) => Promise<StoredAnswer>,
  ): Promise<{ answer: StoredAnswer; replayed: boolean }>;
}

interface KeyRow {
  request_mac: string;
  state: string;
  answer: string | null;
}

const inUse = (): Problem =>
  new Problem(
    'idempotency_key_in_use',
    'A request with this Idempotency-Key is still in progress. Retry when it has finished.',
  );

const reused = (): Problem =>
  new Problem(
    'idempotency_key_reused',
    'This Idempotency-Key was already used with a different request. Use a new key for each new request.',
    {
      errors: [
        { in: 'header', name: 'Idempotency-Key', code: 'reused', message: 'was already used with a different request' },
      ],
    },
  );

/** Stored responses may hold secrets that are returned once, so they are encrypted by a key made of scope and ring. */
function sealer(macs: readonly [Mac, ...Mac[]], id: string, scope: string) {
  return {
    seal: (answer: StoredAnswer): string =>
      encrypt(macs[0](scope), Buffer.from(JSON.stringify(answer)), id).toString('base64'),
    open(sealed: string): StoredAnswer {
      // Stored by a release that did not encrypt them.
      if (sealed.startsWith('{')) return JSON.parse(sealed) as StoredAnswer;
      for (const mac of macs) {
        try {
          return JSON.parse(decrypt(mac(scope), Buffer.from(sealed, 'base64'), id).toString()) as StoredAnswer;
        } catch (error) {
          if (!(error instanceof SealError)) throw error;
        }
      }
      throw new Error('no key of the ring opens the stored response');
    },
  };
}

/** The stored response of the request that has the key; throws while there is none, or where it was another request. */
async function earlier(database: Database, id: string, isSame: (mac: string) => boolean): Promise<string> {
  const [row] = await database.query<KeyRow>('SELECT request_mac, state, answer FROM idempotency_keys WHERE id = ?', [
    id,
  ]);
  if (row && !isSame(row.request_mac)) throw reused();
  if (row?.state === 'done' && row.answer) return row.answer;
  throw inUse();
}

/** Bodies are compared by a keyed hash: they hold credentials, which a plain hash would let an attacker guess. */
export function createIdempotency(database: Database, ring: KeyRing): Idempotency {
  const [keyMac] = ring.macs('idempotency.key');
  const requestMacs = ring.macs('idempotency.request');
  const answerMacs = ring.macs('idempotency.answer');
  const now = nowSql[database.engine];
  const longest = laterSql(database.engine, running_ms + clock_slack_ms);

  /** False where another request has the key. */
  async function claim(id: string, mac: string, holder: string): Promise<boolean> {
    // One that is held for longer than a request may take was claimed before the clock moved back.
    await database.change(
      `DELETE FROM idempotency_keys WHERE id = ? AND (expires_at <= ${now} OR (state = 'running' AND expires_at > ${longest}))`,
      [id],
    );
    try {
      await database.change(
        `INSERT INTO idempotency_keys (id, request_mac, state, holder, expires_at) VALUES (?, ?, 'running', ?, ${laterSql(database.engine, running_ms)})`,
        [id, mac, holder],
      );
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  return {
    async once({ scope, content, customer }, work) {
      const scope_text = JSON.stringify(scope.map((part) => part ?? null));
      const id = keyMac(scope_text).toString('hex');
      const { seal, open } = sealer(answerMacs, id, scope_text);
      const text = JSON.stringify(content);
      const holder = uuid();
      const mac = (each: (typeof requestMacs)[number]) => each(text).toString('hex');
      if (!(await claim(id, mac(requestMacs[0]), holder)))
        return {
          answer: open(await earlier(database, id, (stored) => requestMacs.some((each) => mac(each) === stored))),
          replayed: true,
        };
      const keep: Keep = async (tx, answer) => {
        const kept = await tx.change(
          `UPDATE idempotency_keys SET state = 'done', answer = ?, customer_hash = ?, expires_at = ${laterSql(tx.engine, kept_ms)} WHERE id = ? AND holder = ?`,
          [seal(answer), await customer(tx, answer), id, holder],
        );
        // It took so long that the key was given to another request, which has the effect now.
        if (kept === 0) throw inUse();
      };
      try {
        return { answer: await work(keep), replayed: false };
      } catch (error) {
        await database
          .change("DELETE FROM idempotency_keys WHERE id = ? AND holder = ? AND state = 'running'", [id, holder])
          .catch(() => undefined); // the caller gets the first error; the key expires by itself
        throw error;
      }
    },
  };
}

/** Removes expired keys. */
export const purgeIdempotencyKeys = (database: Database): Promise<number> =>
  deleteInPieces(database, 'idempotency_keys', `expires_at <= ${nowSql[database.engine]}`);
