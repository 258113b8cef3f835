import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import {
  getOrganizationOptions,
  getReplicationOptions,
  getReplicationQueryKey,
  initiateOauthMutation,
  listConnectorsInfiniteOptions,
  listConnectorTypesOptions,
  listSyncsOptions,
} from '../../http/generated/@tanstack/react-query.gen.ts';
import type { CatalogueEntry, OauthInitiate } from '../../http/generated/types.gen.ts';
import { NewConnector } from './new-connector.tsx';
import {
  Action,
  Choice,
  Code,
  Failure,
  Field,
  goesOn,
  Loading,
  Moment,
  nextPage,
  Status,
  Table,
  textsOf,
} from '../parts.tsx';

/** All connectors, a page at a time. */
export const useConnectors = () =>
  useInfiniteQuery({
    ...listConnectorsInfiniteOptions({ query: { page_size: 25 } }),
    initialPageParam: {},
    getNextPageParam: nextPage,
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

/** Of a connector in the list: a minute old is good enough. */
const staleTime = 60_000;
const look_ms = 2000;

const unknown = (error: unknown) => (error ? 'unknown' : '…');

/** How old the oldest of the connector's replicated entities is. */
function AsOf({ connector_id }: { connector_id: string }) {
  const { data, error } = useQuery({ ...getReplicationOptions({ path: { connector_id } }), staleTime });
  if (!data) return unknown(error);
  const times = data.data.map(({ last_synced_at }) => last_synced_at);
  if (times.length === 0) return '–';
  const states = ['failed', 'unavailable', 'possibly_incomplete'] as const;
  const worst = states.find((each) => data.data.some(({ state }) => state === each));
  return (
    <>
      <Moment at={times.includes(null) ? null : times.toSorted()[0]} /> {worst && <Status value={worst} />}
    </>
  );
}

/** Looks again while the sync goes on; at its end the age of the data is another. */
function LastSync({ connector_id }: { connector_id: string }) {
  const path = { connector_id };
  const queries = useQueryClient();
  const { data, error } = useQuery({
    ...listSyncsOptions({ path, query: { page_size: 1 } }),
    staleTime,
    refetchInterval: ({ state }) => goesOn(state.data?.data[0]) && look_ms,
  });
  const busy = goesOn(data?.data[0]);
  useEffect(() => {
    if (!busy) return;
    return () => void queries.invalidateQueries({ queryKey: getReplicationQueryKey({ path: { connector_id } }) });
  }, [busy, queries, connector_id]);
  if (!data) return unknown(error);
  const [sync] = data.data;
  if (!sync) return 'never';
  return (
    <>
      <Status value={sync.status} /> <Moment at={sync.finished_at ?? sync.started_at} />
    </>
  );
}

export function Connectors() {
  const { data, error, fetchNextPage, hasNextPage, isFetching, refetch } = useConnectors();
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
      <Failure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && (
        <Table
          label="Connectors"
          rows={rows}
          keyOf={({ id }) => id}
          empty="There is no connector yet. Send a connect link, or create one from credentials."
          columns={[
            {
              title: 'Name',
              cell: ({ id, name }) => (
                <a className="words" href={`#/connectors/${encodeURIComponent(id)}`}>
                  {name}
                </a>
              ),
            },
            { title: 'Status', cell: ({ status }) => <Status value={status} /> },
            { title: 'Data as of', cell: ({ id }) => <AsOf connector_id={id} /> },
            { title: 'Last sync', cell: ({ id }) => <LastSync connector_id={id} /> },
            { title: 'Customer', cell: ({ customer_name }) => customer_name },
            { title: 'Type', cell: ({ connector_type }) => connector_type },
            {
              title: 'Account',
              cell: ({ external_account }) => (
                <span className="cell">{external_account?.name ?? external_account?.id ?? '–'}</span>
              ),
            },
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
