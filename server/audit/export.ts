import { timestamp } from '../clock.ts';
import type { Database } from '../storage/database.ts';
import type { KeyRing } from '../vault/key-ring.ts';
import { signDocument } from '../vault/signed-document.ts';
import type { Actor } from './actor.ts';
import { AuditLog } from './audit-log.ts';
import { genesis, toSealedEntry } from './chain.ts';
import { recordAudit } from './record-audit.ts';

export const export_typ = 'patchbay-audit-export';
export type Format = 'jsonl' | 'csv';

/** The end of an export: without it, rows could be removed from the end unnoticed. */
export interface ExportEnd {
  organization_id: string;
  rows: number;
  first_position: number | null;
  last_position: number | null;
  /** Of the last row. */
  hash: string;
  exported_at: string;
}

/** Columns of the CSV form, in this order. The last line has the signed end in the column `detail`. */
export const csv_columns = [
  'position',
  'id',
  'created_at',
  'type',
  'organization_id',
  'actor',
  'client_id',
  'address',
  'request_id',
  'customer_name',
  'customer_hash',
  'subject',
  'outcome',
  'detail',
  'previous_hash',
  'hash',
  'mac',
] as const;
export const csv_end = 'export.end';

/** What spreadsheets take for a formula, also in quotes (OWASP, "CSV Injection"), and the sign put before it. */
const formula = /^[=+\-@\t\r']/;
const no_formula = "'";

/** The text of a field that `csvField` has written. */
export const fromCsvText = (text: string): string => (text.startsWith(no_formula) ? text.slice(1) : text);

/** RFC 4180; null is an empty field without quotes, and an empty text has them. */
function csvField(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `"${(formula.test(text) ? no_formula + text : text).replaceAll('"', '""')}"`;
}

const csvLine = (entry: Partial<Record<(typeof csv_columns)[number], unknown>>): string =>
  csv_columns.map((column) => csvField(entry[column])).join(',');

/** The lines of an export: the whole chain of an organization in its order, then its signed end. */
export async function* exportAudit(
  { database, ring, by }: { database: Database; ring: KeyRing; by: Actor },
  organization_id: string,
  format: Format,
): AsyncGenerator<string> {
  const log = new AuditLog(database, ring);
  await database.transaction((tx) =>
    recordAudit(tx, by, { organization_id, type: 'audit.exported', detail: { format } }),
  );
  await log.seal(organization_id);
  if (format === 'csv') yield csv_columns.join(',');
  const end: ExportEnd = {
    organization_id,
    rows: 0,
    first_position: null,
    last_position: null,
    hash: genesis,
    exported_at: timestamp(),
  };
  for await (const rows of log.chain(organization_id))
    for (const row of rows) {
      const entry = toSealedEntry(row);
      end.rows++;
      end.first_position ??= entry.position;
      end.last_position = entry.position;
      end.hash = entry.hash;
      yield format === 'csv' ? csvLine(entry) : JSON.stringify(entry);
    }
  const signature = signDocument(ring, export_typ, end);
  yield format === 'csv' ? csvLine({ type: csv_end, detail: { end, signature } }) : JSON.stringify({ end, signature });
}
