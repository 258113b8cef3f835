import type { Handlers } from '../generated/routes.gen.ts';
import { documentHeaders } from '../http/etag.ts';

export const listConnectorTypes: Handlers['listConnectorTypes'] = (_input, { services }) => {
  const body = { data: [...services.catalogue] };
  return { status: 200, headers: documentHeaders(services.catalogue, () => JSON.stringify(body), 'private'), body };
};
