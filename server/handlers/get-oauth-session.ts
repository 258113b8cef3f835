import type { Handlers } from '../generated/routes.gen.ts';
import { Problem } from '../problem.ts';
import { consentsOf } from '../storage/consents.ts';

export const getOauthSession: Handlers['getOauthSession'] = async ({ path }, { services, tenant }) => {
  const session = path.session_id.length <= 64 ? await consentsOf(services.database).find(path.session_id) : undefined;
  if (!session || session.organization_id !== tenant.organization_id || (tenant.customer_name !== undefined && tenant.customer_name !== session.customer_name)) {
    throw new Problem('not_found', 'There is no such consent session.');
  }
  if (session.status === 'completed') return { status: 200, body: { status: 'completed', ...(session.connector_id !== null && { connector_id: session.connector_id }) } };
  if (session.status === 'failed') return { status: 200, body: { status: 'failed', ...(session.error !== null && { error: session.error }) } };
  return { status: 200, body: session.over ? { status: 'expired', error: 'expired' } : { status: 'pending' } };
};
