import type { Handlers } from '../../generated/routes.gen.ts';

export const deleteWebhookEndpoint: Handlers['deleteWebhookEndpoint'] = async ({ path }, { services, tenant }) => {
  await services.events.webhooks.endpoints.remove(tenant, path.endpoint_id);
  return { status: 204 };
};
