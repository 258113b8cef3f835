/** The endpoints of the entities: paths, keys, paging, filters and who may ask, as in the vendor's document. */
import type { VendorRecord } from '../overlay-store.ts';
import type { DataSet } from './data-set.ts';
import type { Entity } from './world.ts';

export interface Endpoint {
  entity: Entity;
  /** A parent's id stands at `{parent}`. */
  path: string;
  list_key: string;
  item_key?: string;
  /** `both`: cursor or offset, by `page[size]`. `cursor_or_whole`: all records without it. */
  paging: 'both' | 'cursor_or_whole' | 'whole' | 'audits';
  /** Page size of the offset form. */
  per_page?: number;
  admin?: true;
  /** Plans without service levels answer 403. */
  plan?: true;
  parent?: 'tickets' | 'articles';
  /** Help Center: only with the extension. */
  extension?: true;
  sorts?: readonly string[];
  /** What the list leaves out unless asked otherwise. */
  hides?(record: VendorRecord, query: URLSearchParams, data: DataSet): boolean;
  filters?: Record<string, (record: VendorRecord, value: string) => boolean>;
  show?(record: VendorRecord, query: URLSearchParams): Record<string, unknown>;
}

const same = (field: string) => (record: VendorRecord, value: string) => String(record[field] ?? '') === value;
const flag = (field: string) => (record: VendorRecord, value: string) => record[field] === (value === 'true');
const seconds = (record: VendorRecord): number => Date.parse(String(record['created_at'])) / 1000;

const supportType = (record: VendorRecord, query: URLSearchParams): boolean => {
  const scope = query.get('support_type_scope') ?? 'agent';
  return scope !== 'all' && (record['support_type'] ?? 'agent') !== scope;
};

const access = (record: VendorRecord, value: string): boolean => {
  const type = (record['restriction'] as { type?: string } | null | undefined)?.type;
  return value === 'personal' || value === 'agents'
    ? type === 'User'
    : value === 'shared'
      ? type !== 'User'
      : type === undefined;
};

const ofGroup = (record: VendorRecord, value: string): boolean => {
  const restriction = record['restriction'] as { type?: string; id?: string } | null | undefined;
  return restriction?.type === 'Group' && restriction.id === value;
};

function hasScore(record: VendorRecord, value: string): boolean {
  const [, kind, , comment] = /^([a-z]+?)(_(with|without)_comment)?$/.exec(value) ?? [];
  const scores = kind === 'received' ? ['good', 'bad'] : [kind];
  return (
    scores.includes(String(record['score'])) &&
    (comment === undefined || (comment === 'with') === Boolean(record['comment']))
  );
}

/** "If true, inline images are also listed as attachments." */
function comment(record: VendorRecord, query: URLSearchParams): Record<string, unknown> {
  if (query.get('include_inline_images') === 'true') return record;
  return {
    ...record,
    attachments: (record['attachments'] as Array<{ inline: boolean }>).filter(({ inline }) => !inline),
  };
}

function field(record: VendorRecord, query: URLSearchParams): Record<string, unknown> {
  const { creator_user_id, creator_app_name, ...rest } = record;
  const locale = query.get('locale');
  return {
    ...rest,
    ...(locale && { title_in_portal: `${String(record['title'])} [${locale}]` }),
    ...(query.get('creator') === 'true' && { creator_user_id, creator_app_name: creator_app_name ?? null }),
  };
}

const RULE_SORTS = ['created_at', 'updated_at', 'position', 'alphabetical'];

