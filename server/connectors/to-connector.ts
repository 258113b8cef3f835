import type { Connector } from '../generated/types.gen.ts';
import type { ConnectorRow } from '../generated/tables.gen.ts';

/** A connector as callers see it: everything of the row but its credentials. */
export function toConnector(row: Omit<ConnectorRow, 'ordinal'>): Connector {
  return {
    id: row.id,
    customer_name: row.customer_name,
    connector_type: row.connector_type,
    name: row.name,
    auth_method: row.auth_method,
    environment: JSON.parse(row.environment) as Record<string, string>,
    replication_config: JSON.parse(row.replication_config) as Record<string, string>,
    status: row.status,
    ...(row.status_reason === null ? {} : { status_reason: row.status_reason }),
    sync: { enabled: Boolean(row.sync_enabled), interval_minutes: row.sync_interval_minutes },
    external_account:
      row.external_account_id === null ? null : { id: row.external_account_id, name: row.external_account_name },
    created_at: row.created_at,
    updated_at: row.updated_at,
    last_checked_at: row.last_checked_at,
  };
}
