import { ref, type Operations, type Schema } from './document.ts';
import { pascal } from './load.ts';
import type { OperandKind, Operators } from './operators.ts';

/** `openapi/connectors/<type>/<entity>.yaml`: all that is ever written about an entity. */
export interface EntityFile {
  entity: string;
  title: string;
  description: string;
  actions: {
    /** `any_of`: parameters of which at least one must be given. */
    list?:
      | 'whole'
      | {
          page?: { default: number; max: number };
          whole?: true;
          params?: Record<string, Schema>;
          required?: string[];
          any_of?: string[];
        };
    /** `id: false`: there is one record, and the credentials tell which. */
    get?: { id?: Schema | false; params?: Record<string, Schema>; required?: string[] };
    search?: Record<string, never>;
  };
  index: string[][];
  /**
   * How the vendor's deletions show: gone after a complete listing, told by the vendor, gone with the record's parent,
   * or not at all.
   */
  deletions: 'listing' | 'signal' | 'parent' | 'never';
  /** The entity whose records these belong to, and the field (and parameter of the list) that names one. */
  parent?: { entity: string; field: string };
  record: Schema & { properties: Record<string, Schema> };
}

/** Every entity that can be searched can be aggregated too: no file says so again. */
export const actionsOf = ({ actions }: Pick<EntityFile, 'actions'>): string[] => [
  ...Object.keys(actions),
  ...(actions.search ? ['aggregate'] : []),
];

export const entityPath = (connector_type: string, { entity }: Pick<EntityFile, 'entity'>) =>
  `openapi/connectors/${connector_type}/${entity}.yaml`;

/** `openapi/connectors/<type>/connector.yaml`. */
export interface ConnectorFile {
  connector_type: string;
  title: string;
  description: string;
  auth_methods: Array<{
    name: string;
    title: string;
    oauth: boolean;
    credentials: Schema & { properties: Record<string, Schema>; required?: string[] };
  }>;
  environment: Schema & { properties: Record<string, Schema>; required?: string[] };
  replication_config: Schema & { properties: Record<string, Schema>; required?: string[] };
}

export interface ConnectorSource extends ConnectorFile {
  entities: EntityFile[];
}

/** Ids of vendors go into paths, so they are checked before any request (openapi/decisions/identifiers.md). */
const idPattern = '^[A-Za-z0-9_-]{1,128}$';

const afterParameter: Schema = {
  type: 'string',
  minLength: 1,
  maxLength: 16384,
  description: 'The value of pagination.after from the previous page.',
};

const rawParameter: Schema = {
  type: 'boolean',
  default: false,
  description: "Whether to return the vendor's own records in `raw`.",
};

/** Vendors do not promise that a field is present, so all but `id` may be null. */
function nullable(schema: Schema): Schema {
  if ('$ref' in schema) return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [schema['type'] as string, 'null'] };
}

const isText = (schema: Schema) => schema['type'] === 'string' && schema['format'] === undefined;
const isScalar = (schema: Schema) => ['string', 'number', 'integer', 'boolean'].includes(schema['type'] as string);

/**
 * A path below a top-level field: `severity.name`. Which paths exist is checked by the search compiler, with the path
 * in the error.
 */
const nestedPaths: Schema = { '[.\\\\]': {} };

function closed(properties: Record<string, Schema>, more: Schema = {}): Schema {
  return { type: 'object', ...more, properties, additionalProperties: false };
}

/** A filter's inner object: field -> operand. */
const operands = (description: string, properties: Record<string, Schema>): Schema => ({
  ...closed(properties),
  description,
  patternProperties: nestedPaths,
});

function bare(schema: Schema): Schema {
  const { description: _, ...rest } = schema;
  return rest;
}

function searchSchemas(name: string, fields: Array<[string, Schema]>, operators: Operators): Record<string, Schema> {
  const map = (entries: Array<[string, Schema]>, convert: (schema: Schema) => Schema) =>
    Object.fromEntries(entries.map(([field, schema]) => [field, convert(bare(schema))]));
  const scalars = fields.filter(([, schema]) => isScalar(schema));
  const texts = fields.filter(
    ([, schema]) => isText(schema) || (schema['type'] === 'array' && isText((schema['items'] ?? {}) as Schema)),
  );
  const condition = ref(`${name}Condition`);
  const operand: Record<OperandKind, Schema> = {
    equality: ref(`${name}Equality`),
    order: ref(`${name}Order`),
    membership: ref(`${name}Membership`),
    pattern: ref(`${name}Text`),
    words: ref(`${name}Text`),
    condition,
    conditions: { type: 'array', items: condition },
  };
  return {
    [`${name}Equality`]: operands('Fields and the values that they must, or must not, equal.', map(fields, nullable)),
    [`${name}Order`]: operands(
      'Fields and the values to compare them with.',
      map(
        scalars.filter(([, schema]) => schema['type'] !== 'boolean'),
        (schema) => schema,
      ),
    ),
    [`${name}Membership`]: operands(
      'Fields and their accepted values; one must match.',
      map(fields, (schema) => ({ type: 'array', maxItems: 1000, items: schema })),
    ),
    [`${name}Text`]: operands(
      'Fields and the pattern or words to match.',
      map(texts, () => ({ type: 'string' })),
    ),
    [`${name}Condition`]: {
      ...closed(
        Object.fromEntries(Object.entries(operators).map(([operator, { takes }]) => [operator, operand[takes]])),
      ),
      description:
        'Operators, and the fields within an operator, are combined with AND. An empty condition matches every record.',
    },
    [`${name}Sort`]: {
      type: 'array',
      maxItems: 8,
      items: {
        ...closed(
          map(scalars, () => ref('SortDirection')),
          { minProperties: 1, maxProperties: 1 },
        ),
        patternProperties: { '[.\\\\]': ref('SortDirection') },
      },
    },
    [`${name}SearchParams`]: closed(
      {
        query: closed({ filter: condition, sort: ref(`${name}Sort`) }),
        limit: ref('SearchLimit'),
        cursor: ref('SearchCursor'),
        fields: ref('SearchFields'),
        max_bytes: ref('MaxBytes'),
      },
      { required: ['query'] },
    ),
  };
}

