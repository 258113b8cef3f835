import Sqlite from 'better-sqlite3';
import { hosted, type HostedClient } from './hosted.ts';
import { startTestReplication, type TestReplication } from '../../server/testing/replication.ts';

let service: TestReplication;
let client: HostedClient;
let id: string;
beforeAll(async () => {
  service = await startTestReplication({
    counts: { incidents: 5, alerts: 5, escalations: 5, users: 25, incident_updates: 5 },
  });
  client = hosted({ base_url: service.url, token: service.owner.token });
  id = await service.quietConnector();
  await service.run(id, { entities: ['users'] });
}, 120_000);
afterAll(() => service.close());

/** Applies the change feed to a SQLite table; the cursor is stored in the transaction of the page that it ends. */
async function updateCopy(copy: Sqlite.Database): Promise<void> {
  copy.exec('CREATE TABLE IF NOT EXISTS users (id TEXT PRIMARY KEY, name TEXT)');
  copy.exec('CREATE TABLE IF NOT EXISTS cursor (after TEXT)');
  const after = copy.prepare<[], string>('SELECT after FROM cursor').pluck().get();
  const options = { entities: 'users', page_size: 10, ...(after !== undefined && { after }) };
  for await (const page of client.connector(id).changes(options).pages()) {
    copy.transaction(() => {
      for (const { id: user, change, record } of page.data) {
        if (change === 'delete') copy.prepare('DELETE FROM users WHERE id = ?').run(user);
        else copy.prepare('INSERT OR REPLACE INTO users VALUES (?, ?)').run(user, record?.['name']);
      }
      copy.prepare('DELETE FROM cursor').run();
      copy.prepare('INSERT INTO cursor VALUES (?)').run(page.pagination.after);
    })();
  }
}

it('keeps a copy in SQLite in step with the replicated records', async () => {
  const copy = new Sqlite(':memory:');
  const users = () => copy.prepare('SELECT id, name FROM users ORDER BY id').all();
  const stored = async () =>
    [...(await service.stored(id, 'users')).values()]
      .map(({ id: user, name }) => ({ id: user, name: name ?? null }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  await updateCopy(copy);
  expect(users()).toEqual(await stored());
  service.data.touch('users', service.data.record('users', 3)!.id, { name: 'Renamed' });
  service.data.remove('users', service.data.record('users', 7)!.id);
  await service.run(id, { entities: ['users'], mode: 'full' });
  await updateCopy(copy);
  expect(users()).toHaveLength(24);
  expect(users()).toEqual(await stored());
  copy.close();
}, 60_000);

it('iterates events, and goes on with those that come while it follows', async () => {
  const found: string[] = [];
  for await (const event of client.events({ connector_id: id, types: 'connector.created' })) found.push(event.type);
  expect(found).toEqual(['connector.created']);
  const aborter = new AbortController();
  const followed = (async () => {
    for await (const event of client.events({ types: 'connector.updated', follow: true, signal: aborter.signal })) {
      aborter.abort();
      return event.connector_id;
    }
  })();
  await client.connectors.update(id, { name: 'Followed' });
  expect(await followed).toBe(id);
}, 60_000);
