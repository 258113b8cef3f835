import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { requireType } from '../connectors/access.ts';
import { checkVariablesOf } from '../connector-types/inputs.ts';
import type { OauthRule } from '../connector-types/definition/define.ts';
import type { Connector } from '../connector-types/registry.ts';
import type { OauthInitiate } from '../generated/types.gen.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { Transaction } from '../storage/database.ts';
import { consentsOf, type ConsentSession } from './repository.ts';
import { findOrganization } from '../storage/repositories/organizations.ts';
import { grantsType, requireConnector, type Tenant } from '../connectors/tenancy.ts';
import { isRegistered, redirectUrlFault } from './redirect-url.ts';
import { vendorUrl } from '../vendor-tokens/token-request.ts';

export const session_life_ms = 60 * 60_000;
export const attempt_life_ms = 10 * 60_000;

const base_path = '/api/v1/integrations/connectors/oauth';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
export const sameHash = (text: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(text)), Buffer.from(hash));

/**
 * Only the browser that holds the cookie can answer for the challenge; nothing of it is stored here (RFC 7636, section
 * 4.1: 43 characters).
 */
export const verifierOf = (cookie: string): string =>
  createHash('sha256').update(`patchbay.pkce.1\0${cookie}`).digest('base64url');

export const callbackUrl = (public_url: string, connector_type: string): string =>
  `${public_url}${base_path}/callback/${connector_type}`;

/**
 * A cookie that no other host and no plain connection can set (draft-ietf-httpbis-rfc6265bis, 4.1.3.2); browsers refuse
 * that prefix over plain http, which only the sandbox speaks.
 */
export const cookieName = (public_url: string, attempt_id: string): string =>
  `${public_url.startsWith('https:') ? '__Host-' : ''}patchbay-consent-${attempt_id}`;

export const setCookie = (public_url: string, name: string, value: string, max_age_s: number): string =>
  `${name}=${value}; Path=/; Max-Age=${max_age_s}; HttpOnly; SameSite=Lax${public_url.startsWith('https:') ? '; Secure' : ''}`;

export type ConsentConnector = Connector & { mapping: { oauth: OauthRule } };

export function requireOauth(services: Pick<Services, 'registry'>, connector_type: string): ConsentConnector {
  const { contract, mapping } = requireType(services, connector_type);
  if (!mapping.oauth)
    throw new Problem(
      'oauth_not_supported',
      `${contract.title} does not support the consent flow. Create the connector with credentials.`,
    );
  return { contract, mapping: { ...mapping, oauth: mapping.oauth } };
}

const fault = (pointer: string, code: string, message: string) => ({
  errors: [{ in: 'body' as const, pointer, code, message }],
});

export interface Begun {
  session: ConsentSession;
  consent_url: string;
}

/** Whose OAuth client; where the vendor has no OAuth, the user enters credentials. */
async function clientOf(
  { oauth_clients }: Services,
  organization_id: string,
  { contract, mapping }: Connector,
  environment: Record<string, string>,
): Promise<{ source: string; client: { client_id: string } }> {
  if (!mapping.oauth) return { source: 'form', client: { client_id: '' } };
  const { connector_type, title } = contract;
  const chosen = await oauth_clients.choose(organization_id, connector_type, environment);
  if (!chosen)
    throw new Problem(
      'oauth_not_supported',
      `No OAuth client is configured for ${title}. Store one with PUT /api/v1/oauth/credentials/${connector_type}.`,
    );
  return chosen;
}

/** The connector type need not be a known one: an agent's text is checked here like any other. */
export type ConsentRequest = Omit<OauthInitiate, 'connector_type'> & { connector_type: string };

/** Starts a flow; nothing happens at the vendor yet. */
export async function beginConsent(
  services: Services,
  tenant: Tenant,
  body: ConsentRequest,
  also: (tx: Transaction, begun: Begun) => Promise<void>,
): Promise<Begun> {
  const { contract, mapping } = requireType(services, body.connector_type);
  const row = body.connector_id === undefined ? undefined : await requireConnector(tenant, body.connector_id);
  if (row && (row.customer_name !== body.customer_name || row.connector_type !== body.connector_type)) {
    throw new Problem(
      'validation_failed',
      'The connector to reconnect belongs to a different customer or connector type.',
      fault('/connector_id', 'mismatch', 'must be a connector of this customer and type'),
    );
  }
  // What a consent does not say is taken from the vendor's response: every account that the token reaches.
  const optional = {
    ...contract,
    replication_config: contract.replication_config.map((each) => ({
      ...each,
      required: !mapping.oauth && each.required,
    })),
  };
  const { environment, replication_config } = checkVariablesOf(optional, {
    environment:
      ((body.environment ?? (row && JSON.parse(row.environment))) as Record<string, string> | undefined) ?? {},
    replication_config:
      ((body.replication_config ?? (row && JSON.parse(row.replication_config))) as
        Record<string, string> | undefined) ?? {},
  });
  await checkRedirect(services, tenant.organization_id, body.redirect_url);
  const chosen = await clientOf(services, tenant.organization_id, { contract, mapping }, environment);
  const begun = (session: ConsentSession): Begun => ({
    session,
    consent_url: `${services.public_url()}${base_path}/consent/${session.id}`,
  });
  const session = await consentsOf(services.database).insert(
    {
      by: tenant.by,
      id: uuid(),
      organization_id: tenant.organization_id,
      customer_name: body.customer_name,
      connector_type: body.connector_type,
      name: body.name ?? null,
      environment: JSON.stringify(environment),
      replication_config: JSON.stringify(replication_config),
      redirect_url: body.redirect_url,
      client_source: chosen.source,
      client_id: chosen.client.client_id,
      connector_id: row?.id ?? null,
      confirm: body.confirm ?? (await confirmsConsents(services, tenant.organization_id)),
    },
    session_life_ms,
    (tx, stored) => also(tx, begun(stored)),
  );
  return begun(session);
}

