/**
 * Two releases of every table that can be searched, for tests of what an upgrade does to stored records: the earlier
 * one lacks a field, a nested field and an index, and has another kind and a list of known values.
 */
import type { JsonSchema } from '../connector-types/definition/define.ts';
import { contracts } from '../generated/connectors.gen.ts';
import { kindOf } from '../execution/fields/record-schema.ts';
import { recordStoresOf, type RecordStore } from '../records/record-tables.ts';
import type { KeyKind } from '../records/table-layout.ts';
import type { Database } from '../storage/database.ts';
import { withTypeorm } from '../storage/migrate.ts';
import { changeRecordTable, type RecordTableDelta } from '../storage/migrations/record-table.ts';

export type UpgradeKind = 'index' | 'field' | 'nested field' | 'kind' | 'known values';

export interface Upgrade {
  before: RecordStore;
  after: RecordStore;
  delta: RecordTableDelta;
  /** What changes, and the path that it concerns. */
  changes: Array<{ change: UpgradeKind; path: string[] }>;
}

const propertiesOf = (schema: JsonSchema): Array<[string, JsonSchema]> => Object.entries(schema.properties ?? {});

const without = (schema: JsonSchema, name: string): JsonSchema => ({
  ...schema,
  additionalProperties: false,
  properties: Object.fromEntries(propertiesOf(schema).filter(([each]) => each !== name)),
});

const withMember = (schema: JsonSchema, name: string, member: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, [name]: member },
});

const keyKinds: Partial<Record<string, KeyKind>> = {
  text: 'text',
  timestamp: 'timestamp',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

function withIndex(store: RecordStore, name: string, kind: KeyKind): RecordStore {
  const index = `ix_${store.table}_${name}`;
  return {
    ...store,
    keys: [...store.keys, { column: `key_${name}`, path: [name], kind }],
    indexes: [
      ...store.indexes,
      {
        name: index,
        columns: ['connector', `key_${name}`, 'id'],
        descending: kind === 'timestamp' ? `${index}_desc` : null,
      },
    ],
  };
}

const isName = /^[a-z_]{1,20}$/;

/** The upgrade of a table: as many of the changes as its fields allow, each of another field. */
export function upgradeOf(present: RecordStore): Upgrade {
  let before = present;
  let after = present;
  const delta: RecordTableDelta = { table: present.table };
  const changes: Upgrade['changes'] = [];
  const used = new Set(['id']);
  const indexed = new Set(present.indexes.flatMap(({ columns }) => columns.map((name) => name.replace(/^key_/, ''))));
  const find = (fits: (schema: JsonSchema, name: string) => boolean) =>
    propertiesOf(present.record).find(([name, schema]) => !used.has(name) && fits(schema, name));
  const use = (change: UpgradeKind, path: string[]) => {
    used.add(path[0] ?? '');
    changes.push({ change, path });
  };

  const key = find((schema, name) => !indexed.has(name) && isName.test(name) && keyKinds[kindOf(schema)] !== undefined);
  const kind = key && keyKinds[kindOf(key[1])];
  if (key && kind) {
    use('index', [key[0]]);
    after = withIndex(after, key[0], kind);
    Object.assign(delta, {
      add_keys: { [key[0]]: kind },
      add_indexes: [{ fields: [key[0]], descending: kind === 'timestamp' }],
    });
  }
  const timestamp = find((schema, name) => kindOf(schema) === 'timestamp' && !indexed.has(name));
  if (timestamp) {
    use('kind', [timestamp[0]]);
    after = { ...after, record: withMember(after.record, timestamp[0], { type: 'string' }) };
  }
  const parent = find(
    (schema, name) => kindOf(schema) === 'object' && !indexed.has(name) && propertiesOf(schema).length > 1,
  );
  const nested = parent && propertiesOf(parent[1])[0];
  if (parent && nested) {
    use('nested field', [parent[0], nested[0]]);
    before = { ...before, record: withMember(before.record, parent[0], without(parent[1], nested[0])) };
  }
  const list = find((schema) => kindOf(schema) === 'text' && schema['x-known-values'] !== undefined);
  if (list) {
    use('known values', [list[0]]);
    const { 'x-known-values': _, ...plain } = list[1];
    after = { ...after, record: withMember(after.record, list[0], plain) };
  }
  const field = find((_schema, name) => !indexed.has(name));
  if (field) {
    use('field', [field[0]]);
    before = { ...before, record: without(before.record, field[0]) };
  }
  return { before, after, delta, changes };
}

/** Of every table of every connector type. */
export const upgrades: Upgrade[] = Object.keys(contracts).flatMap(recordStoresOf).map(upgradeOf);

/** What the migrations of the later release do. */
export const upgradeSchema = (database: Database): Promise<void> =>
  withTypeorm(database, async (source) => {
    const runner = source.createQueryRunner();
    for (const { delta } of upgrades) await changeRecordTable(runner, delta);
    if (database.engine === 'mariadb') await runner.release();
  });
