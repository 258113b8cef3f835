/** The organization's settings that incidents embed: statuses, severities, roles, timestamps, custom fields. */
import type { VendorRecord } from '../../overlay-store.ts';
import { full } from './timestamps.ts';
import type { Entity, World } from './world.ts';

/** The n-th entry of a table; beyond its end the names get a number, so that any count can be asked for. */
function entry<T extends { name: string }>(table: readonly T[], index: number): T {
  const found = table[index % table.length]!;
  const round = Math.floor(index / table.length);
  return round === 0 ? found : { ...found, name: `${found.name} ${round + 1}` };
}

const dates = (world: World, entity: Entity, index: number): { created_at: string; updated_at: string } => {
  const created_at = world.createdAt(entity, index);
  // Half were never changed since they were made.
  const changed_ms = Math.min(world.until_ms, world.createdMs(entity, index) + 86_400_000 * (index + 1));
  return { created_at, updated_at: index % 2 === 0 ? created_at : full(changed_ms, 412) };
};

/** Categories as the API says them; the dashboard calls `live` Active and `learning` Post-incident. */
const STATUSES = [
  { name: 'Triage', category: 'triage', description: 'Is this an incident? Somebody is finding out.' },
  {
    name: 'Investigating',
    category: 'live',
    description: 'We know that something is wrong and are finding out **what**.',
  },
  { name: 'Fixing', category: 'live', description: 'The cause is known, a fix is on its way.' },
  { name: 'Monitoring', category: 'live', description: 'A fix is out; we watch whether it holds.' },
  { name: 'Paused', category: 'paused', description: 'Waiting for somebody outside the company.' },
  {
    name: 'Documenting',
    category: 'learning',
    description: 'Impact has been **fully mitigated**, the timeline is being written.',
  },
  { name: 'Reviewing', category: 'learning', description: 'The debrief is planned or running.' },
  {
    name: 'Closed',
    category: 'closed',
    description: 'Impact has been **fully mitigated**, and we’ve learnt from this incident.',
  },
  { name: 'Declined', category: 'declined', description: 'Not an incident after all.' },
  { name: 'Merged', category: 'merged', description: 'Handled as part of another incident.' },
  { name: 'Canceled', category: 'canceled', description: 'Opened by mistake.' },
] as const;

export function incidentStatus(world: World, index: number): VendorRecord {
  const { name, category, description } = entry(STATUSES, index);
  return {
    category,
    ...dates(world, 'incident_statuses', index),
    description,
    id: world.id('incident_statuses', index),
    name,
    rank: index + 1,
  };
}

/** "Lower numbers are less severe" (vendor's document). */
const SEVERITIES = [
  { name: 'Trivial', description: 'Nobody outside the company notices.' },
  { name: 'Minor', description: 'Issues with **low impact**.' },
  { name: 'Major', description: 'Issues causing **significant impact**. Immediate response is usually required.' },
  { name: 'Critical 🔥', description: 'Issues causing **very high impact** to customers.' },
] as const;

export function severity(world: World, index: number): VendorRecord {
  const { name, description } = entry(SEVERITIES, index);
  return { ...dates(world, 'severities', index), description, id: world.id('severities', index), name, rank: index };
}

const ROLES = [
  {
    name: 'Incident Lead',
    role_type: 'lead',
    shortform: 'lead',
    description: 'The person currently coordinating the incident',
    instructions: 'Take point on the incident; make sure people are clear on responsibilities',
  },
  {
    name: 'Reporter',
    role_type: 'reporter',
    shortform: 'reporter',
    description: 'The person who reported the incident',
    instructions: '',
  },
  {
    name: 'Communications Lead',
    role_type: 'custom',
    shortform: 'comms',
    description: 'Keeps customers and colleagues informed',
    instructions: 'Post an update at least every **30 minutes**.',
  },
  { name: 'Scribe', role_type: 'custom', shortform: 'scribe', description: 'Writes the timeline', instructions: '' },
  {
    name: 'Customer Liaison',
    role_type: 'custom',
    shortform: 'liaison',
    description: 'Speaks with the affected customers',
    instructions: 'Ask support for the list of tickets first.',
  },
  {
    name: 'Executive Sponsor',
    role_type: 'custom',
    shortform: 'exec',
    description: 'Decides about money and announcements',
    instructions: 'Only for the highest severities.',
  },
] as const;

