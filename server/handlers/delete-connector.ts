import type { Handlers } from '../generated/routes.gen.ts';
import { checkIfMatch } from '../http/etag.ts';
import { Problem } from '../problem.ts';
import { requireConnector } from '../tenant.ts';

export const deleteConnector: Handlers['deleteConnector'] = async ({ path, headers }, { services, tenant }) => {
  const if_match = (headers as Record<string, string | undefined>)['if-match'];
  const row = await requireConnector(tenant, path.connector_id);
  checkIfMatch(if_match, row.revision);
  const guarded = if_match !== undefined && if_match.trim() !== '*';
  if (!(await tenant.connectors.remove(row.id, guarded ? row.revision : undefined))) {
    if (guarded) throw new Problem('precondition_failed', 'The connector has changed since the ETag of If-Match. Read it again.');
    throw new Problem('not_found', 'There is no such connector.');
  }
  await services.replication.wake(row.id);
  return { status: 204 };
};
