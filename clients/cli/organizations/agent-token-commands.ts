import type { Command } from 'commander';
import type { AgentTokenRequest } from '../../http/generated/types.gen.ts';
import { connect, withConnection, type ConnectionOptions } from '../connection.ts';
import { usage } from '../failure.ts';
import { readObject } from '../input.ts';
import { printRecord, printRows } from '../output.ts';

interface Common extends ConnectionOptions {
  json?: boolean;
}

interface CreateOptions extends Common {
  name: string;
  customer: string;
  grants?: string;
  days?: string;
}

async function create({ name, customer, grants, days, json, ...connection }: CreateOptions): Promise<void> {
  if (days !== undefined && !/^\d{1,3}$/.test(days)) throw usage('--days must be a number of days.');
  const body: AgentTokenRequest = {
    name,
    customer_name: customer,
    ...(grants !== undefined && (await readObject(grants, 'The grants'))),
    ...(days !== undefined && { expires_in_days: Number(days) }),
  };
  const client = await connect(connection);
  await printRecord(await client.agentTokens.create(body), { json });
  process.stderr.write('This token is shown only once. Store it securely.\n');
}

async function list({ customer, json, ...connection }: Common & { customer?: string }): Promise<void> {
  const client = await connect(connection);
  const filter = customer === undefined ? {} : { customer_name: customer };
  await printRows(batches(client.agentTokens.list(filter).pages()), {
    json,
    columns: ['id', 'name', 'customer_name', 'expires_at', 'last_used_at'],
    none: 'No agent tokens. Create one with `patchbay agent-tokens create`.',
  });
}

async function* batches(pages: AsyncIterable<{ data: object[] }>): AsyncGenerator<object[]> {
  for await (const { data } of pages) yield data;
}

export function addAgentTokenCommands(program: Command): void {
  const tokens = program.command('agent-tokens').description('tokens of AI agents');
  withConnection(tokens.command('create').description('create a token and print it'))
    .requiredOption('--name <name>', 'which agent has it')
    .requiredOption('--customer <name>', 'customer that the agent works for')
    .option('--grants <file>', 'JSON file of the form {"grants": [...]}; default: everything of the customer')
    .option('--days <days>', 'lifetime; default: 90')
    .option('--json', 'print JSON')
    .action(create);
  withConnection(tokens.command('list').description('list tokens that are not revoked'))
    .option('--customer <name>', 'only tokens of this customer')
    .option('--json', 'print JSON')
    .action(list);
  withConnection(tokens.command('revoke <id>').description('revoke a token at once')).action(
    async (id: string, options: Common) => (await connect(options)).agentTokens.revoke(id),
  );
}
