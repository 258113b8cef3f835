import { v4 as uuid } from 'uuid';
import type { GrantState, Issued, OauthGrants } from './repository.ts';
import { connectorBinding } from '../vault/bindings.ts';
import type { Sealed, Vault } from '../vault/vault.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../storage/database.ts';
import { acquireLease, releaseLease } from '../storage/repositories/leases.ts';
import { keepLease, refreshLease } from './lease.ts';
import { backoffOf, dueIn, type GrantTimes } from './times.ts';
import type { TokenAnswer, TokenFailure } from './token-request.ts';
import { TokenRequestError } from './token-request.ts';

export type Credentials = Record<string, string>;

/** What became of one attempt. `again`: read the credentials once more, since others may have been stored. */
export type Outcome =
  { kind: 'stored' } | { kind: 'again' } | { kind: 'refused' } | { kind: 'failed'; failure: TokenFailure };

export type RefreshEvent =
  'sent' | 'stored' | 'discarded' | 'refused' | 'failed' | 'unanswered' | 'taken_over' | 'answer_lost' | 'not_stored';

export interface HoldOptions {
  database: Database;
  grants: OauthGrants;
  vault: Vault;
  times: GrantTimes;
  /** Exchanges the tokens at the vendor. Once the request has left, only the end of the process stops it. */
  ask(): Promise<TokenAnswer>;
  issued: Pick<Issued, 'client_source' | 'client_id'>;
  exchange: boolean;
  count(event: RefreshEvent): void;
}

const longest_life_ms = 3650 * 24 * 3600_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One try to refresh as the holder of the lease; undefined where another process holds it. From the moment when the
 * request is sent until the new tokens are stored a crash can lose them: a vendor that rotates has then ended the old
 * ones. So the response is waited for even when the lease is lost meanwhile, and what it brings is stored unless newer
 * credentials are.
 */
export async function tryRefresh(
  state: GrantState,
  credentials: Credentials,
  options: HoldOptions,
): Promise<Outcome | undefined> {
  const { database, grants, times, count } = options;
  const lease = refreshLease(state.id, uuid(), times.lease_ms);
  const acquired_ms = performance.now();
  const acquired = await acquireLease(database, lease);
  if (!acquired) return undefined;
  const kept = keepLease(database, lease, acquired_ms);
  try {
    await grants.ensure(state);
    // A process has sent these tokens before and has not recorded what came of it: it died, or received no response.
    const unclear = (await grants.read(state.id))?.grant?.sent_at != null;
    if (acquired === 'taken_over') count('taken_over');
    if (!kept.held() || !(await grants.markSent(state, lease)) || !kept.held()) return { kind: 'again' };
    count('sent');
    let answer: TokenAnswer;
    try {
      answer = await options.ask();
    } catch (error) {
      if (!(error instanceof TokenRequestError)) throw error; // nothing has left: the request could not even be made
      return await failed(state, error.failure, unclear, options);
    }
    const stored = await store(state, credentials, answer, options);
    count(stored ? 'stored' : 'discarded');
    return { kind: stored ? 'stored' : 'again' };
  } finally {
    kept.stop();
    await releaseLease(database, lease).catch(() => undefined); // it is taken over when it has not been renewed
  }
}

async function failed(
  state: GrantState,
  failure: TokenFailure,
  unclear: boolean,
  { grants, times, count }: HoldOptions,
): Promise<Outcome> {
  if (failure.kind === 'refused') {
    // A used token is refused too: the refusal counts only where nothing newer is stored, which the condition on the
    // version sees to.
    if (!(await grants.refuse(state, unclear ? 'refresh_answer_lost' : 'refresh_refused', times.cool_down_ms)))
      return { kind: 'again' };
    count(unclear ? 'answer_lost' : 'refused');
    return { kind: 'refused' };
  }
  count(failure.kind);
  const answered = failure.kind === 'failed' && failure.code !== 'unavailable';
  await grants.fail(state, { retry_in_ms: backoffOf(times, state.grant?.failures ?? 0), answered });
  return { kind: 'failed', failure };
}

async function store(
  state: GrantState,
  credentials: Credentials,
  answer: TokenAnswer,
  options: HoldOptions,
): Promise<boolean> {
  const { grants, vault } = options;
  const { access_token, refresh_token = credentials['refresh_token'] } = answer;
  const binding = connectorBinding({ ...state, credential_version: state.credential_version + 1 });
  const sealed: Sealed = vault.seal(binding, {
    ...credentials,
    access_token,
    ...(refresh_token !== undefined && { refresh_token }),
  });
  const issued = issuedOf(answer, { ...options, scope: state.grant?.scope ?? null, refresh_left_ms: leftOf(state) });
  // The tokens exist nowhere else: they are kept until the database takes them, however long it is away.
  for (let wait_ms = 50; ; wait_ms = Math.min(1000, wait_ms * 2)) {
    try {
      return await grants.store(state, sealed, issued);
    } catch (error) {
      if (!(error instanceof Problem)) throw error; // a defect: it would fail every time
      options.count('not_stored');
      await sleep(wait_ms);
    }
  }
}

function leftOf({ grant, now_ms }: GrantState): number | null {
  return grant?.refresh_expires_at ? Math.max(0, Date.parse(grant.refresh_expires_at) - now_ms) : null;
}

/** What a response says about its tokens. `refresh_left_ms` is the life of a refresh token that stays. */
export function issuedOf(
  answer: TokenAnswer,
  known: { issued: HoldOptions['issued']; exchange: boolean; scope: string | null; refresh_left_ms: number | null },
): Issued {
  const ms = (seconds: number) => Math.min(longest_life_ms, Math.round(seconds * 1000));
  const access_life_ms = answer.expires_in === undefined ? null : ms(answer.expires_in);
  const told = answer.refresh_token_expires_in === undefined ? null : ms(answer.refresh_token_expires_in);
  const refresh_life_ms = told ?? (answer.refresh_token === undefined ? known.refresh_left_ms : null);
  return {
    ...known.issued,
    scope: answer.scope?.slice(0, 1024) ?? known.scope,
    access_life_ms,
    refresh_life_ms,
    due_in_ms: dueIn({ exchange: known.exchange, access_life_ms, refresh_life_ms }),
  };
}
