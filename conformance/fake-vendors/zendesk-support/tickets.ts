/** Tickets and what hangs on them: comments, audits, metrics, ratings, files. */
import type { VendorRecord } from '../overlay-store.ts';
import { cycle } from '../random.ts';
import { emailOf, nameOf } from './people.ts';
import { at, range, type Generator, type World } from './world.ts';

const HOUR = 3_600_000;
const SUBJECTS = [
  'Help, my printer is on fire!',
  'Rechnung fehlt – dringend',
  '注文が届きません',
  'Cannot sign in',
  'Refund for order 4711',
  'Ticket without a subject 🤷',
  'Idée : mode sombre',
];
const STATUS = ['open', 'open', 'pending', 'closed', 'solved', 'new', 'closed', 'hold', 'closed', 'solved'] as const;
const PRIORITY = ['normal', 'high', null, 'urgent', 'low'] as const;
const TYPE = ['incident', 'question', null, 'task', 'problem'] as const;
const CHANNEL = ['web', 'email', 'api', 'rule', 'native_messaging'] as const;

export function ticketUpdatedMs(world: World, index: number): number {
  const created_ms = world.createdMs('tickets', index);
  return Math.min(world.until_ms, created_ms + (1 + (index % 40)) * HOUR);
}

const customFields = (world: World, index: number) => [
  { id: world.id('ticket_fields', 4), value: index % 2 === 0 ? '745' : null },
  { id: world.id('ticket_fields', 5), value: index % 3 === 0 },
  { id: world.id('ticket_fields', 6), value: ['a', 'b'].slice(0, index % 3) },
];

function via(index: number): Record<string, unknown> {
  const channel = cycle(5, 1, index, CHANNEL);
  if (channel !== 'email') return { channel, source: { from: {}, to: {}, rel: channel === 'rule' ? 'trigger' : null } };
  return {
    channel,
    source: {
      from: { address: emailOf(index), name: nameOf(index), original_recipients: ['help@example.com'] },
      to: { address: 'help@example.com', name: 'Help' },
      rel: null,
    },
  };
}

export const ticket: Generator = (world, index) => {
  const draw = world.draw('tickets', index);
  const id = world.id('tickets', index);
  const updated_ms = ticketUpdatedMs(world, index);
  const subject = cycle(world.seed, 3, index, SUBJECTS);
  const type = cycle(world.seed, 4, index, TYPE);
  const requester = Math.min(world.counts.users - 1, 8 + draw.below(Math.max(1, world.counts.users - 8)));
  const custom_fields = customFields(world, index);
  const status = cycle(world.seed, 2, index, STATUS);
  return {
    url: world.url(`tickets/${id}`),
    id,
    encoded_id: `K${(index * 7919).toString(36).toUpperCase()}-${index}`,
    external_id: index % 3 === 0 ? `order-${Math.floor(index / 2)}` : null,
    via: via(index),
    created_at: at(world.createdMs('tickets', index)),
    updated_at: at(updated_ms),
    // "Updated for all ticket updates, including system updates": never before updated_at.
    generated_timestamp: updated_ms / 1000 + (index % 3) * 5,
    type,
    subject,
    raw_subject: subject,
    description: `${subject}\n\nIt began on ${at(world.createdMs('tickets', index)).slice(0, 10)}.`,
    priority: cycle(world.seed, 5, index, PRIORITY),
    status,
    ...(index % 4 === 0 && { recipient: 'help@example.com' }),
    requester_id: world.id('users', requester),
    submitter_id: world.id('users', requester),
    assignee_id: status === 'new' ? null : world.id('users', 1 + (index % 7)),
    organization_id: index % 6 === 5 ? null : world.id('organizations', index % world.counts.organizations),
    group_id: status === 'new' ? null : world.id('groups', index % world.counts.groups),
    collaborator_ids: index % 5 === 0 ? [world.id('users', 2), world.id('users', 3)] : [],
    follower_ids: index % 5 === 0 ? [world.id('users', 2)] : [],
    email_cc_ids: index % 5 === 0 ? [world.id('users', 3)] : [],
    problem_id: type === 'incident' && index > 0 ? world.id('tickets', index - 1) : null,
    has_incidents: type === 'problem',
    is_public: index % 8 !== 7,
    due_at: type === 'task' ? at(updated_ms + 48 * HOUR) : null,
    tags: range(index % 4, (n) => ['billing', 'vip', 'größe', 'bug'][(index + n) % 4]!),
    custom_fields,
    fields: custom_fields,
    satisfaction_rating:
      index % 4 === 0
        ? { score: 'good', id: world.id('satisfaction_ratings', Math.floor(index / 4)), comment: 'Great support!' }
        : { score: 'unoffered' },
    ...(index % 9 === 0 && { satisfaction_probability: 0.875, forum_topic_id: world.id('options', 77) }),
    sharing_agreement_ids: [],
    custom_status_id: world.id('options', 500 + (index % 5)),
    followup_ids: [],
    ticket_form_id: index % 2 === 0 ? world.id('ticket_forms', 0) : null,
    brand_id: world.id('brands', index % 2),
    allow_channelback: false,
    allow_attachments: true,
    from_messaging_channel: cycle(5, 1, index, CHANNEL) === 'native_messaging',
    support_type: index % 12 === 11 ? 'ai_agent' : 'agent',
  };
};

const indexOf = (record: VendorRecord): number => Number(record.id) - 1;

