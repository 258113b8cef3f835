import { jest } from '@jest/globals';
import type { Entity } from '../../../conformance/fake-vendors/facebook-marketing/world.ts';
import { contracts } from '../../generated/connectors.gen.ts';
import { accounts, startTestAdvertising, type TestAdvertising } from '../../testing/advertising.ts';

// Each test copies whole accounts, some of them several times; a machine that does other things at the same time takes
// its while.
jest.setTimeout(120_000);

const [first, second, third] = accounts;
const listed = [
  'campaigns',
  'ad_sets',
  'ads',
  'ad_creatives',
  'custom_conversions',
  'images',
  'videos',
  'pixels',
] as const;
const filtered = ['campaigns', 'ad_sets', 'ads'] as const;

let world: TestAdvertising;
beforeAll(async () => {
  world = await startTestAdvertising();
});
afterAll(() => world.close());
// What a test changes at the vendor stays: every test compares with what there is then.
afterEach(() => {
  world.vendor.faults.clear();
  world.expire(false);
});

/** What the vendor has of two accounts, shared pixels once. */
const there = (entity: Entity, of: readonly string[] = [first, second]) =>
  new Set(of.flatMap((account) => world.data.ofAccount(entity, account).map(({ id }) => id)));
const ids = async (id: string, entity: string) => new Set((await world.stored(id, entity)).keys());
const status = async (id: string) =>
  (await world.service.call('GET', `/api/v1/integrations/connectors/${id}`, { token: world.service.owner.token })).body
    .status;
const fault = (path: string, each: object, rule: object = {}) =>
  world.vendor.faults.add({ path, times: 'always', fault: each, ...rule } as never);
const graph = (code: number, more: object = {}) => ({
  error: { message: 'words of the vendor', type: 'OAuthException', code, ...more },
});

