import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import {
  createWebhookEndpointMutation,
  listWebhookDeliveriesInfiniteOptions,
  listWebhookEndpointsInfiniteOptions,
  replayWebhookDeliveriesMutation,
  testWebhookEndpointMutation,
  updateWebhookEndpointMutation,
} from '../../http/generated/@tanstack/react-query.gen.ts';
import type { EventTypes, WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '../../http/generated/types.gen.ts';
import {
  Action,
  Choice,
  Code,
  Failure,
  Field,
  Loading,
  Moment,
  nextPage,
  Status,
  Table,
  textsOf,
  type Columns,
} from '../parts.tsx';

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}

function NewEndpoint() {
  const refresh = useRefresh();
  const { mutate, data, error, isPending } = useMutation({ ...createWebhookEndpointMutation(), onSuccess: refresh });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { url = '', types = '', customer_name, description = '' } = textsOf(event.currentTarget);
    const chosen = types.split(',').flatMap((type) => (type.trim() === '' ? [] : [type.trim()]));
    mutate({
      body: {
        url,
        description,
        ...(chosen.length > 0 && { types: chosen as EventTypes }), // the service checks them
        ...(customer_name && { customer_name }),
      },
    });
  };
  return (
    <details className="panel">
      <summary>New endpoint</summary>
      <Failure error={error} />
      <form onSubmit={submit} className="grid">
        <Field label="URL" name="url" required />
        <Field label="Description" name="description" />
        <Field label="Types" name="types" help="Of events, separated by commas. All of them, if it is left empty." />
        <Field
          label="Customer"
          name="customer_name"
          help="Only its events. Those of every customer, if it is left empty."
        />
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

const reasons: Readonly<Record<string, string>> = {
  request: 'Disabled by a request.',
  gone: 'Disabled: the receiver responded 410.',
  failing: 'Disabled: no delivery succeeded for five days.',
  restored: 'Paused: the service was restored from a backup.',
};

type DeliveryStatus = 'pending' | 'succeeded' | 'failed';
const statuses = [
  { value: '', text: 'All' },
  { value: 'failed', text: 'Failed' },
  { value: 'pending', text: 'Pending' },
  { value: 'succeeded', text: 'Succeeded' },
];
const look_ms = 2000;

const responseOf = ({ response_status, error }: Pick<WebhookAttempt, 'response_status' | 'error'>): string =>
  response_status?.toString() ?? error?.replaceAll('_', ' ') ?? '–';

/** Times of a form are those of the clock on the wall. */
const moment = (text: string | undefined) => (text ? new Date(text).toISOString() : undefined);

type Replay = ReturnType<typeof useReplay>;

function useReplay(endpoint_id: string) {
  const { mutate, ...state } = useMutation({ ...replayWebhookDeliveriesMutation(), onSuccess: useRefresh() });
  type Body = Parameters<typeof mutate>[0]['body'];
  return { ...state, replay: (body: Body) => mutate({ path: { endpoint_id }, body }) };
}

function ReplayMany({ replay, isPending }: Replay) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = textsOf(event.currentTarget);
    const [from, to] = [moment(texts['from']), moment(texts['to'])];
    if (from) replay({ from, ...(to && { to }) });
  };
  return (
    <details className="after">
      <summary>Replay several deliveries</summary>
      <p>
        Each begins with a new series of attempts and keeps its <code>webhook-id</code>, by which a receiver recognizes
        what it has processed.
      </p>
      <Action quiet busy={isPending} onPress={() => replay({ failed: true })}>
        Replay everything that failed
      </Action>
      <form onSubmit={submit} className="grid after" aria-label="Replay a period">
        <Field label="From" name="from" type="datetime-local" required help="Your local time." />
        <Field label="To" name="to" type="datetime-local" help="Until now, if it is left empty." />
        <Action submit quiet busy={isPending}>
          Replay this period
        </Action>
      </form>
    </details>
  );
}

const columnsWith = (replay: Replay): Columns<WebhookDelivery> => [
  { title: 'Event', cell: ({ created_at }) => <Moment at={created_at} /> },
  { title: 'Status', cell: (delivery) => <Status value={delivery.status} /> },
  {
    title: 'Replay',
    cell: ({ event_id, type }) => (
      <Action
        quiet
        label={`Replay ${type} ${event_id.slice(-8)}`}
        busy={replay.isPending}
        onPress={() => replay.replay({ event_id })}
      >
        Replay
      </Action>
    ),
  },
  { title: 'Type', cell: ({ type }) => <code>{type}</code> },
  { title: 'Attempts', cell: ({ attempts }) => attempts, number: true },
  { title: 'Response', cell: responseOf },
  {
    title: 'Duration',
    cell: ({ duration_ms }) => (duration_ms === null ? '–' : `${duration_ms} ms`),
    number: true,
  },
  {
    title: 'Next attempt',
    cell: ({ next_attempt_at }) => (next_attempt_at ? <Moment at={next_attempt_at} /> : '–'),
  },
];

