import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Schema } from './document.ts';

/** What may stand behind an operator; each derives one schema per entity (entities.ts). */
export const operandKinds = ['equality', 'order', 'membership', 'pattern', 'words', 'condition', 'conditions'] as const;
export type OperandKind = (typeof operandKinds)[number];

/** `openapi/search/operators.yaml`. */
export type Operators = Record<string, { takes: OperandKind; meaning: string }>;

export function readOperators(root: string): Operators {
  const file = 'openapi/search/operators.yaml';
  const table = parse(readFileSync(join(root, 'search/operators.yaml'), 'utf8')) as Operators;
  for (const [name, row] of Object.entries(table)) {
    if (!/^[a-z]+(_[a-z]+)*$/.test(name)) throw new Error(`${file} /${name}: Write names in snake_case.`);
    if (!operandKinds.includes(row.takes))
      throw new Error(`${file} /${name}/takes: It is one of ${operandKinds.join(', ')}; not ${String(row.takes)}.`);
    if (!row.meaning) throw new Error(`${file} /${name}: Add the meaning of the operator.`);
    for (const key of Object.keys(row))
      if (key !== 'takes' && key !== 'meaning')
        throw new Error(`${file} /${name}/${key}: A row has takes and meaning only; remove it.`);
  }
  return table;
}

/** As the catalogue tells them: a later version may have more, and a client of this one must not break. */
export const operatorNameSchema = (operators: Operators): Schema => ({
  type: 'string',
  'x-known-values': Object.keys(operators),
  description: 'An operator of a filter. Later versions may add others.',
});

export const operatorSchema = (operators: Operators): Schema => ({
  type: 'string',
  enum: Object.keys(operators),
  description: `The operators of a filter.\n\n${Object.entries(operators)
    .map(([name, { meaning }]) => `- \`${name}\`: ${meaning}`)
    .join('\n')}`,
});