describe('a record of an advertiser', () => {
  it('goes when the vendor has it no more, and not because it was archived, deleted or moved aside', async () => {
    const id = await world.connector();
    expect(await world.run(id, ['ad_accounts', ...listed])).toMatchObject({ status: 'succeeded' });
    for (const entity of listed) expect(await ids(id, entity)).toEqual(there(entity));
    expect(await ids(id, 'ad_accounts')).toEqual(new Set([`act_${first}`, `act_${second}`]));
    for (const entity of filtered) {
      const [one, other] = world.data
        .ofAccount(entity, first)
        .filter(({ effective_status }) => effective_status === 'ACTIVE');
      world.data.touch(entity, one!.id, { effective_status: 'ARCHIVED' });
      world.data.touch(entity, other!.id, { effective_status: 'DELETED' });
    }
    const gone = new Map(listed.map((entity) => [entity, world.data.ofAccount(entity, second)[0]!.id]));
    for (const [entity, record] of gone) world.data.remove(entity, record);
    const run = await world.run(id, ['ad_accounts', ...listed]);
    expect(run).toMatchObject({ status: 'succeeded' });
    for (const each of run.entities)
      expect([each.entity, each.records_deleted]).toEqual([each.entity, gone.has(each.entity) ? 1 : 0]);
    for (const entity of listed) expect(await ids(id, entity)).toEqual(there(entity));
    for (const entity of filtered) {
      const states = new Set(
        [...(await world.stored(id, entity)).values()].map(({ effective_status }) => effective_status),
      );
      for (const state of ['ACTIVE', 'ARCHIVED', 'DELETED']) expect(states).toContain(state);
    }
  });

  it('stays if the vendor omits archived ones, or truncates its list', async () => {
    const id = await world.connector();
    await world.run(id, [...listed]);
    // Nothing at all, nothing of one account, and the first records only.
    fault('/v25.0/act_*', { kind: 'raw_body', text: '{"data":[]}' }, { method: 'GET' });
    const with_get = listed.filter((entity) => entity !== 'images' && entity !== 'videos');
    const run = await world.run(id, [...with_get]);
    expect(run.status).toBe('partial');
    for (const each of run.entities)
      expect(each).toMatchObject({ records_deleted: 0, possibly_incomplete: { reason: 'records_left_out' } });
    for (const entity of with_get) expect(await ids(id, entity)).toEqual(there(entity));
    world.vendor.faults.clear();
    fault(`/v25.0/act_${second}/campaigns`, {
      kind: 'raw_body',
      text: JSON.stringify({
        data: world.data
          .ofAccount('campaigns', second)
          .filter(({ effective_status }) => effective_status !== 'ARCHIVED'),
      }),
    });
    const campaigns = await world.run(id, ['campaigns']);
    expect(campaigns.entities[0].records_deleted).toBe(0);
    expect(await ids(id, 'campaigns')).toEqual(there('campaigns'));
    world.vendor.faults.clear();
    // Images have no get that could tell: a full last page is no proof of an end, nor is a page without records inside.
    const images = Array.from({ length: 100 }, (_, at) => ({
      id: `${first}:${at}`,
      account_id: first,
      hash: String(at),
    }));
    fault(`/v25.0/act_${first}/adimages`, { kind: 'raw_body', text: JSON.stringify({ data: images }) });
    expect((await world.run(id, ['images'])).entities[0].records_deleted).toBe(0);
    world.vendor.faults.clear();
    fault(
      `/v25.0/act_${first}/adimages`,
      {
        kind: 'raw_body',
        text: JSON.stringify({
          data: [],
          paging: { cursors: { after: 'eZD' }, next: 'https://graph.facebook.com/next' },
        }),
      },
      { times: 2 },
    );
    fault(`/v25.0/act_${first}/adimages`, { kind: 'raw_body', text: '{"data":[]}' }, { after_requests: 0 });
    expect((await world.run(id, ['images'])).entities[0].records_deleted).toBe(0);
    for (const image of there('images')) expect(await ids(id, 'images')).toContain(image);
  });

  it('stays where the list of its account fails, and the other account is read to its end', async () => {
    const id = await world.connector();
    await world.run(id, [...listed]);
    for (const entity of listed) world.data.remove(entity, world.data.ofAccount(entity, first).at(-1)!.id);
    fault(`/v25.0/act_${second}/*`, { kind: 'status', status: 500 });
    const run = await world.run(id, [...listed]);
    expect(run).toMatchObject({ status: 'partial' });
    for (const each of run.entities)
      expect(each).toMatchObject({
        status: 'partial',
        skipped: [{ part: second, code: 'upstream_failed' }],
      });
    // A record that does not name its account may be one of the account that was left out.
    for (const entity of ['campaigns', 'ads'] as const) expect(await ids(id, entity)).toEqual(there(entity));
    for (const entity of listed)
      expect([...(await ids(id, entity))]).toEqual(expect.arrayContaining([...there(entity)]));
    world.vendor.faults.clear();
    expect(await world.run(id, [...listed])).toMatchObject({ status: 'succeeded' });
    for (const entity of listed) expect(await ids(id, entity)).toEqual(there(entity));
  });

  it('that several accounts share is one, and goes when none of them lists it', async () => {
    const shared = world.data
      .ofAccount('pixels', second)
      .find((pixel) => (pixel['owner_ad_account'] as { account_id: string }).account_id === first)!.id;
    const id = await world.connector();
    await world.run(id, ['pixels']);
    expect(await ids(id, 'pixels')).toEqual(there('pixels'));
    // The account that owns it now is none of the connector's; the second still lists it.
    world.data.touch('pixels', shared, { owner_ad_account: { id: `act_${third}`, account_id: third } });
    expect(there('pixels', [first]).has(shared)).toBe(false);
    expect((await world.run(id, ['pixels'])).entities[0].records_deleted).toBe(0);
    expect(await ids(id, 'pixels')).toContain(shared);
    const only_first = await world.connector([first]);
    await world.run(only_first, ['pixels']);
    expect(await ids(only_first, 'pixels')).toEqual(there('pixels', [first]));
    world.data.remove('pixels', shared);
    expect((await world.run(id, ['pixels'])).entities[0].records_deleted).toBe(1);
    expect(await ids(id, 'pixels')).not.toContain(shared);
  });

  it('of an account that the connector is no longer bound to is out of reach at once, and gone after the next run', async () => {
    const id = await world.connector();
    await world.run(id, ['campaigns', 'ads_insights']);
    expect((await world.execute(id, 'campaigns', 'search', { query: {} })).data).toHaveLength(there('campaigns').size);
    await world.service.call('PATCH', `/api/v1/integrations/connectors/${id}`, {
      token: world.service.owner.token,
      body: { replication_config: { account_ids: second } },
    });
    expect(await world.execute(id, 'campaigns', 'search', { query: {} })).toMatchObject({ status: 409 });
    await world.run(id, ['campaigns', 'ads_insights']);
    for (const entity of ['campaigns', 'ads_insights']) {
      const { data } = await world.execute(id, entity, 'search', { query: {}, limit: 10_000 });
      expect(new Set(data.map(({ account_id }: { account_id: string }) => account_id))).toEqual(new Set([second]));
    }
  });

  it('is removed by the rule that its entity declares', () => {
    const { entities } = contracts['facebook-marketing'];
    const searched = Object.entries(entities).filter(([, { actions }]) => 'search' in actions);
    for (const [entity, { deletions }] of searched)
      expect([entity, deletions]).toEqual([entity, entity === 'ads_insights' ? 'never' : 'listing']);
    expect(searched.map(([entity]) => entity).sort()).toEqual(['ad_accounts', 'ads_insights', ...listed].sort());
  });

  it('is stored without the page token and the address with a token that the vendor may put into it', async () => {
    const token = 'EAAsecretOfThePage';
    fault('/v25.0/act_*', {
      kind: 'patch_record',
      index: 'all',
      patch: { access_token: token, name: `https://x.example/?a=1&access_token=${token}` },
    });
    const id = await world.connector();
    expect(await world.run(id, [...listed])).toMatchObject({ status: 'succeeded' });
    for (const entity of listed) {
      const records = JSON.stringify([...(await world.stored(id, entity)).values()]);
      expect(records).not.toContain('EAA');
      if (entity !== 'videos') expect(records).toContain('https://x.example/?a=1');
    }
    expect(world.service.logged.join('')).not.toContain(token);
  });
});

