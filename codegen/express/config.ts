import { definePluginConfig } from '@hey-api/openapi-ts';
import { handler, type ExpressPlugin } from './plugin.ts';

/** Emits the table of routes and the type that the object of handlers must satisfy. */
export const express = definePluginConfig<ExpressPlugin['Types']>({
  name: 'express',
  config: {},
  dependencies: ['@hey-api/typescript'],
  handler,
});
