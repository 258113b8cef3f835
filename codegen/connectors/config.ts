import { definePluginConfig, type DefinePlugin } from '@hey-api/openapi-ts';
import type { ConnectorPlan } from '../plan/connectors.ts';
import { handler } from './plugin.ts';

interface Config {
  name: 'connectors';
  connectors?: ConnectorPlan[];
  /** Leaves the data out: clients know the types only. */
  types_only?: boolean;
}

export type ConnectorsPlugin = DefinePlugin<Config>;

/** Emits what each connector type promises, as data and as types. */
export const connectors = definePluginConfig<ConnectorsPlugin['Types']>({ name: 'connectors', config: {}, dependencies: ['@hey-api/typescript'], handler });
