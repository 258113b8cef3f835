import { definePluginConfig, type DefinePlugin } from '@hey-api/openapi-ts';
import type { TablePlan } from '../plan/tables.ts';
import { handler } from './plugin.ts';

interface Config {
  name: 'typeorm';
  tables?: TablePlan[];
}

export type TypeormPlugin = DefinePlugin<Config>;

/** Emits a row type and a TypeORM EntitySchema per table. */
export const typeorm = definePluginConfig<TypeormPlugin['Types']>({ name: 'typeorm', config: {}, handler });
