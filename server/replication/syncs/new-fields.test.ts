import { jest } from '@jest/globals';
import { recordStore } from '../../records/record-tables.ts';
import { startTestReplication, until, type TestReplication } from '../../testing/replication.ts';

jest.setTimeout(120_000);

/** Of incident.io, incidents and escalations are read incrementally. */
const entities = ['incidents', 'escalations'];

describe('an entity that is read incrementally', () => {
  let service: TestReplication;
  let id: string;
  beforeAll(async () => {
    service = await startTestReplication({ counts: { incidents: 60, escalations: 20 } });
    id = await service.quietConnector();
    await service.run(id, { mode: 'full' });
  });
  afterAll(() => service.close());

  const database = () => service.services.database;
  const modes = async () => {
    const run = await service.run(id, { entities });
    expect(run.status).toBe('succeeded');
    return Object.fromEntries(run.entities.map((each: any) => [each.entity, each.mode])) as Record<string, string>;
  };
  const incremental = { incidents: 'incremental', escalations: 'incremental' };
  const fields = async () =>
    (
      await database().query<{ fields: string | null }>(
        "SELECT fields FROM replications WHERE connector_id = ? AND entity = 'incidents'",
        [id],
      )
    )[0]?.fields;

  it('is listed in full once after its contract has got other fields', async () => {
    expect(await modes()).toEqual(incremental);
    const known = await fields();
    expect(known).toMatch(/^[\w-]{16}$/);
    await database().change(
      "UPDATE replications SET fields = 'others' WHERE connector_id = ? AND entity = 'incidents'",
      [id],
    );
    expect(await modes()).toEqual({ ...incremental, incidents: 'full' });
    expect(await fields()).toBe(known);
    expect(await modes()).toEqual(incremental);
  });

  it('is listed in full once after a process of another release has stored records of it', async () => {
    const { table } = recordStore('incident-io', 'escalations') ?? { table: '' };
    const stored = await service.stored(id, 'escalations');
    // As another release writes: with a further change number, and without the mark.
    await database().change(
      `UPDATE ${table} SET change_number = change_number + 1000 WHERE id = ? AND connector = (SELECT ordinal FROM connectors WHERE id = ?)`,
      [[...stored.keys()][0], id],
    );
    expect(await modes()).toEqual({ ...incremental, escalations: 'full' });
    expect(await modes()).toEqual(incremental);
  });

  it('begins a listing again that another release has begun', async () => {
    const listing = "phase = 'listing', next_cursor = 'somewhere', listing_started_at = as_of";
    await database().change(
      `UPDATE replications SET ${listing}, generation = generation + 1 WHERE connector_id = ? AND entity = 'incidents'`,
      [id],
    );
    service.vendor.requests.clear();
    expect(await modes()).toMatchObject({ escalations: 'incremental' });
    const asked = service.vendor.requests.list();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((request) => JSON.stringify(request).includes('somewhere'))).toEqual([]);
  });

  it('is derived again in the background after another release has written it', async () => {
    const store = recordStore('incident-io', 'incidents');
    await database().change(`UPDATE ${store?.table} SET derivation = NULL, leaves = '{}', key_name = NULL`);
    await database().change("DELETE FROM derivations WHERE entity = 'incidents'");
    const search = () =>
      service.call('POST', service.path(id, '/execute'), {
        token: service.owner.token,
        executed: { connector_type: 'incident-io', entity: 'incidents', action: 'search' },
        body: {
          entity: 'incidents',
          action: 'search',
          params: { query: { filter: { neq: { name: null } } }, limit: 100 },
        },
      });
    const { body } = await search();
    expect(body.data).toHaveLength(60);
    await until(async () => {
      const [row] = await database().query<{ left_over: number }>(
        `SELECT COUNT(*) AS left_over FROM ${store?.table} WHERE derivation IS NULL`,
      );
      return Number(row?.left_over) === 0;
    }, 'the records to be derived again');
    expect((await search()).body.data).toEqual(body.data);
  });
});
