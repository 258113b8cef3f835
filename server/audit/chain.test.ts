import { v7 as uuid } from 'uuid';
import { freshDatabase } from '../testing/database.ts';
import { migrate, schemaState } from '../storage/migrate.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open-database.ts';
import { generateKeyRing, parseKeyRing } from '../vault/key-ring.ts';
import { publicKeysOf } from '../vault/signed-document.ts';
import { command_line } from './actor.ts';
import { AuditLog } from './audit-log.ts';
import { hashOf, purposes } from './chain.ts';
import { exportAudit, type Format } from './export.ts';
import { recordAudit } from './record-audit.ts';
import { verifyExport, type VerifyKeys } from './verify.ts';

const ring = parseKeyRing(generateKeyRing());
const keys: VerifyKeys = {
  macs: { mac: ring.macs(purposes.mac), customer: ring.macs(purposes.customer) },
  signing: publicKeysOf(ring),
};
const organization_id = 'one';
const customer_name = 'a "quoted", name; =1+1';

let made: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
let log: AuditLog;
beforeAll(async () => {
  made = await freshDatabase();
  database = await openDatabase(made.url);
  if ((await schemaState(database)) === 'behind') await migrate(database);
  log = new AuditLog(database, ring);
});
afterAll(async () => {
  await database.close();
  await made.drop();
});
beforeEach(async () => {
  await database.change('DELETE FROM audit');
  await database.change("DELETE FROM event_counters WHERE name LIKE 'audit:%'");
});

const act = (count: number) =>
  database.transaction(async (tx) => {
    for (let n = 0; n < count; n++)
      await recordAudit(tx, command_line, { organization_id, customer_name, type: 'connector.updated', detail: { n } });
  });
async function exported(format: Format = 'jsonl'): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportAudit({ database, ring, by: command_line }, organization_id, format)) lines.push(line);
  return lines;
}
const faults = async (lines: string[], with_keys = {}) => (await verifyExport(lines, with_keys)).faults;

describe.each<Format>(['jsonl', 'csv'])('an export as %s', (format) => {
  it('is verified as complete, with keys and without', async () => {
    await act(12);
    const lines = await exported(format);
    expect(await verifyExport(lines, {})).toEqual({ rows: 13, faults: [], authenticated: false });
    expect(await verifyExport(lines, keys)).toEqual({ rows: 13, faults: [], authenticated: true });
  });

  it('shows every row that was removed, changed or moved', async () => {
    await act(5);
    const lines = await exported(format);
    const first = format === 'csv' ? 1 : 0;
    const rows = lines.length - first - 1;
    expect(rows).toBe(6);
    for (let row = first; row < first + rows; row++) {
      expect(await faults(lines.filter((_, index) => index !== row))).not.toEqual([]);
      const changed = lines.with(
        row,
        lines[row]?.replace(/connector.updated|audit.exported/, 'connector.deleted') ?? '',
      );
      expect(changed).not.toEqual(lines);
      expect(await faults(changed)).toEqual([expect.stringContaining('was changed')]);
      const next = row + 1 < first + rows ? row + 1 : first;
      const moved = lines.with(row, lines[next] ?? '').with(next, lines[row] ?? '');
      expect(await faults(moved)).not.toEqual([]);
      expect(await faults([...lines.slice(0, row), lines[row] ?? '', ...lines.slice(row)])).not.toEqual([]);
    }
    expect(await faults(lines.slice(0, -1))).toEqual([expect.stringContaining('end of the export is missing')]);
    expect(await faults([...lines, lines[first] ?? ''])).not.toEqual([]);
    const renamed = lines.map((line) => line.replaceAll('; =1+1', '; =2'));
    expect(await faults(renamed, keys)).toContainEqual(expect.stringContaining('another customer'));
  });
});

