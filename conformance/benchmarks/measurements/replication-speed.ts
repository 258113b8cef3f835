import { setTimeout as wait } from 'node:timers/promises';
import { median, type Measurement } from '../measure.ts';
import { plainUpserts, readStored } from '../baselines/plain-upserts.ts';
import { residentMb, startChild } from '../processes.ts';
import { engines, startService, type Engine, type Service } from '../service.ts';

/**
 * How many records each run copies: the first are compared with upserts into a plain table, the others are for the
 * memory that they take.
 */
const sizes = (process.env['PATCHBAY_BENCH_ROWS'] ?? '10000,1000000').split(',').map(Number);
/**
 * Memory by which the last fifth of a run may exceed the first and still count as flat: garbage that is not collected
 * yet.
 */
const slack_mb = 60;

/** Ten requests a second, as vendors usually get, are 2500 records a second of this one: that is no limit of ours. */
const unpaced = { SYNC_REQUESTS_PER_SECOND: '1000000' };

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

/** The smallest size, on one engine: against upserts of the same rows into a plain table, and what a record takes. */
async function compare(engine: Engine, rows: number, runs: number): Promise<Measurement[]> {
  const vendor = await startChild('./vendors/paging-vendor.ts', [String(rows)]);
  const service = await startService(engine, vendor.said['url'], unpaced);
  try {
    const speeds: number[] = [];
    for (let run = 0; run < runs; run++) speeds.push((await replicate(service, rows)).rows_per_s);
    const stored = await readStored(service.database_url, rows);
    const measured = median(speeds);
    const reference = median(await plainUpserts(engine, stored.rows, runs));
    return [
      {
        id: 'B6',
        what: `replication of ${rows} records on ${engine}, against upserts into a plain table without text index`,
        measured,
        reference,
        unit: 'rows/s',
        ratio: measured / reference,
        target: '>= 0.5',
        met: measured / reference >= 0.5,
      },
      {
        id: 'B6',
        what: `stored bytes for a byte of a record's JSON on ${engine}, without indexes`,
        measured: stored.bytes_per_byte,
        reference: 1,
        unit: 'bytes',
        ratio: stored.bytes_per_byte,
        target: '<= 2',
        met: stored.bytes_per_byte <= 2,
      },
    ];
  } finally {
    await Promise.all([service.stop(), vendor.stop()]);
  }
}

/** A larger size: the memory that it takes. */
async function remember(rows: number): Promise<Measurement[]> {
  const vendor = await startChild('./vendors/paging-vendor.ts', [String(rows)]);
  const service = await startService('mariadb', vendor.said['url'], unpaced);
  try {
    const { rows_per_s, early_mb, late_mb } = await replicate(service, rows);
    return [
      {
        id: 'B6',
        what: `replication of ${rows} records into MariaDB`,
        measured: rows_per_s,
        reference: NaN,
        unit: 'rows/s',
        ratio: null,
        target: '',
        met: null,
      },
      {
        id: 'B6',
        what: `resident memory at the end of that (reference: at its beginning)`,
        measured: late_mb,
        reference: early_mb,
        unit: 'MB',
        ratio: null,
        target: 'flat',
        met: late_mb <= early_mb + slack_mb,
      },
    ];
  } finally {
    await Promise.all([service.stop(), vendor.stop()]);
  }
}

/**
 * B6: replication (fetch, map, derive, upsert, detect deletions) against upserts of the same records into a plain
 * table, what is stored of a record, and the memory that it takes.
 */
export async function replicationSpeed(runs: number): Promise<Measurement[]> {
  const [smallest = 0, ...larger] = sizes;
  const found: Measurement[] = [];
  for (const engine of engines) found.push(...(await compare(engine, smallest, runs)));
  if (engines.includes('mariadb')) for (const rows of larger) found.push(...(await remember(rows)));
  return found;
}
