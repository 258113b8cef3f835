import type { Actor } from '../../audit/actor.ts';
import { actOn, recordAudit } from '../../audit/record-audit.ts';
import { toConnector } from '../../connectors/to-connector.ts';
import type { ConnectorRow } from '../../generated/tables.gen.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordEvent, subjectOf } from './record-event.ts';

/** The member of the API that a column belongs to; other columns follow from these. */
const members: Readonly<Record<string, string>> = {
  name: 'name',
  environment: 'environment',
  replication_config: 'replication_config',
  sync_enabled: 'sync',
  sync_interval_minutes: 'sync',
  sealed_credentials: 'credentials',
  external_account_id: 'external_account',
};

/** `connector.updated`, with the names of the members that were set; new credentials are an act of their own. */
export async function recordUpdate(tx: Transaction, row: ConnectorRow, change: object, by: Actor): Promise<void> {
  const changed = [...new Set(Object.keys(change).flatMap((column) => members[column] ?? []))].sort();
  if (changed.length === 0) return;
  await recordEvent(tx, subjectOf(row), 'connector.updated', { connector: toConnector(row), changed });
  await recordAudit(tx, by, { ...actOn(row), type: 'connector.updated', detail: { changed } });
  if (!changed.includes('credentials')) return;
  const { auth_method, credential_version } = row;
  await recordAudit(tx, by, {
    ...actOn(row),
    type: 'credentials.replaced',
    detail: { auth_method, credential_version },
  });
}

/** `connector.needs_reauth` and `connector.recovered`, where the status has become another one. */
export async function recordStatus(
  tx: Transaction,
  row: ConnectorRow | undefined,
  before: string | undefined,
  by: Actor,
): Promise<void> {
  if (!row || row.status === before) return;
  if (row.status === 'needs_reauth') {
    await recordEvent(tx, subjectOf(row), 'connector.needs_reauth', { status_reason: row.status_reason });
    await recordAudit(tx, by, {
      ...actOn(row),
      type: 'credentials.refused',
      outcome: row.status_reason ?? 'needs_reauth',
      detail: { credential_version: row.credential_version },
    });
  } else if (before === 'needs_reauth')
    await recordEvent(tx, subjectOf(row), 'connector.recovered', { status_reason: null });
}
