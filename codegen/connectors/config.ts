import { definePluginConfig } from '@hey-api/openapi-ts';
import { handler, type ConnectorsPlugin } from './plugin.ts';

/** Emits what each connector type promises, as data and as types. */
export const connectors = definePluginConfig<ConnectorsPlugin['Types']>({
  name: 'connectors',
  config: {},
  dependencies: ['@hey-api/typescript'],
  handler,
});
