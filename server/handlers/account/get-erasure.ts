import { checkCustomerName } from '../../connector-types/inputs.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { Problem } from '../../problem.ts';

export const getErasure: Handlers['getErasure'] = async ({ path }, { services, tenant }) => {
  const { customer_name } = path;
  checkCustomerName(customer_name, { in: 'path', name: 'customer_name' });
  const erasure = await services.erasures.latest({ organization_id: tenant.organization_id, customer_name });
  if (!erasure) throw new Problem('not_found', 'This customer has not been erased.');
  return { status: 200, body: erasure };
};
