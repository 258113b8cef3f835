import { requireType } from '../../connectors/access.ts';
import type { Connector } from '../../connector-types/registry.ts';
import type { Handlers } from '../../generated/routes.gen.ts';
import type { Sync } from '../../generated/types.gen.ts';
import { Problem } from '../../problem.ts';
import { replicatedEntities } from '../../replication/syncs/plan.ts';
import { requireSync } from '../../replication/syncs/require-sync.ts';
import { toSyncs } from '../../replication/syncs/to-sync.ts';
import { requireConnector } from '../../connectors/tenancy.ts';

export const startSync: Handlers['startSync'] = async ({ path, body }, { services, tenant, keep }) => {
  const row = await requireConnector(tenant, path.connector_id);
  const { entities, mode = 'auto' } = body ?? {};
  if (entities) checkEntities(requireType(services, row.connector_type), entities);
  if (row.status === 'needs_reauth')
    throw new Problem(
      'connector_needs_reauth',
      "The vendor has revoked the connector's credentials. Give it new ones.",
    );
  let started: { status: 202; headers: { Location: string }; body: Sync } | undefined;
  const run = await services.replication.start(
    row,
    { trigger: 'manual', mode, ...(entities ? { entities } : {}) },
    async (tx, id) => {
      const [body] = await toSyncs(tx, [await requireSync(tx, row.id, id)]);
      const Location = `/api/v1/integrations/connectors/${row.id}/syncs/${id}`;
      started = body && { status: 202, headers: { Location }, body };
      if (started) await keep(tx, started);
    },
  );
  if (!run) throw new Problem('not_found', 'The connector does not exist.');
  if (!started)
    throw new Problem(
      'sync_in_progress',
      'A sync of this connector is already queued or running. Wait for it or cancel it.',
      { members: { sync_id: run.id } },
    );
  return started;
};

function checkEntities(connector: Connector, entities: readonly string[]): void {
  const offered = replicatedEntities(connector);
  for (const [index, entity] of entities.entries()) {
    if (offered.includes(entity)) continue;
    const known = Object.hasOwn(connector.contract.entities, entity);
    throw new Problem(
      known ? 'unsupported_action' : 'unknown_entity',
      known ? `${entity} is not replicated.` : `${connector.contract.title} has no such entity.`,
      {
        errors: [
          {
            in: 'body',
            pointer: `/entities/${index}`,
            code: known ? 'unsupported' : 'unknown',
            message: `must be one of: ${offered.join(', ')}`,
          },
        ],
      },
    );
  }
}
