import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../server/storage/database.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { store } from '../search-data.ts';
import { createDatabase, type Engine } from '../service.ts';

const rows_per_statement = 500;
const table = 'plain_records';
const names = ['connector', 'id', ...store.keys.map(({ column }) => column), 'record'];
const types = { text: 'VARCHAR(255)', timestamp: 'BIGINT', number: 'DOUBLE', boolean: 'TINYINT' };
/** What is stored besides: numbers, which have at most 8 bytes each. */
const numbers = ['number', 'connector', 'generation', 'change_number', 'changed_at'];

type Row = Record<string, string | number | Buffer | null>;

/** Records as the service has stored them. */
export interface StoredRecords {
  rows: Row[];
  /** Of all their columns, without indexes, for a byte of the records' JSON. */
  bytes_per_byte: number;
}

const bytesOf = (value: Row[string]): number =>
  typeof value === 'string' || Buffer.isBuffer(value) ? Buffer.byteLength(value) : value === null ? 0 : 8;

export async function readStored(database_url: string, most: number): Promise<StoredRecords> {
  const database = await openDatabase(database_url);
  try {
    const rows = await database.query<Row>(`SELECT * FROM ${store.table} ORDER BY number DESC LIMIT ${most}`);
    const sum = (bytes: (row: Row) => number) => rows.reduce((total, row) => total + bytes(row), 0);
    const all = sum((row) =>
      Object.entries(row).reduce((total, [name, value]) => total + (numbers.includes(name) ? 8 : bytesOf(value)), 0),
    );
    return { rows, bytes_per_byte: all / sum(({ record }) => bytesOf(record ?? null)) };
  } finally {
    await database.close();
  }
}

/** A table of ids, JSON, and the columns and indexes that the service sorts and filters by. */
async function createPlainTable(database: Database): Promise<void> {
  const maria = database.engine === 'mariadb';
  const columns = store.keys.map(({ column, kind }) => `${column} ${types[kind]}`);
  await database.change(
    `CREATE TABLE ${table} (number ${maria ? 'BIGINT AUTO_INCREMENT' : 'INTEGER'} PRIMARY KEY, connector INTEGER NOT NULL, id VARCHAR(255) NOT NULL, ${columns.join(', ')}, record ${maria ? 'LONGTEXT' : 'TEXT'} NOT NULL)`,
  );
  await database.change(`CREATE UNIQUE INDEX plain_id ON ${table} (connector, id)`);
  for (const { name, columns: indexed } of store.indexes)
    await database.change(`CREATE INDEX plain_${name} ON ${table} (${indexed.join(', ')})`);
}

async function upsert(database: Database, batch: readonly Row[]): Promise<void> {
  const maria = database.engine === 'mariadb';
  const row = `(${names.map(() => '?').join(', ')})`;
  const updated = names.map((name) => `${name} = ${maria ? `VALUES(${name})` : `excluded.${name}`}`).join(', ');
  const conflict = maria ? 'ON DUPLICATE KEY UPDATE' : 'ON CONFLICT (connector, id) DO UPDATE SET';
  await database.change(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES ${batch.map(() => row).join(', ')} ${conflict} ${updated}`,
    batch.flatMap((each) => names.map((name) => each[name] ?? null)),
  );
}

/** Rows a second that a plain table takes from multi-row upserts, one transaction a statement. */
export async function plainUpserts(engine: Engine, rows: readonly Row[], runs: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-bench-'));
  const made = await createDatabase(engine, folder);
  const database = await openDatabase(made.url);
  const speeds: number[] = [];
  try {
    for (let run = 0; run < runs; run++) {
      await createPlainTable(database);
      const began = performance.now();
      for (let from = 0; from < rows.length; from += rows_per_statement)
        await upsert(database, rows.slice(from, from + rows_per_statement));
      speeds.push(rows.length / ((performance.now() - began) / 1000));
      await database.change(`DROP TABLE ${table}`);
    }
    return speeds;
  } finally {
    await database.close();
    await made.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
