import type { NarrowedEvents } from '../events/event-log/event-log.ts';
import type { Registry } from '../connector-types/registry.ts';
import type { Event, Sync } from '../generated/types.gen.ts';
import { withoutNames } from '../replication/syncs/to-sync.ts';
import { ownedBy } from './repository.ts';
import { grantedType, type Tenant } from './tenancy.ts';

type Entities = Readonly<Record<string, unknown>>;

/** An event without the entities that are not granted; undefined where it is about one of these alone. */
function narrowEvent(event: Event, entities: Entities): Event | undefined {
  const { entity, sync } = event.data as { entity?: string; sync?: Sync };
  if (entity !== undefined) return Object.hasOwn(entities, entity) ? event : undefined;
  if (!sync?.entities) return event;
  const shown = sync.entities.filter((each) => Object.hasOwn(entities, each.entity)).map(withoutNames);
  return { ...event, data: { ...event.data, sync: { ...sync, entities: shown } } };
}

/**
 * What a tenant sees of the event log; undefined where it has no grants. Events of deleted connectors are not granted.
 */
export function grantedEvents(services: { registry: Registry }, tenant: Tenant): NarrowedEvents | undefined {
  const { organization_id, customer_name, grants } = tenant;
  if (!grants) return undefined;
  return {
    connectors: ownedBy({ organization_id, ...(customer_name !== undefined && { customer_name }), grants }),
    async show(events) {
      const ids = [...new Set(events.flatMap(({ connector_id }) => connector_id ?? []))];
      const visible = new Map<string, Entities>();
      for (const id of ids) {
        const row = await tenant.connectors.find(id);
        if (row) visible.set(id, grantedType(services, tenant, row).contract.entities);
      }
      return events.flatMap((event) => {
        const entities = event.connector_id === undefined ? undefined : visible.get(event.connector_id);
        return (entities && narrowEvent(event, entities)) ?? [];
      });
    },
  };
}
