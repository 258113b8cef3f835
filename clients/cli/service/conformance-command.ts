import type { Command } from 'commander';
import { defineConformance } from '../../../conformance/cli.ts';

/** The conformance kit, also available from the published package. */
export function addConformanceCommand(program: Command): void {
  defineConformance(program.command('conformance'));
}
