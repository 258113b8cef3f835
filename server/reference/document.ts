/** The published document as the reference reads it. */
import type { Schema, Resolve } from './schema-table.ts';

export interface Media {
  schema?: Schema;
  examples?: Record<string, { value: unknown }>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

export interface ResponseObject {
  $ref?: string;
  description: string;
  content?: Record<string, Media>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Array<Record<string, string[]>>;
  /** Users open it in their browsers. */
  'x-browser'?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, ResponseObject>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof methods)[number];

export interface ApiDocument {
  info: { title: string; version: string; description?: string };
  tags: Array<{ name: string; description: string }>;
  paths: Record<string, { parameters?: Parameter[] } & Partial<Record<Method, Operation>>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, ResponseObject>;
    schemas: Record<string, Schema>;
  };
}

export interface Endpoint {
  method: Method;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

const last = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** What a `$ref` names in one group of components. */
function resolved<T extends { $ref?: string }>(group: Record<string, T>, node: T): T {
  if (node.$ref === undefined) return node;
  const target = group[last(node.$ref)];
  if (!target) throw new Error(`the document has no ${node.$ref}`);
  return resolved(group, target);
}

export const resolver =
  (document: ApiDocument): Resolve =>
  (schema) =>
    resolved(document.components.schemas, schema);

export const responseOf = (document: ApiDocument, response: ResponseObject): ResponseObject =>
  resolved(document.components.responses, response);

export const endpoints = (document: ApiDocument): Endpoint[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return {
        method,
        path,
        operation,
        parameters: parameters.map((each) => resolved(document.components.parameters, each)),
      };
    }),
  );

/** Lines of the form "- `name`: text" of a description. */
export const listed = (description: string): Array<{ name: string; text: string }> =>
  [...description.matchAll(/^- `([a-z_]+)`: (.+)$/gm)].map(([, name = '', text = '']) => ({ name, text }));

export interface ErrorCode {
  code: string;
  status: number;
  title: string;
  advice: string;
}

/** Every error code, from the named error responses. */
export const errorCodes = (document: ApiDocument): ErrorCode[] =>
  Object.values(document.components.responses).flatMap((response) => {
    const examples = response.content?.['application/problem+json']?.examples ?? {};
    const example = Object.values(examples)[0]?.value as { status?: number; title?: string } | undefined; // a Problem
    return listed(response.description).map(({ name, text }) => ({
      code: name,
      status: example?.status ?? 0,
      title: example?.title ?? '',
      advice: text,
    }));
  });
