import { toEndpoint } from '../../events/webhooks/endpoints.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { cursorId, pageOf } from './page.ts';

const list = 'endpoints';

export const listWebhookEndpoints: Handlers['listWebhookEndpoints'] = async ({ query }, { services, tenant }) => {
  const { page_size = 25, after } = query;
  const rows = await services.events.webhooks.endpoints.list(tenant, {
    before: cursorId(list, after),
    limit: page_size + 1,
  });
  return {
    status: 200,
    body: pageOf(rows, page_size, { list, idOf: ({ id }) => id, toItem: (row) => toEndpoint(row) }),
  };
};
