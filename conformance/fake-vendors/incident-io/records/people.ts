/** Users, and the shorter form of a user that other records embed. */
import type { VendorRecord } from '../../overlay-store.ts';
import { cycle, hash, type Draw } from '../../random.ts';
import type { World } from './world.ts';

const FIRST = [
  'Lena',
  'Amara',
  'José',
  'Zoë',
  'Łukasz',
  'Priya',
  'Tomás',
  'Ingrid',
  'Kwame',
  'Yuki',
  'Farid',
  'Chloé',
  'Marek',
  'Noor',
  'Sanne',
  'Diego',
  'Aoife',
  'Mei',
  'Björn',
  'Fatima',
  'Oliver',
  'Nadia',
  'Ravi',
  'Elif',
  'Jonas',
  'Thandiwe',
  'Andrei',
  'Sofía',
  'Ada',
  'Viktor',
  'Hannah',
  'Minh',
] as const;
const LAST = [
  'Müller',
  'Okafor',
  'García',
  'van den Berg',
  'Kowalski',
  'Sharma',
  'Novák',
  'Sørensen',
  'Mensah',
  'Tanaka',
  'Haddad',
  'Dubois',
  'Nguyễn',
  'O’Brien',
  'Lindqvist',
  'Silva',
  'Whitfield',
  'Chen',
  'Åkesson',
  'Yılmaz',
  'Petrova',
  'Dlamini',
  'Ionescu',
  'Fernández',
  'Lovelace',
  'Schröder',
  'Kim',
  'Rossi',
  'Hughes',
] as const;
const NATIVE_NAMES = ['田中 由紀', '陈美玲', 'Олена Петренко', 'يوسف حداد'] as const;

const ROLES = ['responder', 'viewer', 'responder', 'administrator', 'responder', 'owner', 'viewer', 'unset'] as const;
const SEATS = ['full_access', 'viewer_only', 'full_access', 'none'] as const;
const BASE_ROLES = [
  { name: 'Responder', slug: 'responder', description: 'Can declare and run incidents.' },
  { name: 'Administrator', slug: 'administrator', description: 'Can change settings.' },
  { name: 'Owner', slug: 'owner', description: 'Everything, including billing.' },
  { name: 'Viewer', slug: 'viewer' },
] as const;
const CUSTOM_ROLES = [
  {
    name: 'Customer Success',
    slug: 'customer-success',
    description: 'Elevated permissions for the customer success team.',
  },
  { name: 'On-call Editor', slug: 'on-call-editor', description: 'May change schedules and escalation paths.' },
  { name: 'Auditor', slug: 'auditor' },
] as const;

export interface UserSlim {
  id: string;
  name: string;
  email?: string;
  role: string;
  slack_user_id?: string;
}

const ascii = (text: string): string =>
  text
    .replace(/ł/gi, 'l')
    .replace(/ø/gi, 'o')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .trim()
    .toLowerCase()
    .replace(/ +/g, '.');

/**
 * Both parts of the name step through their lists; the lists' lengths have no common divisor, so 928 names pass before
 * one comes back.
 */
function nameOf(index: number): string {
  if (index % 40 === 17) return NATIVE_NAMES[Math.floor(index / 40) % NATIVE_NAMES.length]!;
  return `${FIRST[index % FIRST.length]!} ${LAST[(index * 3 + 5) % LAST.length]!}`;
}

/** Absent for one in fourteen: the account came from chat without an address. */
export function emailOf(world: World, index: number): string | undefined {
  if (index % 14 === 9) return undefined;
  const name = ascii(nameOf(index)) || 'user';
  return `${name}${index >= FIRST.length ? index : ''}@${world.slug}.example`;
}

export const slackUserIdOf = (world: World, index: number): string | undefined =>
  index % 9 === 6 ? undefined : 'U0' + (hash(world.seed, 24, index) + 36 ** 7).toString(36).toUpperCase().slice(-8);

/** One in twelve has left or has not started. */
export const isActive = (index: number): boolean => index % 12 !== 7;

export function userSlim(world: World, index: number): UserSlim {
  const email = emailOf(world, index);
  const slack_user_id = slackUserIdOf(world, index);
  return {
    ...(email !== undefined && { email }),
    id: world.id('users', index),
    name: nameOf(index),
    role: cycle(world.seed, 21, index, ROLES),
    ...(slack_user_id !== undefined && { slack_user_id }),
  };
}

export function user(world: World, index: number): VendorRecord {
  const draw = world.draw('users', index);
  const slim = userSlim(world, index);
  const base = Math.max(
    0,
    BASE_ROLES.findIndex((role) => role.slug === slim.role),
  );
  return {
    base_role: { ...BASE_ROLES[base]!, id: world.foreignId('base_role', base) },
    custom_roles: CUSTOM_ROLES.flatMap((role, n) =>
      draw.chance(20) ? [{ ...role, id: world.foreignId('custom_role', n) }] : [],
    ),
    ...slim,
    is_active: isActive(index),
    seats: { on_call: cycle(world.seed, 22, index, SEATS), response: cycle(world.seed, 23, index, SEATS) },
  };
}

const RESPONDERS = 400;
const responders = new WeakMap<World, UserSlim[]>();

/** A person whom a record names; the same few hundred people whatever the organization's size. */
export function responder(world: World, draw: Draw): UserSlim {
  let people = responders.get(world);
  if (!people) {
    people = Array.from({ length: Math.min(RESPONDERS, world.counts.users) }, (_, index) => userSlim(world, index));
    responders.set(world, people);
  }
  return draw.pick(people);
}
