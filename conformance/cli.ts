/**
 * `npm run conformance` and `patchbay conformance`: judges a service by its contract. Exit code 0: all pass; 1: some
 * fail; 2: the kit could not run.
 */
import { Command, Option } from 'commander';
import { pathToFileURL } from 'node:url';
import { flags, options, type KitArguments } from './settings.ts';

/** Adds the kit's options to a command; what it needs is imported when it runs. */
export function defineConformance(command: Command): Command {
  command.description('judge a service by its contract: every promise that can be seen from outside');
  for (const [flag, description, variable] of options)
    command.addOption(
      new Option(flag, description).env(variable).default(flag.startsWith('--document') ? 'closed' : undefined),
    );
  for (const [flag, description, variable] of flags) command.addOption(new Option(flag, description).env(variable));
  return command.action(async (given: KitArguments) => {
    const { conformance } = await import('./run.ts');
    process.exitCode = await conformance(given);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await defineConformance(new Command('conformance')).parseAsync();