async function confirmsConsents({ database }: Services, organization_id: string): Promise<boolean> {
  return (await findOrganization(database, organization_id))?.confirm_consents ?? false;
}

async function checkRedirect(services: Services, organization_id: string, redirect_url: string): Promise<void> {
  const wrong = redirectUrlFault(redirect_url, services.config.mode === 'sandbox');
  if (wrong)
    throw new Problem('validation_failed', `redirect_url ${wrong}.`, fault('/redirect_url', 'redirect_url', wrong));
  if (!(await mayReturn(services, organization_id, redirect_url))) {
    throw new Problem(
      'redirect_url_not_allowed',
      'The redirect URL is not registered for the organization. Register it with PATCH /api/v1/account/organization.',
      fault('/redirect_url', 'redirect_url_not_allowed', 'must be registered for the organization'),
    );
  }
}

/** Whether users may be sent there, now: what was registered may have been taken back. */
export async function mayReturn(services: Services, organization_id: string, redirect_url: string): Promise<boolean> {
  const organization = await findOrganization(services.database, organization_id);
  return (
    organization !== undefined &&
    redirectUrlFault(redirect_url, services.config.mode === 'sandbox') === undefined &&
    isRegistered(redirect_url, organization.redirect_urls)
  );
}

/** The session, where the caller may know of it. */
export async function requireSession(services: Services, tenant: Tenant, session_id: string): Promise<ConsentSession> {
  const session = session_id.length <= 64 ? await consentsOf(services.database).find(session_id, tenant.by) : undefined;
  if (
    !session ||
    session.organization_id !== tenant.organization_id ||
    (tenant.customer_name !== undefined && tenant.customer_name !== session.customer_name) ||
    !grantsType(tenant, session.connector_type)
  )
    throw new Problem('not_found', 'The consent session does not exist.');
  return session;
}

/** Proves that the form came from our own page for this session. */
export const formToken = (services: Pick<Services, 'ring'>, session_id: string): string =>
  services.ring.macs('consent.form')[0](session_id).toString('base64url');

export function checkFormToken(services: Pick<Services, 'ring'>, session_id: string, given: string): boolean {
  return services.ring
    .macs('consent.form')
    .some((mac) => sameHash(given, hashOf(mac(session_id).toString('base64url'))));
}

/**
 * A form of another site must not start an attempt. Under `Referrer-Policy: no-referrer` browsers send `Origin: null`
 * with our own form (Fetch, 3.2.5), so then `Sec-Fetch-Site`, which no page can set, has to say that it was ours.
 */
export function isOwnOrigin(public_url: string, headers: Record<string, string | undefined>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return (
    headers['origin'] === new URL(public_url).origin ||
    (site === 'same-origin' && (headers['origin'] === 'null' || headers['origin'] === undefined))
  );
}

export interface Attempt {
  cookie: string;
  authorize_url: string;
}

/** One browser sets out for the vendor: what it must bring back is in its cookie and in the state. */
export async function startAttempt(services: Services, session: ConsentSession): Promise<Attempt> {
  const { contract, mapping } = requireOauth(services, session.connector_type);
  const rule = mapping.oauth;
  const id = uuid();
  const secret = randomBytes(32).toString('base64url');
  const state = `${id}.${randomBytes(32).toString('base64url')}`;
  await consentsOf(services.database).insertAttempt(
    { id, session_id: session.id, cookie_hash: hashOf(secret), state_hash: hashOf(state) },
    attempt_life_ms,
  );
  const public_url = services.public_url();
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: session.client_id,
    redirect_uri: callbackUrl(public_url, session.connector_type),
    scope: rule.scopes.join(rule.scope_separator ?? ' '),
    state,
    ...(rule.pkce && {
      code_challenge: createHash('sha256').update(verifierOf(secret)).digest('base64url'),
      code_challenge_method: 'S256',
    }),
    ...rule.authorize_params,
  });
  const address = vendorUrl(
    { contract, mapping },
    rule.authorize_url,
    JSON.parse(session.environment) as Record<string, string>,
    services.runtime,
  );
  return {
    cookie: setCookie(public_url, cookieName(public_url, id), secret, attempt_life_ms / 1000),
    authorize_url: `${address}?${query}`,
  };
}
