import type { Command } from 'commander';
import { defineConformance } from '../../conformance/cli.ts';

/** The conformance kit, from the packed package too: partner teams need nothing else. */
export function addConformanceCommand(program: Command): void {
  defineConformance(program.command('conformance'));
}
