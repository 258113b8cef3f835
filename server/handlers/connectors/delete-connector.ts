import type { Handlers } from '../../generated/routes.gen.ts';
import { checkIfMatch } from '../../http/responses/etag.ts';
import { Problem } from '../../problem.ts';
import { requireConnector } from '../../connectors/tenancy.ts';

export const deleteConnector: Handlers['deleteConnector'] = async ({ path, headers }, { services, tenant }) => {
  const if_match = (headers as Record<string, string | undefined>)['if-match'];
  const row = await requireConnector(tenant, path.connector_id);
  checkIfMatch(if_match, row.revision);
  const guarded = if_match !== undefined && if_match.trim() !== '*';
  if (!(await tenant.connectors.remove(row.id, guarded ? row.revision : undefined))) {
    if (guarded)
      throw new Problem('precondition_failed', 'The connector has changed since the ETag in If-Match. Read it again.');
    throw new Problem('not_found', 'The connector does not exist.');
  }
  await services.replication.wake(row.id);
  return { status: 204 };
};
