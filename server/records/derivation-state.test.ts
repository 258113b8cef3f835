import { engine } from '../testing/database.ts';
import { openProbe, probeStore, type Probe } from '../testing/search-probe.ts';
import { deriveAgain, noteOtherRelease } from './derive-again.ts';
import { createDerivedCheck } from './derived-check.ts';

const ordinal = 1;
const page = (from: number, count = 3) =>
  Array.from({ length: count }, (_, at) => ({ id: `r${from + at}`, title: `Thing ${from + at}` }));

let probe: Probe;
beforeEach(async () => {
  probe = await openProbe(engine);
});
afterEach(() => probe.close());

/** How many rows the check of a process that has just begun looks at. */
async function lookedAt(): Promise<{ derived: boolean; rows: number; statements: number }> {
  const found = { derived: false, rows: 0, statements: 0 };
  const counted = {
    ...probe.database,
    query: async <Row>(sql: string, values?: unknown[]) => {
      const rows = await probe.database.query<Row>(sql, values);
      found.statements++;
      found.rows = rows.filter((row) => (row as { number: number | null }).number !== null).length;
      return rows;
    },
  };
  found.derived = await createDerivedCheck(counted).isDerived(probeStore, ordinal);
  return found;
}

it('does not have the pages of a sync looked at again, however many they are', async () => {
  await noteOtherRelease(probe.database, probeStore, ordinal);
  for (let at = 0; at < 30; at += 3) await probe.load(ordinal, page(at));
  expect(await lookedAt()).toEqual({ derived: true, rows: 0, statements: 2 });
  await probe.load(ordinal, [...page(0), { id: 'r31', title: 'Another' }]);
  expect(await lookedAt()).toMatchObject({ derived: true, rows: 0 });
});

it('has everything looked at that came after a change of another release', async () => {
  await noteOtherRelease(probe.database, probeStore, ordinal);
  await probe.load(ordinal, page(0));
  await probe.load(ordinal, page(3));
  // What a process of a release before marks writes: another number, and the mark as it was.
  await probe.database.change('UPDATE change_feeds SET number = number + 1 WHERE connector = ?', [ordinal]);
  await probe.database.change(`UPDATE ${probeStore.table} SET change_number = change_number + 2 WHERE id = 'r1'`);
  await probe.load(ordinal, page(6));
  expect(await lookedAt()).toMatchObject({ derived: false });
  while ((await deriveAgain(probe.database, probeStore, ordinal)) === 'more');
  expect(await lookedAt()).toMatchObject({ derived: true, rows: 0 });
  await probe.load(ordinal, page(9));
  expect(await lookedAt()).toMatchObject({ derived: true, rows: 0 });
});

it('ends a check at its deadline, has the rest done, and goes on where it was', async () => {
  await probe.load(ordinal, page(0, 2500));
  const given: string[] = [];
  const check = createDerivedCheck(probe.database, ({ entity }) => void given.push(entity));
  const passed = performance.now() - 1;
  for (let time = 0; time < 2; time++)
    await expect(check.isDerived(probeStore, ordinal, passed)).rejects.toMatchObject({
      code: 'search_timeout',
      status: 503,
    });
  expect(await check.isDerived(probeStore, ordinal, passed)).toBe(true);
  expect(given).toEqual(['things', 'things']);
});
