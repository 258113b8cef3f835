import type { Handlers } from '../../generated/routes.gen.ts';
import { cursorId, pageOf } from './page.ts';

const list = 'deliveries';

export const listWebhookDeliveries: Handlers['listWebhookDeliveries'] = async (
  { path, query },
  { services, tenant },
) => {
  const { status, page_size = 25, after } = query;
  const deliveries = await services.events.webhooks.deliveries(tenant, {
    endpoint_id: path.endpoint_id,
    status,
    before: cursorId(list, after),
    limit: page_size + 1,
  });
  return {
    status: 200,
    body: pageOf(deliveries, page_size, { list, idOf: ({ event_id }) => event_id, toItem: (each) => each }),
  };
};
