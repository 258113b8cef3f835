import Table from 'cli-table3';
import type { MutantReport } from '../mutants/run-mutants.ts';

/** Mutant -> the first case that found it. */
export function mutantsToText({ results, survived, took_ms }: MutantReport): string {
  const table = new Table({
    head: ['mutant', 'what is damaged', 'first case that found it'],
    style: { head: [], border: [] },
  });
  for (const { id, title, found_by, disabled, reason } of results)
    table.push([id, title, found_by ?? (disabled ? `not tried: ${reason}` : 'SURVIVED')]);
  const end = survived.length === 0 ? '' : `\nSurvived (each is a missing case): ${survived.join(', ')}`;
  return `${table.toString()}\n${results.filter((each) => each.found_by !== undefined).length} of ${results.length} mutants found in ${(took_ms / 1000).toFixed(1)} s${end}\n`;
}
