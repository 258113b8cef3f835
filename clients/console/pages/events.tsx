import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listEventsInfiniteOptions } from '../../http/generated/@tanstack/react-query.gen.ts';
import { Failure, Loading, Moment, Table } from '../parts.tsx';

const look_ms = 3000;

function useFollow(look: () => void, idle: boolean): void {
  useEffect(() => {
    if (!idle) return;
    const timer = setTimeout(look, look_ms);
    return () => clearTimeout(timer);
  });
}

/** Events of the organization as they arrive, the newest first. */
export function Events() {
  const { data, error, fetchNextPage, isFetching } = useInfiniteQuery({
    ...listEventsInfiniteOptions({ query: { page_size: 100 } }),
    initialPageParam: {},
    getNextPageParam: ({ pagination }) => (pagination.after ? { query: { after: pagination.after } } : undefined),
  });
  useFollow(() => void fetchNextPage(), !isFetching && !error);
  const events = (data?.pages.flatMap((page) => page.data) ?? []).toReversed();
  return (
    <>
      <h1>Events</h1>
      <p>New events appear by themselves.</p>
      <Failure error={error} />
      {!data && !error && <Loading />}
      {data && (
        <Table
          label="Events"
          rows={events.slice(0, 500)}
          keyOf={({ id }) => id}
          empty="Nothing has happened yet."
          columns={[
            { title: 'When', cell: ({ created_at }) => <Moment at={created_at} /> },
            { title: 'Type', cell: ({ type }) => <code>{type}</code> },
            { title: 'Customer', cell: ({ customer_name }) => customer_name ?? '–' },
            {
              title: 'Connector',
              cell: ({ connector_id }) =>
                connector_id ? (
                  <a href={`#/connectors/${encodeURIComponent(connector_id)}`}>{connector_id.slice(-8)}</a>
                ) : (
                  '–'
                ),
            },
            {
              title: 'Data',
              cell: ({ data: each }) => (
                <span className="cell" title={JSON.stringify(each)}>
                  {JSON.stringify(each)}
                </span>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
