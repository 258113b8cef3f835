import { checkCustomerName } from '../../connector-types/inputs.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { decodePlace, pageOf, rowsFor } from '../../http/list-cursor.ts';

export const listAudit: Handlers['listAudit'] = async ({ query }, { services, tenant }) => {
  const { customer_name, types, page_size = 25, after } = query;
  if (customer_name !== undefined) checkCustomerName(customer_name, { in: 'query', name: 'customer_name' });
  const rows = await services.audit.list({
    organization_id: tenant.organization_id,
    customer_name,
    types: types === undefined ? undefined : [...new Set(types.split(','))],
    before: decodePlace('audit', after),
    limit: rowsFor(page_size),
  });
  const page = pageOf('audit', rows, page_size, (row) => row.id);
  return { status: 200, body: { data: page.rows, pagination: page.pagination } };
};
