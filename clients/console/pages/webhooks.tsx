import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import {
  createWebhookEndpointMutation,
  listWebhookDeliveriesOptions,
  listWebhookEndpointsOptions,
  testWebhookEndpointMutation,
  updateWebhookEndpointMutation,
} from '../../http/generated/@tanstack/react-query.gen.ts';
import type { WebhookEndpoint } from '../../http/generated/types.gen.ts';
import { Action, Code, Failure, Field, Loading, Moment, Status, Table, textsOf } from '../parts.tsx';

function useRefresh() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries();
}

function NewEndpoint() {
  const refresh = useRefresh();
  const { mutate, data, error, isPending } = useMutation({ ...createWebhookEndpointMutation(), onSuccess: refresh });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { url = '', description = '' } = textsOf(event.currentTarget);
    mutate({ body: { url, description } });
  };
  return (
    <details className="panel">
      <summary>New endpoint</summary>
      <Failure error={error} />
      <form onSubmit={submit} className="grid">
        <Field label="URL" name="url" required />
        <Field label="Description" name="description" />
        <Action submit busy={isPending}>
          Create endpoint
        </Action>
      </form>
      {data?.secret && (
        <>
          <p role="status">Copy the signing secret now. It is not shown again.</p>
          <Code label="Signing secret" text={data.secret} />
        </>
      )}
    </details>
  );
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const refresh = useRefresh();
  const path = { endpoint_id: endpoint.id };
  const test = useMutation({ ...testWebhookEndpointMutation(), onSuccess: refresh });
  const update = useMutation({ ...updateWebhookEndpointMutation(), onSuccess: refresh });
  const deliveries = useQuery(listWebhookDeliveriesOptions({ path, query: { page_size: 20 } }));
  return (
    <section className="panel" aria-label={endpoint.url}>
      <div className="row">
        <h2 className="long">{endpoint.url}</h2>
        <Status value={endpoint.enabled ? 'enabled' : 'disabled'} />
      </div>
      <p>{[endpoint.description, endpoint.disabled_reason].filter(Boolean).join(' · ')}</p>
      <div className="actions">
        <Action quiet busy={test.isPending} onPress={() => test.mutate({ path })}>
          Send a test event
        </Action>
        <Action
          quiet
          busy={update.isPending}
          onPress={() => update.mutate({ path, body: { enabled: !endpoint.enabled } })}
        >
          {endpoint.enabled ? 'Disable' : 'Enable'}
        </Action>
      </div>
      <Failure error={test.error ?? update.error ?? deliveries.error} />
      {deliveries.data && (
        <Table
          label={`Deliveries to ${endpoint.url}`}
          rows={deliveries.data.data}
          keyOf={({ event_id }) => event_id}
          empty="Nothing has been delivered yet."
          columns={[
            { title: 'When', cell: ({ created_at }) => <Moment at={created_at} /> },
            { title: 'Type', cell: ({ type }) => <code>{type}</code> },
            { title: 'Status', cell: ({ status }) => <Status value={status} /> },
            { title: 'Attempts', cell: ({ attempts }) => attempts, number: true },
            { title: 'Response', cell: ({ response_status, error }) => response_status ?? error ?? '–' },
            {
              title: 'Next attempt',
              cell: ({ next_attempt_at }) => (next_attempt_at ? <Moment at={next_attempt_at} /> : '–'),
            },
          ]}
        />
      )}
    </section>
  );
}

export function Webhooks() {
  const { data, error } = useQuery({
    ...listWebhookEndpointsOptions({ query: { page_size: 50 } }),
    refetchInterval: 5000,
  });
  return (
    <>
      <h1>Webhooks</h1>
      <NewEndpoint />
      <Failure error={error} />
      {!data && !error && <Loading />}
      {data?.data.length === 0 && <p className="empty">There is no endpoint yet.</p>}
      {data?.data.map((endpoint) => (
        <Endpoint key={endpoint.id} endpoint={endpoint} />
      ))}
    </>
  );
}
