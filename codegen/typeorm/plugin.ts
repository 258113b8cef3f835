import { $ } from '@hey-api/openapi-ts';
import type { ColumnKind, ColumnPlan, TablePlan } from '../plan/tables.ts';
import type { TypeormPlugin } from './config.ts';

const rowTypes: Record<ColumnKind, string> = {
  string: 'string',
  text: 'string',
  timestamp: 'string',
  bytes: 'Buffer',
  long_bytes: 'Buffer',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/** Indexes need names that both engines take and that never change by themselves. */
const indexName = (table: string, columns: string[]) => `ix_${table}_${columns.join('_')}`.slice(0, 64);

function columnOptions(column: ColumnPlan, plan: TablePlan, kinds: string) {
  const options = $.object().spread($(kinds).attr(column.kind));
  if (column.length !== null) options.prop('length', $.literal(column.length));
  if (plan.primary.includes(column.name)) options.prop('primary', $.literal(true));
  if (column.nullable) options.prop('nullable', $.literal(true));
  return options;
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
      members.prop(column.name, (prop) => prop.$if(column.description, (each, text) => each.doc([text])).type(column.nullable ? $.type.or(type, $.type.literal(null)) : type));
    }
    plugin.node($.type.alias(row).export().doc([plan.description.trim()]).type(members));

    const columns = $.object().pretty();
    for (const column of plan.columns) columns.prop(column.name, columnOptions(column, plan, 'kinds'));
    const options = $.object()
      .pretty()
      .prop('name', $.literal(plan.row))
      .prop('tableName', $.literal(plan.table))
      .prop('columns', columns)
      .prop('indices', $.fromValue([...plan.unique.map((each) => ({ name: indexName(plan.table, each), columns: each, unique: true })), ...plan.plain.map((each) => ({ name: indexName(plan.table, each), columns: each }))]));
    schemas.prop(plan.row, $.new(entitySchema, options).generic($.type(row)));
  }
  plugin.node(
    $.const(plugin.symbol('entitySchemas', file))
      .export()
      .doc(["The service's tables; `kinds` says what each kind of column is on the engine."])
      .assign($.func().param('kinds', (param) => param.type($.type(columnKinds))).arrow().do($.return(schemas))),
  );
};
