/** JSON Schema as tables that people read. */
import { html, type Html } from '../html.ts';
import { prose } from './markdown.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
  examples?: unknown[];
  'x-known-values'?: string[];
}

export type Resolve = (schema: Schema) => Schema;

/** `string (date-time) or null`, `array of object`. */
export function typeName(schema: Schema, resolve: Resolve): string {
  const target = resolve(schema);
  const alternatives = target.anyOf ?? target.oneOf;
  if (alternatives) return [...new Set(alternatives.map((each) => typeName(each, resolve)))].join(' or ');
  if (target.const !== undefined) return JSON.stringify(target.const);
  const types = [target.type ?? (target.properties || target.allOf ? 'object' : 'any')].flat();
  return types
    .map((type) => {
      if (type === 'array' && target.items) return `array of ${typeName(target.items, resolve)}`;
      return type === 'string' && target.format ? `string (${target.format})` : type;
    })
    .join(' or ');
}

const bounds: ReadonlyArray<[keyof Schema, string]> = [
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['minLength', 'minimum length'],
  ['maxLength', 'maximum length'],
  ['minItems', 'minimum items'],
  ['maxItems', 'maximum items'],
  ['default', 'default'],
];

function notes(schema: Schema): Html[] {
  const values = schema['x-known-values'] ?? schema.enum;
  const limits = bounds
    .filter(([key]) => schema[key] !== undefined)
    .map(([key, words]) => `${words} ${JSON.stringify(schema[key])}`);
  return [
    ...(limits.length > 0 ? [html`<p class="note">${limits.join(', ')}</p>`] : []),
    ...(values
      ? [
          html`<p class="note">
            Values: ${values.map((each, at) => html`${at > 0 ? ', ' : ''}<code>${String(each)}</code>`)}
          </p>`,
        ]
      : []),
  ];
}

/** All members, with those of `allOf` merged in. */
export function membersOf(
  schema: Schema,
  resolve: Resolve,
): { properties: Record<string, Schema>; required: string[] } {
  const target = resolve(schema);
  const parts = (target.allOf ?? []).map((each) => membersOf(each, resolve));
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), target.properties) as Record<string, Schema>,
    required: [...parts.flatMap((part) => part.required), ...(target.required ?? [])],
  };
}

export interface Row {
  name: string;
  schema: Schema;
  required?: boolean;
  label?: string;
}

export const rowsOf = (schema: Schema, resolve: Resolve): Row[] => {
  const { properties, required } = membersOf(schema, resolve);
  return Object.entries(properties).map(([name, each]) => ({ name, schema: each, required: required.includes(name) }));
};

/**
 * A table of parameters or fields; `required` is shown where it is set. On narrow screens the description is below the
 * name (reference.css); the roles say that it is a table all the same.
 */
export const schemaTable = (caption: string, rows: readonly Row[], resolve: Resolve = (schema) => schema): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
    <table class="schema" role="table">
      <caption>
        ${caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">Name</th>
          <th role="columnheader" scope="col">Type</th>
          <th role="columnheader" scope="col">Description</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(({ name, schema, required, label }) => {
          const target = resolve(schema);
          return html`<tr role="row">
            <th role="rowheader" scope="row">
              <code>${name}</code
              >${required ? html` <span class="required">required</span>` : ''}${label ? html` <span class="label">${label}</span>` : ''}
            </th>
            <td role="cell">${typeName(schema, resolve)}</td>
            <td role="cell">${prose(schema.description ?? target.description ?? '')}${notes(target)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
