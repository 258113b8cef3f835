/** On-call schedules. */
import type { VendorRecord } from '../../overlay-store.ts';
import { cycle } from '../../random.ts';
import { responder } from './people.ts';
import { full } from './timestamps.ts';
import type { World } from './world.ts';

const HOUR = 3_600_000;

const NAMES = [
  'Platform',
  'Payments',
  'Mobile',
  'Data',
  'Support – DACH',
  'Sécurité',
  'Customer Success 🌍',
  'インフラ',
] as const;
const TIMEZONES = [
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'America/Sao_Paulo',
  'UTC',
] as const;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const HANDOVERS = ['weekly', 'daily', 'hourly'] as const;

function rotation(world: World, index: number, n: number): Record<string, unknown> {
  const draw = world.draw('schedules', index * 4 + n + 1);
  const round_the_clock = draw.chance(40);
  const days = index % 3 === 0 ? WEEKDAYS : WEEKDAYS.slice(0, 5);
  const working_intervals = round_the_clock
    ? []
    : days.map((weekday) => ({ end_time: '17:00', start_time: '09:00', weekday }));
  return {
    ...(draw.chance(40) && { effective_from: full(world.createdMs('schedules', index) + 24 * HOUR, 0) }),
    handover_start_at: full(world.createdMs('schedules', index), 0),
    handovers: [{ interval: 1 + draw.below(2), interval_type: cycle(world.seed, 71, index + n, HANDOVERS) }],
    id: world.foreignId('rotation', index * 4 + n),
    layers: [
      { id: world.foreignId('layer', index * 4 + n), name: 'Layer 1' },
      ...(draw.chance(40) ? [n === 0 ? { id: world.foreignId('layer', index * 4 + 2) } : { name: 'Layer 2' }] : []),
    ],
    name: n === 0 ? 'Primary' : 'Backup',
    ...(draw.chance(60) && { scheduling_mode: cycle(world.seed, 72, index + n, ['fair', 'sequential'] as const) }),
    users: Array.from({ length: 2 + draw.below(3) }, () => responder(world, draw)),
    // The deprecated twin of working_intervals, still answered where there are any.
    ...(working_intervals.length > 0 && { working_interval: working_intervals }),
    working_intervals,
  };
}

function shift(world: World, index: number, later: number): Record<string, unknown> {
  const draw = world.draw('schedules', index * 4 + 3 + later);
  const start = world.until_ms - (world.until_ms % (24 * HOUR)) + later * 24 * HOUR;
  const rotation_id = world.foreignId('rotation', index * 4);
  const layer_id = world.foreignId('layer', index * 4);
  const listed = draw.chance(80);
  return {
    end_at: full(start + 24 * HOUR, 0),
    ...(listed && {
      entry_id: world.foreignId('schedule_entry', index * 8 + later),
      fingerprint: `${rotation_id}-${layer_id}-${index}`,
    }),
    ...(draw.chance(90) && { layer_id, rotation_id }),
    start_at: full(start, 0),
    // A gap in the rota: the schedule has no person on call.
    ...(draw.chance(90) && { user: responder(world, draw) }),
  };
}

export function schedule(world: World, index: number): VendorRecord {
  const draw = world.draw('schedules', index);
  const name = NAMES[index % NAMES.length]!;
  const round = Math.floor(index / NAMES.length);
  const created_at = world.createdAt('schedules', index);
  const on_call = draw.chance(80);
  return {
    annotations: draw.chance(50) ? { 'incident.io/terraform/version': '3.0.0', 'team/owner': name } : {},
    ...(draw.chance(90) && {
      config: { rotations: Array.from({ length: 1 + draw.below(2) }, (_, n) => rotation(world, index, n)) },
    }),
    created_at,
    ...(on_call && { current_shifts: [shift(world, index, 0)] }),
    ...(draw.chance(50) && {
      holidays_public_config: { country_codes: draw.chance(50) ? ['DE', 'AT', 'CH'] : ['GB'] },
    }),
    id: world.id('schedules', index),
    name: `${name}${round === 0 ? '' : ` ${round + 1}`}: on-call`,
    ...(on_call && { next_shifts: [shift(world, index, 1), shift(world, index, 2)] }),
    permalink: `https://app.incident.io/${world.slug}/on-call/schedules/${world.id('schedules', index)}`,
    team_ids: draw.chance(70) ? [world.foreignId('team', index % 6)] : [],
    timezone: TIMEZONES[index % TIMEZONES.length]!,
    updated_at: index % 3 === 0 ? created_at : full(world.until_ms - 30 * 24 * HOUR - index * HOUR, 77),
  };
}
