import { definePluginConfig, type DefinePlugin } from '@hey-api/openapi-ts';
import type { VocabularyPlan } from '../plan/vocabulary.ts';
import { handler } from './plugin.ts';

interface Config {
  name: 'vocabulary';
  vocabulary?: VocabularyPlan;
}

export type VocabularyPlugin = DefinePlugin<Config>;

/** Emits the closed lists: error codes, search operators, names of secrets. */
export const vocabulary = definePluginConfig<VocabularyPlugin['Types']>({ name: 'vocabulary', config: {}, handler });
