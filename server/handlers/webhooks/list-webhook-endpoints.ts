import { toEndpoint } from '../../events/webhooks/endpoints.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { decodePlace, pageOf, rowsFor } from '../../http/list-cursor.ts';

const list = 'endpoints';

export const listWebhookEndpoints: Handlers['listWebhookEndpoints'] = async ({ query }, { services, tenant }) => {
  const { page_size = 25, after } = query;
  const rows = await services.events.webhooks.endpoints.list(tenant, {
    before: decodePlace(list, after),
    limit: rowsFor(page_size),
  });
  const page = pageOf(list, rows, page_size, ({ id }) => id);
  return { status: 200, body: { data: page.rows.map((row) => toEndpoint(row)), pagination: page.pagination } };
};
