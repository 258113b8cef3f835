import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import {
  createAgentTokenMutation,
  deleteAgentTokenMutation,
  listAgentTokensInfiniteOptions,
} from '../../http/generated/@tanstack/react-query.gen.ts';
import type { AgentToken } from '../../http/generated/types.gen.ts';
import { Action, Code, Failure, Field, Loading, Moment, nextPage, Reference, Table, textsOf } from '../parts.tsx';

const reachOf = ({ grants }: AgentToken): string =>
  grants
    ? grants
        .map(({ connector_type, entities, actions }) =>
          [connector_type ?? 'every connector', entities?.join(', '), actions?.join(', ')].filter(Boolean).join(': '),
        )
        .join('; ')
    : 'everything of the customer';

function NewToken() {
  const queries = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    ...createAgentTokenMutation(),
    onSuccess: () => queries.invalidateQueries(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name = '', customer_name = '' } = textsOf(event.currentTarget);
    mutate({ body: { name, customer_name } });
  };
  return (
    <details className="panel">
      <summary>New agent token</summary>
      <p>
        It reads everything of one customer for 90 days. For less, create it with{' '}
        <Reference page="/agents">grants by the API</Reference>.
      </p>
      <Failure error={error} />
      <form onSubmit={submit} className="grid">
        <Field label="Name" name="name" required help="Which agent has it." />
        <Field label="Customer" name="customer_name" required />
        <Action submit busy={isPending}>
          Create token
        </Action>
      </form>
      {data && (
        <>
          <p role="status">Copy the token now. It is not shown again.</p>
          <Code label="Agent token" text={data.token} />
        </>
      )}
    </details>
  );
}

export function AgentTokens() {
  const queries = useQueryClient();
  const { data, error, fetchNextPage, hasNextPage, isFetching, refetch } = useInfiniteQuery({
    ...listAgentTokensInfiniteOptions({ query: { page_size: 50 } }),
    initialPageParam: {},
    getNextPageParam: nextPage,
  });
  const revoke = useMutation({ ...deleteAgentTokenMutation(), onSuccess: () => queries.invalidateQueries() });
  return (
    <>
      <h1>Agent tokens</h1>
      <NewToken />
      <Failure error={error} onRetry={() => void refetch()} />
      <Failure error={revoke.error} />
      {!data && !error && <Loading />}
      {data && (
        <Table
          label="Agent tokens"
          rows={data.pages.flatMap((page) => page.data)}
          keyOf={({ id }) => id}
          empty="There is no agent token."
          columns={[
            { title: 'Name', cell: ({ name }) => name },
            { title: 'Customer', cell: ({ customer_name }) => customer_name },
            { title: 'Reads', cell: reachOf },
            { title: 'Last used', cell: ({ last_used_at }) => <Moment at={last_used_at} /> },
            { title: 'Ends', cell: ({ expires_at }) => <Moment at={expires_at} /> },
            {
              title: 'Revoke',
              cell: ({ id, name }) => (
                <Action
                  quiet
                  label={`Revoke ${name}`}
                  busy={revoke.isPending}
                  onPress={() => revoke.mutate({ path: { token_id: id } })}
                >
                  Revoke
                </Action>
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
