import { openDatabase } from '../../server/storage/database.ts';
import { writePage } from '../../server/records/store.ts';
import { alternate, type Measurement } from './measure.ts';
import { incident, store } from './search-data.ts';
import { engines, startService, type Engine, type Service } from './service.ts';

const rows = Number(process.env['PATCHBAY_BENCH_FEED_ROWS'] ?? 1_000_000);
const page_size = 1000;
const rows_per_write = 500;

/** Records as syncs would have written them: each page is a change of its own. */
async function fill(service: Service, connector_id: string): Promise<void> {
  const database = await openDatabase(service.database_url);
  try {
    const [connector] = await database.query<{ ordinal: number }>('SELECT ordinal FROM connectors WHERE id = ?', [
      connector_id,
    ]);
    if (!connector) throw new Error('the connector was not stored');
    for (let from = 0; from < rows; from += rows_per_write) {
      const page = Array.from({ length: Math.min(rows_per_write, rows - from) }, (_, at) => incident(from + at));
      await database.transaction((tx) => writePage(tx, database.engine, store, connector.ordinal, page, 1));
    }
    await database.change(
      "INSERT INTO replications (connector_id, entity, record_count, unavailable, as_of, generation, phase, pages, doubtful) VALUES (?, 'incidents', ?, 0, '2026-01-01T00:00:00.000Z', 1, 'idle', 1, 0)",
      [connector_id, rows],
    );
  } finally {
    await database.close();
  }
}

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

async function measure(engine: Engine, runs: number): Promise<Measurement> {
  const service = await startService(engine);
  try {
    const id = await service.createConnector();
    await fill(service, id);
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
