import type { Handlers } from '../../generated/routes.gen.ts';
import { putOwnClient, toOauthClient } from '../../consent/own-client.ts';

export const putOauthClient: Handlers['putOauthClient'] = async ({ path, body }, { services, tenant }) => ({
  status: 200,
  body: toOauthClient(await putOwnClient(services, tenant, path.connector_type, body)),
});