it('a chain that was made up as a whole has no MACs and no signature of the service', async () => {
  await act(3);
  const [row, ...others] = (await exported()).map((line) => JSON.parse(line));
  const forged = [{ ...row, subject: 'another' }, ...others];
  for (const [index, each] of forged.entries()) {
    if (each.end) Object.assign(each.end, { hash: forged[index - 1].hash });
    else {
      if (index > 0) each.previous_hash = forged[index - 1].hash;
      each.hash = hashOf(each);
    }
  }
  const lines = forged.map((each) => JSON.stringify(each));
  expect(await faults(lines)).toEqual([]);
  const { macs, signing } = keys;
  expect(await faults(lines, { macs })).toContainEqual(expect.stringContaining('not sealed by this service'));
  expect(await faults(lines, { signing })).toEqual([expect.stringContaining('not what was signed')]);
  const stranger = parseKeyRing(generateKeyRing().replaceAll(ring.signing.active, 'another'));
  expect(await faults(lines, { signing: publicKeysOf(stranger) })).toContainEqual(expect.stringContaining('not known'));
});

it('an erased customer name leaves the chain as it was', async () => {
  await act(2);
  await exported();
  await database.change('UPDATE audit SET customer_name = NULL');
  expect(await verifyExport(await exported(), keys)).toEqual({ rows: 4, faults: [], authenticated: true });
});

it('the database is found to have been tampered with from the next export', async () => {
  await act(4);
  await exported();
  await database.change('DELETE FROM audit WHERE position = 2');
  expect(await faults(await exported())).toContainEqual(expect.stringContaining('rows are missing'));
});

it('is cut from its beginning after its time, and the rest is verified', async () => {
  await act(4);
  await log.seal(organization_id);
  await database.change("UPDATE audit SET created_at = '2020-01-01T00:00:00.000Z'");
  // What was sealed with another time is what is cut here; the newest sealed row stays.
  await log.purge(1000);
  await log.seal(organization_id);
  const after = await database.query<{ position: number; type: string }>(
    'SELECT position, type FROM audit ORDER BY position',
  );
  expect(after.map(({ position, type }) => [Number(position), type])).toEqual([
    [4, 'connector.updated'],
    [5, 'audit.cut'],
  ]);
  await log.purge(1000);
  const lines = await exported();
  expect(await verifyExport(lines, keys)).toEqual({ rows: 3, faults: [], authenticated: true });
  expect(await faults(lines.slice(1))).not.toEqual([]);
  await log.purge(1000);
  expect(await database.query("SELECT 1 FROM audit WHERE type = 'audit.cut'")).toHaveLength(2);
});

it('seals rows in the order in which they were written, though a clock was ahead', async () => {
  await act(1);
  await database.change('UPDATE audit SET id = ?', [uuid({ msecs: Date.now() + 3600_000 })]);
  await act(2);
  await log.seal(organization_id);
  const rows = await database.query<{ detail: string }>('SELECT detail FROM audit ORDER BY position');
  expect(rows.map(({ detail }) => JSON.parse(detail).n)).toEqual([0, 0, 1]);
  const ids = await database.query<{ position: number }>('SELECT position FROM audit ORDER BY id');
  expect(ids.map(({ position }) => Number(position))).toEqual([1, 2, 3]);
});

it('several processes seal one chain without a hole', async () => {
  const others = await Promise.all([openDatabase(made.url), openDatabase(made.url)]);
  try {
    await Promise.all(
      others.map(async (other) => {
        for (let n = 0; n < 5; n++) {
          await act(3);
          await new AuditLog(other, ring).seal(organization_id);
        }
      }),
    );
    const { rows, faults: found } = await verifyExport(await exported(), keys);
    expect([rows, found]).toEqual([31, []]);
  } finally {
    for (const each of others) await each.close();
  }
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'quoted", "''", "'=x"])(
  'writes a customer called %j into CSV as text that no spreadsheet calculates, and reads it back',
  async (name) => {
    await database.transaction((tx) =>
      recordAudit(tx, command_line, { organization_id, customer_name: name, type: 'connector.updated' }),
    );
    const lines = await exported('csv');
    const fields = lines.flatMap((line) => line.split(/(?<=^|,)"/).slice(1));
    expect(fields.filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
    expect(await verifyExport(lines, keys)).toMatchObject({ faults: [], authenticated: true });
  },
);
