import { definePluginConfig, type DefinePlugin } from '@hey-api/openapi-ts';
import type { RoutePlan } from '../plan/routes.ts';
import { handler } from './plugin.ts';

interface Config {
  name: 'express';
  routes?: RoutePlan[];
}

export type ExpressPlugin = DefinePlugin<Config>;

/** Emits the table of routes and the type that the object of handlers must satisfy. */
export const express = definePluginConfig<ExpressPlugin['Types']>({
  name: 'express',
  config: {},
  dependencies: ['@hey-api/typescript'],
  handler,
});
