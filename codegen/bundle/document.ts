/** The few shapes of an OpenAPI 3.1 document that the bundler and the planners touch. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON Schema, or a component of another kind: plain data. */
export type Schema = { [key: string]: Json };

export interface Operation {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Array<Record<string, string[]>>;
  parameters?: Schema[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema; examples?: Json }> };
  responses: Record<string, Schema>;
  'x-stage'?: 'planned';
  'x-browser'?: true;
  'x-operations'?: Operations;
}

/** The components of parameters and response; `projected`: of the response to a request with `fields`. */
export interface OperationSchemas {
  params: string;
  result: string;
  projected?: string;
}

/** connector type -> entity -> action -> its schemas. */
export type Operations = Record<string, Record<string, Record<string, OperationSchemas>>>;

export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];
export type PathItem = { parameters?: Schema[] } & Partial<Record<Method, Operation>>;

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Schema>;
    headers: Record<string, Schema>;
    responses: Record<string, Schema>;
    securitySchemes: Record<string, Schema>;
  };
  [key: string]: unknown;
}

export interface ErrorEntry {
  status: number;
  name: string;
  title: string;
  headers?: string[];
  /** Headers that a response has only in some cases. */
  sometimes?: string[];
  codes: Record<string, string>;
}

/** Every operation with its path and method, in the order of the document. */
export function* operationsOf(
  document: OpenApiDocument,
): Generator<{ path: string; method: Method; item: PathItem; operation: Operation }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { path, method, item, operation };
    }
  }
}

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The component that `$ref` names, or the node itself. */
export function follow(document: OpenApiDocument, node: Schema): Schema {
  let current = node;
  while (typeof current['$ref'] === 'string') {
    const [kind, name] = current['$ref'].replace('#/components/', '').split('/') as [
      keyof OpenApiDocument['components'],
      string,
    ];
    const target = document.components[kind]?.[name];
    if (!target) throw new Error(`nothing is at ${current['$ref']}`);
    current = target;
  }
  return current;
}
