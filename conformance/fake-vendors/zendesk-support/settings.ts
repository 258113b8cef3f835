/** What administrators set up: fields, forms, brands, rules, policies; and the tags in use. */
import type { VendorRecord } from '../overlay-store.ts';
import { file } from './tickets.ts';
import { dates, range, type Generator, type World } from './world.ts';

const FIELDS = [
  'subject',
  'description',
  'status',
  'priority',
  'text',
  'checkbox',
  'multiselect',
  'tagger',
  'regexp',
  'lookup',
] as const;

export const ticketField: Generator = (world, index) => {
  const id = world.id('ticket_fields', index);
  const type = FIELDS[index % FIELDS.length]!;
  const title = `${type[0]!.toUpperCase()}${type.slice(1)}${index < FIELDS.length ? '' : ` ${index}`}`;
  const custom = index % FIELDS.length > 3;
  return {
    url: world.url(`ticket_fields/${id}`),
    id,
    type,
    key: `field_${index}`,
    title,
    raw_title: title,
    description: `The ${type} of a ticket`,
    raw_description: `The ${type} of a ticket`,
    position: index,
    active: index % 9 !== 8,
    required: index === 0,
    collapsed_for_agents: false,
    regexp_for_validation: type === 'regexp' ? '^[A-Z]{2}\\d+$' : null,
    title_in_portal: title,
    raw_title_in_portal: title,
    visible_in_portal: true,
    editable_in_portal: true,
    required_in_portal: index === 0,
    agent_can_edit: true,
    tag: type === 'checkbox' ? 'confirmed' : null,
    ...dates(world, 'ticket_fields', index),
    removable: custom,
    ...(custom && { agent_description: 'Ask first' }),
    ...(type === 'priority' && {
      sub_type_id: '0',
      system_field_options: [
        { name: 'High', value: 'high' },
        { name: 'Low', value: 'low' },
      ],
    }),
    ...((type === 'multiselect' || type === 'tagger') && {
      custom_field_options: range(3, (n) => ({
        id: world.id('options', index * 10 + n),
        name: `Choice ${n}`,
        raw_name: `Choice ${n}`,
        value: `choice_${n}`,
        position: n,
        default: n === 0,
        url: world.url(`ticket_fields/${id}/options/${n}`),
      })),
    }),
    ...(type === 'status' && {
      sub_type_id: '1',
      custom_statuses: [
        {
          id: world.id('options', 500),
          status_category: 'open',
          agent_label: 'Open',
          end_user_label: 'Open',
          description: '',
          end_user_description: '',
          active: true,
          default: true,
          ...dates(world, 'ticket_fields', index),
        },
      ],
    }),
    ...(type === 'lookup' && {
      relationship_target_type: 'zen:user',
      relationship_filter: { all: [{ field: 'role', operator: 'is', value: '4' }], any: [] },
    }),
    // Shown where `creator=true` asks for them.
    creator_user_id: custom ? world.id('users', 0) : '-1',
    ...(index % 5 === 4 && { creator_app_name: 'Forms Plus' }),
  };
};

export const ticketForm: Generator = (world, index) => {
  const id = world.id('ticket_forms', index);
  const name = `Form ${index + 1}`;
  return {
    url: world.url(`ticket_forms/${id}`),
    id,
    name,
    raw_name: name,
    display_name: name,
    raw_display_name: `{{dc.form_${index}}}`,
    position: index,
    end_user_visible: index % 3 !== 2,
    active: index % 4 !== 3,
    default: index === 0,
    ticket_field_ids: [world.id('ticket_fields', 0), world.id('ticket_fields', 1)],
    in_all_brands: index % 2 === 0,
    restricted_brand_ids: index % 2 === 0 ? [] : [world.id('brands', 0)],
    ...dates(world, 'ticket_forms', index),
    agent_conditions:
      index % 2 === 0
        ? [
            {
              parent_field_id: world.id('ticket_fields', 7),
              value: 'choice_1',
              child_fields: [
                {
                  id: world.id('ticket_fields', 4),
                  is_required: false,
                  required_on_statuses: { type: 'SOME_STATUSES', statuses: ['new', 'open'] },
                },
              ],
            },
          ]
        : [],
    end_user_conditions: [],
  };
};

