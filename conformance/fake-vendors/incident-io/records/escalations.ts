/** Escalations: who was paged about which alert, and what became of it. */
import type { VendorRecord } from '../../overlay-store.ts';
import { cycle, hash, type Draw } from '../../random.ts';
import { alertSlim, alertTitle } from './alerts.ts';
import { incidentName, incidentSlim } from './incidents.ts';
import { responder } from './people.ts';
import { full, timestamp } from './timestamps.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;

const ESCALATION_STATUSES = [
  'resolved',
  'acked',
  'triggered',
  'resolved',
  'expired',
  'pending',
  'cancelled',
  'snoozed',
  'delayed',
  'pending_repeat',
  'acked',
  'resolved',
] as const;
const PRIORITIES = ['P1', 'P2', 'P3', 'Urgent'] as const;
const ESCALATION_CREATORS = ['alert', 'alert', 'user', 'workflow'] as const;
/** What has happened by the time an escalation is in a status. */
const EVENTS: Record<(typeof ESCALATION_STATUSES)[number], readonly string[]> = {
  pending: ['entered_grace_period'],
  triggered: ['triggered', 'notified_users'],
  acked: ['triggered', 'notified_users', 'notified_channels', 'acked'],
  resolved: ['entered_grace_period', 'triggered', 'notified_users', 'acked', 'resolved'],
  expired: ['triggered', 'notified_users', 'notified_users', 'notified_channels', 'expired'],
  cancelled: ['triggered', 'cancelled'],
  snoozed: ['triggered', 'notified_users', 'acked'],
  delayed: [],
  pending_repeat: ['triggered', 'notified_channels'],
};

export const escalationStatusOf = (world: World, index: number): (typeof ESCALATION_STATUSES)[number] =>
  cycle(world.seed, 61, index, ESCALATION_STATUSES);

export const escalationPathIdOf = (world: World, index: number): string | undefined =>
  index % 5 === 3 ? undefined : world.foreignId('escalation_path', hash(world.seed, 62, index) % 4);

export const escalationUpdatedMs = (world: World, index: number): number =>
  Math.min(
    world.until_ms,
    world.createdMs('escalations', index) + 6 * MINUTE + (hash(world.seed, 63, index) % (300 * MINUTE)),
  );

function escalationEvent(world: World, index: number, n: number, event: string, draw: Draw): unknown {
  const channel = hash(world.seed, 64, index).toString(36).toUpperCase();
  const channels = draw.chance(50)
    ? [{ slack_channel_id: `C0${channel}`, slack_team_id: 'T02A1FSLE8J' }]
    : [
        {
          microsoft_teams_channel_id: `19:${channel.toLowerCase()}@thread.tacv2`,
          microsoft_teams_team_id: '5f1c9a36-2f0e-4c3b-9d55-7b1d6a0e4c11',
        },
      ];
  return {
    ...(event === 'notified_channels' && { channels }),
    event,
    id: world.foreignId('escalation_event', index * 8 + n),
    occurred_at: full(world.createdMs('escalations', index) + n * MINUTE, (index + n) % 1000),
    ...(event.startsWith('notified') && { urgency: draw.chance(70) ? 'high' : 'low' }),
    ...((event === 'notified_users' || event === 'acked') && {
      users: Array.from({ length: 1 + draw.below(2) }, () => responder(world, draw)),
    }),
  };
}

export function escalation(world: World, index: number): VendorRecord {
  const draw = world.draw('escalations', index);
  const { counts } = world;
  const status = escalationStatusOf(world, index);
  const alert_index = Math.floor((index * counts.alerts) / counts.escalations);
  const incident_index = Math.floor((index * counts.incidents) / counts.escalations);
  const path = escalationPathIdOf(world, index);
  const kind = counts.alerts > 0 ? cycle(world.seed, 65, index, ESCALATION_CREATORS) : 'user';
  const title = counts.alerts > 0 ? alertTitle(world, alert_index) : incidentName(world, incident_index);
  const h = hash(world.seed, 66, index);
  return {
    created_at: world.createdAt('escalations', index),
    creator:
      kind === 'alert'
        ? { alert: { id: world.id('alerts', alert_index), title } }
        : kind === 'user'
          ? { user: responder(world, draw) }
          : { workflow: { id: world.foreignId('workflow', 1), name: 'Page the duty manager' } },
    description: draw.chance(80) ? `${title} — please acknowledge.` : '',
    ...(path !== undefined && { escalation_path_id: path }),
    events: EVENTS[status].map((event, n) => escalationEvent(world, index, n, event, draw)),
    id: world.id('escalations', index),
    priority: { name: draw.pick(PRIORITIES) },
    related_alerts: counts.alerts > 0 && kind === 'alert' ? [alertSlim(world, alert_index)] : [],
    related_incidents: counts.incidents > 0 && draw.chance(60) ? [incidentSlim(world, incident_index)] : [],
    status,
    title,
    updated_at: timestamp(escalationUpdatedMs(world, index), h % 1000, (h >>> 10) % 20),
  };
}
