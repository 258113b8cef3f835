/**
 * Every statement with values that the service sends in a day of its life, again with hostile values and under other
 * modes of the session: what happens may depend on neither.
 * @drawn 2
 * @lanes mariadb
 */
import { createConnection, type Connection } from 'mysql2/promise';
import mysql from 'mysql2';
import { createAgentToken } from '../testing/agent.ts';
import { startTestReplication, until, type TestReplication } from '../testing/replication.ts';
import { hostile_values, session_modes } from '../testing/hostile-values.ts';

type Values = readonly unknown[];
const sent = new Map<string, Values>();

/** Both ways of mysql2 to send a statement, of which only one prepares it at the server. */
const driver = (
  mysql as unknown as { Connection: { prototype: Record<'execute' | 'query', (...args: any[]) => unknown> } }
).Connection.prototype;
const { execute, query } = driver;
const by_text: string[] = [];

/** Searches carry what is left of their time. */
const timeless = (sql: string) => sql.replace(/max_statement_time = [\d.]+/, 'max_statement_time = 8');

let service: TestReplication;
let connection: Connection;

beforeAll(async () => {
  driver.execute = function (this: unknown, ...args: any[]) {
    const [options, values] = args;
    const given: unknown = Array.isArray(values) ? values : options.values;
    if (Array.isArray(given) && given.length > 0) sent.set(timeless(String(options.sql ?? options)), given);
    return execute.apply(this, args);
  };
  driver.query = function (this: unknown, ...args: any[]) {
    const [options, values] = args;
    const given: unknown = Array.isArray(values) ? values : options.values;
    if (Array.isArray(given) && given.length > 0) by_text.push(String(options.sql ?? options));
    return query.apply(this, args);
  };
  service = await startTestReplication();
  by_text.length = 0; // of the migrations and of the test itself
  await live();
  const { database, config } = service.services;
  // What goes on by itself would change the outcomes.
  await until(async () => (await database.query('SELECT * FROM purges')).length === 0, 'the end of the purge');
  connection = await createConnection({ uri: config.database_url, charset: 'utf8mb4' });
}, 180_000);
afterAll(async () => {
  await connection.end();
  await service.close();
  Object.assign(driver, { execute, query });
});

/** One request of each kind that reaches the database. */
async function live(): Promise<void> {
  const { token } = service.owner;
  const call = (method: string, path: string, body?: unknown) =>
    service.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const id = await service.quietConnector();
  for (let round = 0; round < 2; round++) await service.run(id, { entities: ['incidents', 'severities', 'users'] });
  for (const operator of ['eq', 'neq', 'lt', 'gt', 'like', 'keyword', 'fuzzy', 'in'])
    for (const field of ['name', 'created_at', 'severity.name', 'incident_role_assignments.role.name']) {
      const operand = field === 'created_at' ? '2026-01-01T00:00:00Z' : 'some';
      const filter = { [operator]: { [field]: operator === 'in' ? [operand, operand] : operand } };
      await service.execute(id, 'incidents', 'search', { query: { filter, sort: [{ created_at: 'desc' }] }, limit: 2 });
      await service.execute(id, 'incidents', 'aggregate', {
        query: { filter },
        metrics: [{ op: 'count' }, { op: 'max', field: 'name', as: 'm' }],
        group_by: [{ field: 'severity.name' }, { field: 'created_at', interval: 'day', timezone: 'Europe/Berlin' }],
      });
    }
  await createAgentToken(service);
  const hook = { customer_name: 'acme', url: 'https://hooks.example.com/x', types: ['sync.failed'] };
  const made = await call('POST', '/api/v1/webhooks/endpoints', hook);
  await call('PATCH', service.path(id), { name: 'renamed' });
  for (const path of [
    service.path(id, '/changes?page_size=5'),
    service.path(id, '/replication'),
    service.path(id, '/syncs'),
    '/api/v1/integrations/connectors?customer_name=acme&connector_type=incident-io&status=active',
    `/api/v1/events?connector_id=${id}&page_size=5`,
    '/api/v1/audit?page_size=5',
    '/api/v1/account/agent-tokens?customer_name=acme',
    '/api/v1/account/organization',
    `/api/v1/webhooks/endpoints/${made.body.id}/deliveries`,
  ])
    await call('GET', path);
  await call('DELETE', service.path(await service.quietConnector()));
}

/** What came of a statement: how many rows, or which error. */
async function outcome(sql: string, values: Values): Promise<string> {
  await connection.query('START TRANSACTION');
  try {
    const [found] = await connection.execute({ sql, rowsAsArray: true }, values as never);
    return Array.isArray(found)
      ? `${found.length} rows`
      : `${(found as { affectedRows: number }).affectedRows} changed`;
  } catch (error) {
    return String((error as { code?: unknown }).code);
  } finally {
    await connection.query('ROLLBACK');
  }
}

it('sends values apart from the statement, always', () => {
  expect(by_text).toEqual([]);
  expect(sent.size).toBeGreaterThan(100);
  expect([...sent.keys()].filter((sql) => sql.includes('AGAINST')).length).toBeGreaterThan(0);
});

it.each(hostile_values)(
  'gives every statement the same outcome under every mode: %s',
  async (text) => {
    const hostile = (values: Values) => values.map((value) => (typeof value === 'string' ? text : value));
    const differences: unknown[] = [];
    const expected = new Map<string, string>();
    for (const [mode, statements] of Object.entries(session_modes)) {
      await connection.changeUser({ charset: 'utf8mb4' });
      for (const statement of statements) await connection.query(statement);
      // The same bytes are other characters there, which compare otherwise; they may change no more rows.
      const is_other_text = /[^ -~]/.test(text) && statements.some((each) => each.includes('gbk'));
      for (const [sql, values] of sent) {
        const found = await outcome(sql, hostile(values));
        if (!expected.has(sql)) expected.set(sql, found);
        // A value can be malformed for the grammar of a text index, whatever the mode.
        const broken = found === 'ER_PARSE_ERROR' && !sql.includes('AGAINST');
        const allowed = expected.get(sql) ?? '';
        const fits =
          found === allowed ||
          (is_other_text && !(/changed/.test(found) && parseInt(found, 10) > parseInt(allowed, 10)));
        if (broken || !fits) differences.push([mode, sql, found, allowed]);
      }
    }
    expect(differences).toEqual([]);
  },
  300_000,
);
