import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  cancelSyncMutation,
  checkConnectorMutation,
  getConnectorOptions,
  getReplicationOptions,
  listSyncsOptions,
  startSyncMutation,
} from '../../http/generated/@tanstack/react-query.gen.ts';
import type { Connector, Replication, Sync } from '../../http/generated/types.gen.ts';
import { Action, Failure, goesOn, Loading, Moment, Status, Table } from '../parts.tsx';
import { Changes } from './changes.tsx';

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
          {
            title: 'Problem',
            cell: ({ error }) => <span className="words">{error ? `${error.code}: ${error.detail}` : '–'}</span>,
          },
        ]}
      />
    </section>
  );
}

function Earlier({ syncs }: { syncs: readonly Sync[] }) {
  return (
    <section className="panel" aria-label="Earlier syncs">
      <h2>Earlier syncs</h2>
      <Table
        label="List of earlier syncs"
        rows={syncs}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          { title: 'Began', cell: ({ started_at }) => <Moment at={started_at} /> },
          { title: 'Ended', cell: ({ finished_at }) => (finished_at ? <Moment at={finished_at} /> : '–') },
          { title: 'Status', cell: ({ status }) => <Status value={status} /> },
          { title: 'Because of', cell: ({ trigger }) => trigger },
          { title: 'Written', cell: ({ entities }) => total(entities, 'records_written'), number: true },
          { title: 'Deleted', cell: ({ entities }) => total(entities, 'records_deleted'), number: true },
        ]}
      />
    </section>
  );
}

const total = (entities: Sync['entities'], name: 'records_written' | 'records_deleted') =>
  entities.reduce((sum, each) => sum + each[name], 0).toLocaleString('en');

const incomplete: Readonly<Record<string, string>> = {
  parts_skipped: 'Parts could not be read.',
  listing_end_unclear: 'The list of the vendor ended without a sign that it was complete.',
  records_left_out: 'The list of the vendor left out records that it still has.',
  large_drop: 'So many records are missing that a second listing has to confirm it.',
  deletions_unconfirmed: 'The vendor has not said whether missing records still exist.',
};

type EntityState = Replication['data'][number];

/** Why the stored records may not be those of the vendor, in words. */
function notesOn({ error, possibly_incomplete, skipped_count, limitation }: EntityState): string {
  const notes = [
    error && `${error.code}: ${error.detail}`,
    possibly_incomplete && (incomplete[possibly_incomplete.reason] ?? possibly_incomplete.reason),
    skipped_count && `${skipped_count.toLocaleString('en')} left out.`,
    limitation?.detail,
  ];
  return notes.filter(Boolean).join(' ');
}

function Freshness({ data, error, onRetry }: { data: Replication | undefined; error: unknown; onRetry: () => void }) {
  return (
    <section className="panel" aria-label="Synced data">
      <h2>Synced data</h2>
      <Failure error={error} onRetry={onRetry} />
      {!data && !error && <Loading />}
      {data && (
        <Table
          label="Entities"
          rows={data.data}
          keyOf={({ entity }) => entity}
          empty="This connector type is not replicated."
          columns={[
            { title: 'Entity', cell: ({ entity }) => entity },
            // Changes that the vendor made before this time are in the records.
            { title: 'As of', cell: ({ last_synced_at }) => <Moment at={last_synced_at} /> },
            { title: 'State', cell: ({ state }) => <Status value={state} /> },
            { title: 'Records', cell: ({ record_count }) => record_count.toLocaleString('en'), number: true },
            { title: 'Next sync', cell: ({ next_sync_at }) => (next_sync_at ? <Moment at={next_sync_at} /> : '–') },
            { title: 'Notes', cell: (state) => <span className="words">{notesOn(state) || '–'}</span> },
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

const Back = () => (
  <p className="small">
    <a href="#/connectors">Connectors</a>
  </p>
);

function Facts({ connector }: { connector: Connector }) {
  return (
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
  );
}

export function ConnectorPage({ connector_id }: { connector_id: string }) {
  const path = { connector_id };
  const queries = useQueryClient();
  const { data: connector, error, refetch } = useQuery(getConnectorOptions({ path }));
  const syncs = useQuery({
    ...listSyncsOptions({ path, query: { page_size: 10 } }),
    refetchInterval: ({ state }) => (goesOn(state.data?.data[0]) ? look_ms : 10 * look_ms),
  });
  const busy = goesOn(syncs.data?.data[0]);
  const replication = useQuery({
    ...getReplicationOptions({ path }),
    refetchInterval: busy ? look_ms : 10 * look_ms,
  });
  const { refetch: lookAgain } = replication;
  useEffect(() => void lookAgain(), [busy, lookAgain]); // the last look while a sync ran is out of date once it ends
  // It is under way until the new sync is shown: a second press in between would meet the first one's sync.
  const start = useMutation({ ...startSyncMutation(), onSuccess: () => queries.invalidateQueries() });
  if (error)
    return (
      <>
        <Back />
        <h1>Connector</h1>
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    );
  if (!connector) return <Loading />;
  const [latest, ...earlier] = syncs.data?.data ?? [];
  return (
    <>
      <Back />
      <div className="row">
        <h1>{connector.name}</h1>
        <Status value={connector.status} />
      </div>
      <Facts connector={connector} />
      {connector.status === 'needs_reauth' && (
        <div className="alert" role="alert">
          The vendor refuses the credentials{connector.status_reason && <> ({connector.status_reason})</>}. Send a
          connect link for this connector, or update its credentials.
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
      <Freshness data={replication.data} error={replication.error} onRetry={() => void replication.refetch()} />
      {earlier.length > 0 && <Earlier syncs={earlier} />}
      <Changes connector_id={connector.id} entities={replication.data?.data.map(({ entity }) => entity) ?? []} />
    </>
  );
}
