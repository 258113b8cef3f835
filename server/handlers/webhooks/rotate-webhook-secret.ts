import type { WebhookEndpoint } from '../../generated/types.gen.ts';
import type { Handlers } from '../../generated/routes.gen.ts';

export const rotateWebhookSecret: Handlers['rotateWebhookSecret'] = async ({ path }, { services, tenant, keep }) => {
  const responseOf = (body: WebhookEndpoint) => ({ status: 200 as const, headers: {}, body });
  return responseOf(
    await services.events.webhooks.endpoints.rotate(tenant, path.endpoint_id, (tx, endpoint) =>
      keep(tx, responseOf(endpoint)),
    ),
  );
};
