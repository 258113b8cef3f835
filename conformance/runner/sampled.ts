/** `count` elements, in random order; the same seed selects the same ones (mulberry32). All of them without a count. */
export function sampled<T>(list: readonly T[], count: number | undefined, seed: number): T[] {
  if (count === undefined || count >= list.length) return [...list];
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return list
    .map((each) => ({ each, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ each }) => each);
}
