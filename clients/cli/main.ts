#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { contract } from '../../server/generated/version.gen.ts';
import { addClientCommands } from './client-commands.ts';
import { addConformanceCommand } from './conformance-command.ts';
import { addConnectorCommands } from './connector-commands.ts';
import { addExecuteCommand } from './execute-command.ts';
import { addKeyCommands } from './key-commands.ts';
import { addOrganizationCommands } from './organization-commands.ts';
import { addServiceCommands } from './service-commands.ts';

// What a command needs is imported when it runs: `--help` and mistakes answer at once.

const program = new Command('patchbay')
  .description('Runs Patchbay and works with its connectors.')
  .version(contract.version)
  .showHelpAfterError('(--help shows what there is)')
  .exitOverride()
  .configureHelp({ showGlobalOptions: true });

addServiceCommands(program);
addKeyCommands(program);
addOrganizationCommands(program);
addClientCommands(program);
addConnectorCommands(program);
addExecuteCommand(program);
addConformanceCommand(program);

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  } else {
    const { explain } = await import('./explain.ts');
    const { message, exit_code } = explain(error);
    process.stderr.write(`${message}\n`);
    process.exitCode = exit_code;
  }
}
