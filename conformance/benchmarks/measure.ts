/** One line of the performance table (each figure is the median of alternating runs in one process tree). */
export interface Measurement {
  id: string;
  what: string;
  measured: number;
  reference: number;
  unit: string;
  /** measured / reference, where the target is a ratio. */
  ratio: number | null;
  target: string;
  met: boolean | null;
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * What is measured once it is warm, as what runs for days is: Node compiles the whole way of a request only after some
 * thousands of them.
 */
const usual_warm_ups = 3;

/**
 * Runs two measurements in turn, A B A B …, so that a drift of the machine meets both; the medians, and the median of
 * the ratios pair by pair.
 */
export async function alternate(
  runs: number,
  measured: () => Promise<number>,
  reference: () => Promise<number>,
  warm_ups = usual_warm_ups,
): Promise<{ measured: number; reference: number; ratio: number }> {
  const [a, b]: [number[], number[]] = [[], []];
  for (let time = 0; time < warm_ups; time++) {
    await measured();
    await reference();
  }
  for (let run = 0; run < runs; run++) {
    a.push(await measured());
    b.push(await reference());
  }
  return { measured: median(a), reference: median(b), ratio: median(a.map((value, index) => value / b[index]!)) };
}
