import { setTimeout as sleep } from 'node:timers/promises';
import type { Access } from '../execution/call.ts';
import { check } from '../execution/check.ts';
import { pages } from '../execution/pages.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Actor } from '../audit/actor.ts';
import { consentsOf, type ConsentSession } from './repository.ts';
import type { ClientSource } from '../vendor-tokens/repository.ts';
import { holdConsent } from './confirm-consent.ts';
import { ConsentFailure, descriptions, storeConsent, type Obtained } from './store-consent.ts';
import {
  callbackUrl,
  cookieName,
  mayReturn,
  requireOauth,
  sameHash,
  setCookie,
  verifierOf,
  type ConsentConnector,
} from './consent.ts';
import { withClientKey } from '../vendor-tokens/oauth-clients.ts';
import { issuedOf } from '../vendor-tokens/refresh.ts';
import { withParameters } from './redirect-url.ts';
import {
  exchangeCode,
  inspectToken,
  refreshTokens,
  TokenRequestError,
  type TokenAnswer,
  type TokenContext,
} from '../vendor-tokens/token-request.ts';
import { present } from '../present.ts';

/** As many ids of 20 digits as the text of a list of ids holds. */
const most_accounts = 780;

export interface Callback {
  by: Actor;
  connector_type: string;
  query: Record<string, unknown>;
  cookie_header: string | undefined;
}

export interface Returned {
  location: string;
  /** Takes the attempt's cookie away. */
  set_cookie: string;
}

const invalid = () =>
  new Problem(
    'consent_invalid',
    'This response does not belong to a consent flow started in this browser. Open the consent link again and complete it in the same browser.',
  );

/**
 * The vendor has sent a browser back. Only the browser that set out may go on, once, and only with what was sent out
 * with it; anything else is refused without a trace in the session. From there on every failure is the flow's result,
 * which the application hears.
 */
export async function completeConsent(services: Services, callback: Callback): Promise<Returned> {
  const consents = consentsOf(services.database);
  const { state, code, error } = callback.query as Record<string, string | undefined>;
  const public_url = services.public_url();
  const attempt_id = /^([0-9a-f-]{36})\.[A-Za-z0-9_-]{43}$/.exec(state ?? '')?.[1];
  const attempt = attempt_id === undefined ? undefined : await consents.findAttempt(attempt_id);
  if (!attempt || !sameHash(present(state), attempt.state_hash)) throw invalid();
  const name = cookieName(public_url, attempt.id);
  const cookie = cookieOf(callback.cookie_header, name);
  if (cookie === undefined || !sameHash(cookie, attempt.cookie_hash)) throw invalid();
  const session = await consents.find(attempt.session_id, callback.by);
  if (!session || session.connector_type !== callback.connector_type || (code === undefined) === (error === undefined))
    throw invalid();
  if (!(await mayReturn(services, session.organization_id, session.redirect_url)))
    throw new Problem(
      'consent_invalid',
      'The redirect URL is no longer registered. Contact the application that sent you here.',
    );
  if (!(await consents.useAttempt(attempt.id)) || !(await consents.claim(session.id))) throw invalid();

  const back = (parameters: Record<string, string>): Returned => ({
    location: withParameters(session.redirect_url, { ...parameters, session_id: session.id }),
    set_cookie: setCookie(public_url, name, '', 0),
  });
  try {
    if (attempt.over || session.over) throw new ConsentFailure('expired');
    if (error !== undefined) throw new ConsentFailure(error === 'access_denied' ? 'access_denied' : 'exchange_failed');
    const connector_id = await inTime(connect(services, session, present(code), cookie));
    if (connector_id === undefined) return back({});
    // A hint only: the first run stands in the database already.
    await services.replication
      .wake(connector_id)
      .catch((cause: unknown) =>
        services.log.warn({ err: cause }, 'the first replication of a connector waits for the next sweep'),
      );
    return back({ connector_id });
  } catch (failure) {
    if (failure instanceof NotYetStored)
      throw new Problem(
        'unavailable',
        'The vendor has issued its tokens, and the database cannot store them at present. They are stored as soon as it can; the application then receives the connector.',
        { retry_after_s: 30, cause: failure },
      );
    const what = failure instanceof ConsentFailure ? failure.error : 'creation_failed';
    // An error of the vendor's library quotes what it was given: only names and codes are logged.
    services.log.warn(
      { session_id: session.id, connector_type: session.connector_type, error: what, ...reasonOf(failure) },
      'a consent flow has failed',
    );
    await consents
      .fail(session, what)
      .catch((cause: unknown) => services.log.error({ err: cause }, 'the end of a consent flow could not be stored'));
    return back({ error: what, error_description: descriptions[what] });
  }
}

function reasonOf(failure: unknown): { reason?: unknown } {
  const cause = failure instanceof ConsentFailure ? failure.cause : failure;
  if (cause instanceof TokenRequestError) return { reason: cause.failure };
  if (cause instanceof Problem) return { reason: cause.code };
  return cause instanceof Error ? { reason: cause.name } : {};
}

/** RFC 6265, section 4.2: the one cookie of this name; a duplicated cookie is ambiguous and refused. */
function cookieOf(header: string | undefined, name: string): string | undefined {
  const [found, ...others] = (header ?? '').split(/; */).filter((each) => each.startsWith(`${name}=`));
  return others.length === 0 ? found?.slice(name.length + 1) : undefined;
}

