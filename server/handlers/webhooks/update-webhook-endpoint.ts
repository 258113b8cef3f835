import type { Handlers } from '../../generated/routes.gen.ts';

export const updateWebhookEndpoint: Handlers['updateWebhookEndpoint'] = async (
  { path, body },
  { services, tenant },
) => {
  const { webhooks } = services.events;
  webhooks.checkUrl(body.url);
  return { status: 200, body: await webhooks.endpoints.update(tenant, path.endpoint_id, body) };
};
