import { toConnector } from '../../connectors/to-connector.ts';
import { checkCustomerName } from '../../connector-types/inputs.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { decodePlace, pageOf, rowsFor } from '../../http/list-cursor.ts';

export const listConnectors: Handlers['listConnectors'] = async ({ query }, { tenant }) => {
  const { customer_name, connector_type, status, page_size = 25, after } = query;
  if (customer_name !== undefined) checkCustomerName(customer_name, { in: 'query', name: 'customer_name' });
  const rows = await tenant.connectors.list({
    ...(customer_name === undefined ? {} : { customer_name }),
    ...(connector_type === undefined ? {} : { connector_type }),
    ...(status === undefined ? {} : { status }),
    ...(after === undefined ? {} : { before: decodePlace('connectors', after) }),
    limit: rowsFor(page_size),
  });
  const page = pageOf('connectors', rows, page_size, (row) => row.id);
  return { status: 200, body: { data: page.rows.map(toConnector), pagination: page.pagination } };
};
