import { useState } from 'react';
import type { CatalogueEntity } from '../../http/generated/types.gen.ts';
import { Action, Choice, Field, Reference } from '../parts.tsx';

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

interface Builder {
  entity: CatalogueEntity;
  /** Counts the records that match, in groups, instead of returning them. */
  counts: boolean;
  onParams: (params: object) => void;
}

const everything = { value: '', text: 'every record' };

/** Writes a query with one condition, from the fields of the catalogue. */
export function QueryBuilder({ entity, counts, onParams }: Builder) {
  const fields = entity.fields.filter(({ searchable }) => searchable);
  const [chosen, setField] = useState(counts ? '' : (fields[0]?.name ?? ''));
  const [operator, setOperator] = useState('eq');
  const [text, setText] = useState('');
  const [group, setGroup] = useState('');
  const field = fields.find(({ name }) => name === chosen);
  const choices = fields.map(({ name }) => ({ value: name, text: name }));
  const scalars = fields.filter(({ type }) => type !== 'object').map(({ name }) => ({ value: name, text: name }));
  const write = () => {
    const query = field ? { filter: { [operator]: { [field.name]: valueOf(text, field.type) } } } : {};
    if (!counts) return onParams({ query, limit: 20 });
    const groups = group ? { group_by: [{ field: group }], sort: [{ count: 'desc' }] } : {};
    onParams({ query, metrics: [{ op: 'count' }], ...groups });
  };
  return (
    <fieldset className="panel">
      <legend>{counts ? 'Count' : 'Condition'}</legend>
      <div className="grid">
        {counts && (
          <Choice
            label="Group by"
            value={group}
            onChange={setGroup}
            options={[{ value: '', text: 'all together' }, ...scalars]}
          />
        )}
        <Choice
          label="Field"
          value={chosen}
          onChange={setField}
          options={counts ? [everything, ...choices] : choices}
        />
        {field && (
          <>
            <Choice label="Operator" value={operator} onChange={setOperator} options={operators} />
            <Field
              label="Value"
              name="value"
              value={text}
              onChange={setText}
              {...(field.known_values && { help: field.known_values.join(', ') })}
            />
          </>
        )}
      </div>
      <Action quiet onPress={write}>
        {counts ? 'Use this count' : 'Use this condition'}
      </Action>
      <p className="help">
        Conditions combine with and, or and not: <Reference page="/search">search language</Reference>.
      </p>
    </fieldset>
  );
}
