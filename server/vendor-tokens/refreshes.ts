import type { Logger } from 'pino';
import type { Runtime } from '../execution/runtime.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../storage/database.ts';
import { traced } from '../telemetry/tracing.ts';
import type { Vault } from '../vault/vault.ts';
import { tryRefresh, type RefreshEvent } from './refresh.ts';
import type { GrantState, oauthGrants } from './repository.ts';
import type { StoredCredentials } from './stored-credentials.ts';
import type { GrantTimes } from './times.ts';
import { refreshTokens, type TokenFailure } from './token-request.ts';

/** A wait so short is sat out instead of refused. */
const short_ms = 2_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const needsReauth = (title: string) =>
  new Problem(
    'connector_needs_reauth',
    `The connector's credentials are no longer valid at ${title}. Update the credentials or repeat the consent flow.`,
  );

/** The refreshes of this process. */
export interface Refreshes {
  /**
   * Ensures that credentials newer than `version` are stored, and throws if that fails; the refresh itself continues
   * after its callers have stopped waiting.
   */
  refresh(connector_id: string, version: number, how?: { probe?: boolean }): Promise<void>;
  /** Not awaited: the tokens in hand still work. */
  refreshBehind(state: GrantState): void;
  isClosing(): boolean;
  /** Waits for those under way, and begins none any more. */
  settle(): Promise<void>;
}

interface Parts {
  database: Database;
  vault: Vault;
  runtime: Runtime;
  log: Logger;
  count(connector_type: string, event: RefreshEvent): void;
  grants: ReturnType<typeof oauthGrants>;
  stored: StoredCredentials;
  times: GrantTimes;
}

/** Whose credentials are wanted in a newer version; `probe`: though they count as refused. */
interface Wanted {
  connector_id: string;
  version: number;
  probe: boolean;
}

/** A longer wait than any that is asked for was stored before the clock moved back. */
function waitOf({ grant, now_ms }: GrantState, times: GrantTimes): number {
  const wait_ms = grant?.retry_at ? Date.parse(grant.retry_at) - now_ms : 0;
  return wait_ms > Math.max(times.backoff_max_ms, times.cool_down_ms) ? 0 : wait_ms;
}

/** True where new credentials are stored; false where it is worth another look. */
async function attempt(parts: Parts, state: GrantState, title: string): Promise<boolean> {
  const { database, grants, vault, runtime, log, stored, times } = parts;
  const credentials = stored.open(state);
  const able = await stored.refreshable(state, credentials);
  if (!able)
    throw new Problem(
      'upstream_unauthorized',
      `The credentials for ${title} cannot be refreshed, because the OAuth client they were issued to is no longer configured.`,
    );
  const { connector, client, source } = able;
  const environment = JSON.parse(state.environment) as Record<string, string>;
  const about = { 'patchbay.connector_type': state.connector_type };
  const outcome = await traced({ name: 'refresh token', kind: 'client', attributes: about }, async (span) => {
    const tried = await tryRefresh(state, credentials, {
      database,
      grants,
      vault,
      times,
      ask: () => refreshTokens({ connector, client, environment, runtime, timeout_ms: times.request_ms }, credentials),
      issued: { client_source: source, client_id: client.client_id },
      exchange: connector.mapping.oauth.exchange !== undefined,
      count: (event) => parts.count(state.connector_type, event),
    });
    span.set({ 'patchbay.outcome': tried?.kind ?? 'held_by_another' });
    return tried;
  });
  if (!outcome) await sleep(times.poll_ms);
  if (outcome?.kind === 'refused') {
    log.warn(
      { connector_id: state.id, connector_type: state.connector_type },
      'the vendor has refused to refresh a connector',
    );
    throw needsReauth(title);
  }
  if (outcome?.kind === 'failed') throw problemOf(title, outcome.failure);
  return outcome?.kind === 'stored';
}

/** Tries until newer credentials than `version` are stored, by whomever. */
async function run(parts: Parts, { connector_id, version, probe }: Wanted, isClosing: () => boolean): Promise<void> {
  const { stored, times } = parts;
  const ends_ms = performance.now() + times.wait_ms;
  while (!isClosing()) {
    const state = await stored.read(connector_id);
    if (state.credential_version !== version) return;
    const { title } = stored.typeOf(state).contract;
    if (state.status === 'needs_reauth' && !probe) throw needsReauth(title);
    const wait_ms = probe ? 0 : waitOf(state, times);
    if (wait_ms > short_ms)
      throw new Problem(
        'upstream_failed',
        `${title} did not respond to the latest token requests. The service retries later.`,
        { retry_after_s: wait_ms / 1000 },
      );
    if (wait_ms > 0) await sleep(wait_ms + 1);
    else if (await attempt(parts, state, title)) return;
    if (performance.now() > ends_ms)
      throw new Problem('upstream_timeout', `${title} did not respond to a token request in time.`, {
        retry_after_s: 5,
      });
  }
  throw new Problem('unavailable', 'The service is stopping.', { retry_after_s: 2 });
}

export function createRefreshes(parts: Parts): Refreshes {
  const { log, stored, times } = parts;
  /** One refresh per connector in this process; the lease sees to the others. */
  const flights = new Map<string, Promise<void>>();
  let closing = false;

  async function refresh(connector_id: string, version: number, how: { probe?: boolean } = {}): Promise<void> {
    let flight = flights.get(connector_id);
    if (!flight) {
      flight = run(parts, { connector_id, version, probe: how.probe === true }, () => closing).finally(() =>
        flights.delete(connector_id),
      );
      flight.catch(() => undefined); // those who wait for it get the error
      flights.set(connector_id, flight);
    }
    const ends_ms = performance.now() + times.wait_ms;
    const waiting = Symbol('waiting');
    while ((await Promise.race([flight, sleep(times.look_ms).then(() => waiting)])) === waiting) {
      // Another process, or the connector's owner, may have stored newer ones meanwhile.
      if ((await stored.read(connector_id)).credential_version !== version) return;
      if (performance.now() > ends_ms)
        throw new Problem('upstream_timeout', 'The vendor has not responded to a request for a new token in time.', {
          retry_after_s: 5,
        });
    }
  }

  function refreshBehind(state: GrantState): void {
    if (closing || flights.has(state.id) || waitOf(state, times) > 0) return;
    refresh(state.id, state.credential_version).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code === 'internal_error')
        log.error({ err: error, connector_id: state.id }, 'a refresh has failed');
    });
  }

  return {
    refresh,
    refreshBehind,
    isClosing: () => closing,
    async settle() {
      closing = true;
      await Promise.allSettled(flights.values());
    },
  };
}

function problemOf(title: string, failure: TokenFailure): Problem {
  if (failure.kind === 'unanswered' && failure.by === 'timeout')
    return new Problem('upstream_timeout', `${title} did not respond to a token request in time.`, {
      retry_after_s: 2,
    });
  const upstream = failure.kind === 'failed' ? { upstream: { code: failure.code } } : {};
  return new Problem('upstream_failed', `${title} did not issue a new token.`, { retry_after_s: 2, ...upstream });
}
