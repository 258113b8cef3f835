import { jest } from '@jest/globals';
import { deriveAgain } from '../../records/derive-again.ts';
import { recordHash, recordText } from '../../records/derive-record.ts';
import { recordStore } from '../../records/record-tables.ts';
import { writePage } from '../../records/store.ts';
import type { Database } from '../../storage/database.ts';
import { openDatabase } from '../../storage/open-database.ts';
import { schemaState } from '../../storage/migrate.ts';
import { engine, mariadb, sqlite, type TestDatabase } from '../../testing/database.ts';
import { dropAll, FeedReader, purgeAll, random, storedRecords, writeSome } from '../../testing/feed.ts';
import { dropFromRecordTables, insertRow, migrateThrough, oldConnector } from '../../testing/older-schema.ts';
import { startTestService, type TestService } from '../../testing/service.ts';
import { activateKeys, addKeys, generateKeyRing } from '../../vault/key-ring.ts';

jest.setTimeout(120_000);

const organization = '019a0000-0000-7000-8000-000000000001';
const id = '019a0000-0000-7000-8000-000000000002';
const ordinal = 4;
const at = '2026-10-01T00:00:00.000Z';

interface Old {
  entity: 'users' | 'severities';
  id: string;
  /** 0: stored before changes had numbers. */
  change: number;
}

const records: Old[] = [
  ...['r0', 'r1', 'r2'].map((record) => ({ entity: 'users', id: record, change: 0 }) as const),
  ...['r3', 'r4'].map((record) => ({ entity: 'severities', id: record, change: 0 }) as const),
  ...['r5', 'r6', 'r7', 'r8'].map((record) => ({ entity: 'users', id: record, change: 2 }) as const),
  ...['r9', 'r10'].map((record) => ({ entity: 'severities', id: record, change: 3 }) as const),
];
const recordOf = (each: Old) => ({ id: each.id, name: `Old ${each.id}` });
const copyOf = (list: readonly Old[]) =>
  new Map<string, unknown>(list.map((each) => [`${each.entity} ${each.id}`, recordOf(each)]));

/**
 * Cursors as the first release with a change feed issued them, with the MAC key below: [generation, number when the
 * pass began, place]; and what their reader had by then.
 */
const mac_key = Buffer.alloc(32, 7).toString('base64');
const held = [
  {
    of: 'a pass that had come to the second of the records without a number',
    after: '2TYFT86cGTKiZs6E1juPzEYnG_M_aFaudVG_dy6O8sFbMiwzLDAsMCwidXNlcnMiLDJd',
    copy: copyOf(records.filter(({ change, id: record }) => change === 0 && ['r3', 'r4', 'r0', 'r1'].includes(record))),
  },
  {
    of: 'a pass that had come to the second record of the change 2',
    after: 'Srh7GDLCVHqlTluP6LmXJ424BW9V2qExNyNbSrxm_bxbMiwzLDIsMCwidXNlcnMiLDVd',
    copy: copyOf(records.filter(({ change, id: record }) => change === 0 || ['r5', 'r6'].includes(record))),
  },
  {
    of: 'a reader that had caught up with the change 2, and has a record that was deleted since',
    after: 'Ktjqgw1bpQUZfivdxWmWq_QHN5JZp3GYLdmIFnuydBlbMiwyLDJd',
    copy: copyOf([...records.filter(({ change }) => change <= 2), { entity: 'users', id: 'r11', change: 1 }]),
  },
];

