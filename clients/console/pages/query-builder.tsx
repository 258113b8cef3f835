import { useState } from 'react';
import type { CatalogueEntity } from '../../http/generated/types.gen.ts';
import { Action, Choice, Field } from '../parts.tsx';

/** Operators by what they take: one value as it is, or one of the field's own kind. */
const operators = [
  { value: 'eq', text: 'is' },
  { value: 'neq', text: 'is not' },
  { value: 'keyword', text: 'contains the word' },
  { value: 'gt', text: 'is greater than' },
  { value: 'lt', text: 'is less than' },
];

function valueOf(text: string, type: string | undefined): unknown {
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text);
  if (type === 'boolean') return text === 'true';
  return text;
}

/** Writes one condition of the search language, from the fields of the catalogue. */
export function QueryBuilder({ entity, onQuery }: { entity: CatalogueEntity; onQuery: (query: object) => void }) {
  const fields = entity.fields.filter(({ searchable }) => searchable);
  const [chosen, setField] = useState('');
  const field = fields.find(({ name }) => name === chosen) ?? fields[0];
  const [operator, setOperator] = useState('eq');
  const [text, setText] = useState('');
  if (!field) return null;
  return (
    <fieldset className="panel">
      <legend>Condition</legend>
      <div className="grid">
        <Choice
          label="Field"
          value={field.name}
          onChange={setField}
          options={fields.map(({ name }) => ({ value: name, text: name }))}
        />
        <Choice label="Operator" value={operator} onChange={setOperator} options={operators} />
        <Field
          label="Value"
          name="value"
          value={text}
          onChange={setText}
          {...(field.known_values && { help: field.known_values.join(', ') })}
        />
      </div>
      <Action quiet onPress={() => onQuery({ filter: { [operator]: { [field.name]: valueOf(text, field.type) } } })}>
        Use this condition
      </Action>
      <p className="help">
        Conditions combine with and, or and not: <a href="/docs/search">search language</a>.
      </p>
    </fieldset>
  );
}
