import type { Logger } from 'pino';
import type { Connector } from '../connector-types/registry.ts';
import type { Runtime } from '../execution/runtime.ts';
import { Problem } from '../problem.ts';
import { traced } from '../telemetry/tracing.ts';
import type { Database } from '../storage/database.ts';
import { oauthGrants, type ClientSource, type GrantState } from './repository.ts';
import { connectorBinding } from '../vault/bindings.ts';
import { SealError, type Vault } from '../vault/vault.ts';
import { proofKeyOf, withClientKey, type OauthClients } from './oauth-clients.ts';
import { tryRefresh, type Credentials, type RefreshEvent } from './refresh.ts';
import { grantTimes, marginOf, type GrantTimes } from './times.ts';
import { refreshTokens, type OauthClient, type TokenFailure } from './token-request.ts';
import { present } from '../present.ts';

/** The tokens of stored connectors, kept alive. */
export interface Grants {
  /**
   * The credentials to send now, asked before every attempt and every page. Refreshes what has expired, and in the
   * background what soon will.
   */
  current(connector_id: string): Promise<Credentials>;
  /**
   * Other credentials than those that the vendor has just refused; undefined where its refusal is final for this call.
   * `confirm` says whether the vendor refuses these credentials altogether; only then does the connector need
   * reauthorization.
   */
  replace(
    connector_id: string,
    refused: Readonly<Record<string, string>>,
    confirm: () => Promise<boolean>,
  ): Promise<Credentials | undefined>;
  /**
   * Whether the vendor's refusal of a request says that the credentials are dead. It does not where they can be
   * refreshed: then only the refusal of a refresh does.
   */
  isFinal(connector_id: string): Promise<boolean>;
  /** Refreshes idle connectors that are due; returns how many. */
  sweep(): Promise<number>;
  /** Waits for the refreshes under way: what the vendor has answered must be stored before the process ends. */
  settle(): Promise<void>;
}

export interface GrantsOptions {
  database: Database;
  vault: Vault;
  clients: OauthClients;
  registry: ReadonlyMap<string, Connector>;
  runtime: Runtime;
  log: Logger;
  count(connector_type: string, event: RefreshEvent): void;
  times?: Partial<GrantTimes> | undefined;
}

type OauthConnector = Parameters<typeof refreshTokens>[0]['connector'];

/** What a refresh needs; undefined where these credentials cannot be refreshed. */
interface Refreshable {
  connector: OauthConnector;
  source: ClientSource;
  client: OauthClient;
  credentials: Credentials;
}

const sweep_size = 50;
const sweep_parallel = 4;

/** A wait so short is sat out instead of refused. */
const short_ms = 2_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const needsReauth = (title: string) =>
  new Problem(
    'connector_needs_reauth',
    `The connector's credentials are no longer valid at ${title}. Update the credentials or repeat the consent flow.`,
  );

