import type { Condition, Field } from './tree.ts';

export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** What moments are grouped by. */
export interface Bucket {
  interval: Interval;
  /** IANA name. */
  timezone: string;
}

export interface GroupKey {
  /** Its name in the response: the path as it was written. */
  name: string;
  field: Field;
  bucket: Bucket | null;
}

export type MetricOp = 'count' | 'count_distinct' | 'sum' | 'avg' | 'min' | 'max';

export interface Metric {
  name: string;
  op: MetricOp;
  /** Null: all records of the group are counted. */
  field: Field | null;
}

/** A group or a metric, by its place in the list. */
export interface AggregateSortKey {
  by: 'group' | 'metric';
  at: number;
  descending: boolean;
}

export interface AggregateQuery {
  filter: Condition;
  groups: GroupKey[];
  metrics: Metric[];
  sort: AggregateSortKey[];
  limit: number;
}
