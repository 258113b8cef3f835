import { $, type DefinePlugin } from '@hey-api/openapi-ts';
import type { VocabularyPlan } from '../plan/vocabulary.ts';

export interface Config {
  name: 'vocabulary';
  vocabulary?: VocabularyPlan;
}

export type VocabularyPlugin = DefinePlugin<Config>;

export const handler: VocabularyPlugin['Handler'] = ({ plugin }) => {
  const plan = plugin.config.vocabulary;
  if (!plan) return;
  const list = (file: string, name: string, type: string, values: unknown, doc: string) => {
    const at = { getFilePath: () => file };
    const constant = plugin.symbol(name, at);
    plugin.node(
      $.const(constant)
        .export()
        .doc([doc])
        .assign($($.fromValue(values, { layout: 'pretty' })).as('const')),
    );
    const member = Array.isArray(values)
      ? $.type(constant).typeofType().idx($.type('number'))
      : $.type(constant).typeofType().keyof();
    plugin.node(
      $.type
        .alias(plugin.symbol(type, { ...at, kind: 'type' }))
        .export()
        .type(member),
    );
  };
  list(
    'errors',
    'errors',
    'ErrorCode',
    plan.errors,
    'The closed list of errors: code -> status and title (openapi/errors.yaml).',
  );
  list(
    'search',
    'searchOperators',
    'SearchOperator',
    plan.operators,
    'The operators of the search language -> what each takes (openapi/search/operators.yaml).',
  );
  list(
    'secrets',
    'secretFields',
    'SecretField',
    plan.secrets,
    'Names of every field that the contract marks x-secret.',
  );
  if (plan.audit_types.length > 0)
    list(
      'audit',
      'audit_types',
      'AuditType',
      plan.audit_types,
      'The types of the audit log (openapi/schemas/audit.yaml).',
    );
  list('version', 'contract', 'ContractFact', { version: plan.version }, 'Facts of the published document.');
};
