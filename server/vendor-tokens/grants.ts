import type { Logger } from 'pino';
import type { Registry } from '../connector-types/registry.ts';
import type { Runtime } from '../execution/runtime.ts';
import type { Database } from '../storage/database.ts';
import type { Vault } from '../vault/vault.ts';
import type { OauthClients } from './oauth-clients.ts';
import type { Credentials, RefreshEvent } from './refresh.ts';
import { createRefreshes, needsReauth } from './refreshes.ts';
import { oauthGrants, type GrantState } from './repository.ts';
import { createStoredCredentials } from './stored-credentials.ts';
import { grantTimes, marginOf, type GrantTimes } from './times.ts';

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
  registry: Registry;
  runtime: Runtime;
  log: Logger;
  count(connector_type: string, event: RefreshEvent): void;
  times?: Partial<GrantTimes> | undefined;
}

const sweep_size = 50;
const sweep_parallel = 4;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function createGrants(options: GrantsOptions): Grants {
  const { log } = options;
  const times: GrantTimes = { ...grantTimes, ...options.times };
  const grants = oauthGrants(options.database);
  const stored = createStoredCredentials({ ...options, grants });
  const { read, typeOf, open, refreshable, complete } = stored;
  const refreshes = createRefreshes({ ...options, grants, stored, times });

  async function renewed(state: GrantState, how?: { probe: boolean }): Promise<Credentials> {
    await refreshes.refresh(state.id, state.credential_version, how);
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
    refreshes.refreshBehind(state);
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
        for (let id = ids.shift(); id !== undefined && !refreshes.isClosing(); id = ids.shift()) {
          const state = await grants.read(id);
          if (state && state.status !== 'needs_reauth')
            await refreshes
              .refresh(id, state.credential_version)
              .catch((error: unknown) =>
                log.info({ err: error, connector_id: id }, 'an idle connector was not refreshed'),
              );
        }
      };
      const { length } = ids;
      await Promise.all(Array.from({ length: sweep_parallel }, work));
      return length;
    },
    settle: refreshes.settle,
  };
}
