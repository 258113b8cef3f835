import type { Api } from '../../mcp/api.ts';
import { handleMcp } from '../../mcp/handle.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import type { ExecuteMcpResponses } from '../../generated/types.gen.ts';
import type { Answer, Context, Handler, Input } from '../../http/handler.ts';
import { parseLarge } from '../../execution/response/parse-large.ts';
import { beginConsent } from '../../consent/consent.ts';
import { grantsType } from '../../connectors/tenancy.ts';
import { Problem } from '../../problem.ts';
import { findOrganization } from '../../storage/repositories/organizations.ts';
import { getConnectorType } from '../catalogue/get-connector-type.ts';
import { executeOperation } from '../connectors/execute-operation.ts';
import { listConnectors } from '../connectors/list-connectors.ts';
import { getOauthSession } from '../consent/get-oauth-session.ts';
import { listChanges } from '../events/list-changes.ts';
import { getReplication } from '../replication/get-replication.ts';

/** A body is an object, or JSON text in pieces, which may be megabytes. */
async function parsed<T>(body: unknown): Promise<T> {
  if (Array.isArray(body)) return (await parseLarge(Buffer.concat(body as Buffer[]))) as T;
  return (Buffer.isBuffer(body) ? await parseLarge(body) : body) as T;
}

/** The service as this caller may reach it: the handlers of the API, with the caller's tenancy and grants. */
function apiOf(context: Context): Api {
  const { principal, services, tenant } = context;
  const call = async <Data, Body>(
    handler: Handler<Data, { 200: Body }>,
    input: Partial<Input<Data>>,
  ): Promise<Body> => {
    const { body } = await handler({ headers: {}, path: {}, query: {}, ...input } as Input<Data>, context);
    return parsed<Body>(body);
  };
  let connectors: ReturnType<Api['connectors']> | undefined;
  return {
    connectors: () =>
      (connectors ??= call(listConnectors, {
        query: { page_size: 100 },
      }).then(({ data }) => data)),
    type: (connector_type) => call(getConnectorType, { path: { connector_type } }),
    states: async (connector_id) => (await call(getReplication, { path: { connector_id } })).data,
    execute: (connector_id, body) => call(executeOperation, { path: { connector_id }, body }),
    changes: (connector_id, query) => call(listChanges, { path: { connector_id }, query }),
    consent: (session_id) => call(getOauthSession, { path: { session_id } }),
    connect: principal.may_connect
      ? async (connector_type, environment) => {
          const { customer_name, organization_id } = tenant;
          if (customer_name === undefined)
            throw new Problem('forbidden', 'Use a token of one customer, such as an agent token.');
          if (!grantsType(tenant, connector_type) || !services.registry.has(connector_type))
            throw new Problem(
              'unknown_connector_type',
              'The connector type does not exist. Use catalog for those that do.',
            );
          const organization = await findOrganization(services.database, organization_id);
          const redirect_url = organization?.redirect_urls[0];
          if (redirect_url === undefined)
            throw new Problem('redirect_url_not_allowed', 'The organization has registered no redirect URL.');
          const { session, consent_url } = await beginConsent(
            services,
            tenant,
            {
              customer_name,
              connector_type,
              redirect_url,
              ...(environment && { environment }),
            },
            async () => undefined,
          );
          return { consent_url, session_id: session.id, expires_at: session.expires_at };
        }
      : undefined,
  };
}

export const executeMcp: Handlers['executeMcp'] = async ({ body, headers }, context) => {
  const { services, log, signal } = context;
  const received = headers as Record<string, string | undefined>;
  checkOrigin(received['origin'], [new URL(services.public_url()).origin, ...services.config.cors_origins]);
  const { status, content_type, text } = await handleMcp(apiOf(context), log, {
    url: `${services.public_url()}/mcp`,
    headers: received,
    body,
    signal,
  });
  return {
    status,
    headers: content_type === null ? {} : { 'Content-Type': content_type },
    ...(text === '' ? {} : { body: text }),
  } as Answer<ExecuteMcpResponses>; // the SDK chooses among the declared statuses; the tests validate them
};

/** A page in a browser must not reach the server through a name that is bound to this address (DNS rebinding). */
function checkOrigin(origin: string | undefined, allowed: readonly string[]): void {
  if (origin !== undefined && !allowed.includes(origin))
    throw new Problem('forbidden', 'Pages of this origin may not call the MCP server. See CORS_ORIGINS.');
}
