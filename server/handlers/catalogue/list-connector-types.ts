import type { Handlers } from '../../generated/routes.gen.ts';
import { catalogueEntry } from '../../connector-types/catalogue.ts';
import { grantedTypes } from '../../connectors/tenancy.ts';
import { documentHeaders } from '../../http/responses/etag.ts';

export const listConnectorTypes: Handlers['listConnectorTypes'] = async (_input, { services, tenant }) => {
  const types = await grantedTypes(services, tenant);
  const body = { data: types.map(({ contract }) => catalogueEntry(contract)) };
  // Without grants it changes only with a release.
  const key = tenant.grants ? body : services.registry;
  return { status: 200, headers: documentHeaders(key, () => JSON.stringify(body), 'private'), body };
};
