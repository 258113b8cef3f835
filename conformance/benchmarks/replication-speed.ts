import { createConnection, type Connection } from 'mysql2/promise';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measurement } from './measure.ts';
import { residentMb, startChild } from './processes.ts';
import { store } from './search-data.ts';
import { startService, type Service } from './service.ts';

/**
 * How many records each run copies: the first are compared with bare upserts, the others for the memory that they take.
 */
const sizes = (process.env['PATCHBAY_BENCH_ROWS'] ?? '10000,1000000').split(',').map(Number);
const rows_per_statement = 500;
/**
 * Memory by which the last fifth of a run may exceed the first and still count as flat: garbage that is not collected
 * yet.
 */
const slack_mb = 60;

interface Run {
  rows_per_s: number;
  /** The greatest resident size of the service in the first fifth of the run, and in the last. */
  early_mb: number;
  late_mb: number;
}

interface Sync {
  id: string;
  status: string;
  started_at: string;
  finished_at: string | null;
  entities: Array<{ entity: string; records_written: number }>;
}

/** A first full copy of the incidents, as the service's own run does it. */
async function replicate(service: Service, rows: number): Promise<Run> {
  const id = await service.createConnector();
  const syncs = `/integrations/connectors/${id}/syncs`;
  const resident: number[] = [];
  let sync = await service.call<Sync>('POST', syncs, { entities: ['incidents'], mode: 'full' });
  while (sync.finished_at === null) {
    await wait(100);
    resident.push(residentMb(service.pid));
    sync = await service.call<Sync>('GET', `${syncs}/${sync.id}`);
  }
  const written = sync.entities[0]?.records_written;
  if (sync.status !== 'succeeded' || written !== rows)
    throw new Error(`the run ended ${sync.status} with ${written} of ${rows} records`);
  const fifth = Math.ceil(resident.length / 5);
  return {
    rows_per_s: rows / ((Date.parse(sync.finished_at) - Date.parse(sync.started_at)) / 1000),
    early_mb: Math.max(...resident.slice(0, fifth)),
    late_mb: Math.max(...resident.slice(-fifth)),
  };
}

/**
 * The rows that the run has written, written again by multi-row upserts: into an empty table of the same form, one
 * transaction a statement.
 */
async function bareUpsert(connection: Connection, rows: number): Promise<number> {
  const { table } = store;
  const copy = `${table}_bare`;
  const [columns] = (await connection.query(
    {
      sql: `SELECT column_name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? AND extra NOT LIKE '%auto_increment%'`,
      rowsAsArray: true,
    },
    [table],
  )) as unknown as [string[][]];
  const names = columns.map(([name]) => name!);
  await connection.query(`CREATE TABLE ${copy} LIKE ${table}`);
  let taken_ms = 0;
  for (let from = 0; from < rows; from += rows_per_statement) {
    const [batch] = (await connection.query({
      sql: `SELECT ${names.join(', ')} FROM ${table} ORDER BY number LIMIT ${rows_per_statement} OFFSET ${from}`,
      rowsAsArray: true,
    })) as unknown as [unknown[][]];
    const began = performance.now();
    await connection.query(
      `INSERT INTO ${copy} (${names.join(', ')}) VALUES ${batch.map(() => `(${names.map(() => '?').join(', ')})`).join(', ')} ON DUPLICATE KEY UPDATE ${names.map((name) => `${name} = VALUES(${name})`).join(', ')}`,
      batch.flat(),
    );
    taken_ms += performance.now() - began;
  }
  await connection.query(`DROP TABLE ${copy}`);
  return rows / (taken_ms / 1000);
}

/**
 * B6: replication into MariaDB (fetch, map, upsert, detect deletions) against bare upserts of the same rows, and
 * the memory that it takes.
 */
export async function replicationSpeed(runs: number): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const rows of sizes) {
    const vendor = await startChild('./paging-vendor.ts', [String(rows)]);
    const service = await startService('mariadb', vendor.said['url']!);
    try {
      const smallest = rows === sizes[0];
      const copied: Run[] = [];
      for (let run = 0; run < (smallest ? runs : 1); run++) copied.push(await replicate(service, rows));
      const speed = copied.map((run) => run.rows_per_s).toSorted((a, b) => a - b)[copied.length >> 1]!;
      if (smallest) {
        const connection = await createConnection(service.database_url);
        const bare: number[] = [];
        for (let run = 0; run < runs; run++) bare.push(await bareUpsert(connection, rows));
        await connection.end();
        const reference = bare.toSorted((a, b) => a - b)[bare.length >> 1]!;
        found.push({
          id: 'B6',
          what: `replication of ${rows} records into MariaDB`,
          measured: speed,
          reference,
          unit: 'rows/s',
          ratio: speed / reference,
          target: '>= 0.5',
          met: speed / reference >= 0.5,
        });
      } else {
        const { early_mb, late_mb } = copied[0]!;
        found.push({
          id: 'B6',
          what: `replication of ${rows} records into MariaDB`,
          measured: speed,
          reference: NaN,
          unit: 'rows/s',
          ratio: null,
          target: '',
          met: null,
        });
        found.push({
          id: 'B6',
          what: `resident memory at the end of that (reference: at its beginning)`,
          measured: late_mb,
          reference: early_mb,
          unit: 'MB',
          ratio: null,
          target: 'flat',
          met: late_mb <= early_mb + slack_mb,
        });
      }
    } finally {
      await Promise.all([service.stop(), vendor.stop()]);
    }
  }
  return found;
}
