/// <reference lib="es2024.string" />
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ActionContract, JsonSchema } from '../../connector-types/definition/define.ts';
import { Problem, type ProblemItem } from '../../problem.ts';
import { isCleanText } from '../shape/text.ts';

export type Params = Readonly<Record<string, unknown>>;
/** Returns the parameters, or throws `validation_failed`. */
export type ParamsCheck = (params: unknown) => Params;

/** What a vendor's id looks like unless its entity says otherwise: nothing that could leave its path segment. */
export const ID_PATTERN = '^[A-Za-z0-9_-]{1,128}$';

const MAX_ITEMS = 50;
const NONE: Params = Object.freeze({});

let validator: Ajv2020 | undefined;
/** Made with the first operation: importing the in-process client should cost little. */
function validatorOfParams(): Ajv2020 {
  if (validator) return validator;
  validator = new Ajv2020({ allErrors: true, strict: false, coerceTypes: false, useDefaults: false, messages: false });
  (addFormats as unknown as (instance: Ajv2020) => void)(validator);
  return validator;
}

export function compileParams(action: ActionContract): ParamsCheck {
  const ajv = validatorOfParams();
  const schema = closed(action.params);
  const validate = ajv.compile<Params>(schema);
  // The compiled function lives with its operation; ajv's own cache would hold every contract ever seen.
  ajv.removeSchema(schema);
  return (params = NONE) => {
    const value = params === null ? NONE : params;
    if (!validate(value)) throw problem(itemsOf(validate));
    const unclean = findUncleanText(value, '/params', 0);
    if (unclean !== undefined) throw problem([item(unclean, 'text', 'contains U+0000 or a lone surrogate')]);
    return value;
  };
}

function closed(schema: JsonSchema): JsonSchema {
  const { id } = schema.properties ?? {};
  return {
    ...schema,
    type: 'object',
    additionalProperties: schema.additionalProperties ?? false,
    ...(id && id.pattern === undefined && { properties: { ...schema.properties, id: { ...id, pattern: ID_PATTERN } } }),
  };
}

function problem(errors: ProblemItem[]): Problem {
  const [first] = errors;
  const detail = first ? `${first.pointer} ${first.message}.` : 'The parameters are not valid.';
  return new Problem('validation_failed', detail, { errors });
}

function item(pointer: string, code: string, message: string): ProblemItem {
  return { in: 'body', pointer, code, message };
}

function itemsOf(validate: ValidateFunction): ProblemItem[] {
  // Each alternative tells what it lacks.
  const items = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf').map(describe);
  const seen = new Set<string>();
  return items
    .filter(({ pointer, code }) => !seen.has(`${pointer} ${code}`) && seen.add(`${pointer} ${code}`))
    .slice(0, MAX_ITEMS);
}

/** The bound is in the message, the submitted value never is. A parameter's name is the caller's own word and short. */
function describe(error: ErrorObject): ProblemItem {
  const at = `/params${error.instancePath}`;
  const bound = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return item(
        `${at}/${escape(String(bound['missingProperty']))}`,
        'required',
        error.schemaPath.includes('/anyOf/') ? 'is required, or another of those named here' : 'is required',
      );
    case 'additionalProperties':
      return item(
        `${at}/${escape(String(bound['additionalProperty']).slice(0, 64))}`,
        'unknown',
        'is not a parameter of this operation',
      );
    case 'type':
      return item(at, 'type', `must be of type ${String(bound['type'])}`);
    case 'minimum':
      return item(at, 'minimum', `must be at least ${String(bound['limit'])}`);
    case 'maximum':
      return item(at, 'maximum', `must be at most ${String(bound['limit'])}`);
    case 'minLength':
      return item(at, 'minLength', `must have at least ${String(bound['limit'])} characters`);
    case 'maxLength':
      return item(at, 'maxLength', `must have at most ${String(bound['limit'])} characters`);
    case 'pattern':
      return item(at, 'pattern', `must match ${String(bound['pattern'])}`);
    case 'format':
      return item(at, 'format', `must be a valid ${String(bound['format'])}`);
    case 'enum':
      return item(at, 'enum', `must be one of: ${(bound['allowedValues'] as unknown[]).join(', ')}`);
    default:
      return item(at, error.keyword, `does not satisfy ${error.keyword}`);
  }
}

function escape(name: string): string {
  return name.toWellFormed().replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Pointer of the first text that no database stores; it is rejected in requests, never repaired. */
function findUncleanText(value: unknown, pointer: string, depth: number): string | undefined {
  if (typeof value === 'string') return isCleanText(value) ? undefined : pointer;
  if (typeof value !== 'object' || value === null || depth > 16) return undefined;
  for (const key in value) {
    const found = findUncleanText((value as Params)[key], `${pointer}/${escape(key)}`, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
