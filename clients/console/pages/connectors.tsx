import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  getOrganizationOptions,
  initiateOauthMutation,
  listConnectorsInfiniteOptions,
  listConnectorTypesOptions,
} from '../../http/generated/@tanstack/react-query.gen.ts';
import type { CatalogueEntry, OauthInitiate } from '../../http/generated/types.gen.ts';
import { NewConnector } from './new-connector.tsx';
import { Action, Choice, Code, Failure, Field, Loading, Moment, Status, Table, textsOf } from '../parts.tsx';

/** All connectors, a page at a time. */
export const useConnectors = () =>
  useInfiniteQuery({
    ...listConnectorsInfiniteOptions({ query: { page_size: 50 } }),
    initialPageParam: {},
    getNextPageParam: ({ pagination }) => (pagination.after ? { query: { after: pagination.after } } : undefined),
  });

const variables = (type: CatalogueEntry | undefined) => (type?.environment ?? []).filter(({ required }) => required);

function ConnectLink({ types, redirect_url }: { types: readonly CatalogueEntry[]; redirect_url: string }) {
  const [chosen, choose] = useState(types[0]?.connector_type ?? '');
  const { mutate, data, error, isPending } = useMutation(initiateOauthMutation());
  const type = types.find(({ connector_type }) => connector_type === chosen);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { customer_name = '', redirect_url = '', ...environment } = textsOf(event.currentTarget);
    const connector_type = chosen as OauthInitiate['connector_type']; // from the catalogue
    mutate({ body: { customer_name, redirect_url, connector_type, environment } });
  };
  return (
    <details className="panel">
      <summary>New connect link</summary>
      <p>Send the link to the person who owns the account. The page asks for consent, or for the credentials.</p>
      <Failure error={error} />
      <form onSubmit={submit} className="grid">
        <Choice
          label="Connector type"
          value={chosen}
          onChange={choose}
          options={types.map(({ connector_type, title }) => ({ value: connector_type, text: title }))}
        />
        <Field label="Customer" name="customer_name" required />
        <Field
          label="Redirect URL"
          name="redirect_url"
          required
          value={redirect_url}
          help="Where the user returns to; must be registered for the organization."
        />
        {variables(type).map(({ name, description }) => (
          <Field key={name} label={name} name={name} required {...(description && { help: description })} />
        ))}
        <Action submit busy={isPending}>
          Create link
        </Action>
      </form>
      {data && <Code label="Connect link" text={data.consent_url} />}
    </details>
  );
}

export function Connectors() {
  const { data, error, fetchNextPage, hasNextPage, isFetching } = useConnectors();
  const { data: catalogue } = useQuery(listConnectorTypesOptions());
  const { data: organization } = useQuery(getOrganizationOptions());
  const rows = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <h1>Connectors</h1>
      {catalogue && organization && (
        <ConnectLink types={catalogue.data} redirect_url={organization.redirect_urls[0] ?? ''} />
      )}
      {catalogue && <NewConnector types={catalogue.data} />}
      <Failure error={error} />
      {!data && !error && <Loading />}
      {data && (
        <Table
          label="Connectors"
          rows={rows}
          keyOf={({ id }) => id}
          empty="There is no connector yet. Send a connect link, or create one from credentials."
          columns={[
            { title: 'Name', cell: ({ id, name }) => <a href={`#/connectors/${encodeURIComponent(id)}`}>{name}</a> },
            { title: 'Status', cell: ({ status }) => <Status value={status} /> },
            { title: 'Customer', cell: ({ customer_name }) => customer_name },
            { title: 'Type', cell: ({ connector_type }) => connector_type },
            { title: 'Account', cell: ({ external_account }) => external_account?.name ?? external_account?.id ?? '–' },
            { title: 'Created', cell: ({ created_at }) => <Moment at={created_at} /> },
          ]}
        />
      )}
      {hasNextPage && (
        <Action quiet busy={isFetching} onPress={() => void fetchNextPage()}>
          More
        </Action>
      )}
    </>
  );
}