describe('credentials of an advertiser', () => {
  it('whose session has expired (190/463) need the user again: a run tells, or the first call', async () => {
    const called = await world.connector(undefined, { access_token: 'EAAmain' });
    const copied = await world.connector();
    await world.run(copied, ['campaigns']);
    expect((await world.execute(called, 'campaigns', 'list', { account_id: first, page_size: 100 })).data).toHaveLength(
      there('campaigns', [first]).size,
    );
    world.expire(true);
    for (const id of [called, copied])
      expect(await world.execute(id, 'campaigns', 'list', { account_id: first })).toMatchObject({ status: 424 });
    for (const id of [called, copied]) {
      if ((await status(id)) !== 'needs_reauth')
        expect(await world.run(id, ['campaigns', 'ads'])).toMatchObject({
          status: 'failed',
          entities: [{ error: { code: 'upstream_unauthorized' } }, { status: 'failed' }],
        });
      expect(await status(id)).toBe('needs_reauth');
      expect(await world.execute(id, 'campaigns', 'list', { account_id: first })).toMatchObject({ status: 424 });
    }
    // What was copied can still be searched.
    expect((await world.execute(copied, 'campaigns', 'search', { query: {} })).data).toHaveLength(
      there('campaigns').size,
    );
  });

  it('are not doubted because of an outage, a permission, or a 190 that says that it passes', async () => {
    const id = await world.connector(undefined, { access_token: 'EAAmain' });
    for (const [code, more, found] of [
      [190, { is_transient: true }, 'upstream_failed'],
      [200, {}, 'upstream_forbidden'],
      [2, {}, 'upstream_failed'],
    ] as const) {
      world.vendor.faults.clear();
      fault('/v25.0/*', { kind: 'status', status: 400, body: graph(code, more) });
      expect(await world.run(id, ['campaigns'])).toMatchObject({ entities: [{ error: { code: found } }] });
      expect(await world.execute(id, 'campaigns', 'list', { account_id: first })).toMatchObject({ code: found });
      expect(await status(id)).not.toBe('needs_reauth');
    }
  });

  it('that are throttled by an error in a 200 make the run wait, and nothing is taken for an empty page', async () => {
    const usage = {
      [first]: [
        {
          type: 'ads_management',
          call_count: 100,
          total_cputime: 25,
          total_time: 25,
          estimated_time_to_regain_access: 7,
        },
      ],
    };
    const id = await world.connector();
    await world.run(id, ['campaigns']);
    const sync_id = await world.begin(id, ['campaigns']);
    fault(`/v25.0/act_${second}/campaigns`, {
      kind: 'status',
      status: 200,
      body: graph(80004, { error_subcode: 2446079 }),
      headers: { 'X-Business-Use-Case-Usage': JSON.stringify(usage) },
    });
    const parked = await world.does(sync_id);
    expect(parked?.again_in_ms).toBeGreaterThanOrEqual(7 * 60_000);
    world.vendor.faults.clear();
    await world.does(sync_id);
    expect(await world.read(id, sync_id)).toMatchObject({
      status: 'succeeded',
      entities: [{ records_seen: there('campaigns').size, records_deleted: 0 }],
    });
  });
});