function Deliveries({ url, status, replay, path }: { url: string; status: string; replay: Replay; path: Path }) {
  const query = { page_size: 20, ...(status && { status: status as DeliveryStatus }) };
  const { data, error, fetchNextPage, hasNextPage, isFetching, refetch } = useInfiniteQuery({
    ...listWebhookDeliveriesInfiniteOptions({ path, query }),
    initialPageParam: { path },
    getNextPageParam: (page) => {
      const next = nextPage(page);
      return next && { ...next, path };
    },
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.data.some(isPending)) ? look_ms : 2 * look_ms,
  });
  return (
    <>
      <Failure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {data && (
        <Table
          label={`Deliveries to ${url}`}
          rows={data.pages.flatMap((page) => page.data)}
          keyOf={({ event_id }) => event_id}
          empty={status ? `No delivery is ${status}.` : 'Nothing has been delivered yet.'}
          columns={columnsWith(replay)}
        />
      )}
      {hasNextPage && (
        <p className="after">
          <Action quiet busy={isFetching} onPress={() => void fetchNextPage()}>
            More
          </Action>
        </p>
      )}
    </>
  );
}

interface Path {
  endpoint_id: string;
}

const isPending = ({ status }: WebhookDelivery) => status === 'pending';

function Endpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const refresh = useRefresh();
  const path = { endpoint_id: endpoint.id };
  const [status, setStatus] = useState('');
  const test = useMutation({ ...testWebhookEndpointMutation(), onSuccess: refresh });
  const update = useMutation({ ...updateWebhookEndpointMutation(), onSuccess: refresh });
  const replay = useReplay(endpoint.id);
  const reason = endpoint.disabled_reason && (reasons[endpoint.disabled_reason] ?? endpoint.disabled_reason);
  return (
    <section className="panel" aria-label={endpoint.url}>
      <div className="row">
        <h2 className="long">{endpoint.url}</h2>
        <Status value={endpoint.enabled ? 'enabled' : 'disabled'} />
      </div>
      <p>{[endpoint.description, reason].filter(Boolean).join(' · ')}</p>
      <p className="small">
        {endpoint.types.length === 0 ? 'All events' : endpoint.types.join(', ')} of{' '}
        {endpoint.customer_name ?? 'all customers'}
        {endpoint.failing_since && (
          <>
            {' '}
            · failing since <Moment at={endpoint.failing_since} />
          </>
        )}
      </p>
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
      <p role="status">
        {[
          test.data &&
            `The test event was ${test.data.delivered ? 'delivered' : 'not delivered'}: ${responseOf(test.data)}.`,
          replay.data &&
            `Replayed: ${replay.data.replayed === 1 ? '1 delivery is' : `${replay.data.replayed.toLocaleString('en')} deliveries are`} pending.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Failure error={test.error ?? update.error ?? replay.error} />
      <div className="filters">
        <Choice label="Deliveries" value={status} onChange={setStatus} options={statuses} />
      </div>
      <Deliveries key={status} url={endpoint.url} status={status} replay={replay} path={path} />
      <ReplayMany {...replay} />
    </section>
  );
}

export function Webhooks() {
  const { data, error, fetchNextPage, hasNextPage, isFetching, refetch } = useInfiniteQuery({
    ...listWebhookEndpointsInfiniteOptions({ query: { page_size: 20 } }),
    initialPageParam: {},
    getNextPageParam: nextPage,
    refetchInterval: 5000,
  });
  const endpoints = data?.pages.flatMap((page) => page.data);
  return (
    <>
      <h1>Webhooks</h1>
      <NewEndpoint />
      <Failure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading />}
      {endpoints?.length === 0 && <p className="empty">There is no endpoint yet.</p>}
      {endpoints?.map((endpoint) => (
        <Endpoint key={endpoint.id} endpoint={endpoint} />
      ))}
      {hasNextPage && (
        <Action quiet busy={isFetching} onPress={() => void fetchNextPage()}>
          More
        </Action>
      )}
    </>
  );
}
