import type { ActionContract } from '../../connector-types/definition/define.ts';
import type { RecordStore } from '../../records/record-tables.ts';
import { isTimeZone } from '../aggregate/time-zones.ts';
import type {
  AggregateQuery,
  AggregateSortKey,
  Bucket,
  GroupKey,
  Interval,
  Metric,
  MetricOp,
} from './aggregate-tree.ts';
import { bounds } from './bounds.ts';
import { refused, type Refused } from './operands.ts';
import {
  at,
  checkedParams,
  complain,
  createParser,
  parseField,
  parseQuery,
  throwComplaints,
  type Parser,
} from './parse.ts';
import type { Field } from './tree.ts';

/** The parameters as their schema has them. */
interface AggregateParams {
  query?: Record<string, unknown>;
  metrics: Array<{ op: MetricOp; field?: string; as?: string }>;
  group_by?: Array<{ field: string; interval?: Interval; timezone?: string }>;
  sort?: Array<Record<string, 'asc' | 'desc'>>;
  limit?: number;
}

/** Turns the parameters of an aggregation into a valid query, or throws `validation_failed` as a search does. */
export function parseAggregate(store: RecordStore, action: ActionContract, params: unknown): AggregateQuery {
  const given = checkedParams(action, params) as unknown as AggregateParams;
  const parser = createParser(store);
  const filter = parseQuery(parser, given.query ?? {}, ['filter']);
  const names = new Set<string>();
  const groups = (given.group_by ?? []).flatMap((each, index) => {
    const group = parseGroup(parser, names, each, `/params/group_by/${index}`);
    return group === refused ? [] : [group];
  });
  const metrics = given.metrics.flatMap((each, index) => {
    const metric = parseMetric(parser, names, each, `/params/metrics/${index}`);
    return metric === refused ? [] : [metric];
  });
  const sort = parser.items.length > 0 ? [] : parseSort(parser, groups, metrics, given.sort ?? []);
  throwComplaints(parser);
  return { filter, groups, metrics, sort, limit: given.limit ?? bounds.groups.default };
}

/** Whether no other group or metric has the name. */
function claim(parser: Parser, names: Set<string>, name: string, pointer: string): boolean {
  if (names.has(name)) complain(parser, pointer, 'duplicate', 'has a name that another group or metric has');
  else if (names.add(name)) return true;
  return false;
}

const isScalar = (kind: Field['kind'] | null): boolean => kind !== null && kind !== 'array' && kind !== 'object';

function parseGroup(
  parser: Parser,
  names: Set<string>,
  { field: path, interval, timezone }: NonNullable<AggregateParams['group_by']>[number],
  pointer: string,
): GroupKey | Refused {
  const field = parseField(parser, path, at(pointer, 'field'));
  if (field === refused || !claim(parser, names, path, at(pointer, 'field'))) return refused;
  const kind = field.kind === 'array' ? field.element : field.kind;
  if (!isScalar(kind))
    return complain(
      parser,
      at(pointer, 'field'),
      'operator',
      'is neither a single value nor an array of single values',
    );
  if (interval === undefined) {
    if (timezone === undefined) return { name: path, field, bucket: null };
    return complain(parser, at(pointer, 'timezone'), 'operator', 'needs an interval');
  }
  const bucket = parseBucket(parser, kind, { interval, timezone }, pointer);
  return bucket === refused ? refused : { name: path, field, bucket };
}

function parseBucket(
  parser: Parser,
  kind: Field['kind'] | null,
  { interval, timezone }: { interval: Interval; timezone: string | undefined },
  pointer: string,
): Bucket | Refused {
  const here = at(pointer, 'interval');
  if (kind !== 'timestamp' && kind !== 'date')
    return complain(parser, here, 'operator', 'groups dates and date-times only');
  if (kind === 'date') {
    if (interval === 'hour')
      return complain(parser, here, 'operator', 'must be at least a day, because a date has no hours');
    if (timezone !== undefined)
      return complain(
        parser,
        at(pointer, 'timezone'),
        'operator',
        'does not apply to a date, which is in no time zone',
      );
  }
  if (timezone !== undefined && !isTimeZone(timezone))
    return complain(parser, at(pointer, 'timezone'), 'unknown', 'is not an IANA time zone such as Europe/Berlin');
  return { interval, timezone: timezone ?? 'UTC' };
}

function parseMetric(
  parser: Parser,
  names: Set<string>,
  { op, field: path, as }: AggregateParams['metrics'][number],
  pointer: string,
): Metric | Refused {
  const name = as ?? (path === undefined ? op : `${op}_${path}`);
  if (!claim(parser, names, name, as === undefined ? pointer : at(pointer, 'as'))) return refused;
  if (path === undefined)
    return op === 'count'
      ? { name, op, field: null }
      : complain(parser, at(pointer, 'field'), 'required', `is required by ${op}`);
  const here = at(pointer, 'field');
  const field = parseField(parser, path, here);
  if (field === refused) return refused;
  if (field.many || field.kind === 'object')
    return complain(parser, here, 'operator', `is not a single value of one type, which ${op} needs`);
  if ((op === 'sum' || op === 'avg') && field.kind !== 'number' && field.kind !== 'integer')
    return complain(parser, here, 'operator', `is not a number, which ${op} needs`);
  return { name, op, field };
}

function parseSort(
  parser: Parser,
  groups: readonly GroupKey[],
  metrics: readonly Metric[],
  given: NonNullable<AggregateParams['sort']>,
): AggregateSortKey[] {
  const seen = new Set<string>();
  return given.flatMap((item, index): AggregateSortKey[] => {
    const [name, direction] = Object.entries(item)[0] ?? [''];
    const pointer = at(`/params/sort/${index}`, name);
    if (seen.has(name)) return (complain(parser, pointer, 'duplicate', 'appears more than once in the sort'), []);
    seen.add(name);
    const descending = direction === 'desc';
    const group = groups.findIndex((each) => each.name === name);
    if (group !== -1) return [{ by: 'group', at: group, descending }];
    const metric = metrics.findIndex((each) => each.name === name);
    if (metric !== -1) return [{ by: 'metric', at: metric, descending }];
    const known = [...groups, ...metrics].map((each) => each.name).join(', ');
    return (complain(parser, pointer, 'unknown', `is not a group or metric of this aggregation: ${known}`), []);
  });
}
