import { v7 as uuid } from 'uuid';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { list_of_100 } from './hosted-list.ts';
import { median, type Measurement } from '../measure.ts';
import { startChild } from '../processes.ts';
import { fill, search_of_1000 } from './search-http.ts';
import { engines, perSecond, startService, type Engine, type Service } from '../service.ts';

const sizes = [1, 1000, 100_000];
const rows_per_statement = 500;

const search_of_100 = JSON.stringify({
  entity: 'incidents',
  action: 'search',
  params: { query: { sort: [{ created_at: 'desc' }] }, limit: 100 },
});

/**
 * Stores copies of a connector until there are so many. Their credentials cannot be opened, for they are sealed for
 * another id; no search finds them.
 */
async function growTo(service: Service, model_id: string, wanted: number): Promise<void> {
  const database = await openDatabase(service.database_url);
  const [model] = await database.query('SELECT * FROM connectors WHERE id = ?', [model_id]);
  const [{ count, ordinal }] = (await database.query<{ count: number; ordinal: number }>(
    'SELECT COUNT(*) AS count, MAX(ordinal) AS ordinal FROM connectors',
  )) as [{ count: number; ordinal: number }];
  const columns = Object.keys(model!);
  for (let at = Number(count); at < wanted; at += rows_per_statement) {
    const copies = Array.from(
      { length: Math.min(rows_per_statement, wanted - at) },
      (_, each) => ({ ...model!, id: uuid(), ordinal: Number(ordinal) + 1 + at + each }) as Record<string, unknown>,
    );
    await database.change(
      `INSERT INTO connectors (${columns.join(', ')}) VALUES ${copies.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ')}`,
      copies.flatMap((copy) => columns.map((column) => copy[column])),
    );
  }
  await database.close();
}

async function measure(engine: Engine, runs: number): Promise<Measurement[]> {
  const vendor = await startChild('./vendors/static-vendor.ts', []);
  const service = await startService(engine, vendor.said['url']!);
  const speeds: Array<[string, string, number]> = [
    ['list of 100', list_of_100, 16],
    ['search of 100', search_of_100, 8],
    ['search of 1000', search_of_1000, 8],
  ];
  const found: Measurement[] = [];
  try {
    const id = await service.createConnector();
    await fill(service, id);
    const first = new Map<string, number>();
    for (const [, body, connections] of speeds)
      await perSecond(service.executeUrl(id), service.headers, body, connections); // warms up
    for (const size of sizes) {
      await growTo(service, id, size);
      for (const [what, body, connections] of speeds) {
        const each: number[] = [];
        for (let run = 0; run < runs; run++)
          each.push(await perSecond(service.executeUrl(id), service.headers, body, connections));
        const measured = median(each);
        if (!first.has(what)) first.set(what, measured);
        const reference = first.get(what)!;
        found.push({
          id: 'B8',
          what: `${what} on ${engine}, ${size} connectors stored`,
          measured,
          reference,
          unit: 'requests/s',
          ratio: measured / reference,
          target: 'flat',
          met: null,
        });
      }
    }
    return found;
  } finally {
    await Promise.all([service.stop(), vendor.stop()]);
  }
}

/** B8: whether it matters how many connectors are stored. The reference is the same with one. */
export async function growth(runs: number): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const engine of engines) found.push(...(await measure(engine, runs)));
  return found;
}
