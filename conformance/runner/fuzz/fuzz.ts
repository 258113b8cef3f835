import type { Result } from '../case.ts';
import type { World } from '../world.ts';

export interface FuzzReport {
  requests: number;
  seed: number;
  results: Result[];
}

export async function fuzz(_world: World, { requests, seed }: { requests: number; seed: number }): Promise<FuzzReport> {
  return { requests, seed, results: [] };
}
