import { $, type DefinePlugin } from '@hey-api/openapi-ts';
import { indexesOf, type ColumnKind, type ColumnPlan, type TablePlan } from '../plan/tables.ts';
import type { RecordTablePlan } from '../plan/records.ts';

export interface Config {
  name: 'typeorm';
  tables?: TablePlan[];
  records?: RecordTablePlan[];
}

export type TypeormPlugin = DefinePlugin<Config>;

const rowTypes: Record<ColumnKind, string> = {
  string: 'string',
  text: 'string',
  words: 'string',
  timestamp: 'string',
  bytes: 'Buffer',
  long_bytes: 'Buffer',
  sequence: 'number',
  integer: 'number',
  big_integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

function columnOptions(column: ColumnPlan, plan: TablePlan, kinds: string) {
  const options = $.object().spread($(kinds).attr(column.kind));
  if (column.length !== null) options.prop('length', $.literal(column.length));
  if (plan.primary.includes(column.name)) options.prop('primary', $.literal(true));
  if (column.nullable) options.prop('nullable', $.literal(true));
  if (column.default !== undefined) options.prop('default', $.literal(column.default));
  return options;
}

function indices(plan: TablePlan) {
  return [
    ...indexesOf(plan).map(({ unique, ...each }) => (unique ? { ...each, unique } : each)),
    ...(plan.foreign ?? []).map((each) => ({ ...each, synchronize: false })),
  ];
}

export const handler: TypeormPlugin['Handler'] = ({ plugin }) => {
  const file = { getFilePath: () => 'tables' };
  const entitySchema = plugin.symbol('EntitySchema', { external: 'typeorm' });
  const columnKinds = plugin.symbol('ColumnKinds', { external: '../storage/column-types.ts', kind: 'type' });
  const schemas = $.object().pretty();
  for (const plan of plugin.config.tables ?? []) {
    const row = plugin.symbol(plan.row, { ...file, kind: 'type' });
    const members = $.type.object();
    for (const column of plan.columns) {
      const type = $.type(rowTypes[column.kind]);
      members.prop(column.name, (prop) =>
        prop
          .$if(column.description, (each, text) => each.doc([text]))
          .type(column.nullable ? $.type.or(type, $.type.literal(null)) : type),
      );
    }
    plugin.node($.type.alias(row).export().doc([plan.description.trim()]).type(members));

    const columns = $.object().pretty();
    for (const column of plan.columns) columns.prop(column.name, columnOptions(column, plan, 'kinds'));
    const options = $.object()
      .pretty()
      .prop('name', $.literal(plan.row))
      .prop('tableName', $.literal(plan.table))
      .prop('columns', columns)
      .prop('indices', $.fromValue(indices(plan)));
    schemas.prop(plan.row, $.new(entitySchema, options).generic($.type(row)));
  }
  plugin.node(
    $.const(plugin.symbol('entitySchemas', file))
      .export()
      .doc(["The service's tables; `kinds` says what each kind of column is on the engine."])
      .assign(
        $.func()
          .param('kinds', (param) => param.type($.type(columnKinds)))
          .arrow()
          .do($.return(schemas)),
      ),
  );
  if (plugin.config.records) recordFile(plugin);
};

/** Plain data for those who write and read the synced records: connector type -> entity -> where its records are. */
function recordFile(plugin: Parameters<TypeormPlugin['Handler']>[0]['plugin']): void {
  const file = { getFilePath: () => 'records' };
  const table = plugin.symbol('RecordTable', { external: '../records/table-layout.ts', kind: 'type' });
  const all: Record<string, Record<string, unknown>> = {};
  for (const { connector_type, entity, ...plan } of plugin.config.records ?? [])
    (all[connector_type] ??= {})[entity] = plan;
  plugin.node(
    $.const(plugin.symbol('recordTables', file))
      .export()
      .doc(['Connector type -> entity -> where its synced records are.'])
      .type($.type('Record').generics($.type('string'), $.type('Record').generics($.type('string'), $.type(table))))
      .assign($.fromValue(all, { layout: 'pretty' })),
  );
}