export const brand: Generator = (world, index) => {
  const id = world.id('brands', index);
  return {
    url: world.url(`brands/${id}`),
    id,
    name: `Brand ${index + 1}`,
    brand_url: `https://brand${index}.zendesk.com`,
    subdomain: index === 0 ? world.subdomain : `brand${index}`,
    ...(index === 0 && { host_mapping: 'help.example' }),
    has_help_center: index === 0,
    help_center_state: index === 0 ? 'enabled' : 'disabled',
    active: true,
    default: index === 0,
    is_deleted: index > 2,
    ...(index === 0 && { logo: file(world, 700_001) }),
    ticket_form_ids: [world.id('ticket_forms', 0)],
    signature_template: '{{agent.signature}}',
    ...dates(world, 'brands', index),
    user_separation: index % 2 === 0 ? 'account' : 'brand',
  };
};

/** Usable without restriction, by a group, or by one person. */
function restriction(world: World, index: number): Record<string, unknown> | null {
  if (index % 3 === 0) return null;
  return index % 3 === 1
    ? {
        type: 'Group',
        id: world.id('groups', index % world.counts.groups),
        ids: [world.id('groups', index % world.counts.groups)],
      }
    : { type: 'User', id: world.id('users', 0) };
}

const conditions = (index: number) => ({
  all: [{ field: 'status', operator: 'less_than', value: 'solved' }],
  any: index % 2 === 0 ? [] : [{ field: 'custom_status_id', operator: 'includes', value: ['1', '2'] }],
});

/** The value of an action that notifies is a list: recipient, subject, text. */
const actions = (index: number) => [
  { field: 'status', value: 'open' },
  ...(index % 2 === 0
    ? [{ field: 'notification_user', value: ['requester_id', 'We have it', 'Dear {{ticket.requester.name}}'] }]
    : []),
];

const rule = (
  world: World,
  entity: 'views' | 'macros' | 'triggers' | 'automations',
  index: number,
  path: string = entity,
): VendorRecord => {
  const id = world.id(entity, index);
  return {
    url: world.url(`${path}/${id}`),
    id,
    title: `${entity.slice(0, -1)} ${String.fromCharCode(90 - (index % 26))}${index}`,
    active: index % 4 !== 1,
    default: false,
    position: 1000 - index,
    ...dates(world, entity, index),
  };
};

export const view: Generator = (world, index) => ({
  ...rule(world, 'views', index),
  description: index % 2 === 0 ? 'Recent ones' : '',
  conditions: conditions(index),
  ...(index % 3 !== 0 && { restriction: restriction(world, index) }),
  execution: {
    group_by: 'assignee',
    sort: { id: 'updated', order: 'desc' },
    columns: [{ id: 'status', title: 'Status' }],
    custom_fields: [],
  },
});
export const macro: Generator = (world, index) => ({
  ...rule(world, 'macros', index),
  raw_title: `Macro ${index}`,
  description: index % 2 === 0 ? 'Closes it' : null,
  restriction: restriction(world, index),
  actions: actions(index),
});
export const trigger: Generator = (world, index) => ({
  ...rule(world, 'triggers', index),
  raw_title: `{{dc.trigger_${index}}}`,
  description: 'Tells people',
  category_id: index % 3 === 0 ? null : String(10_026 + (index % 3)),
  conditions: conditions(index),
  actions: actions(index),
  ...(index % 6 === 0 && { brand_id: world.id('brands', 0) }),
  restriction: index % 5 === 0 ? restriction(world, 1) : null,
});
export const automation: Generator = (world, index) => ({
  ...rule(world, 'automations', index),
  raw_title: `Automation ${index}`,
  conditions: conditions(index),
  actions: actions(index),
});

export const slaPolicy: Generator = (world, index) => {
  const id = world.id('sla_policies', index);
  return {
    url: world.url(`slas/policies/${id}`),
    id,
    title: `Policy ${index + 1}`,
    description: 'For urgent incidents, we answer in 10 minutes',
    position: index + 1,
    ...dates(world, 'sla_policies', index),
    filter: {
      all: [
        { field: 'type', operator: 'is', value: 'incident' },
        { field: 'via_id', operator: 'is', value: '4' },
      ],
      any: [],
    },
    policy_metrics: [
      {
        priority: 'urgent',
        metric: 'first_reply_time',
        target: 10 + index,
        target_in_seconds: (10 + index) * 60,
        business_hours: false,
      },
    ],
    metric_settings: { first_reply_time: { activate_on_ticket_created_for_end_user: true } },
  };
};

/** Their name is all that tells them apart; the id here is for the data set only and is not sent. */
export function tags(tickets: readonly VendorRecord[]): VendorRecord[] {
  const counts = new Map<string, number>();
  for (const { tags: names } of tickets)
    for (const name of names as string[]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ id: name, name, count }));
}
