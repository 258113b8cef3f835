import { alternate, type Measurement } from '../measure.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { store } from '../search-data.ts';
import { fill } from './search-http.ts';
import { engines, startService, type Engine, type Service } from '../service.ts';

/** A multiple of 500: so many are written at once. Beyond `most_written`, a multiple of that. */
const rows = Number(process.env['PATCHBAY_BENCH_FEED_ROWS'] ?? 1_000_000);
const most_written = 100_000;
const page_size = 1000;
const rows_per_copy = 1000; // MariaDB needs more than the time of a statement for many more
/** A walk of a million records has a thousand requests. */
const warm_ups = rows >= 1_000_000 ? 1 : 3;

interface Page {
  count: number;
  next: string | null;
}

/** Records per second of a walk from the first page to the last. */
async function walk(read: (after: string | null) => Promise<Page>): Promise<number> {
  const began = performance.now();
  let count = 0;
  for (let after: string | null | undefined; after !== null;) {
    const page: Page = await read(after ?? null);
    count += page.count;
    after = page.next;
  }
  if (count !== rows) throw new Error(`a walk returned ${count} of ${rows} records`);
  return rows / ((performance.now() - began) / 1000);
}

/** Copies of the written records with other ids. They are in no text index, which neither walk uses. */
async function multiply(service: Service, connector_id: string, times: number): Promise<void> {
  const { table, keys } = store;
  const same = ['connector', 'generation', 'hash', 'folded', 'change_number', 'changed_at', 'derivation'];
  const columns = [...same, ...keys.map(({ column }) => column)].join(', ');
  const database = await openDatabase(service.database_url);
  const join = (...parts: string[]) =>
    database.engine === 'sqlite' ? parts.join(' || ') : `CONCAT(${parts.join(', ')})`;
  /** Both are JSON with the id in it. */
  const renamed = (column: string) =>
    `REPLACE(${column}, ${join("'\"'", 'id', "'\"'")}, ${join("'\"'", 'id', '?', "'\"'")})`;
  try {
    for (let copy = 1; copy < times; copy++)
      for (let from = 0; from < most_written; from += rows_per_copy)
        await database.change(
          `INSERT INTO ${table} (id, record, leaves, ${columns})
           SELECT ${join('id', '?')}, ${renamed('record')}, ${renamed('leaves')}, ${columns} FROM ${table} WHERE number > ? AND number <= ?`,
          [`.${copy}`, `.${copy}`, `.${copy}`, from, from + rows_per_copy],
        );
    // Otherwise MariaDB expects the few rows that it counted last, and sorts them all for each page of a search.
    if (database.engine === 'mariadb') await database.query(`ANALYZE TABLE ${table}`);
    await database.change('UPDATE replications SET record_count = record_count * ? WHERE connector_id = ?', [
      times,
      connector_id,
    ]);
  } finally {
    await database.close();
  }
}

async function measure(engine: Engine, runs: number): Promise<Measurement> {
  const service = await startService(engine);
  try {
    const id = await service.createConnector();
    await fill(service, id, Math.min(rows, most_written));
    if (rows > most_written) await multiply(service, id, rows / most_written);
    const connector = `/integrations/connectors/${id}`;
    const feed = async (after: string | null): Promise<Page> => {
      const from = after === null ? '' : `&after=${encodeURIComponent(after)}`;
      const { data, pagination, meta } = await service.call<{
        data: unknown[];
        pagination: { after: string };
        meta: { caught_up: boolean };
      }>('GET', `${connector}/changes?entities=incidents&page_size=${page_size}${from}`);
      return { count: data.length, next: meta.caught_up ? null : pagination.after };
    };
    const search = async (cursor: string | null): Promise<Page> => {
      const { data, meta } = await service.call<{ data: unknown[]; meta: { cursor: string | null } }>(
        'POST',
        `${connector}/execute`,
        {
          entity: 'incidents',
          action: 'search',
          params: { query: {}, limit: page_size, ...(cursor !== null && { cursor }) },
        },
      );
      return { count: data.length, next: meta.cursor };
    };
    const result = await alternate(
      runs,
      () => walk(feed),
      () => walk(search),
      warm_ups,
    );
    return {
      id: 'B10',
      what: `change feed on ${engine}, ${rows} records in pages of ${page_size}, against search of everything`,
      ...result,
      unit: 'records/s',
      target: '>= 0.9',
      met: result.ratio >= 0.9,
    };
  } finally {
    await service.stop();
  }
}

/** B10: a walk of the change feed against one of `search` over the same records, HTTP to HTTP. */
export async function feedSpeed(runs: number): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const engine of engines) found.push(await measure(engine, runs));
  return found;
}
