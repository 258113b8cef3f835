import { toConnector } from '../../connectors/to-connector.ts';
import { checkCustomerName } from '../../connector-types/inputs.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { decodePlace, encodePlace } from '../../http/list-cursor.ts';

export const listConnectors: Handlers['listConnectors'] = async ({ query }, { tenant }) => {
  const { customer_name, connector_type, status, page_size = 25, after } = query;
  if (customer_name !== undefined) checkCustomerName(customer_name, { in: 'query', name: 'customer_name' });
  const rows = await tenant.connectors.list({
    ...(customer_name === undefined ? {} : { customer_name }),
    ...(connector_type === undefined ? {} : { connector_type }),
    ...(status === undefined ? {} : { status }),
    ...(after === undefined ? {} : { before: decodePlace('connectors', after) }),
    limit: page_size + 1, // one more tells whether there is a next page
  });
  const page = rows.slice(0, page_size);
  return {
    status: 200,
    body: {
      data: page.map(toConnector),
      pagination: { after: rows.length > page_size ? encodePlace('connectors', page.at(-1)!.id) : null, page_size },
    },
  };
};
