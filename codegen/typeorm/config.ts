import { definePluginConfig } from '@hey-api/openapi-ts';
import { handler, type TypeormPlugin } from './plugin.ts';

/** Emits a row type and a TypeORM EntitySchema per table, and the description of the tables of synced records. */
export const typeorm = definePluginConfig<TypeormPlugin['Types']>({ name: 'typeorm', config: {}, handler });