/** Everything about one entity that the document publishes, derived from its file. */
export function entitySchemas(
  connectorType: string,
  file: EntityFile,
  operators: Operators,
): { schemas: Record<string, Schema>; actions: Operations[string][string] } {
  const name = pascal(connectorType) + pascal(file.entity);
  const fields = Object.entries(file.record.properties);
  if (fields[0]?.[0] !== 'id')
    throw new Error(`${entityPath(connectorType, file)}: the first field of a record must be id; move it to the top`);
  const schemas: Record<string, Schema> = {
    [`${name}Record`]: {
      type: 'object',
      title: file.title,
      description: file.description,
      required: fields.map(([field]) => field),
      ...(file.index.length > 0 ? { 'x-index': { plain: file.index } } : {}),
      properties: Object.fromEntries(
        fields.map(([field, schema]) => [field, field === 'id' ? schema : nullable(schema)]),
      ),
    },
  };
  const actions: Operations[string][string] = {};
  const tie = (action: string, params: Schema, result: Schema, projected?: string) => {
    schemas[`${name}${pascal(action)}Params`] = params;
    schemas[`${name}${pascal(action)}Result`] = result;
    actions[action] = {
      params: `#/components/schemas/${name}${pascal(action)}Params`,
      result: `#/components/schemas/${name}${pascal(action)}Result`,
      ...(projected !== undefined && { projected: `#/components/schemas/${projected}` }),
    };
  };
  const { list, get, search } = file.actions;
  if (list) {
    const plan = list === 'whole' ? { whole: true as const } : list;
    const data: Schema = { type: 'array', items: ref(`${name}Record`) };
    const beside = { invalid_records: ref('InvalidRecords'), raw: ref('RawRecords') };
    const paging: Record<string, Schema> = plan.page
      ? {
          page_size: {
            type: 'integer',
            minimum: 1,
            maximum: plan.page.max,
            default: plan.page.default,
            description: 'Maximum number of records per page.',
          },
        }
      : {};
    tie(
      'list',
      closed(
        {
          ...plan.params,
          ...paging,
          after: afterParameter,
          fields: ref('SearchFields'),
          max_bytes: ref('MaxBytes'),
          raw: rawParameter,
        },
        {
          ...(plan.required && { required: plan.required }),
          ...(plan.any_of && { anyOf: plan.any_of.map((name) => ({ required: [name] })) }),
        },
      ),
      plan.page
        ? {
            type: 'object',
            required: ['data', 'pagination'],
            properties: { data, pagination: ref('Pagination'), ...beside },
          }
        : { type: 'object', required: ['data'], properties: { data, pagination: ref('BoundedPagination'), ...beside } },
      'ProjectedList',
    );
  }
  if (get) {
    const id: Record<string, Schema> =
      get.id === false
        ? {}
        : { id: { type: 'string', pattern: idPattern, description: 'The ID of the record.', ...get.id } };
    const required = [...Object.keys(id), ...(get.required ?? [])];
    tie(
      'get',
      closed(
        { ...id, ...get.params, fields: ref('SearchFields'), raw: rawParameter },
        required.length > 0 ? { required } : {},
      ),
      {
        type: 'object',
        required: ['data'],
        properties: { data: ref(`${name}Record`), raw: ref('RawRecord') },
      },
      'ProjectedGet',
    );
  }
  if (search) {
    Object.assign(schemas, searchSchemas(name, fields, operators));
    schemas[`${name}SearchRecord`] = {
      type: 'object',
      description: `${file.title}, as returned by search: fields without a value are omitted.`,
      required: ['id'],
      properties: file.record.properties,
    };
    tie('search', schemas[`${name}SearchParams`]!, {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: { type: 'array', items: ref(`${name}SearchRecord`) }, meta: ref('SearchMeta') },
    });
    tie(
      'aggregate',
      closed(
        {
          query: closed({ filter: ref(`${name}Condition`) }),
          metrics: { type: 'array', minItems: 1, maxItems: 16, items: ref('AggregateMetric') },
          group_by: { type: 'array', maxItems: 3, items: ref('AggregateGroupBy') },
          sort: ref('AggregateSort'),
          limit: ref('AggregateLimit'),
        },
        { required: ['metrics'] },
      ),
      ref('AggregateResult'),
    );
  }
  return { schemas, actions };
}

/** The credentials, environment and replication configuration of a connector type as published schemas. */
export function connectorSchemas(connector: ConnectorSource): Record<string, Schema> {
  const name = pascal(connector.connector_type);
  const schemas: Record<string, Schema> = {};
  for (const method of connector.auth_methods) {
    const { credentials } = method;
    const properties = Object.fromEntries(
      Object.entries(credentials.properties).map(([field, schema]) => [
        field,
        { minLength: 1, maxLength: 16384, ...schema },
      ]),
    );
    schemas[`${name}${pascal(method.name)}Credentials`] = closed(properties, {
      description: method.title,
      required: credentials.required ?? [],
    });
  }
  for (const part of ['environment', 'replication_config'] as const) {
    if (Object.keys(connector[part].properties).length === 0) continue;
    schemas[`${name}${pascal(part)}`] = closed(connector[part].properties, {
      required: connector[part].required ?? [],
    });
  }
  return schemas;
}
