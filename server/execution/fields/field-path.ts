import type { JsonSchema } from '../../connector-types/definition/define.ts';
import { Problem, type ProblemItem } from '../../problem.ts';
import { isPartial, itemsOf, kindOf, memberOf } from './record-schema.ts';

/**
 * The steps of a dotted path; `\.` and `\\` stand for a dot and a backslash in a name. Undefined where another escape
 * is written.
 */
export function splitPath(text: string): string[] | undefined {
  const steps: string[] = [];
  let step = '';
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '.') {
      steps.push(step);
      step = '';
    } else if (char !== '\\') step += char;
    else {
      const next = text[++at];
      if (next !== '.' && next !== '\\') return undefined;
      step += next;
    }
  }
  return [...steps, step];
}

/** The schema at a path of a record, and whether the path crosses an array; undefined where there is none. */
export function schemaAt(
  record: JsonSchema,
  path: readonly string[],
): { schema: JsonSchema; many: boolean } | undefined {
  let schema = record;
  let many = false;
  for (const step of path) {
    // A path crosses arrays without saying so, one inside the other as well.
    while (kindOf(schema) === 'array') {
      schema = itemsOf(schema);
      many = true;
    }
    const kind = kindOf(schema);
    const member = kind === 'object' || kind === 'any' ? memberOf(schema, step) : undefined;
    if (!member) return undefined;
    schema = member;
  }
  return { schema, many };
}

/** The paths that `fields` names. Throws `validation_failed` for those that the record does not have. */
export function pathsOfFields(record: JsonSchema, fields: readonly string[]): string[][] {
  const errors: ProblemItem[] = [];
  const paths = fields.flatMap((field, at) => {
    const path = splitPath(field);
    const found = path && schemaAt(record, path);
    if (path && found && !isPartial(found.schema)) return [path];
    errors.push({
      in: 'body',
      pointer: `/params/fields/${at}`,
      code: 'unknown',
      message: 'is not a field of the record',
    });
    return [];
  });
  if (errors.length > 0)
    throw new Problem(
      'validation_failed',
      `/params/fields has ${errors.length === 1 ? 'a path that names' : 'paths that name'} no field of the record.`,
      {
        errors: errors.slice(0, 50),
      },
    );
  return paths;
}
