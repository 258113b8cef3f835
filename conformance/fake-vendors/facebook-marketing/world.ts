/** What the generators agree on: how many records each ad account has, their ids and their times. */
import { createDraw, hash, type Draw } from '../random.ts';

export const ENTITIES = [
  'ad_accounts',
  'campaigns',
  'ad_sets',
  'ads',
  'ad_creatives',
  'custom_conversions',
  'images',
  'videos',
  'pixels',
  'ad_library',
] as const;
export type Entity = (typeof ENTITIES)[number];

/** Entities that belong to an ad account, with how many of each it has. */
export type Counts = Record<
  'campaigns' | 'ad_sets' | 'ads' | 'ad_creatives' | 'custom_conversions' | 'images' | 'videos' | 'pixels',
  number
>;

export const DEFAULT_COUNTS: Counts = {
  campaigns: 14,
  ad_sets: 31,
  ads: 62,
  ad_creatives: 40,
  custom_conversions: 6,
  images: 27,
  videos: 13,
  pixels: 3,
};

export interface AdAccount {
  /** Without act_. */
  account_id: string;
  name: string;
  currency: string;
  timezone_name: string;
  /** Hours from UTC. */
  offset: number;
  counts: Counts;
}

export interface World {
  seed: number;
  until_ms: number;
  accounts: readonly AdAccount[];
  /** Rises with the account and the index; 18 digits, more than a double keeps. */
  id(entity: Entity, account: number, index: number): string;
  createdMs(entity: Entity, account: number, index: number): number;
  draw(entity: Entity, account: number, index: number): Draw;
  /** `2024-03-12T15:02:47-0700`: ISO 8601 with an offset without colon, in the account's time zone. */
  time(account: number, at_ms: number): string;
}

export const DAY = 86_400_000;

export function createWorld(seed: number, until_ms: number, accounts: readonly AdAccount[]): World {
  return {
    seed,
    until_ms,
    accounts,
    id(entity, account, index) {
      const kind = BigInt(ENTITIES.indexOf(entity));
      const spread = BigInt(hash(seed, index, account) % 7);
      return String(
        120_200_000_000_000_000n +
          kind * 1_000_000_000_000_000n +
          BigInt(account) * 10_000_000_000_000n +
          BigInt(index) * 10n +
          spread,
      );
    },
    createdMs(entity, account, index) {
      const count = Math.max(1, (accounts[account]?.counts as Record<string, number> | undefined)?.[entity] ?? 40);
      const step = Math.floor((700 * DAY) / count);
      const at = until_ms - DAY - (count - index) * step + (hash(seed, 41, index) % Math.max(1, step >>> 1));
      return Math.floor(at / 1000) * 1000;
    },
    draw: (entity, account, index) => createDraw(hash(seed, 1000 + account * 31 + ENTITIES.indexOf(entity), index)),
    time: (account, at_ms) => graphTime(at_ms, accounts[account]?.offset ?? 0),
  };
}

export function graphTime(at_ms: number, offset_hours: number): string {
  const local = new Date(at_ms + offset_hours * 3_600_000).toISOString().slice(0, 19);
  const minutes = Math.abs(Math.round(offset_hours * 60));
  return `${local}${offset_hours < 0 ? '-' : '+'}${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
}

/** Which of `parents` the child belongs to: children are spread evenly, in order. */
export const parentOf = (child: number, children: number, parents: number): number =>
  Math.floor((child * parents) / Math.max(1, children));
