import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { the_service } from '../audit/actor.ts';
import { exportAudit } from '../audit/export.ts';
import { verifyExport } from '../audit/verify.ts';
import { recordStoresOf } from '../records/record-tables.ts';
import { startTestReplication, until, type TestReplication } from '../testing/replication.ts';
import { publicKeysIn } from '../vault/signed-document.ts';
import { compactDatabase } from './compact.ts';
import { openReceipt } from './receipt.ts';

let service: TestReplication;
beforeAll(async () => {
  // Few records of one customer beside many of the other: by itself FTS5 merges only where a tenth is deleted.
  service = await startTestReplication({ counts: { incidents: 200, users: 30 }, erasure_settle_ms: 6_000 });
}, 60_000);
afterAll(() => service.close());

const path = '/api/v1/integrations/connectors';
const erased = 'customer-to-be-erased';
const kept = 'customer-that-stays';
const at = `/api/v1/account/customers/${erased}`;
const call = (method: string, to: string, body?: unknown, headers: Record<string, string> = {}) =>
  service.call(method, to, { token: service.owner.token, ...(body !== undefined && { body }), headers });

/** Every row of every table, bytes as text. */
async function rows(): Promise<string> {
  const { database } = service.services;
  const tables = await database.query<{ name: string }>(
    database.engine === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  const texts: string[] = [];
  for (const { name } of tables)
    for (const row of await database.query(`SELECT * FROM ${name}`))
      texts.push(
        `${name}: ${Object.values(row)
          .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
          .join(' ')}`,
      );
  return texts.join('\n');
}

/** What a backup holds: the file and its log, or a dump. */
function stored(): string {
  const { native } = service.services.database;
  if (native.engine === 'sqlite')
    return ['', '-wal']
      .map((end) => (existsSync(native.file + end) ? readFileSync(native.file + end, 'latin1') : ''))
      .join('');
  const url = new URL(native.url);
  const password = url.password === '' ? {} : { MYSQL_PWD: decodeURIComponent(url.password) };
  return execFileSync(
    'mariadb-dump',
    ['-h', url.hostname, '-P', url.port, '-u', url.username, '--single-transaction', url.pathname.slice(1)],
    { env: { ...process.env, ...password }, maxBuffer: 256 * 1024 * 1024 },
  ).toString('latin1');
}

/** The terms of the text indexes that begin with a prefix. */
async function terms(prefix: string): Promise<string[]> {
  const { database } = service.services;
  const found: string[] = [];
  for (const { table } of recordStoresOf('incident-io')) {
    if (database.engine === 'sqlite') {
      // In one transaction, and so on one connection: a table of `temp` is its own.
      const rows = await database.transaction(async (tx) => {
        await tx.change(
          `CREATE VIRTUAL TABLE IF NOT EXISTS temp.vocabulary_${table} USING fts5vocab(main, ${table}_text, row)`,
        );
        return tx.query<{ term: string }>(`SELECT term FROM vocabulary_${table} WHERE term LIKE ?`, [`${prefix}%`]);
      });
      found.push(...rows.map(({ term }) => term));
    } else {
      const name = (await database.query<{ name: string }>('SELECT DATABASE() AS name'))[0]?.name;
      await database.change(`SET GLOBAL innodb_ft_aux_table = '${name}/${table}'`);
      for (const from of ['INNODB_FT_INDEX_TABLE', 'INNODB_FT_INDEX_CACHE'])
        found.push(
          ...(
            await database.query<{ word: string }>(
              `SELECT DISTINCT WORD AS word FROM information_schema.${from} WHERE WORD LIKE ?`,
              [`${prefix}%`],
            )
          ).map(({ word }) => word),
        );
    }
  }
  return found;
}

/** The text indexes of SQLite as bytes. */
async function segments(): Promise<string> {
  const blocks: string[] = [];
  for (const { table } of recordStoresOf('incident-io'))
    for (const { block } of await service.services.database.query<{ block: Buffer }>(
      `SELECT block FROM ${table}_text_data`,
    ))
      blocks.push(block.toString('latin1'));
  return blocks.join('\n');
}

async function fill(
  customer_name: string,
  api_key: string,
  entities: string[],
): Promise<{ id: string; token: string; agent: string }> {
  const body = { customer_name, connector_type: 'incident-io', credentials: { api_key }, sync: { enabled: false } };
  const made = await call('POST', path, body, { 'Idempotency-Key': `connector-${customer_name}` });
  expect(made.status).toBe(201);
  const id = made.body.id as string;
  expect(await service.run(id, { entities })).toMatchObject({ status: 'succeeded' });
  await call('POST', '/api/v1/webhooks/endpoints', { url: 'https://example.com/all' });
  await call('POST', '/api/v1/webhooks/endpoints', { url: `https://example.com/${customer_name}`, customer_name });
  const agent = (await call('POST', '/api/v1/account/agent-tokens', { name: customer_name, customer_name })).body.token;
  const token = (await call('POST', '/api/v1/account/applications/scoped-token', { customer_name })).body.access_token;
  expect((await service.call('GET', path, { token })).body.data).toHaveLength(1);
  await call('PATCH', `${path}/${id}`, { name: `Connector of ${customer_name}` });
  return { id, token, agent };
}

/** Values of the customer's records and rows that no other customer has. */
async function plantedIn(id: string, others: string): Promise<string[]> {
  const users = [...(await service.stored(id, 'users')).values(), ...(await service.stored(id, 'incidents')).values()];
  const values = users.flatMap(({ id: record, email, name }) => [record, email, name] as Array<string | undefined>);
  return values.filter((value): value is string => value !== undefined && value.length > 8 && !others.includes(value));
}

it('leaves nothing of an erased customer in tables, indexes, files, dumps, queue and log, and everything of the others', async () => {
  const { database, ring, audit, audit_counts } = service.services;
  const theirs = await fill(kept, 'inc_main', ['incidents']);
  const others = await rows();
  // A number that makes the words of this connector recognizable in the bytes of an index.
  await database.change("UPDATE settings SET value = '987654320' WHERE name = 'connector_ordinal'");
  const mine = await fill(erased, 'inc_other', ['incidents']);
  const planted = [erased, ...(await plantedIn(mine.id, others))];
  expect(planted.length).toBeGreaterThan(5);
  const [{ ordinal } = { ordinal: 0 }] = await database.query<{ ordinal: number }>(
    'SELECT ordinal FROM connectors WHERE id = ?',
    [mine.id],
  );
  const prefix = `${Number(ordinal).toString(36)}_w`;
  expect(await terms(prefix)).not.toEqual([]);
  // One segment holds the words of both, as in an index that has been merged.
  const index = 'incident_io_incidents_text';
  if (database.engine === 'sqlite') await database.change(`INSERT INTO ${index} (${index}) VALUES ('optimize')`);
  if (database.engine === 'sqlite') expect(await segments()).toContain(prefix);
  const before = await rows();
  for (const value of planted) expect(before).toContain(value);
  const untouched = {
    incidents: await service.stored(theirs.id, 'incidents'),
    events: (await call('GET', `/api/v1/events?connector_id=${theirs.id}`)).body.data,
  };
  expect(untouched.events.length).toBeGreaterThan(2);

  const begun = await call('DELETE', at);
  expect(begun.status).toBe(202);
  expect(begun.body).toMatchObject({
    status: 'erasing',
    receipt: null,
    counts: { connectors: 1, agent_tokens: 1, webhook_endpoints: 1, stored_responses: 1, consent_sessions: 0 },
  });
  expect(begun.body.counts.records).toBeGreaterThan(4);
  // At once: no connector, no credentials, no token, no event; and nothing new.
  expect((await call('GET', `${path}/${mine.id}`)).status).toBe(404);
  expect(await database.query('SELECT 1 FROM connectors WHERE customer_name = ?', [erased])).toEqual([]);
  for (const token of [mine.token, mine.agent]) expect((await service.call('GET', path, { token })).status).toBe(401);
  const { data: events } = (await call('GET', `/api/v1/events?connector_id=${mine.id}`)).body;
  expect(events).toMatchObject([{ type: 'connector.deleted', customer_name: null }]);
  const body = { customer_name: erased, connector_type: 'incident-io', credentials: { api_key: 'inc_other' } };
  const refused = await call('POST', path, body, { 'Idempotency-Key': `connector-${erased}` });
  expect([refused.status, refused.body.code]).toEqual([409, 'erasure_in_progress']);
  // Clients of the released document know no 409 of this operation.
  const scoped = await call('POST', '/api/v1/account/applications/scoped-token', { customer_name: erased });
  expect([scoped.status, scoped.body.code]).toEqual([503, 'unavailable']);
  expect((await call('DELETE', at)).body.id).toBe(begun.body.id);
  // Requests that began before still write: a counted act and a token.
  audit_counts.add(the_service, {
    organization_id: service.owner.organization_id,
    customer_name: erased,
    type: 'changes.read',
  });
  await audit_counts.flush();

  const { body: ended } = await until(async () => {
    const got = await call('GET', at);
    return got.body.status === 'erased' && got;
  }, 'the end of the erasure');
  // Vocabularies do not show the words of deleted records, which segments may still hold.
  if (database.engine === 'sqlite') expect(await segments()).not.toContain(prefix);
  await compactDatabase(database, recordStoresOf('incident-io'));

  const after = await rows();
  const file = stored();
  const [log = '', queue] = [service.logged.join('\n'), await queued()];
  for (const value of planted)
    for (const text of [after, file, log, queue])
      expect(
        text
          .split('\n')
          .filter((line) => line.includes(value))
          .map((line) => line.slice(0, 300)),
      ).toEqual([]);
  expect(await terms(prefix)).toEqual([]);

  const opened = openReceipt(
    publicKeysIn(JSON.stringify((await call('GET', '/.well-known/jwks.json')).body)),
    ended.receipt,
  );
  const { id, customer_hash, counts, created_at, completed_at } = ended;
  const { organization_id } = service.owner;
  expect(opened).toEqual({ receipt: { id, organization_id, customer_hash, counts, created_at, completed_at } });
  expect(counts.audit_entries).toBeGreaterThan(3);
  await audit.seal(organization_id);
  const { data: acts } = (await call('GET', '/api/v1/audit?types=customer.erased%2Ccustomer.erasure_requested')).body;
  expect(acts).toMatchObject([
    { type: 'customer.erased', subject: id, customer_name: null, detail: { customer_hash } },
    { type: 'customer.erasure_requested', subject: id, customer_name: null, customer_hash },
  ]);
  const lines: string[] = [];
  for await (const line of exportAudit({ database, ring, by: the_service }, organization_id, 'jsonl')) lines.push(line);
  expect((await verifyExport(lines, {})).faults).toEqual([]);

  expect(await service.stored(theirs.id, 'incidents')).toEqual(untouched.incidents);
  expect((await call('GET', `/api/v1/events?connector_id=${theirs.id}`)).body.data).toEqual(untouched.events);
  for (const token of [theirs.token, theirs.agent])
    expect((await service.call('GET', path, { token })).status).toBe(200);
  expect(await terms(prefix.replace(/.*/, ''))).not.toEqual([]);
  // The customer may come again; tokens from before do not.
  expect((await call('POST', path, body, { 'Idempotency-Key': `connector-${erased}` })).status).toBe(201);
  expect((await service.call('GET', path, { token: mine.token })).status).toBe(401);
}, 120_000);

it('responds with 404 where the customer was never erased', async () => {
  expect((await call('GET', '/api/v1/account/customers/never')).status).toBe(404);
});

/** Everything in Redis of this run, where the run uses it. */
async function queued(): Promise<string> {
  const url = process.env['PATCHBAY_TEST_REDIS_URL'];
  if (url === undefined || process.env['PATCHBAY_TEST_ENGINE'] !== 'mariadb') return '';
  const client = new Redis(url);
  try {
    const keys = await client.keys('*');
    const dumps = await Promise.all(keys.map((key) => client.dumpBuffer(key)));
    return keys.map((key, n) => `${key} ${dumps[n]?.toString('latin1') ?? ''}`).join('\n');
  } finally {
    client.disconnect();
  }
}
