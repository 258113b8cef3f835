import { checkCustomerName } from '../../connector-types/inputs.ts';
import type { WebhookEndpoint } from '../../generated/types.gen.ts';
import { refuseWhileErasing } from '../../customers/refuse.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { Problem } from '../../problem.ts';

export const createWebhookEndpoint: Handlers['createWebhookEndpoint'] = async (
  { body },
  { services, tenant, keep },
) => {
  const { webhooks } = services.events;
  const { organization_id, customer_name = body.customer_name } = tenant;
  if (body.customer_name !== undefined) {
    checkCustomerName(body.customer_name, { in: 'body', pointer: '/customer_name' });
    if (body.customer_name !== customer_name)
      throw new Problem('forbidden', 'This token is scoped to a different customer.', {
        errors: [
          { in: 'body', pointer: '/customer_name', code: 'forbidden', message: 'must be the customer of the token' },
        ],
      });
  }
  await refuseWhileErasing(services.database, { organization_id, customer_name });
  webhooks.checkUrl(body.url);
  const responseOf = (endpoint: WebhookEndpoint) => ({
    status: 201 as const,
    headers: { Location: `/api/v1/webhooks/endpoints/${endpoint.id}` },
    body: endpoint,
  });
  return responseOf(
    await webhooks.endpoints.create({ organization_id, customer_name, by: tenant.by }, body, (tx, endpoint) =>
      keep(tx, responseOf(endpoint)),
    ),
  );
};
