import { checkCustomerName } from '../connectors/inputs.ts';
import type { Handlers } from '../generated/routes.gen.ts';
import { scoped_token_life_s } from '../oauth/access-token.ts';
import { Problem } from '../problem.ts';

export const createScopedToken: Handlers['createScopedToken'] = ({ body }, { services, principal, tenant }) => {
  if (principal.customer_name !== undefined) throw new Problem('forbidden', 'A scoped token cannot mint tokens. Ask with the token of the client.');
  checkCustomerName(body.customer_name, { in: 'body', pointer: '/customer_name' });
  const { organization_id } = tenant;
  const access_token = services.tokens.issueScoped(principal, organization_id, body.customer_name);
  return { status: 200, body: { access_token, token_type: 'bearer', expires_in: scoped_token_life_s, organization_id, customer_name: body.customer_name } };
};
