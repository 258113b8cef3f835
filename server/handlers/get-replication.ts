import { requireType } from '../connectors/access.ts';
import type { Handlers } from '../generated/routes.gen.ts';
import { replicationsOf, stateOf } from '../storage/replication.ts';
import { scheduleOf } from '../storage/schedules.ts';
import { activeSync, entitiesOf } from '../storage/syncs.ts';
import { replicatedEntities } from '../sync/plan.ts';
import { requireConnector } from '../tenant.ts';

export const getReplication: Handlers['getReplication'] = async ({ path }, { services, tenant }) => {
  const connector = await requireConnector(tenant, path.connector_id);
  const { database } = services;
  const connector_type = requireType(services, connector.connector_type);
  const rows = await replicationsOf(database, connector.id);
  const next_sync_at = (await scheduleOf(database, connector.id))?.next_at ?? null;
  const running = await activeSync(database, connector.id);
  const in_run = running ? (await entitiesOf(database, [running.id])).get(running.id)! : [];
  const busy = new Set(in_run.filter((each) => each.status === 'queued' || each.status === 'running').map((each) => each.entity));
  return {
    status: 200,
    body: {
      data: replicatedEntities(connector_type).map((entity) => {
        const row = rows.get(entity);
        const limited = [entity, connector_type.contract.entities[entity]!.parent?.entity ?? ''].find((each) => rows.get(each)?.export_refused_at);
        return {
          entity,
          state: stateOf(row, busy.has(entity)),
          record_count: row?.record_count ?? 0,
          last_synced_at: row?.as_of ?? null,
          next_sync_at,
          ...(limited !== undefined && !row?.unavailable ? { limitation: { code: 'upstream_forbidden' as const, detail: `The vendor does not let these credentials export ${limited}. Its list is copied, and no record is removed.` } } : {}),
          ...(row?.error_code ? { error: { code: row.error_code as never, detail: row.error_detail ?? '' } } : {}),
        };
      }),
    },
  };
};
