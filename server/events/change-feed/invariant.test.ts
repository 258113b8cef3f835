import { jest } from '@jest/globals';
import { dropAll, FeedReader, purgeAll, random, storedRecords, writeSome } from '../../testing/feed.ts';
import { startTestService, type TestService } from '../../testing/service.ts';

jest.setTimeout(240_000);

/** How many random histories are played; each has its own seed, which a failure names. */
const histories = Number(process.env['PATCHBAY_FEED_HISTORIES'] ?? 4);
const steps = 30;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** Two writers at a time, and now and then another scope or another account, whose purge may come at any later time. */
async function play(id: string, pick: (below: number) => number, readers: readonly FeedReader[]): Promise<void> {
  const place = { database: service.services.database, id };
  for (let step = 0; step < steps; step++) {
    const what = pick(12);
    const work = [writeSome(place, pick), writeSome(place, pick)];
    if (what === 0) work.push(dropAll(place, 'scope'));
    if (what === 1) work.push(dropAll(place, 'account'));
    if (what < 4) work.push(purgeAll(service.services.database));
    const reads = readers.map((reader, at) => (pick(3 + at) === 0 ? reader.page(1 + pick(7)) : false));
    await Promise.all([...work, ...reads]);
  }
}

it.each(Array.from({ length: histories }, (_, at) => Date.now() + at))(
  'gives every reader the stored records, whatever happens meanwhile (seed %i)',
  async (seed) => {
    const id = await service.createConnector(service.owner, { sync: { enabled: false } });
    const readers = Array.from({ length: 3 }, () => new FeedReader(id, service));
    await play(id, random(seed), readers);
    await purgeAll(service.services.database);
    const expected = await storedRecords({ database: service.services.database, id });
    for (const reader of readers) {
      while (!(await reader.page(7)));
      expect(reader.copy).toEqual(expected);
    }
  },
);
