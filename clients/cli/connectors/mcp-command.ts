import type { Command } from 'commander';
import { Option } from 'commander';
import { usage } from '../failure.ts';
import { sandboxOfFolder } from '../connection.ts';

interface McpOptions {
  baseUrl?: string;
  token?: string;
}

/** Requests wait for vendors, who take up to a minute. */
const timeout_ms = 120_000;

/** The standard streams belong to the protocol, so everything else is written to standard error. */
async function serve({ baseUrl, token }: McpOptions): Promise<void> {
  const base_url = baseUrl ?? sandboxOfFolder()?.base_url;
  if (!base_url || !URL.canParse(base_url))
    throw usage('No service is configured. Set --base-url (PATCHBAY_BASE_URL) to a URL such as https://host.');
  if (!token)
    throw usage('No agent token is configured. Set PATCHBAY_TOKEN. Create one with `patchbay agent-tokens create`.');
  const [{ serveStdio, StdioServerTransport }, { forwardingServer, heldOpen }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('../mcp-forward.ts'),
  ]);
  const upstream = { url: new URL('/mcp', base_url), token, timeout_ms, open: new Set<Promise<unknown>>() };
  serveStdio(() => forwardingServer(upstream), {
    transport: new StdioServerTransport(heldOpen(process.stdin, upstream)),
    onerror: (error) => process.stderr.write(`${error.message}\n`),
  });
}

export function addMcpCommand(program: Command): void {
  program
    .command('mcp')
    .description('the MCP server of a service on standard input and output, for hosts that start a command')
    .addOption(new Option('--base-url <url>', 'base URL of the service').env('PATCHBAY_BASE_URL'))
    .addOption(new Option('--token <token>', 'agent token; prefer the environment variable').env('PATCHBAY_TOKEN'))
    .action(serve);
}
