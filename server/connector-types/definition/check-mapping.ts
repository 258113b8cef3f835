import type { ConnectorContract, ConnectorMapping, ListMapping } from './define.ts';
import type { Template } from './template.ts';

/** A template, what it may name, and where it stands. */
type Place = readonly [where: string, template: Template, known: readonly string[]];

/**
 * Makes sure that every template of a mapping can be filled in: a typo fails when the server starts, not with the first
 * request.
 */
export function checkMapping(contract: ConnectorContract, mapping: ConnectorMapping): void {
  for (const [where, template, known] of [
    ...connectionTemplates(contract, mapping),
    ...credentialTemplates(contract, mapping),
    ...Object.keys(mapping.operations).flatMap((entity) => operationTemplates(contract, mapping, entity)),
  ]) {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const unknown = names.find((name) => !known.includes(name));
    const at = `${contract.connector_type}: ${where} (${template})`;
    if (unknown !== undefined)
      throw new Error(`${at} names {${unknown}}; known here: ${known.join(', ') || 'nothing'}`);
    if (/[{}]/.test(template.replaceAll(/\{\w+\}/g, ''))) throw new Error(`${at} has a brace without a name`);
  }
}

function connectionTemplates(contract: ConnectorContract, { base_url, check, oauth }: ConnectorMapping): Place[] {
  const environment = contract.environment.map(({ name }) => name);
  return [
    ['base_url', base_url, environment],
    ...(check.account ? [['check.account.path', check.account.path, []] as const] : []),
    ...(oauth ? [['oauth.authorize_url', oauth.authorize_url, environment] as const] : []),
    ...(oauth ? [['oauth.token_url', oauth.token_url, environment] as const] : []),
    ...(oauth?.inspection ? [['oauth.inspection.url', oauth.inspection.url, environment] as const] : []),
    ...(oauth?.inspection
      ? [['oauth.inspection.bearer', oauth.inspection.bearer, ['client_id', 'client_secret']] as const]
      : []),
  ];
}

function credentialTemplates({ connector_type, auth_methods }: ConnectorContract, { auth }: ConnectorMapping): Place[] {
  return auth_methods.flatMap(({ name, fields }): Place[] => {
    const rule = auth[name];
    if (!rule) throw new Error(`${connector_type}: auth does not say how ${name} is sent`);
    const known = fields.map((field) => field.name);
    if ('bearer' in rule) return [[`auth.${name}.bearer`, rule.bearer, known]];
    if ('header' in rule) return [[`auth.${name}.header.value`, rule.header.value, known]];
    if ('query' in rule) return [[`auth.${name}.query.value`, rule.query.value, known]];
    return [
      [`auth.${name}.basic.username`, rule.basic.username, known],
      [`auth.${name}.basic.password`, rule.basic.password, known],
    ];
  });
}

function operationTemplates(contract: ConnectorContract, { operations }: ConnectorMapping, entity: string): Place[] {
  const environment = contract.environment.map(({ name }) => name);
  const actions = contract.entities[entity]?.actions;
  const knownTo = (action: 'list' | 'get') => [
    ...Object.keys(actions?.[action]?.params.properties ?? {}),
    ...environment,
  ];
  const { get, list } = operations[entity] ?? {};
  const ofList = (where: string, how: Omit<ListMapping, 'when_given'>): Place[] => [
    [`${where}.path`, how.path, knownTo('list')],
    ...(how.export ? [[`${where}.export.path`, how.export.path, environment] as const] : []),
    ...(how.report
      ? [
          [`${where}.report.status.path`, how.report.status.path, ['report_id', ...environment]] as const,
          [`${where}.report.rows`, how.report.rows, ['report_id', ...environment]] as const,
        ]
      : []),
  ];
  return [
    ...(get ? [[`operations.${entity}.get.path`, get.path, knownTo('get')] as const] : []),
    ...(list ? ofList(`operations.${entity}.list`, list) : []),
    ...Object.entries(list?.when_given ?? {}).flatMap(([param, how]) =>
      ofList(`operations.${entity}.list.when_given.${param}`, how),
    ),
  ];
}