/** As the release before derivations stored them: without the columns and tables of later migrations. */
async function storeAsOldRelease(database: Database): Promise<void> {
  await database.change(
    'INSERT INTO organizations (id, name, redirect_urls, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
    [organization, 'Old', '[]', at, at],
  );
  const connector = {
    id,
    ordinal,
    organization_id: organization,
    ...oldConnector(at),
    key_id: 'unused',
    wrapped_key: Buffer.alloc(60),
    sealed_credentials: Buffer.alloc(60),
  };
  await insertRow(database, 'connectors', connector);
  await insertRow(database, 'settings', { name: 'made_by', value: 'sandbox' });
  await database.change("UPDATE settings SET value = '4' WHERE name = 'connector_ordinal'");
  await insertRow(database, 'change_feeds', {
    connector: ordinal,
    feed: ordinal,
    generation: 2,
    number: 4,
    horizon: 0,
  });
  for (const each of records) {
    const text = recordText(recordOf(each));
    await insertRow(database, `incident_io_${each.entity}`, {
      connector: ordinal,
      id: each.id,
      generation: 1,
      hash: recordHash(text),
      record: text,
      leaves: '{}',
      folded: '',
      change_number: each.change,
      changed_at: each.change === 0 ? null : at,
    });
  }
  await insertRow(database, 'tombstones', {
    feed: ordinal,
    entity: 'users',
    record_id: 'r11',
    change_number: 4,
    reason: 'vendor',
    deleted_at: new Date().toISOString(),
  });
}

function oldKeys(): string {
  const keys = JSON.parse(generateKeyRing()) as object;
  return JSON.stringify({ ...keys, mac: { active: 'old', keys: { old: mac_key } } });
}

describe('cursors that an earlier release issued', () => {
  let store: TestDatabase;
  let service: TestService;
  const readers: FeedReader[] = [];

  beforeAll(async () => {
    store = await (engine === 'mariadb' ? mariadb({ empty: true }) : sqlite());
    const database = await openDatabase(store.url);
    await migrateThrough(database, 'EventLog1772409600061');
    await dropFromRecordTables(database, 'derivation');
    await storeAsOldRelease(database);
    expect(await schemaState(database)).toBe('behind');
    await database.close();
    // The later release has other keys too: the old one only verifies.
    const added = addKeys(oldKeys());
    service = await startTestService({ database_url: store.url, keys: activateKeys(added.text, added.id) });
    service.owner = await service.createCaller({ organization_ids: [organization] });
    readers.push(...held.map(({ after, copy }) => new FeedReader(id, service, { after, copy: new Map(copy) })));
  });
  afterAll(async () => {
    await service.close();
    await store.drop();
  });

  const catchUp = async (reader: FeedReader) => {
    while (!(await reader.page(2)));
  };

  it.each(held.map(({ of }, which) => [of, which] as const))('lead %s to everything stored', async (_of, which) => {
    const reader = readers[which];
    if (!reader) throw new Error('there is no such reader');
    await catchUp(reader);
    expect(reader.copy).toEqual(copyOf(records));
    expect(reader.expired).toBe(0);
  });

  it('belong to a feed that an empty copy reads as before', async () => {
    const reader = new FeedReader(id, service);
    await catchUp(reader);
    expect(reader.copy).toEqual(copyOf(records));
    readers.push(reader);
  });

  it('report no record that is derived again, nor one that a sync finds as it was', async () => {
    const { database } = service.services;
    for (const entity of ['users', 'severities']) {
      const of = recordStore('incident-io', entity);
      if (!of) throw new Error(`there are no records of ${entity}`);
      const derived = () => database.query(`SELECT id FROM ${of.table} WHERE derivation IS NOT NULL`);
      expect(await derived()).toEqual([]);
      while ((await deriveAgain(database, of, ordinal)) === 'more');
      const same = records.filter((each) => each.entity === entity).map(recordOf);
      expect(await derived()).toHaveLength(same.length);
      await database.transaction((tx) => writePage(tx, tx.engine, of, ordinal, same, 2));
    }
    for (const reader of readers) {
      const before = reader.applied;
      await catchUp(reader);
      expect(reader.applied).toBe(before);
    }
  });

  it('go on through whatever is written after the upgrade', async () => {
    const place = { database: service.services.database, id };
    const pick = random(Date.now());
    for (let step = 0; step < 20; step++) {
      await Promise.all([writeSome(place, pick), writeSome(place, pick)]);
      if (step === 12) await dropAll(place, 'scope');
      for (const reader of readers) if (pick(3) === 0) await reader.page(3);
    }
    await purgeAll(place.database);
    const expected = await storedRecords(place);
    for (const reader of readers) {
      await catchUp(reader);
      expect(reader.copy).toEqual(expected);
      expect(reader.expired).toBe(0);
    }
  });
});
