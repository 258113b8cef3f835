import { checkCustomerName } from '../../connector-types/inputs.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { decodePlace, encodePlace } from '../../http/list-cursor.ts';

export const listAudit: Handlers['listAudit'] = async ({ query }, { services, tenant }) => {
  const { customer_name, types, page_size = 25, after } = query;
  if (customer_name !== undefined) checkCustomerName(customer_name, { in: 'query', name: 'customer_name' });
  const rows = await services.audit.list({
    organization_id: tenant.organization_id,
    customer_name,
    types: types === undefined ? undefined : [...new Set(types.split(','))],
    before: after === undefined ? undefined : decodePlace('audit', after),
    limit: page_size + 1, // one more tells whether there is a next page
  });
  const page = rows.slice(0, page_size);
  const last = page.at(-1);
  return {
    status: 200,
    body: {
      data: page,
      pagination: { after: last && rows.length > page_size ? encodePlace('audit', last.id) : null, page_size },
    },
  };
};
