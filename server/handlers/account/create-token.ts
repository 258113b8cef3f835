import type { Handlers } from '../../generated/routes.gen.ts';
import type { TokenForm } from '../../generated/types.gen.ts';
import { matchesClientSecret } from '../../api-tokens/client-secret.ts';
import { token_life_s } from '../../api-tokens/access-token.ts';
import { no_organization } from '../../audit/record-audit.ts';
import { Problem } from '../../problem.ts';
import { clientOrganizations, clientSecretHashes, findClientGrant } from '../../storage/repositories/clients.ts';

interface Given {
  client_id: string | undefined;
  client_secret: string | undefined;
}

/** RFC 6749, section 2.3.1: both halves are form-encoded before they are put together. */
function fromBasic(authorization: string | undefined): Given | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*)$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  try {
    return {
      client_id: decodeURIComponent(id.replaceAll('+', ' ')),
      client_secret: decodeURIComponent(rest.join(':').replaceAll('+', ' ')),
    };
  } catch {
    return { client_id: undefined, client_secret: undefined };
  }
}

export const createToken: Handlers['createToken'] = async ({ body }, { services, request, actor }) => {
  const form = request.content_type?.startsWith('application/x-www-form-urlencoded') === true;
  if (form && (body as TokenForm).grant_type !== 'client_credentials')
    throw new Problem('unsupported_grant_type', 'Only grant_type=client_credentials is supported.');
  const { client_id, client_secret } = fromBasic(request.authorization) ?? body;
  const hashes = client_id === undefined ? [] : await clientSecretHashes(services.database, client_id);
  const grant =
    client_id !== undefined && matchesClientSecret(client_secret ?? '', hashes)
      ? await findClientGrant(services.database, client_id)
      : undefined;
  // What is no ID of a client may be anything, for example a secret in the wrong place.
  const organization_ids = client_id === undefined ? [] : await clientOrganizations(services.database, client_id);
  const by = { ...actor, client_id: organization_ids.length === 0 ? null : (client_id ?? null) };
  for (const organization_id of organization_ids.length === 0 ? [no_organization] : organization_ids)
    services.audit_counts.add(by, {
      organization_id,
      ...(grant ? { type: 'token.issued' } : { type: 'token.refused', outcome: 'invalid_client' }),
    });
  if (!grant) {
    const scheme = request.authorization === undefined ? 'Bearer realm="patchbay"' : 'Basic realm="patchbay"';
    throw new Problem('invalid_client', 'The client ID or client secret is incorrect.', {
      headers: { 'WWW-Authenticate': scheme },
    });
  }
  const asked = form ? (body as TokenForm).scope?.split(' ').filter(Boolean) : undefined;
  const scopes = asked ? grant.scopes.filter((scope) => asked.includes(scope)) : grant.scopes;
  const [organization_id, ...others] = grant.organization_ids;
  return {
    status: 200,
    body: {
      access_token: services.tokens.issue(grant, scopes),
      token_type: 'bearer',
      expires_in: token_life_s,
      ...(organization_id !== undefined && others.length === 0 ? { organization_id } : {}),
      ...(scopes.length < grant.scopes.length ? { scope: scopes.join(' ') } : {}),
    },
  };
};
