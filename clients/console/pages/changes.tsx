import { useState } from 'react';
import { listChanges } from '../../http/generated/sdk.gen.ts';
import type { Change, ChangePage } from '../../http/generated/types.gen.ts';
import { useFeed, type Reading } from '../feed.ts';
import { Action, Choice, Failure, Json, Moment, Reference, Status, Table } from '../parts.tsx';

/** What is read in bulk is read without its content: only the newest changes are shown. */
const sizeOf = (catching_up: boolean) =>
  catching_up ? { page_size: 1000, fields: 'id' } : { page_size: 100, max_bytes: 1_048_576 };

const reader =
  (connector_id: string, entity: string) =>
  async ({ after, wait_s, catching_up, signal }: Reading): Promise<ChangePage> => {
    const query = { ...sizeOf(catching_up), wait_s, ...(after && { after }), ...(entity && { entities: entity }) };
    const { data } = await listChanges({ path: { connector_id }, query, signal, throwOnError: true });
    return data;
  };

/** The record without its ID, which has a column of its own. */
function Content({ record }: { record: Record<string, unknown> | undefined }) {
  const { id: _id, ...content } = record ?? {};
  return Object.keys(content).length > 0 ? <Json value={content} /> : '–';
}

function Feed({ connector_id, entity, on }: { connector_id: string; entity: string; on: boolean }) {
  const { items, count, latest, error, restarted, retry } = useFeed<Change, ChangePage>(
    reader(connector_id, entity),
    on,
  );
  const caught_up = latest?.meta.caught_up === true;
  return (
    <>
      <Failure error={error} onRetry={retry} />
      <p role="status">
        {!on ? 'Paused. ' : caught_up ? 'Up to date: new changes appear by themselves. ' : 'Reading the feed … '}
        {count.toLocaleString('en')} {count === 1 ? 'change' : 'changes'} read.
        {restarted && ' The account was replaced or the place expired: the feed was read again from its beginning.'}
      </p>
      {latest?.meta.as_of && (
        <p className="small">
          All entities as of <Moment at={latest.meta.as_of} />.
        </p>
      )}
      {(caught_up || items.length > 0) && (
        <Table
          label="Changes"
          bounded
          rows={items}
          keyOf={({ number }) => String(number)}
          empty="Nothing has been stored yet. Start a sync."
          columns={[
            {
              title: 'Stored',
              cell: ({ item }) => (item.changed_at ? <Moment at={item.changed_at} /> : '–'),
            },
            { title: 'Entity', cell: ({ item }) => item.entity },
            {
              title: 'Change',
              cell: ({ item }) => (
                <>
                  <Status value={item.change} /> {item.reason}
                </>
              ),
            },
            { title: 'ID', cell: ({ item }) => <code className="cell">{item.id}</code> },
            { title: 'Record', cell: ({ item }) => <Content record={item.record} /> },
          ]}
        />
      )}
    </>
  );
}

/** The change feed of a connector, live once it is asked for: it begins with everything that is stored. */
export function Changes({ connector_id, entities }: { connector_id: string; entities: readonly string[] }) {
  const [begun, setBegun] = useState(false);
  const [on, setOn] = useState(false);
  const [entity, setEntity] = useState('');
  const toggle = () => {
    setBegun(true);
    setOn(!on);
  };
  return (
    <section className="panel" aria-label="Change feed">
      <div className="row">
        <h2>Change feed</h2>
        <Action quiet onPress={toggle}>
          {on ? 'Pause' : begun ? 'Continue' : 'Follow changes'}
        </Action>
      </div>
      <p className="small">
        What an application that keeps a copy receives: the newest state of each record and each deletion, as they are
        stored. It begins with everything; the newest 200 are shown. It is read only while this page can be seen.{' '}
        <Reference page="/events">About the feed</Reference>.
      </p>
      {begun && (
        <>
          <Choice
            label="Entities of the feed"
            value={entity}
            onChange={setEntity}
            options={[{ value: '', text: 'All' }, ...entities.map((value) => ({ value, text: value }))]}
          />
          <Feed key={entity} connector_id={connector_id} entity={entity} on={on} />
        </>
      )}
    </section>
  );
}
