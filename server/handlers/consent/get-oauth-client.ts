import type { Handlers } from '../../generated/routes.gen.ts';
import { requireOwnClient, toOauthClient } from '../../consent/own-client.ts';

export const getOauthClient: Handlers['getOauthClient'] = async ({ path }, { services, tenant }) => ({
  status: 200,
  body: toOauthClient(await requireOwnClient(services, tenant.organization_id, path.connector_type)),
});
