const waiting = new WeakMap<object, Array<() => void>>();

/** Calls `work`, which must not throw, once the transaction has been committed; never, where it is not. */
export function afterCommit(tx: object, work: () => void): void {
  const known = waiting.get(tx);
  if (known) known.push(work);
  else waiting.set(tx, [work]);
}

/** For the two engines. */
export function committed(tx: object): void {
  for (const work of waiting.get(tx) ?? []) work();
}
