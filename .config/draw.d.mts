export type Touch = 'itself' | 'beside' | 'imported' | undefined;
export function touchOf(path: string, imports: readonly string[], changed: readonly string[]): Touch;
export function draw(
  path: string,
  lanes: readonly string[],
  options: { seed: string; touch: Touch; period?: number; is_long?: boolean },
): string[];
export function drawnLanesOf(file: string, options: { seed: string; changed: readonly string[] }): string[];
export function leftOut(options: { seed: string; changed: readonly string[] }): { files: string[]; lanes: number };
