import { timestamp } from '../../clock.ts';
import { accessOf } from '../../connectors/access.ts';
import { check } from '../../execution/check.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { requireConnector } from '../../connectors/tenancy.ts';

export const checkConnector: Handlers['checkConnector'] = async ({ path }, { services, tenant, signal, pause }) => {
  const row = await requireConnector(tenant, path.connector_id);
  const result = await check({ ...accessOf(services, row), signal, pause }, services.runtime);
  // The check may have refreshed the token, which makes a new version of the credentials.
  const { credential_version = row.credential_version } = (await tenant.connectors.find(row.id)) ?? {};
  await tenant.connectors.recordCheck(row.id, credential_version, {
    last_checked_at: timestamp(),
    ...(result.status === 'healthy' ? { status: 'active', status_reason: null } : {}),
    ...(result.external_account
      ? { external_account_id: result.external_account.id, external_account_name: result.external_account.name }
      : {}),
  });
  return { status: 200, body: result };
};
