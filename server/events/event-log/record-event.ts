import type { ConnectorRow, EventRow } from '../../generated/tables.gen.ts';
import type { EventTypes } from '../../generated/types.gen.ts';
import { laterId } from '../../later-id.ts';
import { afterCommit } from '../../storage/after-commit.ts';
import type { Transaction } from '../../storage/database.ts';
import { nowSql } from '../../storage/database-clock.ts';

export type EventType = EventTypes[number];

/** Whose event it is. */
export interface Subject {
  organization_id: string;
  customer_name: string | null;
  connector_id: string | null;
}

export const subjectOf = (connector: Pick<ConnectorRow, 'id' | 'organization_id' | 'customer_name'>): Subject => ({
  organization_id: connector.organization_id,
  customer_name: connector.customer_name,
  connector_id: connector.id,
});

type Listener = (organization_id: string) => void;
const listeners = new Set<Listener>();

/** After each event that this process has committed. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Writes an event in the transaction of the change that it reports: after those that have no place yet, whatever the
 * clocks say.
 */
export async function recordEvent(tx: Transaction, subject: Subject, type: EventType, data: object): Promise<void> {
  const [last] = await tx.query<{ id: string | null }>(
    'SELECT MAX(id) AS id FROM events WHERE organization_id = ? AND position IS NULL',
    [subject.organization_id],
  );
  await tx.change(
    `INSERT INTO events (id, organization_id, customer_name, connector_id, type, data, created_at) VALUES (?, ?, ?, ?, ?, ?, ${nowSql[tx.engine]})`,
    [
      laterId(last?.id),
      subject.organization_id,
      subject.customer_name,
      subject.connector_id,
      type,
      JSON.stringify(data),
    ],
  );
  for (const listener of listeners) afterCommit(tx, () => listener(subject.organization_id));
}

/** The payloads of a deleted connector's events go with it. */
export async function clearEvents(tx: Transaction, connector_id: string): Promise<void> {
  await tx.change("UPDATE events SET data = '{}' WHERE connector_id = ?", [connector_id]);
}

/** What a sync has stored of an entity, as the change feed has it: after which number, and up to which. */
export interface StoredChanges {
  entity: string;
  generation: number;
  from: number | null;
  to: number;
  upserts: number;
  deletes: number;
}

/** `records.changed`, where the sync has changed anything of the entity. */
export async function recordChanges(
  tx: Transaction,
  connector: Pick<ConnectorRow, 'id' | 'organization_id' | 'customer_name'>,
  entity: string,
  sync_id: string,
): Promise<void> {
  const [counts] = await tx.query<{ records_written: number; records_deleted: number }>(
    'SELECT records_written, records_deleted FROM sync_entities WHERE sync_id = ? AND entity = ?',
    [sync_id, entity],
  );
  const [feed] = await tx.query<{ number: number; generation: number }>(
    'SELECT f.number AS number, f.generation AS generation FROM change_feeds f JOIN connectors c ON c.ordinal = f.connector WHERE c.id = ?',
    [connector.id],
  );
  if (!counts || !feed || counts.records_written + counts.records_deleted === 0) return;
  const name = `${connector.id}:${feed.generation}:${entity}`;
  const [before] = await tx.query<{ value: number }>('SELECT value FROM event_counters WHERE name = ?', [name]);
  const data: StoredChanges = {
    entity,
    generation: Number(feed.generation),
    from: before ? Number(before.value) : null,
    to: Number(feed.number),
    upserts: counts.records_written,
    deletes: counts.records_deleted,
  };
  await tx.change('DELETE FROM event_counters WHERE name = ?', [name]);
  await tx.change('INSERT INTO event_counters (name, value) VALUES (?, ?)', [name, data.to]);
  await recordEvent(tx, subjectOf(connector), 'records.changed', data);
}

export type StoredEvent = EventRow & { position: number; sequence: number };
