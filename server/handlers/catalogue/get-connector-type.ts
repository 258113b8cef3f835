import type { Handlers } from '../../generated/routes.gen.ts';
import { catalogueEntry } from '../../connector-types/catalogue.ts';
import { grantedTypes } from '../../connectors/tenancy.ts';
import { documentHeaders } from '../../http/responses/etag.ts';
import { Problem } from '../../problem.ts';

export const getConnectorType: Handlers['getConnectorType'] = async ({ path }, { services, tenant }) => {
  const types = await grantedTypes(services, tenant);
  const type = types.find(({ contract }) => contract.connector_type === path.connector_type);
  if (!type)
    throw new Problem(
      'not_found',
      `The connector type does not exist. Available: ${types.map(({ contract }) => contract.connector_type).join(', ')}.`,
    );
  const entry = catalogueEntry(type.contract);
  return { status: 200, headers: documentHeaders(type.contract, () => JSON.stringify(entry), 'private'), body: entry };
};
