import { useState } from 'react';
import { listEvents } from '../../http/generated/sdk.gen.ts';
import type { Event, EventPage } from '../../http/generated/types.gen.ts';
import { useFeed, type Reading } from '../feed.ts';
import { Action, Failure, Json, Loading, Moment, Table } from '../parts.tsx';

async function read({ after, wait_s, signal }: Reading): Promise<EventPage> {
  const query = { page_size: 100, wait_s, ...(after && { after }) };
  const { data } = await listEvents({ query, signal, throwOnError: true });
  return data;
}

/** Events of the organization as they arrive, the newest first. */
export function Events() {
  const [on, setOn] = useState(true);
  const { items, count, latest, error, restarted, retry } = useFeed<Event, EventPage>(read, on);
  const caught_up = latest?.meta.caught_up === true;
  return (
    <>
      <div className="row">
        <h1>Events</h1>
        <Action quiet onPress={() => setOn(!on)}>
          {on ? 'Pause' : 'Continue'}
        </Action>
      </div>
      <p role="status">
        {!on ? 'Paused. ' : caught_up ? 'Up to date: new events appear by themselves. ' : 'Reading the event log … '}
        {count.toLocaleString('en')} {count === 1 ? 'event' : 'events'} of the last 30 days read; the newest 200 are
        shown.
        {restarted && ' The place in the log expired: it was read again from its beginning.'}
      </p>
      <Failure error={error} onRetry={retry} />
      {!latest && !error && <Loading />}
      {latest && (
        <Table
          label="Events"
          bounded
          rows={items}
          keyOf={({ number }) => String(number)}
          empty="Nothing has happened yet."
          columns={[
            { title: 'When', cell: ({ item }) => <Moment at={item.created_at} /> },
            { title: 'Type', cell: ({ item }) => <code>{item.type}</code> },
            { title: 'Customer', cell: ({ item }) => item.customer_name ?? '–' },
            {
              title: 'Connector',
              cell: ({ item: { connector_id } }) =>
                connector_id ? (
                  <a href={`#/connectors/${encodeURIComponent(connector_id)}`}>{connector_id.slice(-8)}</a>
                ) : (
                  '–'
                ),
            },
            { title: 'Data', cell: ({ item }) => <Json value={item.data} /> },
          ]}
        />
      )}
    </>
  );
}
