/**
 * A business's ad accounts and all that is in them: made from (seed, account, index) on first use, and changed in
 * place.
 */
import { createClock, type Clock } from '../clock.ts';
import type { VendorRecord } from '../overlay-store.ts';
import { hashText } from '../random.ts';
import { ad, adCreative, adSet, campaign } from './campaigns.ts';
import { withDetails } from './details.ts';
import { adAccount, archivedAd, customConversion, image, pixel, video } from './library.ts';
import {
  createWorld,
  DEFAULT_COUNTS,
  ENTITIES,
  type AdAccount,
  type Counts,
  type Entity,
  type World,
} from './world.ts';

const MAKERS: Record<keyof Counts, (world: World, account: number, index: number) => VendorRecord> = {
  campaigns: campaign,
  ad_sets: adSet,
  ads: ad,
  ad_creatives: adCreative,
  custom_conversions: customConversion,
  images: image,
  videos: video,
  pixels: pixel,
};

export interface DataSetOptions {
  seed?: number | string;
  /** The ad accounts, each with what differs from the sandbox's counts. */
  accounts?: Array<{ account_id: string; name?: string; counts?: Partial<Counts> }>;
  archived_ads?: number;
  /** The newest moment of the unchanged data. */
  until?: string;
  clock?: Clock;
}

export interface DataSet {
  readonly clock: Clock;
  readonly world: World;
  count(entity: Entity): number;
  /** In order of creation; undefined where there is none. */
  record(entity: Entity, index: number): VendorRecord | undefined;
  find(entity: Entity, id: string): VendorRecord | undefined;
  all(entity: Entity): VendorRecord[];
  /** Newest first: what an ad account lists, shared pixels included. */
  ofAccount(entity: Entity, account_id: string): readonly VendorRecord[];
  touch(entity: Entity, id: string, patch?: Record<string, unknown>): VendorRecord;
  remove(entity: Entity, id: string): void;
  insert(entity: Entity, record?: Record<string, unknown>): VendorRecord;
}

/** A fixed default, so that the same seed gives the same data on any day. */
const DEFAULT_UNTIL = '2026-11-20T08:00:00.000Z';

const DEFAULT_ACCOUNTS = [
  { account_id: '1048576000000017' },
  { account_id: '1048576000000033' },
  { account_id: '1048576000000049' },
];
const PLACES = [
  ['USD', 'America/Los_Angeles', -8],
  ['EUR', 'Europe/Berlin', 1],
  ['INR', 'Asia/Kolkata', 5.5],
  ['JPY', 'Asia/Tokyo', 9],
] as const;

export function createDataSet({
  seed = 1,
  accounts = DEFAULT_ACCOUNTS,
  archived_ads = 40,
  until = DEFAULT_UNTIL,
  clock = createClock(),
}: DataSetOptions = {}): DataSet {
  const made: AdAccount[] = accounts.map(
    ({ account_id, name, counts }: NonNullable<DataSetOptions['accounts']>[number], n) => {
      const [currency, timezone_name, offset] = PLACES[n % PLACES.length]!;
      return {
        account_id,
        name: name ?? `Brightwater ${currency} ${n + 1}`,
        currency,
        timezone_name,
        offset,
        counts: { ...DEFAULT_COUNTS, ...counts },
      };
    },
  );
  const world = createWorld(typeof seed === 'number' ? seed : hashText(seed), Date.parse(until), made);
  const stores = new Map<Entity, Map<string, VendorRecord>>();
  let lists = new Map<string, VendorRecord[]>();
  let inserted = 0;

  function store(entity: Entity): Map<string, VendorRecord> {
    const known = stores.get(entity);
    if (known) return known;
    const records =
      entity === 'ad_accounts'
        ? made.map((_account, n) => withDetails(entity, adAccount(world, n)))
        : entity === 'ad_library'
          ? Array.from({ length: archived_ads }, (_each, index) => archivedAd(world, index, '{token}'))
          : made.flatMap((account, n) =>
              Array.from({ length: account.counts[entity] }, (_each, index) =>
                owned(entity, n, withDetails(entity, MAKERS[entity](world, n, index))),
              ),
            );
    const fresh = new Map(records.map((record) => [record.id, record]));
    stores.set(entity, fresh);
    return fresh;
  }

  function owned(entity: Entity, account: number, record: VendorRecord): VendorRecord {
    if (entity === 'videos') videoOwners.set(record.id, made[account]!.account_id);
    return record;
  }

  /** The newest pixel of the first account is shared with the second. */
  const sharedPixel = (): string | undefined =>
    made.length > 1 && made[0]!.counts.pixels > 0 ? world.id('pixels', 0, made[0]!.counts.pixels - 1) : undefined;

  /** A video does not say whose it is. */
  const videoOwners = new Map<string, string>();

  function accountOf(entity: Entity, record: VendorRecord): string | undefined {
    if (entity === 'pixels') return (record['owner_ad_account'] as { account_id: string } | undefined)?.account_id;
    if (entity === 'videos') return videoOwners.get(record.id);
    return record['account_id'] as string | undefined;
  }

  return {
    clock,
    world,
    count: (entity) => store(entity).size,
    record: (entity, index) => [...store(entity).values()][index],
    find: (entity, id) => store(entity).get(id),
    all: (entity) => [...store(entity).values()],
    ofAccount(entity, account_id) {
      const key = `${entity} ${account_id}`;
      let list = lists.get(key);
      if (!list) {
        const shared = entity === 'pixels' && made[1]?.account_id === account_id ? sharedPixel() : undefined;
        list = [...store(entity).values()]
          .filter((record) => accountOf(entity, record) === account_id || record.id === shared)
          .sort((a, b) => (a.id < b.id ? 1 : -1));
        lists.set(key, list);
      }
      return list;
    },
    touch(entity, id, patch = {}) {
      const before = store(entity).get(id);
      if (!before) throw new Error(`no ${entity} with id ${id}`);
      const moved =
        'updated_time' in before ? { updated_time: world.time(0, Math.max(clock.now(), world.until_ms)) } : {};
      const after = Object.fromEntries(
        Object.entries({ ...before, ...moved, ...patch, id }).filter(([, value]) => value !== undefined),
      ) as VendorRecord;
      store(entity).set(id, after);
      lists = new Map();
      return after;
    },
    remove(entity, id) {
      if (!store(entity).delete(id)) throw new Error(`no ${entity} with id ${id}`);
      lists = new Map();
    },
    insert(entity, record = {}) {
      if (entity === 'ad_accounts' || entity === 'ad_library') throw new Error(`${entity} cannot be added to`);
      const account = Math.max(
        0,
        made.findIndex(({ account_id }) => account_id === record['account_id']),
      );
      const index = made[account]!.counts[entity] + inserted++;
      // A video has no field for its account; where one is inserted, it says into whose library.
      const { account_id: _, ...given } = record;
      const full = owned(entity, account, {
        ...MAKERS[entity](world, account, index),
        ...(entity === 'videos' ? given : record),
      } as VendorRecord);
      store(entity).set(full.id, full);
      lists = new Map();
      return full;
    },
  };
}

export { ENTITIES };
