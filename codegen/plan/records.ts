import type { Schema } from '../bundle/document.ts';
import { entityPath, type ConnectorSource, type EntityFile } from '../bundle/entities.ts';
import { pascal } from '../bundle/load.ts';
import type { ColumnPlan, TablePlan } from './tables.ts';

/**
 * How an indexed field is kept in its key column: `server/records/derive-record.ts` writes it,
 * `server/search/planner/compile.ts` reads it.
 */
export type KeyKind = 'text' | 'timestamp' | 'number' | 'boolean';

export interface RecordKeyPlan {
  column: string;
  /** Path of the field in the record. */
  path: string[];
  kind: KeyKind;
}

export interface RecordIndexPlan {
  name: string;
  /** Columns of the table, the connector first and the id last. */
  columns: string[];
  /** Besides, MariaDB has it descending: it sorts no part of an order, and the newest first is what most ask for. */
  descending: string | null;
}

/** Where the synced records of one entity are. */
export interface RecordTablePlan {
  connector_type: string;
  entity: string;
  table: string;
  /** The FTS5 table of SQLite; MariaDB has a FULLTEXT index of the same name on the table itself. */
  text_index: string;
  keys: RecordKeyPlan[];
  indexes: RecordIndexPlan[];
}

/** Both engines take at most 64 characters. */
function name(text: string): string {
  if (text.length > 64)
    throw new Error(`"${text}" is too long for the name of a table or an index: shorten the entity's name`);
  return text;
}

function fieldAt(connector_type: string, file: EntityFile, path: string[]): Schema {
  let schema: Schema = file.record;
  for (const step of path) {
    const next = (schema['properties'] as Record<string, Schema> | undefined)?.[step];
    if (!next)
      throw new Error(
        `${entityPath(connector_type, file)}: index names "${path.join('.')}", which the record does not have`,
      );
    schema = next;
  }
  return schema;
}

function keyKind(connector_type: string, file: EntityFile, path: string[]): KeyKind {
  const { type, format } = fieldAt(connector_type, file, path) as { type?: string; format?: string };
  if (type === 'string') return format === 'date-time' ? 'timestamp' : 'text';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'boolean') return 'boolean';
  throw new Error(`${entityPath(connector_type, file)}: index names "${path.join('.')}", which is not a single value`);
}

/** Every entity with `search`, in the order of the contract. */
export function planRecords(connectors: ConnectorSource[]): RecordTablePlan[] {
  return connectors.flatMap((connector) =>
    connector.entities
      .filter((file) => file.actions.search)
      .map((file) => {
        const table = name(`${connector.connector_type.replaceAll('-', '_')}_${file.entity}`);
        const column = (field: string) => `key_${field.replaceAll('.', '_')}`;
        const fields = [...new Set(file.index.flat())];
        const keys = fields.map((field) => ({
          column: column(field),
          path: field.split('.'),
          kind: keyKind(connector.connector_type, file, field.split('.')),
        }));
        return {
          connector_type: connector.connector_type,
          entity: file.entity,
          table,
          text_index: name(`${table}_text`),
          keys,
          indexes: file.index.map((index) => {
            const last = keys.find((key) => key.column === column(index.at(-1)!))!;
            const ascending = name(`ix_${table}_${index.join('_').replaceAll('.', '_')}`);
            return {
              name: ascending,
              columns: ['connector', ...index.map(column), 'id'],
              descending: last.kind === 'timestamp' ? name(`${ascending}_desc`) : null,
            };
          }),
        };
      }),
  );
}

const keyColumns: Record<KeyKind, Pick<ColumnPlan, 'kind' | 'length'>> = {
  text: { kind: 'string', length: 255 },
  timestamp: { kind: 'big_integer', length: null },
  number: { kind: 'number', length: null },
  boolean: { kind: 'boolean', length: null },
};

/** The index that the change feed reads. */
const changeIndex = (table: string): string => name(`ix_${table}_change`);

/** The tables of synced records in the form of the service's own tables. */
export function recordTables(records: RecordTablePlan[]): TablePlan[] {
  const column = (
    name: string,
    kind: ColumnPlan['kind'],
    description = '',
    more: Partial<ColumnPlan> = {},
  ): ColumnPlan => ({ name, kind, length: null, nullable: false, description, ...more });
  return records.map((plan) => ({
    source: entityPath(plan.connector_type, plan),
    table: plan.table,
    row: `${pascal(plan.connector_type)}${pascal(plan.entity)}Row`,
    description: `Synced ${plan.entity} of ${plan.connector_type}.`,
    columns: [
      column('number', 'sequence', 'Ties a row to its entry in the text index.'),
      column('connector', 'integer', 'Ordinal of the connector.'),
      column('id', 'string', '', { length: 255 }),
      column('generation', 'big_integer', 'Of the listing that last saw the record.'),
      column('hash', 'bytes', 'Of the content: equal records are not written again.', { length: 16 }),
      ...plan.keys.map((key) =>
        column(key.column, keyColumns[key.kind].kind, '', { length: keyColumns[key.kind].length, nullable: true }),
      ),
      column('record', 'text', 'JSON, exactly as search returns it.'),
      column('leaves', 'text', 'JSON: path -> comparable value or values (server/records/derive-record.ts).'),
      column('folded', 'text', 'JSON: path -> folded text or texts.'),
      column('words', 'words', 'What the text index of MariaDB indexes; SQLite keeps it in a table of its own.', {
        nullable: true,
      }),
      column('change_number', 'big_integer', 'Place in the change feed; 0 where stored before changes were numbered.', {
        default: 0,
      }),
      column('changed_at', 'timestamp', 'When the change was stored.', { nullable: true }),
      column(
        'derivation',
        'string',
        'What the row was derived with, and in which change (server/records/derivation.ts).',
        {
          length: 40,
          nullable: true,
        },
      ),
    ],
    primary: ['number'],
    unique: [['connector', 'id']],
    plain: [...plan.indexes.map((index) => index.columns), ['connector', 'change_number']],
    plain_names: [...plan.indexes.map((index) => index.name), changeIndex(plan.table)],
    foreign: [
      ...plan.indexes.flatMap((index) =>
        index.descending ? [{ name: index.descending, columns: index.columns }] : [],
      ),
      { name: plan.text_index, columns: ['words'] },
    ],
  }));
}
