export interface FirstItems<T> {
  offer(item: T): void;
  /** Removes and returns the last of those that are kept. */
  takeLast(): T | undefined;
}

/** Keeps the first `limit` of any number of items in the order of `compare`: a heap with the last of them on top. */
export function createFirstItems<T extends object>(limit: number, compare: (a: T, b: T) => number): FirstItems<T> {
  const heap: T[] = [];

  /** Puts an item at the end, or above. */
  function rise(item: T, from: number): void {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (!parent || compare(item, parent) <= 0) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = item;
  }

  /** Puts an item in place of the one on top, or below. */
  function sink(item: T): void {
    for (let at = 0; ;) {
      let below = 2 * at + 1;
      let child = heap[below];
      const right = heap[below + 1];
      if (child && right && compare(right, child) > 0) {
        child = right;
        below++;
      }
      if (!child || compare(child, item) <= 0) {
        heap[at] = item;
        return;
      }
      heap[at] = child;
      at = below;
    }
  }

  return {
    offer(item) {
      const last = heap[0];
      if (heap.length < limit) rise(item, heap.length);
      else if (last && compare(item, last) < 0) sink(item);
    },
    takeLast() {
      const last = heap[0];
      const end = heap.pop();
      if (end && heap.length > 0) sink(end);
      return last;
    },
  };
}
