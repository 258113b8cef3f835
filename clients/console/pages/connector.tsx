import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelSyncMutation,
  checkConnectorMutation,
  getConnectorOptions,
  getReplicationOptions,
  listSyncsOptions,
  startSyncMutation,
} from '../../http/generated/@tanstack/react-query.gen.ts';
import type { Connector, Sync } from '../../http/generated/types.gen.ts';
import { Action, Failure, Loading, Moment, Status, Table } from '../parts.tsx';

const goesOn = (sync: Sync | undefined) => sync?.status === 'queued' || sync?.status === 'running';
const look_ms = 1000;

function Progress({ sync, connector_id }: { sync: Sync; connector_id: string }) {
  const done = sync.entities.filter(({ status }) => status !== 'queued' && status !== 'running').length;
  const { mutate, error, isPending } = useMutation(cancelSyncMutation());
  return (
    <section className="panel" aria-label="Latest sync">
      <div className="row">
        <h2>
          Latest sync <Status value={sync.status} />
        </h2>
        {goesOn(sync) && (
          <Action quiet busy={isPending} onPress={() => mutate({ path: { connector_id, sync_id: sync.id } })}>
            Cancel
          </Action>
        )}
      </div>
      <Failure error={error} />
      {goesOn(sync) && (
        <progress aria-label="Entities that are done" max={Math.max(1, sync.entities.length)} value={done} />
      )}
      <Table
        label="Entities of the latest sync"
        rows={sync.entities}
        keyOf={({ entity }) => entity}
        empty="It has not begun."
        columns={[
          { title: 'Entity', cell: ({ entity }) => entity },
          { title: 'Status', cell: ({ status }) => <Status value={status} /> },
          { title: 'Mode', cell: ({ mode }) => mode },
          { title: 'Read', cell: ({ records_seen }) => records_seen, number: true },
          { title: 'Written', cell: ({ records_written }) => records_written, number: true },
          { title: 'Deleted', cell: ({ records_deleted }) => records_deleted, number: true },
          { title: 'Problem', cell: ({ error }) => error?.code ?? '' },
        ]}
      />
    </section>
  );
}

function Freshness({ connector_id, every_ms }: { connector_id: string; every_ms: number | false }) {
  const { data, error } = useQuery({
    ...getReplicationOptions({ path: { connector_id } }),
    refetchInterval: every_ms,
  });
  return (
    <section className="panel" aria-label="Synced data">
      <h2>Synced data</h2>
      <Failure error={error} />
      {data && (
        <Table
          label="Entities"
          rows={data.data}
          keyOf={({ entity }) => entity}
          empty="This connector type is not replicated."
          columns={[
            { title: 'Entity', cell: ({ entity }) => entity },
            { title: 'State', cell: ({ state }) => <Status value={state} /> },
            { title: 'Records', cell: ({ record_count }) => record_count.toLocaleString('en'), number: true },
            { title: 'Synced', cell: ({ last_synced_at }) => <Moment at={last_synced_at} /> },
            { title: 'Next', cell: ({ next_sync_at }) => (next_sync_at ? <Moment at={next_sync_at} /> : '–') },
          ]}
        />
      )}
    </section>
  );
}

function Check({ connector }: { connector: Connector }) {
  const { mutate, data, error, isPending } = useMutation(checkConnectorMutation());
  return (
    <>
      <Action quiet busy={isPending} onPress={() => mutate({ path: { connector_id: connector.id } })}>
        Check credentials
      </Action>
      <Failure error={error} />
      {data && (
        <p role="status">
          Credentials: <Status value={data.status} />
        </p>
      )}
    </>
  );
}

export function ConnectorPage({ connector_id }: { connector_id: string }) {
  const path = { connector_id };
  const queries = useQueryClient();
  const { data: connector, error } = useQuery(getConnectorOptions({ path }));
  const syncs = useQuery({
    ...listSyncsOptions({ path, query: { page_size: 1 } }),
    refetchInterval: ({ state }) => (goesOn(state.data?.data[0]) ? look_ms : 10 * look_ms),
  });
  const start = useMutation({ ...startSyncMutation(), onSuccess: () => void queries.invalidateQueries() });
  if (error) return <Failure error={error} />;
  if (!connector) return <Loading />;
  const [latest] = syncs.data?.data ?? [];
  return (
    <>
      <p className="small">
        <a href="#/connectors">Connectors</a>
      </p>
      <div className="row">
        <h1>{connector.name}</h1>
        <Status value={connector.status} />
      </div>
      <dl className="facts">
        <dt>Customer</dt>
        <dd>{connector.customer_name}</dd>
        <dt>Type</dt>
        <dd>{connector.connector_type}</dd>
        <dt>Account</dt>
        <dd>{connector.external_account?.name ?? connector.external_account?.id ?? 'not named by the vendor'}</dd>
        <dt>ID</dt>
        <dd>
          <code>{connector.id}</code>
        </dd>
        <dt>Schedule</dt>
        <dd>{connector.sync.enabled ? `every ${connector.sync.interval_minutes} minutes` : 'paused'}</dd>
      </dl>
      {connector.status === 'needs_reauth' && (
        <div className="alert" role="alert">
          The vendor refuses the credentials. Send a connect link for this connector, or update its credentials.
        </div>
      )}
      <div className="actions">
        <Action busy={start.isPending || goesOn(latest)} onPress={() => start.mutate({ path, body: {} })}>
          Sync now
        </Action>
        <a className="button quiet" href={`#/explorer/${encodeURIComponent(connector.id)}`}>
          Explore records
        </a>
        <Check connector={connector} />
      </div>
      <Failure error={start.error ?? syncs.error} />
      {latest && <Progress sync={latest} connector_id={connector.id} />}
      <Freshness connector_id={connector.id} every_ms={goesOn(latest) ? look_ms : false} />
    </>
  );
}
