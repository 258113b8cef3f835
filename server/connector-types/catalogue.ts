import { searchOperators } from '../generated/search.gen.ts';
import type { ListConnectorTypesResponses } from '../generated/types.gen.ts';
import type {
  ActionContract,
  ConnectorContract,
  EntityContract,
  JsonSchema,
  VariableContract,
} from './definition/define.ts';

export type CatalogueEntry = ListConnectorTypesResponses[200]['data'][number];
type Parameter = CatalogueEntry['entities'][number]['actions'][number]['params'][number];
type Field = CatalogueEntry['entities'][number]['fields'][number];

const typeOf = (schema: JsonSchema) =>
  (Array.isArray(schema.type) ? schema.type.find((each) => each !== 'null') : schema.type) ?? 'object';
const described = (schema: JsonSchema) => ({
  ...(schema['x-known-values']
    ? { known_values: schema['x-known-values'] }
    : schema.enum
      ? { known_values: schema.enum as string[] }
      : {}),
  ...(schema.description ? { description: schema.description } : {}),
});

function parameters(action: ActionContract): Parameter[] {
  return Object.entries(action.params.properties ?? {}).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    required: action.params.required?.includes(name) ?? false,
    ...(schema.minimum === undefined ? {} : { minimum: schema.minimum }),
    ...(schema.maximum === undefined ? {} : { maximum: schema.maximum }),
    ...(schema.default === undefined ? {} : { default: schema.default as string | number | boolean }),
    ...described(schema),
  }));
}

function fields(entity: EntityContract): Field[] {
  const searchable = entity.actions.search !== undefined;
  return Object.entries(entity.record.properties ?? {}).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    ...(schema.format ? { format: schema.format } : {}),
    nullable: Array.isArray(schema.type) && schema.type.includes('null'),
    searchable,
    ...described(schema),
  }));
}

const variable = ({ id_list: _, ...shown }: VariableContract) => shown;

const entries = new WeakMap<ConnectorContract, CatalogueEntry>();

/** A connector type as the catalogue shows it, derived from its contract. */
export function catalogueEntry(contract: ConnectorContract): CatalogueEntry {
  const entry = entries.get(contract) ?? makeEntry(contract);
  entries.set(contract, entry);
  return entry;
}

function makeEntry(contract: ConnectorContract): CatalogueEntry {
  const limit = Object.values(contract.entities).find((entity) => entity.actions.search)?.actions.search?.params
    .properties?.['limit'];
  return {
    connector_type: contract.connector_type,
    title: contract.title,
    modes: ['hosted', 'local'],
    auth_methods: contract.auth_methods.map((method) => ({
      name: method.name,
      fields: method.fields.map(({ name, type, required, secret, description }) => ({
        name,
        type,
        required,
        secret,
        ...(description ? { description } : {}),
      })),
      oauth: method.oauth,
    })),
    environment: contract.environment.map(variable),
    replication_config: contract.replication_config.map(variable),
    entities: Object.entries(contract.entities).map(([name, entity]) => ({
      name,
      title: entity.title,
      actions: Object.entries(entity.actions).map(([action, each]) => ({
        name: action,
        paginated: action === 'search' || each.page !== null,
        params: parameters(each),
      })),
      fields: fields(entity),
    })),
    search: {
      operators: Object.keys(searchOperators),
      default_limit: (limit?.default as number | undefined) ?? 1000,
      max_limit: limit?.maximum ?? 10_000,
    },
  };
}
