import { definePluginConfig, type DefinePlugin } from '@hey-api/openapi-ts';
import type { RecordTablePlan } from '../plan/records.ts';
import type { TablePlan } from '../plan/tables.ts';
import { handler } from './plugin.ts';

interface Config {
  name: 'typeorm';
  tables?: TablePlan[];
  records?: RecordTablePlan[];
}

export type TypeormPlugin = DefinePlugin<Config>;

/** Emits a row type and a TypeORM EntitySchema per table, and the description of the tables of synced records. */
export const typeorm = definePluginConfig<TypeormPlugin['Types']>({ name: 'typeorm', config: {}, handler });