export const ENDPOINTS: readonly Endpoint[] = [
  {
    entity: 'tickets',
    path: 'tickets',
    list_key: 'tickets',
    item_key: 'ticket',
    paging: 'both',
    sorts: ['updated_at', 'id', 'status'],
    filters: { external_id: same('external_id') },
    hides: (record, query, data) => data.isArchived(record) || supportType(record, query),
  },
  {
    entity: 'deleted_tickets',
    path: 'deleted_tickets',
    list_key: 'deleted_tickets',
    paging: 'both',
    sorts: ['id', 'subject', 'deleted_at'],
  },
  {
    entity: 'users',
    path: 'users',
    list_key: 'users',
    item_key: 'user',
    paging: 'both',
    filters: {
      role: same('role'),
      external_id: (record, value) => String(record['external_id'] ?? '').toLowerCase() === value.toLowerCase(),
    },
    hides: (record) => record['active'] === false,
  },
  {
    entity: 'organizations',
    path: 'organizations',
    list_key: 'organizations',
    item_key: 'organization',
    paging: 'both',
  },
  {
    entity: 'groups',
    path: 'groups',
    list_key: 'groups',
    item_key: 'group',
    paging: 'both',
    filters: { exclude_deleted: (record, value) => value !== 'true' || record['deleted'] === false },
  },
  {
    entity: 'ticket_comments',
    path: 'tickets/{parent}/comments',
    parent: 'tickets',
    list_key: 'comments',
    paging: 'both',
    sorts: ['created_at'],
    show: comment,
  },
  { entity: 'ticket_audits', path: 'tickets/{parent}/audits', parent: 'tickets', list_key: 'audits', paging: 'both' },
  {
    entity: 'ticket_audits',
    path: 'ticket_audits',
    list_key: 'audits',
    paging: 'audits',
    admin: true,
    hides: (record, _query, data) => data.isArchived(data.find('tickets', record['ticket_id'] as string)!),
  },
  {
    entity: 'ticket_metrics',
    path: 'ticket_metrics',
    list_key: 'ticket_metrics',
    item_key: 'ticket_metric',
    paging: 'both',
    hides: (record, _query, data) => data.isArchived(data.find('tickets', record['ticket_id'] as string)!),
  },
  {
    entity: 'ticket_fields',
    path: 'ticket_fields',
    list_key: 'ticket_fields',
    item_key: 'ticket_field',
    paging: 'cursor_or_whole',
    show: field,
  },
  {
    entity: 'ticket_forms',
    path: 'ticket_forms',
    list_key: 'ticket_forms',
    item_key: 'ticket_form',
    paging: 'both',
    filters: { active: flag('active'), end_user_visible: flag('end_user_visible') },
  },
  {
    entity: 'brands',
    path: 'brands',
    list_key: 'brands',
    item_key: 'brand',
    paging: 'cursor_or_whole',
    hides: (record, query) => record['is_deleted'] === true && query.get('include_deleted') !== 'true',
  },
  {
    entity: 'views',
    path: 'views',
    list_key: 'views',
    item_key: 'view',
    paging: 'both',
    sorts: ['created_at', 'updated_at'],
    filters: { access, active: flag('active'), group_id: ofGroup },
  },
  {
    entity: 'macros',
    path: 'macros',
    list_key: 'macros',
    item_key: 'macro',
    paging: 'both',
    filters: { access, active: flag('active'), group_id: ofGroup },
  },
  {
    entity: 'triggers',
    path: 'triggers',
    list_key: 'triggers',
    item_key: 'trigger',
    paging: 'both',
    sorts: RULE_SORTS,
    filters: { active: flag('active'), category_id: same('category_id') },
  },
  {
    entity: 'automations',
    path: 'automations',
    list_key: 'automations',
    item_key: 'automation',
    paging: 'both',
    filters: { active: flag('active') },
  },
  { entity: 'tags', path: 'tags', list_key: 'tags', paging: 'both', show: ({ name, count }) => ({ name, count }) },
  {
    entity: 'satisfaction_ratings',
    path: 'satisfaction_ratings',
    list_key: 'satisfaction_ratings',
    item_key: 'satisfaction_rating',
    paging: 'both',
    admin: true,
    filters: {
      score: hasScore,
      start_time: (record, value) => seconds(record) >= Number(value),
      end_time: (record, value) => seconds(record) <= Number(value),
    },
  },
  { entity: 'group_memberships', path: 'group_memberships', list_key: 'group_memberships', paging: 'both' },
  {
    entity: 'organization_memberships',
    path: 'organization_memberships',
    list_key: 'organization_memberships',
    paging: 'both',
  },
  {
    entity: 'sla_policies',
    path: 'slas/policies',
    list_key: 'sla_policies',
    item_key: 'sla_policy',
    paging: 'whole',
    admin: true,
    plan: true,
  },
  {
    entity: 'articles',
    path: 'help_center/articles',
    list_key: 'articles',
    item_key: 'article',
    paging: 'both',
    per_page: 30,
    extension: true,
    sorts: ['position', 'title', 'created_at', 'updated_at'],
    filters: {
      label_names: (record, value) =>
        value.split(',').every((name) => (record['label_names'] as string[]).includes(name)),
    },
  },
  {
    entity: 'article_attachments',
    path: 'help_center/articles/{parent}/attachments',
    parent: 'articles',
    list_key: 'article_attachments',
    item_key: 'article_attachment',
    paging: 'both',
    per_page: 100,
    extension: true,
  },
];
