import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { connectorFolders, entityNames } from './load.ts';

const schemaNames = ['entity', 'connector', 'shapes', 'params'] as const;
type SchemaName = (typeof schemaNames)[number];

let compiled: Record<SchemaName, ValidateFunction> | undefined;

function compileSchemas(): Record<SchemaName, ValidateFunction> {
  if (compiled) return compiled;
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  formats.default(ajv);
  for (const name of schemaNames) {
    const file = new URL(`../../openapi/${name}.schema.json`, import.meta.url);
    ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')) as object);
  }
  const compile = (name: SchemaName) => ajv.getSchema(`${name}.schema.json`) as ValidateFunction;
  compiled = {
    entity: compile('entity'),
    connector: compile('connector'),
    shapes: compile('shapes'),
    params: compile('params'),
  };
  return compiled;
}

/** Errors that only repeat what one below them says. */
const summaries = new Set(['if', 'anyOf', 'allOf', 'propertyNames']);

function subject({ keyword, params }: ErrorObject): string {
  const named: unknown = params['additionalProperty'] ?? params['missingProperty'] ?? params['propertyName'];
  if (keyword === 'required') return `has no ${String(named)}`;
  if (keyword === 'additionalProperties') return `has an unknown key ${String(named)}`;
  return '';
}

/** The correction that the schema states beside the rule (`$comment`), or ajv's own words. */
function complaintsOf(file: string, errors: readonly ErrorObject[]): string[] {
  const detailed = errors.filter((error) => !summaries.has(error.keyword));
  const lines = (detailed.length > 0 ? detailed : errors).map((error) => {
    const fix = (error.parentSchema as { $comment?: string } | undefined)?.$comment ?? `It ${error.message}.`;
    const name = error.propertyName === undefined ? '' : `/${error.propertyName}`;
    const what = subject(error);
    return `${file} ${error.instancePath}${name}${what && ` ${what}`}: ${fix}`;
  });
  return [...new Set(lines)];
}

/** Reads every file of the connector types and lists what breaks a rule, each with its file and the correction. */
export function checkConnectorFiles(root: string): string[] {
  const schemas = compileSchemas();
  const check = (file: string, schema: SchemaName, named: [key: string, value: string] | null): string[] => {
    const shown = `openapi/${file}`;
    let content: unknown;
    try {
      content = parse(readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      return [`${shown}: ${(error as Error).message}`];
    }
    const validate = schemas[schema];
    if (!validate(content)) return complaintsOf(shown, validate.errors ?? []);
    const [key, value] = named ?? [];
    const found = key === undefined ? value : (content as Record<string, unknown>)[key];
    return found === value ? [] : [`${shown} /${key}: It is "${String(found)}"; write ${value}, as the file is named.`];
  };
  return connectorFolders(root).flatMap((folder) => {
    const at = (name: string) => `connectors/${folder}/${name}.yaml`;
    if (!existsSync(join(root, at('connector'))))
      return [`openapi/${at('connector')}: The connector type has no connector.yaml; add it (openapi/README.md).`];
    return [
      ...check(at('connector'), 'connector', ['connector_type', folder]),
      ...(['shapes', 'params'] as const).flatMap((name) =>
        existsSync(join(root, at(name))) ? check(at(name), name, null) : [],
      ),
      ...entityNames(root, folder).flatMap((entity) => check(at(entity), 'entity', ['entity', entity])),
    ];
  });
}
