#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { contract } from '../../server/generated/version.gen.ts';
import { addAgentTokenCommands } from './organizations/agent-token-commands.ts';
import { addAggregateCommand } from './connectors/aggregate-command.ts';
import { addAuditCommands } from './service/audit-commands.ts';
import { addBackupCommands } from './service/backup-commands.ts';
import { addClientCommands } from './organizations/client-commands.ts';
import { addCompletionCommand } from './service/completion-command.ts';
import { addConformanceCommand } from './service/conformance-command.ts';
import { addConnectorCommands } from './connectors/connector-commands.ts';
import { addCustomerCommands } from './organizations/customer-commands.ts';
import { addEventCommands } from './connectors/event-commands.ts';
import { addExecuteCommand } from './connectors/execute-command.ts';
import { addInitCommand } from './service/init-command.ts';
import { addKeyCommands } from './service/key-commands.ts';
import { addMcpCommand } from './connectors/mcp-command.ts';
import { addOauthClientCommands } from './connectors/oauth-client-commands.ts';
import { addOrganizationCommands } from './organizations/organization-commands.ts';
import { addServiceCommands } from './service/service-commands.ts';
import { addWebhookCommands } from './organizations/webhook-commands.ts';
import { addSandboxCommands } from './sandbox/sandbox-commands.ts';

// Commands import what they need when they run, so that `--help` and usage errors respond immediately.

const program = new Command('patchbay')
  .description('Run Patchbay and work with its connectors.')
  .version(contract.version)
  .showHelpAfterError('(use --help for a list of commands and options)')
  .exitOverride()
  .configureHelp({ showGlobalOptions: true });

addInitCommand(program);
addServiceCommands(program);
addKeyCommands(program);
addAuditCommands(program);
addBackupCommands(program);
addOrganizationCommands(program);
addClientCommands(program);
addCustomerCommands(program);
addConnectorCommands(program);
addOauthClientCommands(program);
addAgentTokenCommands(program);
addExecuteCommand(program);
addAggregateCommand(program);
addEventCommands(program);
addWebhookCommands(program);
addMcpCommand(program);
addSandboxCommands(program);
addConformanceCommand(program);
addCompletionCommand(program);

// A closed pipe (`| head`) is not an error.
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
