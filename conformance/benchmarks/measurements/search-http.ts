import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noteOtherRelease } from '../../../server/records/derive-again.ts';
import { openDatabase } from '../../../server/storage/open-database.ts';
import { writePage } from '../../../server/records/store.ts';
import { alternate, type Measurement } from '../measure.ts';
import { startChild } from '../processes.ts';
import { incident, store } from '../search-data.ts';
import { engines, perSecond, startService, type Engine, type Service } from '../service.ts';

const default_records = 5000;

export const search_of_1000 = JSON.stringify({ entity: 'incidents', action: 'search', params: { query: {} } });

/** Records as a replication would have written them; this measures the reading alone. */
export async function fill(service: Service, connector_id: string, records = default_records): Promise<void> {
  const database = await openDatabase(service.database_url);
  const [{ ordinal }] = (await database.query<{ ordinal: number }>('SELECT ordinal FROM connectors WHERE id = ?', [
    connector_id,
  ])) as [{ ordinal: number }];
  await noteOtherRelease(database, store, ordinal);
  for (let at = 0; at < records; at += 500) {
    await database.transaction((tx) =>
      writePage(
        tx,
        database.engine,
        store,
        ordinal,
        Array.from({ length: 500 }, (_, each) => incident(at + each)),
        1,
      ),
    );
  }
  await database.change(
    "INSERT INTO replications (connector_id, entity, record_count, unavailable, as_of, generation, phase, pages, doubtful) VALUES (?, 'incidents', ?, 0, '2026-01-01T00:00:00.000Z', 1, 'idle', 1, 0)",
    [connector_id, records],
  );
  await database.close();
}

async function measure(engine: Engine, runs: number): Promise<Measurement> {
  const service = await startService(engine);
  let bare: Awaited<ReturnType<typeof startChild>> | undefined;
  try {
    const id = await service.createConnector();
    const url = service.executeUrl(id);
    await fill(service, id);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...service.headers },
      body: search_of_1000,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(bytes.toString('utf8'));
    const file = join(service.data_dir, 'answer.json');
    writeFileSync(file, bytes);
    bare = await startChild('./baselines/bare-bytes.ts', [file]);
    const result = await alternate(
      runs,
      () => perSecond(url, service.headers, search_of_1000, 8),
      () => perSecond(`${bare!.said['url']}/search`, {}, search_of_1000, 8),
    );
    const target = engine === 'sqlite' ? 0.5 : 0.35;
    return {
      id: 'B5',
      what: `search on ${engine}, 1000 records (${Math.round(bytes.length / 1024)} KB), 8 connections`,
      ...result,
      unit: 'requests/s',
      target: `>= ${target}`,
      met: result.ratio >= target,
    };
  } finally {
    await Promise.all([service.stop(), bare?.stop()]);
  }
}

/** B5: a search of the default size, HTTP to HTTP. */
export async function searchOverHttp(runs: number): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const engine of engines) found.push(await measure(engine, runs));
  return found;
}
