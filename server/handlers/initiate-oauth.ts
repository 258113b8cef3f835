import { checkCustomerName } from '../connectors/inputs.ts';
import type { Handlers } from '../generated/routes.gen.ts';
import { beginConsent } from '../oauth/consent.ts';
import { Problem } from '../problem.ts';

export const initiateOauth: Handlers['initiateOauth'] = async ({ body }, { services, tenant }) => {
  checkCustomerName(body.customer_name, { in: 'body', pointer: '/customer_name' });
  if (tenant.customer_name !== undefined && tenant.customer_name !== body.customer_name) {
    throw new Problem('forbidden', 'The scoped token reaches another customer only.', { errors: [{ in: 'body', pointer: '/customer_name', code: 'forbidden', message: 'must be the customer of the token' }] });
  }
  const { session, consent_url } = await beginConsent(services, tenant, body);
  return { status: 200, body: { consent_url, session_id: session.id, expires_at: session.expires_at } };
};
