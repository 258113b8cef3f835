/**
 * Test support: the vendor's own two OpenAPI documents, read from beside the repository where they are there, as ajv
 * validators of responses.
 */
import { Ajv, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { toJsonSchema } from '../incident-io/vendor-document.ts';

const FOLDER = new URL('../../../../shared/upstream/zendesk-support/', import.meta.url);

const addFormats = addFormatsModule as unknown as (instance: Ajv, formats: string[]) => void;

interface Operation {
  parameters?: Array<{ name: string }>;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Document {
  paths: Record<string, { get?: Operation }>;
  components: { schemas: Record<string, unknown> };
}

export interface VendorDocument {
  paths: string[];
  /** What is wrong with a response of this path; empty when nothing is. */
  problems(path: string, body: unknown): string[];
}

/**
 * Where the API departs from its document, recorded or seen by other clients: two gets that are no lists; deleted
 * tickets in the export; values of rules that are lists; empty custom fields and times that have not been measured yet,
 * which are null.
 */
const KNOWN: Array<[path: RegExp, problem: RegExp]> = [
  [/ticket_metrics\/\{/, /^\/ticket_metric must be array/],
  [/satisfaction_ratings\/\{/, /^\/satisfaction_rating must be array/],
  [/incremental\/tickets/, /\/status must be equal to one of the allowed values/],
  [/./, /\/actions\/\d+\/value must be string/],
  [/ticket|organization/, /\/(custom_fields|fields)\/\d+\/value must |\/organization_fields\/\w+ must /],
  [/ticket_metrics/, /_in_minutes\/(business|calendar) must be integer/],
  [/(views|automations)/, /\/conditions\/(all|any)\/\d+\/value must be string/],
];

export function readVendorDocument(): VendorDocument | undefined {
  const support = new URL('derived/support-oas.connector-subset.json', FOLDER);
  if (!existsSync(support)) return undefined;
  const documents = [
    JSON.parse(readFileSync(support, 'utf8')) as Document,
    parse(readFileSync(new URL('helpcenter-oas.yaml', FOLDER), 'utf8')) as Document,
  ];
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    formats: { int64: true, int32: true, double: true, float: true, binary: true },
  });
  addFormats(ajv, ['date-time', 'email', 'uri', 'date']);
  documents.forEach((document, n) => {
    const schemas = Object.fromEntries(
      Object.entries(document.components.schemas).map(([name, schema]) => [name, toJsonSchema(schema)]),
    );
    ajv.addSchema({ $id: `vendor${n}`, components: { schemas } });
  });
  const validators = new Map<string, ValidateFunction>();
  const compile = (path: string): ValidateFunction | undefined => {
    for (const [n, document] of documents.entries()) {
      const schema = document.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema;
      if (schema)
        return ajv.compile(
          JSON.parse(JSON.stringify(toJsonSchema(schema)).replaceAll('"#/', `"vendor${n}#/`)) as object,
        );
    }
    return undefined;
  };
  return {
    paths: documents.flatMap(({ paths }) => Object.keys(paths)),
    problems(path, body) {
      const validate = validators.get(path) ?? compile(path);
      if (!validate) return [`the documents have no response for ${path}`];
      validators.set(path, validate);
      if (validate(body)) return [];
      const problems = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
      return problems
        .filter((problem) => !KNOWN.some(([where, what]) => where.test(path) && what.test(problem)))
        .slice(0, 8);
    },
  };
}
