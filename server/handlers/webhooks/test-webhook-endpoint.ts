import type { Handlers } from '../../generated/routes.gen.ts';

export const testWebhookEndpoint: Handlers['testWebhookEndpoint'] = async ({ path }, { services, tenant, signal }) => ({
  status: 200,
  body: await services.events.webhooks.test(tenant, path.endpoint_id, signal),
});
