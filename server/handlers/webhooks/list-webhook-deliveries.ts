import type { Handlers } from '../../generated/routes.gen.ts';
import { decodePlace, pageOf, rowsFor } from '../../http/list-cursor.ts';

const list = 'deliveries';

export const listWebhookDeliveries: Handlers['listWebhookDeliveries'] = async (
  { path, query },
  { services, tenant },
) => {
  const { status, page_size = 25, after } = query;
  const deliveries = await services.events.webhooks.deliveries(tenant, {
    endpoint_id: path.endpoint_id,
    status,
    before: decodePlace(list, after),
    limit: rowsFor(page_size),
  });
  const page = pageOf(list, deliveries, page_size, ({ event_id }) => event_id);
  return { status: 200, body: { data: page.rows, pagination: page.pagination } };
};
