import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSet } from '../../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { recordStore } from '../../records/record-tables.ts';
import type { World } from './world.ts';

/** What the vendor has done to its incidents: id -> number of the last change, negative where that was its removal. */
export type Known = ReadonlyMap<string, number>;

export interface Model {
  now(): Known;
  touch(data: DataSet, id: string): void;
  insert(data: DataSet): void;
  remove(data: DataSet, index: number): void;
}

export function modelOf(): Model {
  const changes = new Map<string, number>();
  let count = 0;
  return {
    now: () => new Map(changes),
    touch(data, id) {
      data.touch('incidents', id, { name: `change ${++count}` });
      changes.set(id, count);
    },
    insert(data) {
      const { id } = data.insert('incidents', { name: `change ${++count}` });
      changes.set(String(id), count);
    },
    remove(data, index) {
      const record = data.record('incidents', index);
      if (!record) return;
      data.remove('incidents', record.id);
      changes.set(String(record.id), -++count);
    },
  };
}

const numberIn = (name: unknown): number => Number(/^change (\d+)$/.exec(String(name))?.[1] ?? 0);

/** The auditor's own connections are killed with all others; it asks again. */
async function audited<T>(world: World, sql: string, values: unknown[]): Promise<T[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await world.database.query<T>(sql, values);
    } catch (error) {
      if (attempt === 10) throw error;
    }
    await sleep(300);
  }
}

/** The stored incidents by id, as they were written, past the service. */
export async function storedIncidents(world: World, connector_id: string): Promise<Map<string, any>> {
  const store = recordStore('incident-io', 'incidents');
  const rows = await audited<{ id: string; record: Buffer | string }>(
    world,
    `SELECT r.id, r.record FROM ${store?.table} r JOIN connectors c ON c.ordinal = r.connector WHERE c.id = ?`,
    [connector_id],
  );
  return new Map(rows.map(({ id, record }) => [id, JSON.parse(String(record))]));
}

/** What a sync that succeeded has not brought of what the vendor had when it was started. */
export async function missingOf(
  world: World,
  connector_id: string,
  { known, model, full }: { known: Known; model: Model; full: boolean },
): Promise<string[]> {
  const stored = await storedIncidents(world, connector_id);
  const later = model.now();
  const missing: string[] = [];
  for (const [id, change] of known) {
    const record = stored.get(id);
    // An incremental sync does not notice removals. A record that was removed later may have been removed before it was
    // listed: then it is there as it was before, or not at all.
    if (change < 0) {
      if (full && record) missing.push(`the removal ${-change} of ${id}`);
    } else if ((later.get(id) ?? 0) >= 0 && (!record || numberIn(record.name) < change))
      missing.push(`change ${change} of ${id}`);
  }
  return missing;
}
