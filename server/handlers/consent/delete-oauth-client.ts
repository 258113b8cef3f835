import type { Handlers } from '../../generated/routes.gen.ts';
import { clientInUse, requireOwnClient } from '../../consent/own-client.ts';
import { deleteOauthClient as remove, oauthClientInUse } from '../../storage/repositories/oauth-clients.ts';

export const deleteOauthClient: Handlers['deleteOauthClient'] = async ({ path }, { services, tenant }) => {
  const row = await requireOwnClient(services, tenant.organization_id, path.connector_type);
  if (await oauthClientInUse(services.database, row)) throw clientInUse();
  await remove(services.database, row, tenant.by);
  return { status: 204 };
};
