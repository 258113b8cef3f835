import type { Command } from 'commander';
import type { AnyOperations, Page } from '../../connector-handle.ts';
import type { HostedClient } from '../../http/hosted.ts';
import { listing } from '../../pages.ts';
import { connect, withConnection, type ConnectionOptions } from '../connection.ts';
import { usage } from '../failure.ts';
import { collect, paramsOf } from '../input.ts';
import { print, printRecord, printRows, toJson } from '../output.ts';

interface ExecuteOptions extends ConnectionOptions {
  params?: string;
  param?: string[];
  all?: boolean;
  json?: boolean;
  columns?: string[];
}

type Answer = AnyOperations[string]['list' | 'get' | 'search']['result'];

async function* dataOf(pages: AsyncIterable<Page<object>>): AsyncGenerator<object[]> {
  for await (const { data } of pages) yield data;
}

const anyConnector = (client: HostedClient, id: string) => client.connector<string>(id);
type AnyConnector = ReturnType<typeof anyConnector>;
interface Place {
  entity: string;
  action: string;
}

/** Every page of a list or a search, each fetched once the one before it has been printed. */
function allPages(connector: AnyConnector, { entity, action }: Place, params: Record<string, unknown> = {}) {
  if (action === 'list') return connector.pages(entity, params);
  const { cursor: start, ...rest } = params;
  return listing(
    async (cursor) => {
      const { data, meta } = await connector.execute(entity, 'search', {
        ...rest,
        ...(cursor !== undefined && { cursor }),
      });
      return { data, pagination: { after: meta.cursor } };
    },
    typeof start === 'string' ? start : undefined,
  ).pages();
}

/** Says how to get the next page, if there is one. */
function hint(answer: Answer): string | undefined {
  if ('pagination' in answer && answer.pagination?.after)
    return `More records are available. Use --param after=${answer.pagination.after} for the next page, or --all for every page.`;
  if ('meta' in answer && answer.meta.cursor)
    return `More records are available. Use --param cursor=${answer.meta.cursor} for the next page, or --all for every page.`;
  return undefined;
}

export function addExecuteCommand(program: Command): void {
  withConnection(
    program
      .command('execute <connector_id> <entity> <action>')
      .description('list, get or search records of a connector'),
  )
    .option('--params <json>', 'parameters as a JSON object')
    .option('--param <name=value>', 'a string parameter, or name:=JSON for other types (repeatable)', collect)
    .option('--all', 'return every page of a list or a search')
    .option('--columns <names>', 'comma-separated fields to show, with dots for nested fields', (value) =>
      value.split(','),
    )
    .option('--json', 'print the response as JSON; with --all, one record per line')
    .action(async (id: string, entity: string, action: string, options: ExecuteOptions) => {
      if (options.all && action !== 'list' && action !== 'search')
        throw usage('--all can only be used with the actions list and search.');
      const params = paramsOf(options);
      const connector = anyConnector(await connect(options), id);
      const shown = { json: options.json, columns: options.columns, none: 'No records.' };
      if (options.all) {
        await printRows(dataOf(allPages(connector, { entity, action }, params)), shown);
        return;
      }
      const answer = (await connector.execute(entity, action as 'list', params)) as Answer;
      if (options.json) return print(toJson(answer));
      if (!Array.isArray(answer.data)) return printRecord(answer.data, options);
      await printRows([answer.data], shown);
      const more = hint(answer);
      if (more) process.stderr.write(`${more}\n`);
    });

  withConnection(program.command('token').description('print a bearer token, for example for curl'))
    .option('--customer <name>', 'print a token limited to this customer')
    .action(async (options: ConnectionOptions & { customer?: string }) => {
      const client = await connect(options);
      await print(
        options.customer === undefined
          ? await client.token()
          : (await client.createScopedToken(options.customer)).access_token,
      );
    });
}
