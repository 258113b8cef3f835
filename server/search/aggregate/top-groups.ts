import type { AggregateSortKey } from '../language/aggregate-tree.ts';
import {
  compareOrder,
  readGroup,
  readMetric,
  type Cell,
  type GroupCell,
  type MetricCell,
  type Order,
} from './cells.ts';
import { createFirstItems } from './first-items.ts';

/** How the rows of a statement, one for each group, are read. It crosses into a thread, so it is plain data. */
export interface GroupShape {
  groups: GroupCell[];
  metrics: MetricCell[];
  sort: AggregateSortKey[];
  limit: number;
}

interface Group {
  row: readonly unknown[];
  /** The values of the sort, then those of the groups that it does not name. */
  order: Order[];
}

export interface TopGroups {
  /** False: a key column holds only the beginning of a text, so that groups may have been put together. */
  take(row: readonly unknown[]): boolean;
  /** The groups in their order, as JSON, one by one; what is between takes time too, and nothing is yielded for it. */
  finish(): Iterable<string | null>;
  /** Of all groups. */
  count(): number;
}

/** As many code points as a key column holds. */
const key_length = 255;

interface OrderTerm {
  direction: 1 | -1;
  read(row: readonly unknown[]): Order;
}

function orderTerms({ groups, metrics, sort }: GroupShape): OrderTerm[] {
  const group = (cell: GroupCell, direction: 1 | -1 = 1): OrderTerm => ({
    direction,
    read: (row) => readGroup(cell, row).order,
  });
  const sorted = sort.flatMap(({ by, at, descending }): OrderTerm[] => {
    const direction = descending ? -1 : 1;
    if (by === 'group') return groups.slice(at, at + 1).map((cell) => group(cell, direction));
    return metrics.slice(at, at + 1).map((cell) => ({ direction, read: (row) => readMetric(cell, row).order }));
  });
  const named = new Set(sort.flatMap(({ by, at }) => (by === 'group' ? [at] : [])));
  return [...sorted, ...groups.filter((_, at) => !named.has(at)).map((cell) => group(cell))];
}

/** Keeps the first `limit` of any number of groups. */
export function createTopGroups(shape: GroupShape): TopGroups {
  const { groups, metrics, limit } = shape;
  const terms = orderTerms(shape);
  const first = createFirstItems<Group>(limit, (a, b) => {
    for (const [at, { direction }] of terms.entries()) {
      const order = compareOrder(a.order[at] ?? null, b.order[at] ?? null);
      if (order !== 0) return direction * order;
    }
    return 0;
  });
  const shortened = groups.filter(({ form }) => form.form === 'text' && form.cut);
  let count = 0;

  return {
    take(row) {
      count++;
      first.offer({ row, order: terms.map(({ read }) => read(row)) });
      return !shortened.some((each) => isFull(readGroup(each, row).value));
    },
    *finish() {
      const ordered: Group[] = [];
      for (let last = first.takeLast(); last; last = first.takeLast()) {
        ordered.push(last);
        yield null;
      }
      for (const { row } of ordered.reverse()) {
        const group = groups.map((each) => member(each.name, readGroup(each, row)));
        const values = metrics.map((each) => member(each.name, readMetric(each, row)));
        yield `{"group":{${group.join(',')}},"metrics":{${values.join(',')}}}`;
      }
    },
    count: () => count,
  };
}

const member = (name: string, { value }: Cell): string => `${JSON.stringify(name)}:${JSON.stringify(value)}`;

/** The groups of which `max_bytes` hold the first, at least one; yields after each step of the work how many are done. */
export function* writeGroups(
  top: TopGroups,
  max_bytes: number,
): Generator<number, { body: Buffer; whole: boolean; count: number }, void> {
  const parts: string[] = [];
  let bytes = 0;
  let steps = 0;
  for (const text of top.finish()) {
    if (text !== null) {
      bytes += Buffer.byteLength(text) + 1;
      if (bytes > max_bytes && parts.length > 0) break;
      parts.push(text);
    }
    yield ++steps;
  }
  // A buffer of its own, so that a thread can hand it over.
  const text = parts.join(',');
  const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  body.write(text);
  return { body, whole: parts.length === top.count(), count: top.count() };
}

const isFull = (value: Cell['value']): boolean =>
  typeof value === 'string' && value.length >= key_length && [...value].length >= key_length;