export function file(world: World, index: number): VendorRecord {
  const id = world.id('attachments', index);
  const base = {
    url: world.url(`attachments/${id}`),
    id,
    file_name: index % 2 === 0 ? 'crash.log' : 'Bildschirmfoto ä.png',
    content_url: `https://${world.subdomain}.zendesk.com/attachments/token/x${index}/?name=f`,
    mapped_content_url: `https://help.example/attachments/token/x${index}/?name=f`,
    content_type: index % 2 === 0 ? 'text/plain' : 'image/png',
    size: 2532 + index,
    inline: index % 4 === 1,
    deleted: false,
    malware_access_override: false,
    malware_scan_result: 'malware_not_found',
    ...(index % 2 === 1 && { width: 640, height: 480 }),
  };
  return {
    ...base,
    thumbnails:
      index % 2 === 1
        ? [{ ...base, id: world.id('attachments', 500_000 + index), file_name: 'thumb.png', size: 58 }]
        : [],
  };
}

/** One to three comments; the first one is the description. */
export function commentsOf(world: World, record: VendorRecord): VendorRecord[] {
  const index = indexOf(record);
  return range(1 + (index % 3), (n) => ({
    id: world.id('ticket_comments', index * 3 + n),
    type: 'Comment',
    author_id: n === 2 ? '-1' : n === 0 ? record['requester_id'] : world.id('users', 1 + (index % 7)),
    body: n === 0 ? record['description'] : `Answer ${n} 👍`,
    html_body: `<div class="zd-comment" dir="auto">Answer ${n}</div>`,
    plain_body: n === 0 ? record['description'] : `Answer ${n}`,
    public: n !== 1,
    attachments: index % 4 === 0 ? [file(world, index * 3 + n)] : [],
    audit_id: world.id('ticket_audits', index * 3 + n),
    via: via(index + n),
    created_at: at(Math.min(world.until_ms, world.createdMs('tickets', index) + n * HOUR)),
    metadata: {
      system: {
        client: 'Mozilla/5.0',
        ip_address: '192.0.2.7',
        latitude: -37.000000000001,
        longitude: 144.0000000000002,
      },
      custom: {},
    },
    // The vendor sends it; the parent is in the path, so nothing here names the ticket.
  }));
}

export function auditsOf(world: World, record: VendorRecord): VendorRecord[] {
  const index = indexOf(record);
  return range(1 + (index % 3), (n) => ({
    id: world.id('ticket_audits', index * 3 + n),
    ticket_id: record.id,
    created_at: at(Math.min(world.until_ms, world.createdMs('tickets', index) + n * HOUR)),
    author_id: n === 2 ? '-1' : world.id('users', 1 + (index % 7)),
    metadata: {
      system: { ip_address: '192.0.2.7', location: 'Melbourne, 07, Australia' },
      custom: n === 0 ? { time_spent: '3m22s' } : {},
    },
    events: [
      {
        id: world.id('events', index * 6 + n * 2),
        type: 'Comment',
        public: n !== 1,
        body: `Answer ${n}`,
        attachments: [],
        audit_id: world.id('ticket_audits', index * 3 + n),
      },
      {
        id: world.id('events', index * 6 + n * 2 + 1),
        type: 'Change',
        field_name: 'status',
        value: 'open',
        previous_value: 'new',
        via: via(index),
      },
    ],
    via: via(index),
  }));
}

export function metricOf(world: World, record: VendorRecord): VendorRecord {
  const index = indexOf(record);
  const id = world.id('ticket_metrics', index);
  const minutes = (calendar: number | null) => ({
    calendar,
    business: calendar === null ? null : Math.floor(calendar / 3),
  });
  const times = { created_at: record['created_at'], updated_at: record['updated_at'] };
  const solved = record['status'] === 'solved' || record['status'] === 'closed';
  return {
    url: world.url(`ticket_metrics/${id}`),
    id,
    ticket_id: record.id,
    ...times,
    group_stations: 1 + (index % 2),
    assignee_stations: index % 3,
    reopens: index % 5 === 0 ? 1 : 0,
    replies: index % 4,
    assignee_updated_at: record['updated_at'],
    requester_updated_at: record['created_at'],
    status_updated_at: record['updated_at'],
    initially_assigned_at: record['created_at'],
    assigned_at: record['created_at'],
    latest_comment_added_at: record['updated_at'],
    ...(solved && { solved_at: record['updated_at'] }),
    ...(index % 2 === 0 && { custom_status_updated_at: record['updated_at'] }),
    reply_time_in_minutes: minutes(index % 6 === 0 ? null : 16 + index),
    reply_time_in_seconds: { calendar: (16 + index) * 60 },
    first_resolution_time_in_minutes: minutes(solved ? 90 + index : null),
    full_resolution_time_in_minutes: minutes(solved ? 190 + index : null),
    agent_wait_time_in_minutes: minutes(5),
    requester_wait_time_in_minutes: minutes(55),
    on_hold_time_in_minutes: minutes(0),
  };
}

export function ratingOf(world: World, record: VendorRecord): VendorRecord | undefined {
  const index = indexOf(record);
  if (index % 4 !== 0) return undefined;
  const n = index / 4;
  const id = world.id('satisfaction_ratings', n);
  const score = (['good', 'bad', 'offered', 'good'] as const)[n % 4]!;
  return {
    url: world.url(`satisfaction_ratings/${id}`),
    id,
    assignee_id: world.id('users', 1 + (index % 7)),
    group_id: world.id('groups', 0),
    requester_id: record['requester_id'],
    ticket_id: record.id,
    score,
    created_at: record['created_at'],
    updated_at: record['updated_at'],
    ...(n % 2 === 0 && { comment: 'Awesome support!' }),
    ...(score === 'bad' && {
      reason: 'The issue took too long to resolve',
      reason_code: 5,
      reason_id: world.id('options', 605),
    }),
  };
}
