/** What every generator of records needs: counts, ids, times, chance, addresses. */
import type { VendorRecord } from '../overlay-store.ts';
import { createDraw, hash, type Draw } from '../random.ts';

export const ENTITIES = [
  'tickets',
  'deleted_tickets',
  'users',
  'organizations',
  'groups',
  'ticket_comments',
  'ticket_audits',
  'ticket_metrics',
  'ticket_fields',
  'ticket_forms',
  'brands',
  'views',
  'macros',
  'triggers',
  'automations',
  'tags',
  'satisfaction_ratings',
  'group_memberships',
  'organization_memberships',
  'sla_policies',
  'articles',
  'article_attachments',
] as const;
export type Entity = (typeof ENTITIES)[number];

/** What can be asked for in any number; the rest follows from it. */
export interface Counts {
  tickets: number;
  users: number;
  organizations: number;
  groups: number;
  articles: number;
  /** Fields, forms, views, macros, triggers, automations: each so many. */
  settings: number;
}

export interface World {
  seed: number;
  counts: Counts;
  /** The newest moment of the unchanged data, in whole seconds. */
  until_ms: number;
  subdomain: string;
  id(entity: Entity | 'attachments' | 'events' | 'options', index: number): string;
  createdMs(entity: Entity, index: number): number;
  draw(entity: Entity, index: number): Draw;
  url(path: string): string;
}

export type Generator = (world: World, index: number) => VendorRecord;

const DAY = 86_400_000;

/**
 * First id and step. Tickets count from 1; the rest looks as recorded (19442893058196). Audits and comments are 64-bit
 * integers that a double cannot hold, which the vendor documents (int64) and does not reach today.
 */
const IDS: Record<string, [first: bigint, step: bigint]> = {
  tickets: [1n, 1n],
  users: [19_442_800_000_020n, 256n],
  organizations: [18_416_262_917_908n, 128n],
  groups: [360_001_000_011n, 32n],
  ticket_comments: [9_007_199_254_740_993n, 130n],
  ticket_audits: [9_223_372_030_000_000_001n, 130n],
};
const FIRST = 19_000_000_000_004n;

export const createWorld = (options: Pick<World, 'seed' | 'counts' | 'until_ms' | 'subdomain'>): World => ({
  ...options,
  id(entity, index) {
    const [first, step] = IDS[entity] ?? [
      FIRST + BigInt(hash(7, entity.length, entity.charCodeAt(0)) % 1000) * 1_000_000n,
      32n,
    ];
    return String(first + BigInt(index) * step);
  },
  createdMs(entity, index) {
    // A year and a half of tickets; the settings are older.
    const days = entity === 'tickets' ? 540 : 900;
    const count = Math.max(index + 1, entity === 'tickets' ? options.counts.tickets : 60);
    return seconds(options.until_ms - days * DAY + ((index + 1) / (count + 1)) * days * DAY);
  },
  draw: (entity, index) =>
    createDraw(hash(options.seed, index, entity.length * 131 + entity.charCodeAt(entity.length - 2))),
  url: (path) => `https://${options.subdomain}.zendesk.com/api/v2/${path}.json`,
});

const seconds = (ms: number): number => Math.floor(ms / 1000) * 1000;

/** As the vendor writes it: second precision, UTC. */
export const at = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** The same in ISO 8601 basic form, as the document's example of deleted tickets has it. */
export const basic = (ms: number): string => at(ms).replaceAll('-', '');

export function dates(world: World, entity: Entity, index: number): { created_at: string; updated_at: string } {
  const created_ms = world.createdMs(entity, index);
  const changed_ms = Math.min(world.until_ms, created_ms + (index % 5) * DAY);
  return { created_at: at(created_ms), updated_at: at(seconds(changed_ms)) };
}

/** 64-bit ids have no order as text. */
export const byId = (a: { id: string }, b: { id: string }): number =>
  a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

export const range = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
