import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { checkConnectorFiles } from './bundle/check-files.ts';
import { closedCopy, closeRequests } from './bundle/close.ts';
import { completeOperations, errorResponses } from './bundle/complete.ts';
import {
  operationsOf,
  type ErrorEntry,
  type OpenApiDocument,
  type Operations,
  type Schema,
} from './bundle/document.ts';
import {
  connectorSchemas,
  entityPath,
  entitySchemas,
  type ConnectorFile,
  type ConnectorSource,
  type EntityFile,
} from './bundle/entities.ts';
import { connectorFolders, createLoader, entityNames } from './bundle/load.ts';
import { operatorNameSchema, operatorSchema, readOperators, type Operators } from './bundle/operators.ts';

export interface Bundle {
  /** The published document. */
  document: OpenApiDocument;
  /** The same with closed responses, against which the service's own responses are validated. */
  closed: OpenApiDocument;
  errors: ErrorEntry[];
  operators: Operators;
  /** The connectors' files, references resolved to components of `document`. */
  connectors: ConnectorSource[];
  /** Storage schemas (`tables/`), by table name; not published. */
  tables: Record<string, Schema>;
}

const sortKeys = <T>(map: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What the schemas of each entity refer to. */
const searchComponents = [
  'SortDirection',
  'SearchMeta',
  'SearchLimit',
  'SearchCursor',
  'SearchFields',
  'MaxBytes',
  'AggregateMetric',
  'AggregateGroupBy',
  'AggregateSort',
  'AggregateLimit',
  'AggregateResult',
];

/** Of `schemas/common.yaml`, the same. */
const shared = [
  'Problem',
  'Pagination',
  'BoundedPagination',
  'InvalidRecords',
  'ProjectedGet',
  'ProjectedList',
  'RawRecord',
  'RawRecords',
];

/**
 * Reads the hand-written contract below `root` and derives the whole from it. Throws with the file's name where
 * something does not fit.
 */
export function bundle(root: string): Bundle {
  const complaints = checkConnectorFiles(root);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  const loader = createLoader(root);
  const errors = parse(readFileSync(join(root, 'errors.yaml'), 'utf8')) as ErrorEntry[];
  const operators = readOperators(root);
  const entry = loader.load('openapi.yaml') as unknown as OpenApiDocument;

  const connectors: ConnectorSource[] = connectorFolders(root).map((folder) => {
    const file = loader.load(`connectors/${folder}/connector.yaml`) as unknown as ConnectorFile;
    const entities = entityNames(root, folder).map(
      (entity) => loader.load(`connectors/${folder}/${entity}.yaml`) as unknown as EntityFile,
    );
    return { ...file, entities };
  });

  // Named by what is derived, so perhaps by no file.
  for (const name of shared) loader.require(`schemas/common.yaml#/${name}`);
  for (const name of searchComponents) loader.require(`search/search.yaml#/${name}`);
  loader.require('parameters.yaml#/OrganizationId');

  const types = connectors.map((connector) => connector.connector_type);
  const codes = errors.flatMap((error) => Object.keys(error.codes));
  const schemas: Record<string, Schema> = {
    ...loader.components.schemas,
    ConnectorType: {
      type: 'string',
      enum: types,
      description: 'A connector type. The set is closed in requests.',
    },
    ConnectorTypeName: {
      type: 'string',
      'x-known-values': types,
      description: 'A connector type. Later versions may add others.',
    },
    SearchOperator: operatorSchema(operators),
    SearchOperatorName: operatorNameSchema(operators),
    ErrorCode: {
      type: 'string',
      'x-known-values': codes,
      description: 'The error codes of this version. Later versions may add others.',
    },
  };
  const operations: Operations = {};
  for (const connector of connectors) {
    Object.assign(schemas, connectorSchemas(connector));
    operations[connector.connector_type] = {};
    for (const file of connector.entities) {
      const derived = entitySchemas(connector.connector_type, file, operators);
      for (const name of Object.keys(derived.schemas))
        if (schemas[name])
          throw new Error(
            `${entityPath(connector.connector_type, file)}: another file defines ${name} already; rename the entity`,
          );
      Object.assign(schemas, derived.schemas);
      operations[connector.connector_type]![file.entity] = derived.actions;
    }
  }

  const document: OpenApiDocument = {
    ...entry,
    components: {
      ...entry.components,
      schemas: sortKeys(schemas),
      parameters: loader.components.parameters,
      headers: loader.load('headers.yaml') as Record<string, Schema>,
      responses: { ...errorResponses(errors), ...loader.components.responses },
    },
  };
  for (const { operation } of operationsOf(document))
    if (operation.operationId === 'executeOperation') operation['x-operations'] = operations;
  completeOperations(document, errors);
  const plain = JSON.parse(JSON.stringify(document)) as OpenApiDocument; // until here one object may stand in two places
  closeRequests(plain);

  const closed = closedCopy(
    plain,
    Object.fromEntries(errors.map((error) => [error.name, { status: error.status, codes: Object.keys(error.codes) }])),
  );
  const tables = Object.fromEntries(
    readdirSync(join(root, 'tables'))
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => [file.replace('.yaml', ''), parse(readFileSync(join(root, 'tables', file), 'utf8')) as Schema]),
  );
  return { document: plain, closed, errors, operators, connectors, tables };
}