export function createGrants(options: GrantsOptions): Grants {
  const { database, vault, clients, registry, runtime, log } = options;
  const times: GrantTimes = { ...grantTimes, ...options.times };
  const grants = oauthGrants(database);
  /** One refresh per connector in this process; the lease sees to the others. */
  const flights = new Map<string, Promise<void>>();
  let closing = false;

  const typeOf = (state: GrantState): Connector => {
    const found = registry.get(state.connector_type);
    if (!found)
      throw new Problem('unknown_connector_type', 'This release does not support the type of this connector.');
    return found;
  };

  const open = (state: GrantState): Credentials => {
    try {
      return vault.open(connectorBinding(state), state);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      throw new Problem(
        'internal_error',
        "The connector's stored credentials cannot be opened. Give it new ones, and report the request_id.",
        { cause: error },
      );
    }
  };

  async function read(connector_id: string): Promise<GrantState> {
    const state = await grants.read(connector_id);
    if (!state) throw new Problem('not_found', 'The connector does not exist.');
    return state;
  }

  async function refreshable(state: GrantState, credentials: Credentials): Promise<Refreshable | undefined> {
    const { contract, mapping } = typeOf(state);
    const rule = mapping.oauth;
    if (
      !rule ||
      rule.method !== state.auth_method ||
      credentials[rule.exchange ? 'access_token' : 'refresh_token'] === undefined
    )
      return undefined;
    const connector = { contract, mapping: { ...mapping, oauth: rule } };
    const { client_id, client_secret } = credentials;
    const source = (state.grant?.client_source ?? 'credentials') as ClientSource;
    if (source === 'credentials')
      return client_id === undefined
        ? undefined
        : { connector, source, client: { client_id, client_secret }, credentials };
    const client = await clients.find(
      state.organization_id,
      state.connector_type,
      source,
      present(state.grant).client_id,
    );
    return client && { connector, source, client, credentials };
  }

  /**
   * Ensures that credentials newer than `version` are stored, and throws if that fails; the refresh itself continues
   * after its callers have stopped waiting.
   */
  async function refresh(connector_id: string, version: number, how: { probe?: boolean } = {}): Promise<void> {
    let flight = flights.get(connector_id);
    if (!flight) {
      flight = run(connector_id, version, how.probe === true).finally(() => flights.delete(connector_id));
      flight.catch(() => undefined); // those who wait for it get the error
      flights.set(connector_id, flight);
    }
    const ends_ms = performance.now() + times.wait_ms;
    const waiting = Symbol('waiting');
    while ((await Promise.race([flight, sleep(times.look_ms).then(() => waiting)])) === waiting) {
      // Another process, or the connector's owner, may have stored newer ones meanwhile.
      if ((await read(connector_id)).credential_version !== version) return;
      if (performance.now() > ends_ms)
        throw new Problem('upstream_timeout', 'The vendor has not responded to a request for a new token in time.', {
          retry_after_s: 5,
        });
    }
  }

  /** A longer wait than any that is asked for was stored before the clock moved back. */
  function waitOf({ grant, now_ms }: GrantState): number {
    const wait_ms = grant?.retry_at ? Date.parse(grant.retry_at) - now_ms : 0;
    return wait_ms > Math.max(times.backoff_max_ms, times.cool_down_ms) ? 0 : wait_ms;
  }

  async function run(connector_id: string, version: number, probe: boolean): Promise<void> {
    const ends_ms = performance.now() + times.wait_ms;
    while (!closing) {
      const state = await read(connector_id);
      if (state.credential_version !== version) return;
      const { title } = typeOf(state).contract;
      if (state.status === 'needs_reauth' && !probe) throw needsReauth(title);
      const wait_ms = probe ? 0 : waitOf(state);
      if (wait_ms > short_ms)
        throw new Problem(
          'upstream_failed',
          `${title} did not respond to the latest token requests. The service retries later.`,
          { retry_after_s: wait_ms / 1000 },
        );
      if (wait_ms > 0) await sleep(wait_ms + 1);
      else if (await attempt(state, title)) return;
      if (performance.now() > ends_ms)
        throw new Problem('upstream_timeout', `${title} did not respond to a token request in time.`, {
          retry_after_s: 5,
        });
    }
    throw new Problem('unavailable', 'The service is stopping.', { retry_after_s: 2 });
  }

  /** True where new credentials are stored; false where it is worth another look. */
  async function attempt(state: GrantState, title: string): Promise<boolean> {
    const credentials = open(state);
    const able = await refreshable(state, credentials);
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
        ask: () =>
          refreshTokens({ connector, client, environment, runtime, timeout_ms: times.request_ms }, credentials),
        issued: { client_source: source, client_id: client.client_id },
        exchange: connector.mapping.oauth.exchange !== undefined,
        count: (event) => options.count(state.connector_type, event),
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

  /** What a request needs besides the token, where its OAuth client has it. */
  async function complete(state: GrantState, credentials: Credentials): Promise<Credentials> {
    const { mapping } = typeOf(state);
    const { client_source, client_id } = state.grant ?? {};
    if (
      client_source === undefined ||
      client_source === 'credentials' ||
      proofKeyOf(mapping.auth[state.auth_method]) === undefined
    )
      return credentials;
    return withClientKey(
      mapping,
      await clients.find(
        state.organization_id,
        state.connector_type,
        client_source as ClientSource,
        present(client_id),
      ),
      credentials,
    );
  }

  /** Not awaited: the tokens in hand still work. */
  function refreshBehind(state: GrantState): void {
    if (closing || flights.has(state.id) || waitOf(state) > 0) return;
    refresh(state.id, state.credential_version).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code === 'internal_error')
        log.error({ err: error, connector_id: state.id }, 'a refresh has failed');
    });
  }

  async function renewed(state: GrantState, how?: { probe: boolean }): Promise<Credentials> {
    await refresh(state.id, state.credential_version, how);
    return open(await read(state.id));
  }

  async function valid(state: GrantState): Promise<Credentials> {
    const credentials = open(state);
    const { mapping, contract } = typeOf(state);
    if (state.status === 'needs_reauth') {
      if (!(await grants.probe(state, times.cool_down_ms))) throw needsReauth(contract.title);
      return !mapping.oauth?.exchange && (await refreshable(state, credentials))
        ? renewed(state, { probe: true })
        : credentials;
    }
    const { access_expires_at, issued_at } = state.grant ?? {};
    if (!access_expires_at || !issued_at || mapping.oauth?.exchange) return credentials;
    const life_ms = Date.parse(access_expires_at) - Date.parse(issued_at);
    const left_ms = Date.parse(access_expires_at) - state.now_ms;
    // More than its whole life is left where the clock has moved back: then nothing is known of its age.
    if ((left_ms > marginOf(life_ms) && left_ms <= life_ms) || !(await refreshable(state, credentials)))
      return credentials;
    if (left_ms <= 0) return renewed(state);
    refreshBehind(state);
    return credentials;
  }

  async function other(
    state: GrantState,
    refused: Readonly<Record<string, string>>,
    confirm: () => Promise<boolean>,
  ): Promise<Credentials | undefined> {
    const credentials = open(state);
    if (credentials['access_token'] !== refused['access_token']) return credentials;
    const { mapping, contract } = typeOf(state);
    if (!mapping.oauth?.exchange && (await refreshable(state, credentials))) {
      const age_ms = state.grant ? state.now_ms - Date.parse(state.grant.issued_at) : Infinity;
      if (age_ms < 0 || age_ms >= times.fresh_ms) return renewed(state);
      // The vendor has issued it a moment ago, and may accept it in another.
      await sleep(times.late_ms);
      return credentials;
    }
    // Nothing is left to try: a confirmed refusal of the token itself is final.
    if (!(await confirm())) return undefined;
    if (!(await grants.refuse(state, 'token_refused', times.cool_down_ms))) return open(await read(state.id));
    throw needsReauth(contract.title);
  }

  return {
    async current(connector_id) {
      const state = await read(connector_id);
      return complete(state, await valid(state));
    },
    async replace(connector_id, refused, confirm) {
      const state = await read(connector_id);
      const credentials = await other(state, refused, confirm);
      return credentials && complete(state, credentials);
    },
    async isFinal(connector_id) {
      const state = await read(connector_id);
      const { mapping } = typeOf(state);
      return Boolean(mapping.oauth?.exchange) || !(await refreshable(state, open(state)));
    },
    async sweep() {
      const ids = await grants.due(sweep_size);
      const work = async () => {
        for (let id = ids.shift(); id !== undefined && !closing; id = ids.shift()) {
          const state = await grants.read(id);
          if (state && state.status !== 'needs_reauth')
            await refresh(id, state.credential_version).catch((error: unknown) =>
              log.info({ err: error, connector_id: id }, 'an idle connector was not refreshed'),
            );
        }
      };
      const { length } = ids;
      await Promise.all(Array.from({ length: sweep_parallel }, work));
      return length;
    },
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
