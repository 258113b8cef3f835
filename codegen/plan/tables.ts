import type { Schema } from '../bundle/document.ts';

/** Kinds of columns; `server/storage/column-types.ts` says what each is on each engine. */
export type ColumnKind =
  | 'string'
  | 'text'
  | 'words'
  | 'bytes'
  | 'long_bytes'
  | 'sequence'
  | 'integer'
  | 'big_integer'
  | 'number'
  | 'boolean'
  | 'timestamp';

export interface ColumnPlan {
  name: string;
  kind: ColumnKind;
  length: number | null;
  nullable: boolean;
  description: string;
  /** Of rows that are there when the column is added. */
  default?: number;
}

export interface IndexPlan {
  name: string;
  columns: string[];
  unique: boolean;
}

export interface TablePlan {
  /** The file of the contract that it comes from. */
  source: string;
  table: string;
  row: string;
  description: string;
  columns: ColumnPlan[];
  primary: string[];
  unique: string[][];
  plain: string[][];
  /** Names of the plain indexes, where they are not derived from their columns. */
  plain_names?: string[];
  /**
   * Indexes that the migrations make on one engine only, or in a form that TypeORM does not know: it must leave them
   * alone.
   */
  foreign?: Array<{ name: string; columns: string[] }>;
}

function kindOf(schema: Schema): ColumnKind {
  const type = Array.isArray(schema['type']) ? schema['type'].find((each) => each !== 'null') : schema['type'];
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (type !== 'string') throw new Error(`a column cannot be of type ${String(type)}`);
  if (schema['format'] === 'date-time') return 'timestamp';
  if (schema['contentEncoding'] === 'base64') return schema['maxLength'] === undefined ? 'long_bytes' : 'bytes';
  return schema['maxLength'] === undefined ? 'text' : 'string';
}

/** Indexes need names that both engines take and that never change by themselves. */
const indexName = (table: string, columns: string[]) => `ix_${table}_${columns.join('_')}`.slice(0, 64);

/** The indexes of a table, but for those that only one engine has. */
export const indexesOf = ({ table, unique, plain, plain_names }: TablePlan): IndexPlan[] => [
  ...unique.map((columns) => ({ name: indexName(table, columns), columns, unique: true })),
  ...plain.map((columns, at) => ({ name: plain_names?.[at] ?? indexName(table, columns), columns, unique: false })),
];

/** A storage schema (`openapi/tables/`) as columns, keys and indexes. */
export function planTables(tables: Record<string, Schema>): TablePlan[] {
  return Object.entries(tables).map(([table, schema]) => {
    const properties = schema['properties'] as Record<string, Schema>;
    const required = (schema['required'] ?? []) as string[];
    const index = (schema['x-index'] ?? {}) as { primary?: string[]; unique?: string[][]; plain?: string[][] };
    for (const column of [...(index.primary ?? []), ...(index.unique ?? []).flat(), ...(index.plain ?? []).flat()]) {
      if (!properties[column]) throw new Error(`tables/${table}: x-index names "${column}", which is no column`);
    }
    if (!index.primary) throw new Error(`tables/${table}: x-index has no primary key`);
    return {
      source: `openapi/tables/${table}.yaml`,
      table,
      row: schema['title'] as string,
      description: (schema['description'] ?? '') as string,
      columns: Object.entries(properties).map(([name, column]) => ({
        name,
        kind: kindOf(column),
        length: (column['maxLength'] ?? null) as number | null,
        nullable: !required.includes(name),
        description: (column['description'] ?? '') as string,
      })),
      primary: index.primary,
      unique: index.unique ?? [],
      plain: index.plain ?? [],
    };
  });
}
