import { definePluginConfig } from '@hey-api/openapi-ts';
import { handler, type VocabularyPlugin } from './plugin.ts';

/** Emits the closed lists: error codes, search operators, names of secrets. */
export const vocabulary = definePluginConfig<VocabularyPlugin['Types']>({ name: 'vocabulary', config: {}, handler });
