import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { createConnectorMutation } from '../../http/generated/@tanstack/react-query.gen.ts';
import type { CatalogueEntry, ConnectorCreate } from '../../http/generated/types.gen.ts';
import { Action, Choice, Failure, Field, Reference, textsOf } from '../parts.tsx';

/** Values of the form whose names begin with the group's; what is left empty is not sent. */
const groupOf = (texts: Record<string, string>, group: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, value]) =>
      name.startsWith(`${group}.`) && value !== '' ? [[name.slice(group.length + 1), value]] : [],
    ),
  );

interface Input {
  name: string;
  required: boolean;
  secret?: boolean;
  default?: string;
  description?: string;
}

const abbreviations: Readonly<Record<string, string>> = { api: 'API', id: 'ID', ids: 'IDs', url: 'URL' };

/** `api_key` reads "API key", as on the connect page. */
function labelOf(name: string): string {
  const words = name.split('_').map((word) => abbreviations[word] ?? word);
  return words.join(' ').replace(/^./, (first) => first.toUpperCase());
}

function Inputs({ group, inputs }: { group: string; inputs: readonly Input[] }) {
  return inputs.map(({ name, required, secret, description, default: fallback }) => (
    <Field
      key={name}
      name={`${group}.${name}`}
      label={`${labelOf(name)}${required ? '' : ' (optional)'}`}
      type={secret ? 'password' : 'text'}
      required={required}
      help={[description, fallback && `Default: ${fallback}.`].filter(Boolean).join(' ')}
    />
  ));
}

function bodyOf({ connector_type }: CatalogueEntry, texts: Record<string, string>): ConnectorCreate {
  const { customer_name = '', name } = texts;
  const [environment, replication_config] = [groupOf(texts, 'environment'), groupOf(texts, 'replication_config')];
  return {
    customer_name,
    connector_type: connector_type as ConnectorCreate['connector_type'], // from the catalogue
    credentials: groupOf(texts, 'credentials'),
    ...(name && { name }),
    ...(Object.keys(environment).length > 0 && { environment }),
    ...(Object.keys(replication_config).length > 0 && { replication_config }),
  };
}

/** Creates a connector from credentials that are at hand; the vendor is asked about them before they are stored. */
export function NewConnector({ types }: { types: readonly CatalogueEntry[] }) {
  const queries = useQueryClient();
  const [chosen, choose] = useState('');
  const [wanted, setMethod] = useState('');
  const { mutate, error, isPending, reset } = useMutation({
    ...createConnectorMutation(),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries();
      window.location.hash = `#/connectors/${encodeURIComponent(id)}`;
    },
  });
  const type = types.find(({ connector_type }) => connector_type === chosen) ?? types[0];
  const method = type?.auth_methods.find(({ name }) => name === wanted) ?? type?.auth_methods[0];
  if (!type || !method) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate({ query: { verify: true }, body: bodyOf(type, textsOf(event.currentTarget)) });
  };
  return (
    <details className="panel">
      <summary>New connector</summary>
      <p>
        For credentials that you have. <Reference page={`/${type.connector_type}`}>Where to get them</Reference>. They
        are verified with the vendor before they are stored.
      </p>
      <Failure error={error} />
      <form onSubmit={submit} className="grid" aria-label="New connector">
        <Choice
          label="Connector type"
          value={type.connector_type}
          onChange={(next) => {
            choose(next);
            reset();
          }}
          options={types.map(({ connector_type, title }) => ({ value: connector_type, text: title }))}
        />
        {type.auth_methods.length > 1 && (
          <Choice
            label="Credentials"
            value={method.name}
            onChange={setMethod}
            options={type.auth_methods.map(({ name }) => ({ value: name, text: labelOf(name) }))}
          />
        )}
        <Field label="Customer" name="customer_name" required />
        <Field label="Display name" name="name" help={`Without one: "${type.title} for", and the customer.`} />
        <Inputs key={`${type.connector_type} ${method.name}`} group="credentials" inputs={method.fields} />
        <Inputs key={`${type.connector_type} environment`} group="environment" inputs={type.environment} />
        <Inputs key={`${type.connector_type} scope`} group="replication_config" inputs={type.replication_config} />
        <Action submit busy={isPending}>
          {isPending ? 'Verifying …' : 'Create connector'}
        </Action>
      </form>
    </details>
  );
}
