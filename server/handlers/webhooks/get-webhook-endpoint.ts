import { toEndpoint } from '../../events/webhooks/endpoints.ts';
import type { Handlers } from '../../generated/routes.gen.ts';

export const getWebhookEndpoint: Handlers['getWebhookEndpoint'] = async ({ path }, { services, tenant }) => ({
  status: 200,
  body: toEndpoint(await services.events.webhooks.endpoints.find(tenant, path.endpoint_id)),
});
