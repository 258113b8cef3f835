/**
 * Erasure and removal where there are tens of thousands of events.
 *
 * @lanes sqlite mariadb
 * @timed
 */
import { auditCounter } from '../audit/audit-log.ts';
import { removeOrganization } from '../organizations/remove-organization.ts';
import { longestDelay } from '../testing/loop-delay.ts';
import { startTestReplication, until, type TestReplication } from '../testing/replication.ts';

const count = 30_000;
const rows_per_statement = 500;
/** Some 100 ms on a machine that does nothing else; other tests add their own. */
const most_transaction_ms = 3000;
/** What a transaction changes is bounded, so that it takes no longer where there is more. */
const most_rows = 3000;

let service: TestReplication;
let endpoint_id: string;
let organization_id: string;
beforeAll(async () => {
  service = await startTestReplication({ erasure_settle_ms: 0 });
  ({ organization_id } = service.owner);
  const { token } = service.owner;
  const body = { url: 'https://example.com/erased', customer_name: 'erased', types: ['sync.failed'] };
  const made = await service.call('POST', '/api/v1/webhooks/endpoints', { token, body });
  endpoint_id = made.body.id as string;
  await fill();
}, 120_000);
afterAll(() => service.close());

async function insert(table: string, rows: ReadonlyArray<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  for (let at = 0; at < rows.length; at += rows_per_statement) {
    const some = rows.slice(at, at + rows_per_statement);
    await service.services.database.change(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES ${some.map(() => `(${names.map(() => '?').join(', ')})`).join(', ')}`,
      some.flatMap((row) => Object.values(row)),
    );
  }
}

/** Of every second event, and of every second row of the audit log, the customer stays. */
async function fill(): Promise<void> {
  const created_at = new Date().toISOString();
  const all = Array.from({ length: count }, (_, at) => ({ at, customer_name: at % 2 === 0 ? 'erased' : 'kept' }));
  const first = 1000;
  const logged = all.map(({ at, customer_name }) => ({
    organization_id,
    customer_name,
    position: first + at,
    created_at,
  }));
  await insert(
    'events',
    logged.map((row, at) => ({
      id: `e${at}`,
      type: 'sync.failed',
      data: '{}',
      sequence: 1,
      connector_id: 'c',
      ...row,
    })),
  );
  await insert(
    'audit',
    logged.map((row, at) => ({
      id: `a${at}`,
      type: 'changes.read',
      actor: 'client',
      outcome: 'success',
      detail: '{}',
      ...row,
    })),
  );
  await insert(
    'webhook_deliveries',
    all.map(({ at }) => ({
      ...{ endpoint_id, event_id: `e${at}`, type: 'sync.failed', position: first + at },
      ...{ status: 'delivered', attempts: 1, created_at },
    })),
  );
  for (const counter of [organization_id, auditCounter(organization_id)]) {
    await service.services.database.change('DELETE FROM event_counters WHERE name = ?', [counter]);
    await insert('event_counters', [{ name: counter, value: first + count }]);
  }
}

/** Expects short transactions, from their first statement on, and tells how long they and the event loop took. */
async function expectShort(what: string, work: () => Promise<unknown>): Promise<void> {
  const { database } = service.services;
  const { transaction } = database;
  const longest = { ms: 0, rows: 0 };
  database.transaction = (perform) =>
    transaction.call(database, async (tx) => {
      const started_ms = performance.now();
      let rows = 0;
      const change = async (sql: string, values?: unknown[]) => {
        const changed = await tx.change(sql, values);
        rows += changed;
        return changed;
      };
      try {
        return await perform({ engine: tx.engine, query: tx.query, change });
      } finally {
        longest.ms = Math.max(longest.ms, performance.now() - started_ms);
        longest.rows = Math.max(longest.rows, rows);
      }
    }) as ReturnType<typeof perform>;
  try {
    const loop_ms = await longestDelay(work);
    process.stderr.write(
      `${database.engine}, ${what}: longest transaction ${longest.ms.toFixed(0)} ms, ${longest.rows} rows; event loop ${loop_ms.toFixed(0)} ms\n`,
    );
  } finally {
    database.transaction = transaction;
  }
  expect(longest.rows).toBeLessThan(most_rows);
  expect(longest.ms).toBeLessThan(most_transaction_ms);
}

const left = async (table: string) =>
  Number(
    (
      await service.services.database.query<{ count: number }>(
        `SELECT COUNT(*) AS count FROM ${table} WHERE organization_id = ? AND customer_name = 'erased'`,
        [organization_id],
      )
    )[0]?.count,
  );

it('erases a customer with many events in short transactions, and counts each row once', async () => {
  const { token } = service.owner;
  const at = '/api/v1/account/customers/erased';
  let erasure: { status: string; counts: Record<string, number> } | undefined;
  await expectShort('erasure', async () => {
    const begun = await service.call('DELETE', at, { token });
    expect([begun.status, begun.body.counts.events]).toEqual([202, count / 2]);
    expect(await left('events')).toBe(0);
    erasure = await until(async () => {
      const { body } = await service.call('GET', at, { token });
      return body.status === 'erased' && body;
    }, 'the end of the erasure');
  });
  expect(erasure?.counts['events']).toBe(count / 2);
  expect(erasure?.counts['audit_entries']).toBeGreaterThanOrEqual(count / 2);
  expect([await left('events'), await left('audit')]).toEqual([0, 0]);
  const kept = await service.services.database.query(
    "SELECT 1 FROM events WHERE organization_id = ? AND customer_name = 'kept'",
    [organization_id],
  );
  expect(kept).toHaveLength(count / 2);
}, 120_000);

it('removes an organization with many events in short transactions', async () => {
  const { database } = service.services;
  await expectShort('removal', () => removeOrganization(database, organization_id, 100));
  for (const table of ['events', 'audit', 'webhook_endpoints'])
    expect(await database.query(`SELECT 1 FROM ${table} WHERE organization_id = ?`, [organization_id])).toEqual([]);
}, 120_000);
