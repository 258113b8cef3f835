import { v7 as uuid } from 'uuid';
import { generateAgentToken, hashClientSecret } from '../../api-tokens/client-secret.ts';
import { checkGrants } from '../../connectors/check-grants.ts';
import { checkCustomerName } from '../../connector-types/inputs.ts';
import { refuseWhileErasing } from '../../customers/refuse.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { insertAgentToken } from '../../storage/repositories/agent-tokens.ts';
import { toAgentToken } from './list-agent-tokens.ts';

const day_ms = 24 * 3600_000;
const max_grant_bytes = 64 * 1024;

export const createAgentToken: Handlers['createAgentToken'] = async ({ body }, { services, principal, tenant }) => {
  const { name, customer_name, expires_in_days = 90 } = body;
  checkCustomerName(customer_name, { in: 'body', pointer: '/customer_name' });
  await refuseWhileErasing(services.database, { ...tenant, customer_name });
  const grants =
    body.grants &&
    (await checkGrants(services, tenant, { customer_name, grants: body.grants, max_bytes: max_grant_bytes }));
  const token = generateAgentToken();
  const row = await insertAgentToken(
    services.database,
    {
      id: uuid(),
      organization_id: tenant.organization_id,
      client_id: principal.client_id,
      customer_name,
      name,
      token_hash: hashClientSecret(token),
      grants: grants ? JSON.stringify(grants) : null,
    },
    expires_in_days * day_ms,
    tenant.by,
  );
  return { status: 201, body: { ...toAgentToken(row), token } };
};
