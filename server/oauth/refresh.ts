import { v4 as uuid } from 'uuid';
import type { GrantState, Issued, OauthGrants } from '../storage/oauth-grants.ts';
import type { Sealed, Vault } from '../vault/vault.ts';
import { keepLease } from './lease.ts';
import { grace_ms } from './token-endpoint.ts';
import { backoffOf, dueIn, type GrantTimes } from './times.ts';
import type { TokenAnswer, TokenFailure } from './token-request.ts';
import { TokenRequestError } from './token-request.ts';

export type Credentials = Record<string, string>;

/** What became of one holder's try. `again`: look anew, somebody else may have stored something. */
export type Outcome = { kind: 'stored' } | { kind: 'again' } | { kind: 'refused' } | { kind: 'failed'; failure: TokenFailure };

export type RefreshEvent = 'sent' | 'stored' | 'discarded' | 'refused' | 'failed' | 'unanswered' | 'taken_over' | 'lease_lost' | 'answer_lost' | 'not_stored';

export interface HoldOptions {
  grants: OauthGrants;
  vault: Vault;
  times: GrantTimes;
  /** Exchanges the tokens at the vendor; stops when the signal aborts. */
  ask(signal: AbortSignal): Promise<TokenAnswer>;
  issued: Pick<Issued, 'client_source' | 'client_id'>;
  exchange: boolean;
  count(event: RefreshEvent): void;
}

const longest_life_ms = 3650 * 24 * 3600_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One try to refresh as the holder of the lease; undefined where somebody else holds it. From the moment when the request leaves until the new tokens are stored a
 * crash can lose them: a vendor that rotates has then ended the old ones. Nothing but reading and sealing the answer lies between its arrival and the write.
 */
export async function tryRefresh(state: GrantState, credentials: Credentials, options: HoldOptions): Promise<Outcome | undefined> {
  const { grants, times, count } = options;
  const owner = uuid();
  const acquired_ms = performance.now();
  const acquired = await grants.acquire(state, owner, times.lease_ms);
  if (!acquired) return undefined;
  const lease = keepLease(grants, state.id, owner, times, acquired_ms);
  const stopped = new AbortController();
  lease.lost.addEventListener('abort', () => setTimeout(() => stopped.abort(), grace_ms));
  try {
    // Somebody has asked with these tokens and not told what came of it: died, was stopped, or heard nothing.
    const unclear = (await grants.read(state.id))?.grant?.sent_at != null;
    if (acquired.took_over) count('taken_over');
    if (!lease.held() || !(await grants.markSent(state, owner)) || !lease.held()) {
      await grants.release(state.id, owner);
      return { kind: 'again' };
    }
    count('sent');
    let answer: TokenAnswer;
    try {
      answer = await options.ask(stopped.signal);
    } catch (error) {
      if (!(error instanceof TokenRequestError)) {
        await grants.release(state.id, owner); // nothing has left: the request could not even be made
        throw error;
      }
      return await failed(state, owner, error.failure, unclear, options);
    }
    const stored = await store(state, credentials, answer, options);
    count(stored ? 'stored' : 'discarded');
    return { kind: stored ? 'stored' : 'again' };
  } finally {
    lease.stop();
  }
}

async function failed(state: GrantState, owner: string, failure: TokenFailure, unclear: boolean, { grants, times, count }: HoldOptions): Promise<Outcome> {
  if (failure.kind === 'refused') {
    // A spent token is refused too: the vendor's word counts only where nothing newer is stored, which the condition on the version sees to.
    if (!(await grants.refuse(state, owner, unclear ? 'refresh_answer_lost' : 'refresh_refused', times.cool_down_ms))) return { kind: 'again' };
    count(unclear ? 'answer_lost' : 'refused');
    return { kind: 'refused' };
  }
  if (failure.kind === 'unanswered' && failure.by === 'stopped') {
    count('lease_lost');
    return { kind: 'again' };
  }
  count(failure.kind);
  const answered = failure.kind === 'failed' && failure.code !== 'unavailable';
  await grants.fail(state, owner, { retry_in_ms: backoffOf(times, state.grant?.failures ?? 0), answered });
  return { kind: 'failed', failure };
}

async function store(state: GrantState, credentials: Credentials, answer: TokenAnswer, options: HoldOptions): Promise<boolean> {
  const { grants, vault, times, count } = options;
  const { access_token, refresh_token = credentials['refresh_token'] } = answer;
  const binding = { organization_id: state.organization_id, connector_id: state.id, credential_version: state.credential_version + 1 };
  const sealed: Sealed = vault.seal(binding, { ...credentials, access_token, ...(refresh_token !== undefined && { refresh_token }) });
  const issued = issuedOf(answer, { ...options, scope: state.grant?.scope ?? null, refresh_left_ms: leftOf(state) });
  const ends_ms = performance.now() + times.store_ms;
  for (let wait_ms = 50; ; wait_ms = Math.min(2000, wait_ms * 2)) {
    try {
      return await grants.store(state, sealed, issued);
    } catch (error) {
      // The answer exists nowhere else: an outage of the database is sat out.
      if (performance.now() + wait_ms > ends_ms) {
        count('not_stored');
        throw error;
      }
      await sleep(wait_ms);
    }
  }
}

function leftOf({ grant, now_ms }: GrantState): number | null {
  return grant?.refresh_expires_at ? Math.max(0, Date.parse(grant.refresh_expires_at) - now_ms) : null;
}

/** What an answer tells about its tokens. `refresh_left_ms` is the life of a refresh token that stays. */
export function issuedOf(answer: TokenAnswer, known: { issued: HoldOptions['issued']; exchange: boolean; scope: string | null; refresh_left_ms: number | null }): Issued {
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
