import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';

/** A response as it came over the wire. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The body as text; empty where there is none. */
  text: string;
}

interface Response {
  headers?: Record<string, { $ref?: string; required?: boolean; schema?: object }>;
  content?: Record<string, { schema: object }>;
}
interface Operation {
  operationId: string;
  'x-stage'?: string;
  responses: Record<string, { $ref?: string } & Response>;
  'x-operations'?: Record<string, Record<string, Record<string, OperationSchemas>>>;
}
interface OperationSchemas {
  params: string;
  result: string;
  projected?: string;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response>; headers: Record<string, { required?: boolean; schema?: object }> };
}

/** The operation of an execute call, whose response has a schema of its own. */
export interface Executed {
  connector_type: string;
  entity: string;
  action: string;
  /** Whether the records come with some of their fields only. */
  projected?: boolean;
}

/** What the body of an execute call executes. */
export function executedOf(
  connector_type: string,
  { entity, action, params }: { entity: string; action: string; params?: unknown },
): Executed {
  const { fields } = (params ?? {}) as { fields?: unknown };
  const projected = fields !== undefined && (action === 'list' || action === 'get');
  return { connector_type, entity, action, ...(projected && { projected }) };
}

export interface AnswerValidator {
  /** The operation that the document has at this method and path, if any. */
  operationAt(method: string, path: string): Operation | undefined;
  /** Whether the document ties this entity and action to a schema of its own. */
  executes(executed: Executed): boolean;
  /**
   * What is wrong with a response, one sentence each; empty where the document promises exactly this. `executed` names
   * the operation of an execute call, whose answer has a schema of its own.
   */
  violations(method: string, path: string, answer: Answer, executed?: Executed): string[];
}

const pointer = (...parts: string[]) => parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

function schemaOf(operation: Operation | undefined, executed: Executed): string | undefined {
  const { connector_type, entity, action, projected } = executed;
  const schemas = operation?.['x-operations']?.[connector_type]?.[entity]?.[action];
  return projected ? schemas?.projected : schemas?.result;
}

/**
 * Validates responses against `document`: give it the copy with closed responses to find undeclared members.
 * `open`: a response may have a header that the document declares only elsewhere, as it may have members that the
 * published document does not name.
 */
export function createAnswerValidator(document: object, { open = false } = {}): AnswerValidator {
  const contract = document as unknown as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  (ajvFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'contract');
  const compiled = new Map<string, ValidateFunction>();
  const validate = (reference: string): ValidateFunction => {
    let known = compiled.get(reference);
    if (!known) {
      known = ajv.compile({ $ref: `contract#/${encodeURI(reference)}` });
      compiled.set(reference, known);
    }
    return known;
  };

  const templates = Object.keys(contract.paths)
    .map((template) => ({
      template,
      literal: !template.includes('{'),
      pattern: new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
    }))
    .sort((a, b) => Number(b.literal) - Number(a.literal));
  const templateOf = (path: string) => templates.find(({ pattern }) => pattern.test(path.split('?')[0]!))?.template;

  function locate(
    method: string,
    path: string,
    status: number,
  ): { response: Response; at: string; operation: Operation | undefined } | string {
    const template = templateOf(path);
    const operation = template === undefined ? undefined : contract.paths[template]![method];
    // What no operation can declare: that there is none (the document's introduction promises both).
    const name = operation
      ? undefined
      : template === undefined
        ? status === 404
          ? 'NotFound'
          : undefined
        : status === 405
          ? 'MethodNotAllowed'
          : undefined;
    if (name)
      return {
        response: contract.components.responses[name]!,
        at: pointer('components', 'responses', name),
        operation,
      };
    const declared = operation?.responses[String(status)];
    if (!operation || !declared)
      return `the status ${status} is not declared for ${method.toUpperCase()} ${template ?? path}`;
    if (declared.$ref) {
      const component = declared.$ref.split('/').at(-1)!;
      return {
        response: contract.components.responses[component]!,
        at: pointer('components', 'responses', component),
        operation,
      };
    }
    return { response: declared, at: pointer('paths', template!, method, 'responses', String(status)), operation };
  }

  const declaredIn = (responses: Iterable<Response>) =>
    [...responses].flatMap((response) => Object.keys(response.headers ?? {}));
  /** Headers that the document declares anywhere. Others, such as a proxy's, are not checked. */
  const promised = new Set([
    ...declaredIn(Object.values(contract.components.responses)),
    ...Object.values(contract.paths).flatMap((item) =>
      Object.values(item).flatMap((operation) => declaredIn(Object.values(operation.responses ?? {}))),
    ),
  ]);

  function headerFaults(response: Response, headers: Headers): string[] {
    const faults = [...(open ? [] : promised)]
      .filter((name) => headers.has(name) && response.headers?.[name] === undefined)
      .map((name) => `the header ${name} is not declared here`);
    for (const [name, entry] of Object.entries(response.headers ?? {})) {
      const declared = entry.$ref ? contract.components.headers[entry.$ref.split('/').at(-1)!]! : entry;
      const value = headers.get(name);
      if (value === null) {
        if (declared.required) faults.push(`the header ${name} is missing`);
      } else if (declared.schema) {
        const typed = (declared.schema as { type?: string }).type === 'integer' ? Number(value) : value;
        if (!ajv.validate(declared.schema, typed))
          faults.push(`the header ${name} ${ajv.errorsText(ajv.errors, { dataVar: '' })}`);
      }
    }
    return faults;
  }

  return {
    operationAt: (method, path) => contract.paths[templateOf(path) ?? '']?.[method.toLowerCase()],
    executes: (executed) =>
      Object.values(contract.paths).some((item) => schemaOf(item['post'], executed) !== undefined),
    violations(method, path, answer, executed) {
      const verb = method.toLowerCase();
      if (verb === 'options')
        return answer.status === 204 ? [] : [`OPTIONS is answered with ${answer.status}, not 204`];
      const found = locate(verb === 'head' ? 'get' : verb, path, answer.status);
      if (typeof found === 'string') return [found];
      const { response, at, operation } = found;
      const faults = headerFaults(response, answer.headers);
      if (verb === 'head') return answer.text === '' ? faults : [...faults, 'HEAD has a body'];
      const types = Object.keys(response.content ?? {});
      const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
      if (types.length === 0)
        return answer.text === '' ? faults : [...faults, 'there is a body where none is declared'];
      if (!types.includes(type)) return [...faults, `the media type "${type}" is not one of ${types.join(', ')}`];
      if (!/json$/.test(type)) return faults;
      let body: unknown;
      try {
        body = JSON.parse(answer.text);
      } catch {
        return [...faults, 'the body is not JSON'];
      }
      const check = (reference: string) => {
        const valid = validate(reference);
        if (!valid(body))
          faults.push(
            ...(valid.errors ?? []).map(
              (error) => `${error.instancePath || 'the body'} ${error.message} ${JSON.stringify(error.params)}`,
            ),
          );
      };
      const result = executed && answer.status === 200 ? schemaOf(operation, executed) : undefined;
      if (executed && answer.status === 200 && !result)
        faults.push(`x-operations has no ${executed.connector_type} ${executed.entity} ${executed.action}`);
      check(result ? result.replace('#/', '') : `${at}/content/${pointer(type)}/schema`);
      return faults;
    },
  };
}