/** A browser waits for this one. */
const exchange_ms = 30_000;
/** And at most so long for all of it. */
const browser_ms = 50_000;
/** The tokens of a consent exist nowhere else: so long they are kept for a database that is away. */
const kept_ms = 15 * 60_000;

class NotYetStored extends Error {}

/** The work goes on after the browser has been sent the page that says it takes longer. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const given_up = new AbortController();
  try {
    const late = sleep(browser_ms, undefined, { signal: given_up.signal }).then(() => {
      throw new NotYetStored();
    });
    late.catch(() => undefined); // in time
    work.catch(() => undefined); // reported to those who still wait
    return await Promise.race([work, late]);
  } finally {
    given_up.abort();
  }
}

/** Stores what a vendor has issued. A code can be exchanged once, so a database that is away is waited for. */
async function untilStored<T>(store: () => Promise<T>): Promise<T> {
  const ends_ms = performance.now() + kept_ms;
  for (let wait_ms = 50; ; wait_ms = Math.min(1000, wait_ms * 2)) {
    try {
      return await store();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'unavailable' || performance.now() > ends_ms) throw error;
    }
    await sleep(wait_ms, undefined, { ref: false });
  }
}

/** The id of the connector; undefined where the application has to confirm it first. */
async function connect(
  services: Services,
  session: ConsentSession,
  code: string,
  cookie: string,
): Promise<string | undefined> {
  const connector = requireOauth(services, session.connector_type);
  const environment = JSON.parse(session.environment) as Record<string, string>;
  const source = session.client_source as ClientSource;
  const client = await services.oauth_clients.find(
    session.organization_id,
    session.connector_type,
    source,
    session.client_id,
  );
  if (!client) throw new ConsentFailure('exchange_failed');
  const context: TokenContext = {
    connector,
    client,
    environment,
    runtime: services.runtime,
    timeout_ms: exchange_ms,
  };
  const answer = await tokensOf(
    context,
    code,
    callbackUrl(services.public_url(), session.connector_type),
    verifierOf(cookie),
  );
  checkScopes(connector, answer.scope);
  const { access_token, refresh_token } = answer;
  const credentials = { access_token, ...(refresh_token !== undefined && { refresh_token }) };
  const issued = issuedOf(answer, {
    issued: { client_source: source, client_id: client.client_id },
    exchange: connector.mapping.oauth.exchange !== undefined,
    scope: null,
    refresh_left_ms: null,
  });
  const access: Access = {
    contract: connector.contract,
    mapping: connector.mapping,
    auth_method: connector.mapping.oauth.method,
    credentials: withClientKey(connector.mapping, client, credentials),
    environment,
  };
  const { auth_method } = access;
  const obtained = { ...(await checked(services, access, session)), auth_method, credentials, issued };
  return untilStored(async () => {
    if (!session.confirm) return storeConsent(services, session, obtained);
    await holdConsent(services, session, obtained);
    return undefined;
  });
}

/** What the vendor says of the new tokens, which must not be refused. */
async function checked(
  services: Services,
  access: Access,
  session: ConsentSession,
): Promise<Omit<Obtained, 'auth_method' | 'credentials' | 'issued'>> {
  const { status, reason, external_account } = await check(access, services.runtime);
  if (status === 'unhealthy')
    throw new ConsentFailure(reason === 'upstream_forbidden' ? 'insufficient_scope' : 'creation_failed');
  const replication_config = await configurationOf(services, access, session);
  return { verified: status === 'healthy', external_account, replication_config };
}

/**
 * The accounts that the user has agreed to are written down where the flow named none: replication reads them one by
 * one, and a later account is not silently among them.
 */
async function configurationOf(services: Services, access: Access, session: ConsentSession): Promise<string> {
  const given = JSON.parse(session.replication_config) as Record<string, string>;
  const { variable, all } = access.mapping.scope ?? {};
  if (!all || given[present(variable)] !== undefined) return session.replication_config;
  const ids: string[] = [];
  for await (const { data } of pages({ ...access, entity: all.entity }, services.runtime)) {
    ids.push(...data.map((record) => String(record[all.field])));
    if (ids.length > most_accounts)
      throw new ConsentFailure('creation_failed', new Error('the token lists more accounts than a connector takes'));
  }
  return ids.length === 0
    ? session.replication_config
    : JSON.stringify({ ...given, [present(variable)]: [...new Set(ids)].join(',') });
}

async function tokensOf(
  context: TokenContext,
  code: string,
  redirect_uri: string,
  verifier: string,
): Promise<TokenAnswer> {
  try {
    const answer = await exchangeCode(context, code, redirect_uri, verifier);
    if (!context.connector.mapping.oauth.exchange) return await inspectToken(context, answer);
    // The first token lives for an hour or two; only the long-lived one is worth storing.
    return await inspectToken(context, await refreshTokens(context, { access_token: answer.access_token }));
  } catch (error) {
    throw new ConsentFailure('exchange_failed', error);
  }
}

/**
 * Users can leave out what they like (RFC 6749, section 3.3); a vendor that says nothing has granted what was asked.
 */
function checkScopes({ mapping }: ConsentConnector, scope: string | undefined): void {
  const granted = scope?.split(/[ ,]+/).filter(Boolean);
  if (granted && mapping.oauth.required_scopes?.some((each) => !granted.includes(each)))
    throw new ConsentFailure('insufficient_scope');
}
