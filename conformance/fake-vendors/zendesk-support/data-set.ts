/**
 * An account's data: made from a seed when it is first asked for, and changed as the vendor's users would change it.
 */
import { createClock, type Clock } from '../clock.ts';
import type { VendorRecord } from '../overlay-store.ts';
import { hashText } from '../random.ts';
import { article, articleFiles } from './help-center.ts';
import { group, groupMembership, nameOf, organization, organizationMembership, user } from './people.ts';
import { automation, brand, macro, slaPolicy, tags, ticketField, ticketForm, trigger, view } from './settings.ts';
import { auditsOf, commentsOf, metricOf, ratingOf, ticket } from './tickets.ts';
import { at, basic, byId, createWorld, range, type Counts, type Entity, type World } from './world.ts';

export const DEFAULT_COUNTS: Counts = {
  tickets: 130,
  users: 60,
  organizations: 16,
  groups: 6,
  articles: 14,
  settings: 12,
};

export interface DataSetOptions {
  seed?: number | string;
  counts?: Partial<Counts>;
  /** The newest moment of the unchanged data. */
  until?: string;
  subdomain?: string;
  clock?: Clock;
}

export interface DataSet {
  readonly clock: Clock;
  readonly world: World;
  /** All records as they are now, by id; archived tickets and inactive users too. */
  all(entity: Entity): readonly VendorRecord[];
  find(entity: Entity, id: string): VendorRecord | undefined;
  /** Comments, audits or files of one parent. */
  childrenOf(
    entity: 'ticket_comments' | 'ticket_audits' | 'article_attachments',
    parent_id: string,
  ): readonly VendorRecord[];
  /** Old closed tickets leave most lists; get and the export still have them. */
  isArchived(ticket: VendorRecord): boolean;
  /** What the export alone still tells of: deleted tickets with their last state, deleted organizations. */
  gone(entity: 'tickets' | 'organizations'): readonly VendorRecord[];
  touch(entity: Entity, id: string, patch?: Record<string, unknown>): VendorRecord;
  /** As the vendor deletes: a ticket goes to the deleted ones, a user becomes inactive. */
  remove(entity: Entity, id: string): void;
  insert(entity: Entity, record?: Record<string, unknown>): VendorRecord;
}

const DEFAULT_UNTIL = '2026-11-20T08:00:00Z';
const ARCHIVED_AFTER_MS = 120 * 86_400_000;
/** Tickets of the base that were deleted: some lately, one long ago and so erased from the list of deleted ones. */
const DELETED = 4;

class Store {
  private readonly records: Map<string, VendorRecord>;
  private sorted: VendorRecord[] | undefined;
  constructor(records: readonly VendorRecord[]) {
    this.records = new Map(records.map((record) => [record.id, record]));
  }
  all(): readonly VendorRecord[] {
    return (this.sorted ??= [...this.records.values()].sort(byId));
  }
  find(id: string): VendorRecord | undefined {
    return this.records.get(id);
  }
  put(record: VendorRecord): void {
    this.records.set(record.id, record);
    this.sorted = undefined;
  }
  remove(id: string): void {
    this.records.delete(id);
    this.sorted = undefined;
  }
}

