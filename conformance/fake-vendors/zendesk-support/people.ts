/** Users, organizations, groups and who belongs to them. */
import { at, dates, type Generator, type World } from './world.ts';

const FIRST = [
  'Aino',
  'Bram',
  'Chiara',
  'Diego',
  'Eun-ji',
  'Fatima',
  'Göran',
  'Hana',
  'Ifeoma',
  'José',
  'Katarzyna',
  'Łukasz',
  'Mei',
  'Nadia',
  'Oscar',
  '陽子',
];
const LAST = [
  'Abara',
  'Bergström',
  'Castillo',
  'Dvořák',
  'Eriksen',
  'Fontaine',
  'Gupta',
  'Haddad',
  'Ito',
  'Jansen',
  "O'Neill",
];
const COMPANIES = [
  'Brightwater',
  'Nordlys',
  'Casa Verde',
  'Kestrel & Co',
  'Ōmori',
  'Pfau',
  'Quill',
  'Ríos',
  'Stern',
  'Tamarind',
];

/** The first user is the owner, then come agents; most are end users. */
export const roleOf = (index: number): 'admin' | 'agent' | 'end-user' =>
  index === 0 ? 'admin' : index < 8 ? 'agent' : 'end-user';
export const nameOf = (index: number): string =>
  `${FIRST[index % FIRST.length]!} ${LAST[(index * 7 + Math.floor(index / FIRST.length)) % LAST.length]!}`;
export const emailOf = (index: number): string => `person${index}@example.${index % 2 === 0 ? 'com' : 'org'}`;
export const agentIndex = (world: World, n: number): number => Math.min(world.counts.users - 1, n % 8);

export const organization: Generator = (world, index) => ({
  url: world.url(`organizations/${world.id('organizations', index)}`),
  id: world.id('organizations', index),
  name: `${COMPANIES[index % COMPANIES.length]!}${index < COMPANIES.length ? '' : ` ${Math.floor(index / COMPANIES.length) + 1}`}`,
  shared_tickets: index % 3 === 0,
  shared_comments: index % 6 === 0,
  external_id: index % 2 === 0 ? null : `org-${index}`,
  ...dates(world, 'organizations', index),
  domain_names: index % 4 === 0 ? [] : [`org${index}.example`],
  details: index % 3 === 1 ? 'Pays by invoice.\nCall before noon.' : null,
  notes: null,
  group_id: index % 5 === 0 ? world.id('groups', 0) : null,
  tags: index % 2 === 0 ? ['vip', 'straße'] : [],
  organization_fields: index % 2 === 0 ? { since: '2018-11-04T00:00:00+00:00', seats: 12.5, region: null } : {},
});

export const group: Generator = (world, index) => ({
  url: world.url(`groups/${world.id('groups', index)}`),
  id: world.id('groups', index),
  is_public: index % 4 !== 3,
  name:
    ['Support', 'Billing', 'Escalations', 'Onboarding', 'Deutschland', 'Night shift'][index % 6]! +
    (index < 6 ? '' : ` ${index}`),
  description: index % 2 === 0 ? '' : 'Second line',
  default: index === 0,
  deleted: index > 0 && index % 5 === 4,
  ...dates(world, 'groups', index),
});

export const user: Generator = (world, index) => {
  const role = roleOf(index);
  const agent = role !== 'end-user';
  const id = world.id('users', index);
  const times = dates(world, 'users', index);
  return {
    id,
    url: world.url(`users/${id}`),
    name: nameOf(index),
    email: emailOf(index),
    ...times,
    time_zone: index % 3 === 0 ? 'Copenhagen' : 'Eastern Time (US & Canada)',
    iana_time_zone: index % 3 === 0 ? 'Europe/Copenhagen' : 'America/New_York',
    phone: index % 4 === 0 ? '+15551234567' : null,
    permanently_deleted: false,
    shared_phone_number: index % 4 === 0 ? false : null,
    photo:
      index % 6 === 0
        ? {
            id: world.id('attachments', 1_000_000 + index),
            content_type: 'image/png',
            content_url: 'https://cdn.example/p.png',
            size: 166_144,
            thumbnails: [],
          }
        : null,
    locale_id: '1',
    locale: 'en-US',
    organization_id: agent ? null : world.id('organizations', index % world.counts.organizations),
    role,
    verified: index % 7 !== 0,
    external_id: index % 5 === 0 ? `crm:${index}` : null,
    tags: index % 3 === 0 ? ['beta'] : [],
    alias: agent ? nameOf(index).split(' ')[0] : '',
    // A deleted user stays a record, and disappears from the list.
    active: index < 8 || index % 11 !== 10,
    shared: false,
    shared_agent: false,
    ...(index % 4 === 0 && { last_login_at: times.updated_at }),
    two_factor_auth_enabled: agent ? index % 2 === 0 : null,
    signature: agent ? 'Kind regards' : '',
    details: '',
    notes: index % 9 === 0 ? 'Prefers e-mail' : '',
    role_type: agent ? 4 : null,
    custom_role_id: agent ? world.id('options', 900 + (index % 3)) : null,
    moderator: agent,
    ticket_restriction: agent ? null : 'requested',
    only_private_comments: false,
    restricted_agent: role !== 'admin',
    suspended: index % 13 === 12,
    suspension_details: index % 13 === 12 ? { channels: ['all'] } : null,
    ...(agent && {
      default_group_id: world.id('groups', index % world.counts.groups),
      chat_only: false,
      report_csv: false,
    }),
    ...(index % 10 === 0 && { separation: { brand_id: world.id('brands', 0), scope: 'brand' } }),
    user_fields: {
      plan: index % 2 === 0 ? 'gold' : null,
      joined: at(world.createdMs('users', index)),
      score: index / 4,
    },
  };
};

export const groupMembership: Generator = (world, index) => {
  const id = world.id('group_memberships', index);
  return {
    url: world.url(`group_memberships/${id}`),
    id,
    user_id: world.id('users', agentIndex(world, index)),
    group_id: world.id('groups', index % world.counts.groups),
    default: index < 8,
    ...dates(world, 'group_memberships', index),
  };
};

export const organizationMembership: Generator = (world, index) => {
  const id = world.id('organization_memberships', index);
  const organization_index = (index + 8) % world.counts.organizations;
  return {
    url: world.url(`organization_memberships/${id}`),
    id,
    user_id: world.id('users', Math.min(world.counts.users - 1, index + 8)),
    organization_id: world.id('organizations', organization_index),
    organization_name: organization(world, organization_index)['name'],
    // "If false, returns null."
    default: index % 3 === 2 ? null : true,
    view_tickets: index % 2 === 0,
    ...dates(world, 'organization_memberships', index),
  };
};
