import { checkCustomerName } from '../../connector-types/inputs.ts';
import type { Handlers } from '../../generated/routes.gen.ts';

export const deleteCustomer: Handlers['deleteCustomer'] = async ({ path }, { services, tenant }) => {
  const { customer_name } = path;
  checkCustomerName(customer_name, { in: 'path', name: 'customer_name' });
  const erasure = await services.erasures.begin({ organization_id: tenant.organization_id, customer_name }, tenant.by);
  return { status: 202, body: erasure };
};
