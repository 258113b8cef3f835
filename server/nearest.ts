/** How many single-character edits turn one name into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, char] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (char === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

const most = 5;

/** The valid names that are most like a name that is not; names that contain it, or are contained in it, first. */
export function nearest(name: string, valid: readonly string[]): string[] {
  const wanted = name.slice(0, 64).toLowerCase();
  const rank = (each: string) => {
    const other = each.toLowerCase();
    const contained = wanted.length > 2 && (other.includes(wanted) || wanted.includes(other));
    return distance(wanted, other) - (contained ? 64 : 0);
  };
  return [...valid]
    .map((each) => ({ each, rank: rank(each) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ each }) => each);
}
