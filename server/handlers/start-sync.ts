import { requireType } from '../connectors/access.ts';
import type { Connector } from '../connectors/registry.ts';
import type { Handlers } from '../generated/routes.gen.ts';
import { Problem } from '../problem.ts';
import { replicatedEntities } from '../sync/plan.ts';
import { requireSync } from '../sync/require-sync.ts';
import { toSyncs } from '../sync/to-sync.ts';
import { requireConnector } from '../tenant.ts';

export const startSync: Handlers['startSync'] = async ({ path, body }, { services, tenant }) => {
  const row = await requireConnector(tenant, path.connector_id);
  const { entities, mode = 'auto' } = body ?? {};
  if (entities) checkEntities(requireType(services, row.connector_type), entities);
  if (row.status === 'needs_reauth') throw new Problem('connector_needs_reauth', "The vendor has revoked the connector's credentials. Give it new ones.");
  const run = await services.replication.start(row, { trigger: 'manual', mode, ...(entities ? { entities } : {}) });
  if (!run) throw new Problem('not_found', 'There is no such connector.');
  if (!run.created) throw new Problem('sync_in_progress', 'The connector has a run that is queued or in progress. Watch that one, or cancel it.', { members: { sync_id: run.id } });
  const [sync] = await toSyncs(services.database, [await requireSync(services.database, row.id, run.id)]);
  return { status: 202, headers: { Location: `/api/v1/integrations/connectors/${row.id}/syncs/${run.id}` }, body: sync! };
};

function checkEntities(connector: Connector, entities: readonly string[]): void {
  const offered = replicatedEntities(connector);
  for (const [index, entity] of entities.entries()) {
    if (offered.includes(entity)) continue;
    const known = Object.hasOwn(connector.contract.entities, entity);
    throw new Problem(known ? 'unsupported_action' : 'unknown_entity', known ? `${entity} is not replicated.` : `${connector.contract.title} has no such entity.`, {
      errors: [{ in: 'body', pointer: `/entities/${index}`, code: known ? 'unsupported' : 'unknown', message: `must be one of: ${offered.join(', ')}` }],
    });
  }
}
