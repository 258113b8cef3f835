import { checkCustomerName } from '../../connector-types/inputs.ts';
import { refuseWhileErasing } from '../../customers/refuse.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { beginConsent, type Begun } from '../../consent/consent.ts';
import { Problem } from '../../problem.ts';

export const initiateOauth: Handlers['initiateOauth'] = async ({ body }, { services, tenant, keep }) => {
  checkCustomerName(body.customer_name, { in: 'body', pointer: '/customer_name' });
  if (tenant.customer_name !== undefined && tenant.customer_name !== body.customer_name) {
    throw new Problem('forbidden', 'This token is scoped to a different customer.', {
      errors: [
        { in: 'body', pointer: '/customer_name', code: 'forbidden', message: 'must be the customer of the token' },
      ],
    });
  }
  await refuseWhileErasing(services.database, { ...tenant, customer_name: body.customer_name });
  const responseOf = ({ session, consent_url }: Begun) => ({
    status: 200 as const,
    body: { consent_url, session_id: session.id, expires_at: session.expires_at },
  });
  return responseOf(
    await beginConsent(services, tenant, body, (tx, begun) => keep(tx, { headers: {}, ...responseOf(begun) })),
  );
};
