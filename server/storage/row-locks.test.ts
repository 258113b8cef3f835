/**
 * @lanes mariadb
 * @timed
 *
 * SQLite has one writer at a time; here transactions meet.
 */
import { command_line } from '../audit/actor.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockCounter, takeNumbers } from '../events/event-log/counters.ts';
import { placeEvents } from '../events/event-log/event-log.ts';
import { recordEvent } from '../events/event-log/record-event.ts';
import { freshDatabase } from '../testing/database.ts';
import { generateKeyRing, parseKeyRing } from '../vault/key-ring.ts';
import type { Database, Transaction } from './database.ts';
import { openDatabase } from './open-database.ts';

const organization_id = 'one';
const subject = { organization_id, customer_name: null, connector_id: null };

let made: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
beforeAll(async () => {
  made = await freshDatabase();
  database = await openDatabase(made.url);
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const writeEvent = (tx: Transaction) => recordEvent(tx, subject, 'connector.updated', {});
const writeAct = (tx: Transaction) => recordAudit(tx, command_line, { organization_id, type: 'connector.updated' });

/** Transactions are ready to commit and wait, until `release` is called. */
function heldBeforeCommit() {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let ready = () => {};
  const waits = new Promise<void>((resolve) => (ready = resolve));
  const held: Database = {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        const result = await work(tx);
        ready();
        await released;
        return result;
      }),
  };
  return { held, waits, release };
}

it.each<[string, (held: Database) => Promise<unknown>, (tx: Transaction) => Promise<void>]>([
  ['events are written', (held) => placeEvents(held, organization_id, async () => []), writeEvent],
  ['acts are written', (held) => new AuditLog(held, parseKeyRing(generateKeyRing())).seal(organization_id), writeAct],
])('%s while those before them are given their positions', async (_what, place, write) => {
  await database.transaction(write);
  const { held, waits, release } = heldBeforeCommit();
  const placing = place(held);
  await waits;
  const began_ms = performance.now();
  await Promise.all(Array.from({ length: 5 }, () => database.transaction(write)));
  expect(performance.now() - began_ms).toBeLessThan(2_000); // a lock is waited for 4 s
  release();
  await placing;
});

it('locks a counter at once for writing, so that no transaction begins again', async () => {
  let begun = 0;
  const take = () =>
    database.transaction(async (tx) => {
      begun++;
      await lockCounter(tx, 'shared');
      return takeNumbers(tx, 'shared', 3);
    });
  const numbers: number[] = [];
  // The first ones open the connections.
  for (let round = 0; round < 10; round++) numbers.push(...(await Promise.all(Array.from({ length: 10 }, take))));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at * 3 + 1));
  expect(begun).toBe(100);
});
