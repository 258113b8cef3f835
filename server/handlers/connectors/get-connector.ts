import { toConnector } from '../../connectors/to-connector.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import { revisionTag } from '../../http/responses/etag.ts';
import { requireConnector } from '../../connectors/tenancy.ts';

export const getConnector: Handlers['getConnector'] = async ({ path }, { tenant }) => {
  const row = await requireConnector(tenant, path.connector_id);
  return { status: 200, headers: { ETag: revisionTag(row.revision) }, body: toConnector(row) };
};
