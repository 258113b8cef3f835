import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { closedCopy, closeRequests } from './bundle/close.ts';
import { completeOperations, errorResponses } from './bundle/complete.ts';
import { operationsOf, type ErrorEntry, type OpenApiDocument, type Operations, type Schema } from './bundle/document.ts';
import { connectorSchemas, entitySchemas, type ConnectorFile, type ConnectorSource, type EntityFile } from './bundle/entities.ts';
import { connectorFolders, createLoader } from './bundle/load.ts';

export interface Bundle {
  /** The published document. */
  document: OpenApiDocument;
  /** The same with closed answers: what our own answers are validated against. */
  closed: OpenApiDocument;
  errors: ErrorEntry[];
  /** The connectors' files, references resolved to components of `document`. */
  connectors: ConnectorSource[];
  /** Storage schemas (`tables/`), by table name; not published. */
  tables: Record<string, Schema>;
}

const sortKeys = <T>(map: Record<string, T>): Record<string, T> => Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Reads the hand-written contract below `root` and derives the whole from it. Throws with the file's name where something does not fit. */
export function bundle(root: string): Bundle {
  const loader = createLoader(root);
  const errors = parse(readFileSync(join(root, 'errors.yaml'), 'utf8')) as ErrorEntry[];
  const entry = loader.load('openapi.yaml') as unknown as OpenApiDocument;

  const connectors: ConnectorSource[] = connectorFolders(root).map((folder) => {
    const file = loader.load(`connectors/${folder}/connector.yaml`) as unknown as ConnectorFile;
    if (file.connector_type !== folder) throw new Error(`connectors/${folder}: connector_type is "${file.connector_type}"`);
    const entities = file.entities.map((entity) => {
      const source = loader.load(`connectors/${folder}/${entity}.yaml`) as unknown as EntityFile;
      if (source.entity !== entity) throw new Error(`connectors/${folder}/${entity}.yaml: entity is "${source.entity}"`);
      return source;
    });
    return { ...file, entities };
  });

  // Named by what is derived, so perhaps by no file.
  for (const name of ['Problem', 'Pagination']) loader.require(`schemas/common.yaml#/${name}`);
  for (const name of ['SearchOperator', 'SortDirection', 'SearchMeta', 'SearchLimit', 'SearchCursor', 'SearchFields']) loader.require(`search/search.yaml#/${name}`);
  loader.require('parameters.yaml#/OrganizationId');

  const types = connectors.map((connector) => connector.connector_type);
  const codes = errors.flatMap((error) => Object.keys(error.codes));
  const schemas: Record<string, Schema> = {
    ...loader.components.schemas,
    ConnectorType: { type: 'string', enum: types, description: 'One value per kind of source, named after the vendor.' },
    ConnectorTypeName: { type: 'string', 'x-known-values': types, description: 'A connector type. Others may be added.' },
    ErrorCode: { type: 'string', 'x-known-values': codes, description: 'The closed list of errors of this version. Others may be added.' },
  };
  const operations: Operations = {};
  for (const connector of connectors) {
    Object.assign(schemas, connectorSchemas(connector));
    operations[connector.connector_type] = {};
    for (const file of connector.entities) {
      const derived = entitySchemas(connector.connector_type, file);
      for (const name of Object.keys(derived.schemas)) if (schemas[name]) throw new Error(`${connector.connector_type}/${file.entity}: "${name}" exists already`);
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
  for (const { operation } of operationsOf(document)) if (operation.operationId === 'executeOperation') operation['x-operations'] = operations;
  completeOperations(document, errors);
  const plain = JSON.parse(JSON.stringify(document)) as OpenApiDocument; // until here one object may stand in two places
  closeRequests(plain);

  const closed = closedCopy(plain, Object.fromEntries(errors.map((error) => [error.name, { status: error.status, codes: Object.keys(error.codes) }])));
  const tables = Object.fromEntries(
    readdirSync(join(root, 'tables'))
      .filter((file) => file.endsWith('.yaml'))
      .sort()
      .map((file) => [file.replace('.yaml', ''), parse(readFileSync(join(root, 'tables', file), 'utf8')) as Schema]),
  );
  return { document: plain, closed, errors, connectors, tables };
}
