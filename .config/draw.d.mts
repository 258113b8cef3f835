export function isTouched(path: string, imports: readonly string[], changed: readonly string[]): boolean;
export function draw(
  path: string,
  lanes: readonly string[],
  options: { seed: string; touched: boolean; period?: number },
): string[];
export function drawnLanesOf(file: string, options: { seed: string; changed: readonly string[] }): string[];
export function leftOut(options: { seed: string; changed: readonly string[] }): { files: string[]; lanes: number };