export function createDataSet({
  seed = 1,
  counts = {},
  until = DEFAULT_UNTIL,
  subdomain = 'brightwater',
  clock = createClock(),
}: DataSetOptions = {}): DataSet {
  const world = createWorld({
    seed: typeof seed === 'number' ? seed : hashText(seed),
    counts: { ...DEFAULT_COUNTS, ...counts },
    until_ms: Date.parse(until),
    subdomain,
  });
  const { tickets, users, organizations, groups, articles, settings } = world.counts;
  if (users < 9 || organizations < 1 || groups < 1 || tickets < 1)
    throw new Error('an account has at least 9 users, an organization, a group and a ticket');
  const stores = new Map<Entity, Store>();
  const gone = {
    tickets: range(DELETED, (n) => ({ ...ticket(world, tickets + n), status: 'deleted' })),
    organizations: [] as VendorRecord[],
  };
  const parents = new Map<string, Map<string, VendorRecord[]>>();

  const each = (entity: Entity): VendorRecord[] => {
    switch (entity) {
      case 'tickets':
        return range(tickets, (index) => ticket(world, index));
      case 'deleted_tickets':
        return gone.tickets
          .slice(0, DELETED - 1)
          .map((record, n) => deletedTicket(record, world.until_ms - n * 3_600_000));
      case 'users':
        return range(users, (index) => user(world, index));
      case 'organizations':
        return range(organizations, (index) => organization(world, index));
      case 'groups':
        return range(groups, (index) => group(world, index));
      case 'ticket_comments':
        return store('tickets')
          .all()
          .flatMap((record) => commentsOf(world, record));
      case 'ticket_audits':
        return store('tickets')
          .all()
          .flatMap((record) => auditsOf(world, record));
      case 'ticket_metrics':
        return store('tickets')
          .all()
          .map((record) => metricOf(world, record));
      case 'satisfaction_ratings':
        return store('tickets')
          .all()
          .flatMap((record) => ratingOf(world, record) ?? []);
      case 'tags':
        return tags(store('tickets').all());
      case 'article_attachments':
        return store('articles')
          .all()
          .flatMap((record, index) => articleFiles(world, record, index));
      case 'articles':
        return range(articles, (index) => article(world, index));
      case 'group_memberships':
        return range(8 + groups, (index) => groupMembership(world, index));
      case 'organization_memberships':
        return range(Math.max(1, users - 8), (index) => organizationMembership(world, index));
      case 'brands':
        return range(4, (index) => brand(world, index));
      case 'sla_policies':
        return range(3, (index) => slaPolicy(world, index));
      default:
        return range(settings, (index) => SETTINGS[entity]!(world, index));
    }
  };

  function store(entity: Entity): Store {
    let found = stores.get(entity);
    if (!found) stores.set(entity, (found = new Store(each(entity))));
    return found;
  }

  const deletedTicket = (record: VendorRecord, at_ms: number): VendorRecord => ({
    id: record.id,
    subject: record['subject'],
    actor: { id: world.id('users', 1), name: nameOf(1) },
    // Both forms occur: the document's example is the basic one.
    deleted_at: Number(record.id) % 2 === 0 ? basic(at_ms) : at(at_ms),
    previous_state: record['status'] === 'deleted' ? 'open' : record['status'],
  });

  const stamps = (entity: Entity): Record<string, unknown> => {
    const now = at(clock.now());
    return { updated_at: now, ...(entity === 'tickets' && { generated_timestamp: Math.floor(clock.now() / 1000) }) };
  };

  /** The parent of a comment is known by position only, as the record does not name it. */
  function family(entity: 'ticket_comments' | 'ticket_audits' | 'article_attachments'): Map<string, VendorRecord[]> {
    let known = parents.get(entity);
    if (known) return known;
    known = new Map();
    const own = store(entity);
    const parents_of = entity === 'article_attachments' ? store('articles').all() : store('tickets').all();
    const make = (record: VendorRecord, index: number) =>
      entity === 'ticket_comments'
        ? commentsOf(world, record)
        : entity === 'ticket_audits'
          ? auditsOf(world, record)
          : articleFiles(world, record, index);
    parents_of.forEach((record, index) =>
      known!.set(
        record.id,
        make(record, index).flatMap(({ id }) => own.find(id) ?? []),
      ),
    );
    parents.set(entity, known);
    return known;
  }

  /** A new comment or audit changes its ticket. */
  function adopt(entity: 'ticket_comments' | 'ticket_audits', made: VendorRecord, ticket_id: string): VendorRecord {
    const siblings = family(entity).get(ticket_id);
    if (!siblings) throw new Error(`${entity}: give the ticket_id of a ticket`);
    if (entity === 'ticket_comments') delete made['ticket_id'];
    store(entity).put(made);
    siblings.push(made);
    data.touch('tickets', ticket_id);
    return made;
  }

  const data: DataSet = {
    clock,
    world,
    all: (entity) => store(entity).all(),
    find: (entity, id) => store(entity).find(id),
    childrenOf: (entity, parent_id) =>
      (family(entity).get(parent_id) ?? []).flatMap(({ id }) => store(entity).find(id) ?? []),
    isArchived: (record) =>
      record['status'] === 'closed' && Date.parse(String(record['updated_at'])) < world.until_ms - ARCHIVED_AFTER_MS,
    gone: (entity) => gone[entity],
    touch(entity, id, patch = {}) {
      const record = store(entity).find(id);
      if (!record) throw new Error(`${entity} has no record ${id}`);
      const changed = { ...record, ...('updated_at' in record && stamps(entity)), ...patch, id } as VendorRecord;
      for (const [name, value] of Object.entries(patch)) if (value === undefined) delete changed[name];
      store(entity).put(changed);
      return changed;
    },
    remove(entity, id) {
      const record = store(entity).find(id);
      if (!record) throw new Error(`${entity} has no record ${id}`);
      if (entity === 'users') return void data.touch(entity, id, { active: false });
      if (entity === 'organizations')
        gone.organizations.push({ ...record, ...stamps(entity), deleted_at: at(clock.now()) });
      if (entity === 'tickets') {
        if (!data.isArchived(record)) store('deleted_tickets').put(deletedTicket(record, clock.now()));
        for (const child of ['ticket_comments', 'ticket_audits'] as const)
          for (const { id: child_id } of data.childrenOf(child, id)) store(child).remove(child_id);
        for (const child of ['ticket_metrics', 'satisfaction_ratings'] as const)
          for (const each of store(child).all()) if (each['ticket_id'] === id) store(child).remove(each.id);
        gone.tickets.push({ ...record, ...stamps(entity), status: 'deleted' });
      }
      store(entity).remove(id);
    },
    insert(entity, record = {}) {
      const all = store(entity).all();
      const last = [...all, ...(entity === 'tickets' ? gone.tickets : [])].sort(byId).at(-1)!;
      const id = entity === 'tags' ? String(record['name']) : String(BigInt(last.id) + 1n);
      const template = all.at(-1)!;
      const made = {
        ...template,
        ...('created_at' in template && { created_at: at(clock.now()) }),
        ...('updated_at' in template && stamps(entity)),
        ...record,
        id,
      } as VendorRecord;
      if (entity === 'ticket_comments' || entity === 'ticket_audits')
        return adopt(entity, made, String(record['ticket_id']));
      store(entity).put(made);
      if (entity === 'tickets') {
        for (const [child, made_of_it] of [
          ['ticket_comments', commentsOf(world, made)],
          ['ticket_audits', auditsOf(world, made)],
        ] as const) {
          for (const each of made_of_it) store(child).put(each);
          parents.get(child)?.set(made.id, made_of_it);
        }
        store('ticket_metrics').put(metricOf(world, made));
      }
      return made;
    },
  };
  return data;
}

const SETTINGS: Record<string, typeof view> = {
  ticket_fields: ticketField,
  ticket_forms: ticketForm,
  views: view,
  macros: macro,
  triggers: trigger,
  automations: automation,
};
