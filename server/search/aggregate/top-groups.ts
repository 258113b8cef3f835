import type { AggregateSortKey } from '../language/aggregate-tree.ts';
import { compareOrder, readGroup, readMetric, type Cell, type GroupCell, type MetricCell } from './cells.ts';

/** How the rows of a statement, one for each group, are read. It crosses into a thread, so it is plain data. */
export interface GroupShape {
  groups: GroupCell[];
  metrics: MetricCell[];
  sort: AggregateSortKey[];
  limit: number;
}

interface Group {
  row: readonly unknown[];
  groups: Cell[];
  /** Those that the order needs; the others are read for the groups that are returned. */
  sorted: Cell[];
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

/** Keeps the first `limit` groups of any number: a heap with the last of them on top. */
export function createTopGroups({ groups, metrics, sort, limit }: GroupShape): TopGroups {
  const heap: Group[] = [];
  let count = 0;
  const directions = sort.map(({ descending }) => (descending ? -1 : 1));

  function compare(a: Group, b: Group): number {
    for (const [at, direction] of directions.entries()) {
      const order = compareOrder(a.sorted[at]!.order, b.sorted[at]!.order);
      if (order !== 0) return direction * order;
    }
    for (const [at, cell] of a.groups.entries()) {
      const order = compareOrder(cell.order, b.groups[at]!.order);
      if (order !== 0) return order;
    }
    return 0;
  }

  function rise(from: number): void {
    for (let at = from; at > 0;) {
      const above = (at - 1) >> 1;
      if (compare(heap[at]!, heap[above]!) <= 0) return;
      [heap[at], heap[above]] = [heap[above]!, heap[at]!];
      at = above;
    }
  }

  function sink(): void {
    for (let at = 0; ;) {
      let last = at;
      for (const below of [2 * at + 1, 2 * at + 2])
        if (below < heap.length && compare(heap[below]!, heap[last]!) > 0) last = below;
      if (last === at) return;
      [heap[at], heap[last]] = [heap[last]!, heap[at]!];
      at = last;
    }
  }

  function pop(): Group {
    const top = heap[0]!;
    const end = heap.pop()!;
    if (heap.length > 0) {
      heap[0] = end;
      sink();
    }
    return top;
  }

  function write({ row, groups: cells }: Group): string {
    const members = (named: ReadonlyArray<{ name: string }>, values: readonly Cell[]) =>
      named.map(({ name }, at) => `${JSON.stringify(name)}:${JSON.stringify(values[at]!.value)}`).join(',');
    const values = metrics.map((each) => readMetric(each, row));
    return `{"group":{${members(groups, cells)}},"metrics":{${members(metrics, values)}}}`;
  }

  return {
    take(row) {
      count++;
      const cells = groups.map((each) => readGroup(each, row));
      const group: Group = {
        row,
        groups: cells,
        sorted: sort.map(({ by, at }) => (by === 'group' ? cells[at]! : readMetric(metrics[at]!, row))),
      };
      if (heap.length < limit) {
        heap.push(group);
        rise(heap.length - 1);
      } else if (compare(group, heap[0]!) < 0) {
        heap[0] = group;
        sink();
      }
      return !groups.some(({ form }, at) => form.form === 'text' && form.cut && isFull(cells[at]!.value));
    },
    *finish() {
      const ordered: Group[] = [];
      while (heap.length > 0) {
        ordered.push(pop());
        yield null;
      }
      for (let at = ordered.length - 1; at >= 0; at--) yield write(ordered[at]!);
    },
    count: () => count,
  };
}

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
