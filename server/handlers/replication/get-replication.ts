import type { Handlers } from '../../generated/routes.gen.ts';
import type { ReplicationRow } from '../../generated/tables.gen.ts';
import type { Database } from '../../storage/database.ts';
import { replicationsOf, stateOf } from '../../storage/repositories/entity-states.ts';
import { scheduleOf } from '../../storage/repositories/schedules.ts';
import { activeSync, entitiesOf } from '../../storage/repositories/syncs.ts';
import { completenessOf } from '../../replication/syncs/to-sync.ts';
import { most_reported, skippedParts } from '../../replication/sources/skipped-parts.ts';
import { replicatedEntities } from '../../replication/syncs/plan.ts';
import { grantedType, requireConnector } from '../../connectors/tenancy.ts';

export const getReplication: Handlers['getReplication'] = async ({ path }, { services, tenant }) => {
  const connector = await requireConnector(tenant, path.connector_id);
  const { database } = services;
  const connector_type = grantedType(services, tenant, connector);
  const { entities } = connector_type.contract;
  const rows = await replicationsOf(database, connector.id);
  const next_sync_at = (await scheduleOf(database, connector.id))?.next_at ?? null;
  const running = await activeSync(database, connector.id);
  const in_run = running ? ((await entitiesOf(database, [running.id])).get(running.id) ?? []) : [];
  const busy = new Set(
    in_run.filter((each) => each.status === 'queued' || each.status === 'running').map((each) => each.entity),
  );
  return {
    status: 200,
    body: {
      data: await Promise.all(
        replicatedEntities(connector_type).map(async (entity) => {
          const row = rows.get(entity);
          const limited = [entity, entities[entity]?.parent?.entity ?? ''].find(
            (each) => Object.hasOwn(entities, each) && rows.get(each)?.export_refused_at,
          );
          return {
            entity,
            state: stateOf(row, busy.has(entity)),
            record_count: row?.record_count ?? 0,
            last_synced_at: row?.as_of ?? null,
            next_sync_at,
            ...(limited !== undefined && !row?.unavailable
              ? {
                  limitation: {
                    code: (rows.get(limited)?.export_refused_code ?? 'upstream_forbidden') as 'upstream_forbidden',
                    detail: `The vendor does not serve its export of ${limited}. Its list is read instead, which may leave records out.`,
                  },
                }
              : {}),
            ...(row && completenessOf(row, tenant.grants ? [] : await reported(database, row))),
            ...(row?.error_code
              ? { error: { code: row.error_code, detail: tenant.grants ? '' : (row.error_detail ?? '') } }
              : {}),
          };
        }),
      ),
    },
  };
};

async function reported(database: Database, { connector_id, entity, skipped_count }: ReplicationRow) {
  if (!skipped_count) return [];
  const parts = await skippedParts(database, connector_id, entity, most_reported);
  return parts.map(({ part, code, since }) => ({ part, code, since }));
}