export function incidentRole(world: World, index: number): VendorRecord {
  const { name, role_type, shortform, description, instructions } = entry(ROLES, index);
  return {
    ...dates(world, 'incident_roles', index),
    description,
    id: world.id('incident_roles', index),
    instructions,
    name,
    role_type,
    shortform: index < ROLES.length ? shortform : `${shortform}-${index}`,
  };
}

const TIMESTAMPS = [
  'Impact started',
  'Reported at',
  'Accepted at',
  'Identified at',
  'Fixed at',
  'Resolved at',
  'Closed at',
].map((name) => ({ name }));

/** The API gives these neither created_at nor updated_at. */
export const incidentTimestamp = (world: World, index: number): VendorRecord => ({
  id: world.id('incident_timestamps', index),
  name: entry(TIMESTAMPS, index).name,
  rank: index + 1,
});

interface CustomFieldEntry {
  name: string;
  description: string;
  field_type: 'single_select' | 'multi_select' | 'text' | 'link' | 'numeric';
  /** The catalog type its values come from, as an index. */
  catalog_type?: number;
  options?: readonly string[];
}

const CUSTOM_FIELDS: readonly CustomFieldEntry[] = [
  {
    name: 'Affected services',
    description: 'Which services are impacted by this issue',
    field_type: 'multi_select',
    catalog_type: 0,
  },
  {
    name: 'Affected team',
    description: 'Which team is impacted by this issue',
    field_type: 'single_select',
    catalog_type: 1,
  },
  {
    name: 'Customer impact',
    description: 'What customers notice',
    field_type: 'single_select',
    options: ['None', 'Slow', 'Partly unavailable', 'Unavailable'],
  },
  { name: 'Status page', description: 'Link to the public announcement', field_type: 'link' },
  { name: 'Customers affected', description: 'How many customers noticed', field_type: 'numeric' },
  { name: 'Root cause', description: 'In one sentence, once it is known', field_type: 'text' },
  {
    name: 'Regions',
    description: 'Where it happens',
    field_type: 'multi_select',
    options: ['Europa', 'North America', 'América Latina', '日本'],
  },
  { name: 'Affected customers', description: 'Customers who wrote in', field_type: 'multi_select', catalog_type: 2 },
  {
    name: 'Feature',
    description: 'Part of the product, narrowed by the affected team',
    field_type: 'single_select',
    catalog_type: 3,
  },
];

export const customFieldEntry = (index: number): CustomFieldEntry => entry(CUSTOM_FIELDS, index);

export function customField(world: World, index: number): VendorRecord {
  const { name, description, field_type, catalog_type } = customFieldEntry(index);
  const from_catalog = catalog_type !== undefined && world.counts.catalog_types > catalog_type;
  const attribute = (n: number): string => world.foreignId('catalog_attribute', (catalog_type ?? 0) * 10 + n);
  return {
    ...(from_catalog && { catalog_type_id: world.id('catalog_types', catalog_type) }),
    ...dates(world, 'custom_fields', index),
    description,
    field_type,
    ...(catalog_type === 3 && {
      filter_by: { catalog_attribute_id: attribute(1), custom_field_id: world.id('custom_fields', 1) },
    }),
    ...(catalog_type === 2 && {
      fixed_filter: {
        catalog_attribute_id: attribute(2),
        values: [world.foreignId('catalog_entry', 5), world.foreignId('catalog_entry', 9)],
      },
    }),
    ...(catalog_type === 0 && {
      group_by_catalog_attribute_id: attribute(3),
      helptext_catalog_attribute_id: attribute(4),
    }),
    id: world.id('custom_fields', index),
    name,
  };
}

export const INCIDENT_TYPES = [
  {
    name: 'Production outage',
    description: 'Customer facing production outages',
    is_default: true,
    private_incidents_only: false,
    create_in_triage: 'optional',
  },
  {
    name: 'Security',
    description: 'Anything that touches data we must protect 🔒',
    is_default: false,
    private_incidents_only: true,
    create_in_triage: 'always',
  },
  {
    name: 'Data quality',
    description: 'Wrong figures, missing rows',
    is_default: false,
    private_incidents_only: false,
    create_in_triage: 'always',
  },
] as const;
