import type { Aggregation, GroupBy, Metric } from '../../reference/aggregate.ts';
import type { Filter, Sort } from '../../reference/evaluate.ts';

/** What an agent is asked of the sandbox's data. The same arguments serve all three sets of tools. */
export type Question = { text: string; connector_type: string; entity: string } & (Counting | Finding);

export interface Counting {
  filter?: Filter;
  metrics: Metric[];
  group_by?: GroupBy[];
  sort?: Aggregation['sort'];
  limit?: number;
}

export interface Finding {
  filter?: Filter;
  sort?: Sort;
  fields: string[];
  limit: number;
}

export const isCounting = (question: Question): question is Question & Counting => 'metrics' in question;

const count: Metric[] = [{ op: 'count' }];
const most: Sort = [{ count: 'desc' }];
const newest: Sort = [{ created_at: 'desc' }];
const incidents = { connector_type: 'incident-io', entity: 'incidents' };
const alerts = { connector_type: 'incident-io', entity: 'alerts' };
const escalations = { connector_type: 'incident-io', entity: 'escalations' };
const tickets = { connector_type: 'zendesk-support', entity: 'tickets' };
const people = { connector_type: 'zendesk-support', entity: 'users' };
const metrics = { connector_type: 'zendesk-support', entity: 'ticket_metrics' };
const ratings = { connector_type: 'zendesk-support', entity: 'satisfaction_ratings' };
const insights = { connector_type: 'facebook-marketing', entity: 'ads_insights' };
const campaigns = { connector_type: 'facebook-marketing', entity: 'campaigns' };
const ads = { connector_type: 'facebook-marketing', entity: 'ads' };
const eq = (field: string, value: string | boolean | number): Filter => ({ eq: { [field]: value } });
const all = (...and: Filter[]): Filter => ({ and });

export const questions: readonly Question[] = [
  { text: 'How many incidents are there?', ...incidents, metrics: count },
  {
    text: 'How many critical incidents are not closed?',
    ...incidents,
    filter: all(eq('severity.name', 'Critical'), { neq: { 'incident_status.category': 'closed' } }),
    metrics: count,
  },
  {
    text: 'How many incidents of each severity?',
    ...incidents,
    metrics: count,
    group_by: [{ field: 'severity.name' }],
    sort: most,
  },
  {
    text: 'How many incidents in each month?',
    ...incidents,
    metrics: count,
    group_by: [{ field: 'created_at', interval: 'month' }],
  },
  {
    text: 'Which five incidents are the newest?',
    ...incidents,
    sort: newest,
    fields: ['reference', 'name', 'created_at'],
    limit: 5,
  },
  {
    text: 'What are the names of the ten newest incidents that are live?',
    ...incidents,
    filter: eq('incident_status.category', 'live'),
    sort: newest,
    fields: ['reference', 'name'],
    limit: 10,
  },
  {
    text: 'How many incidents of each kind are in each status?',
    ...incidents,
    metrics: count,
    group_by: [{ field: 'incident_type.name' }, { field: 'incident_status.category' }],
  },
  { text: 'How many alerts are firing?', ...alerts, filter: eq('status', 'firing'), metrics: count },
  {
    text: 'On which five days were there most alerts?',
    ...alerts,
    metrics: count,
    group_by: [{ field: 'created_at', interval: 'day' }],
    sort: most,
    limit: 5,
  },
  {
    text: 'When was the last alert resolved?',
    ...alerts,
    metrics: [{ op: 'max', field: 'resolved_at' }],
  },
  {
    text: 'How many escalations have which priority?',
    ...escalations,
    metrics: count,
    group_by: [{ field: 'priority.name' }],
  },
  { text: 'How many escalations expired?', ...escalations, filter: eq('status', 'expired'), metrics: count },
  { text: 'How many tickets are open?', ...tickets, filter: eq('status', 'open'), metrics: count },
  {
    text: 'How many tickets are in each status?',
    ...tickets,
    metrics: count,
    group_by: [{ field: 'status' }],
    sort: most,
  },
  {
    text: 'How many urgent or high tickets are not solved?',
    ...tickets,
    filter: all({ in: { priority: ['urgent', 'high'] } }, { in: { status: ['new', 'open', 'pending', 'hold'] } }),
    metrics: count,
  },
  { text: 'What is the newest ticket?', ...tickets, sort: newest, fields: ['subject', 'status'], limit: 1 },
  {
    text: 'Which ten tickets have waited longest without a change?',
    ...tickets,
    filter: { in: { status: ['new', 'open'] } },
    sort: [{ updated_at: 'asc' }],
    fields: ['subject', 'updated_at'],
    limit: 10,
  },
  {
    text: 'Which five people have written most tickets?',
    ...tickets,
    metrics: count,
    group_by: [{ field: 'requester_id' }],
    sort: most,
    limit: 5,
  },
  {
    text: 'How many tickets are there of each week?',
    ...tickets,
    metrics: count,
    group_by: [{ field: 'created_at', interval: 'week' }],
  },
  {
    text: 'How many agents, administrators and customers are there?',
    ...people,
    metrics: count,
    group_by: [{ field: 'role' }],
  },
  {
    text: 'Who is suspended?',
    ...people,
    filter: eq('suspended', true),
    sort: [{ name: 'asc' }],
    fields: ['name', 'email'],
    limit: 25,
  },
  {
    text: 'How often were tickets reopened, in all and at most?',
    ...metrics,
    metrics: [
      { op: 'sum', field: 'reopens' },
      { op: 'max', field: 'reopens' },
    ],
  },
  { text: 'How many ratings are good and bad?', ...ratings, metrics: count, group_by: [{ field: 'score' }] },
  { text: 'What did advertising cost in all?', ...insights, metrics: [{ op: 'sum', field: 'spend' }] },
  {
    text: 'What did it cost in each currency?',
    ...insights,
    metrics: [{ op: 'sum', field: 'spend' }],
    group_by: [{ field: 'account_currency' }],
  },
  {
    text: 'Which ten campaigns spent most, with how many impressions?',
    ...insights,
    metrics: [
      { op: 'sum', field: 'spend' },
      { op: 'sum', field: 'impressions' },
    ],
    group_by: [{ field: 'campaign_name' }],
    sort: [{ sum_spend: 'desc' }],
    limit: 10,
  },
  {
    text: 'How many ads were shown on each day?',
    ...insights,
    metrics: [{ op: 'count_distinct', field: 'ad_id' }],
    group_by: [{ field: 'date_start' }],
  },
  {
    text: 'How many campaigns of each objective are active?',
    ...campaigns,
    filter: eq('status', 'ACTIVE'),
    metrics: count,
    group_by: [{ field: 'objective' }],
  },
  {
    text: 'Which active campaigns have the largest daily budgets?',
    ...campaigns,
    filter: all(eq('status', 'ACTIVE'), { gt: { daily_budget: 0 } }),
    sort: [{ daily_budget: 'desc' }],
    fields: ['name', 'daily_budget'],
    limit: 5,
  },
  { text: 'How many ads are paused?', ...ads, filter: eq('status', 'PAUSED'), metrics: count },
];
