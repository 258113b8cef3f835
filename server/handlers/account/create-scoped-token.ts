import { checkGrants } from '../../connectors/check-grants.ts';
import { checkCustomerName } from '../../connector-types/inputs.ts';
import { refuseWhileErasing } from '../../customers/refuse.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { scoped_token_life_s } from '../../api-tokens/access-token.ts';
import { Problem } from '../../problem.ts';

export const createScopedToken: Handlers['createScopedToken'] = async ({ body }, { services, principal, tenant }) => {
  if (principal.customer_name !== undefined)
    throw new Problem('forbidden', 'A scoped token cannot create tokens. Use a client token.');
  const { customer_name } = body;
  checkCustomerName(customer_name, { in: 'body', pointer: '/customer_name' });
  const { organization_id } = tenant;
  // Clients of the released document know no 409 here.
  await refuseWhileErasing(services.database, { organization_id, customer_name }, 'unavailable');
  const grants =
    body.grants &&
    (await checkGrants(services, tenant, { customer_name, grants: body.grants, max_bytes: max_grant_bytes }));
  const access_token = services.tokens.issueScoped(principal, { organization_id, customer_name, grants });
  services.audit_counts.add(tenant.by, { organization_id, customer_name, type: 'scoped_token.issued' });
  return {
    status: 200,
    body: { access_token, token_type: 'bearer', expires_in: scoped_token_life_s, organization_id, customer_name },
  };
};

/** They are part of the token, which is a header of every request. */
const max_grant_bytes = 4096;
