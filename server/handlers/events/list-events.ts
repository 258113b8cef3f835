import { grantedEvents } from '../../connectors/granted-events.ts';
import type { Handlers } from '../../generated/routes.gen.ts';

export const listEvents: Handlers['listEvents'] = async ({ query }, { services, tenant, signal }) => {
  const { after, types, connector_id, page_size = 25, wait_s = 0 } = query;
  const { organization_id, customer_name } = tenant;
  const body = await services.events.log(
    {
      organization_id,
      customer_name,
      connector_id,
      types: types === undefined ? undefined : [...new Set(types.split(','))].sort(),
      after,
      page_size,
      narrowed: grantedEvents(services, tenant),
    },
    wait_s * 1000,
    signal,
  );
  return { status: 200, body };
};
