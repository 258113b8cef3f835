import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Logger } from 'pino';
import { contract } from '../generated/version.gen.ts';
import { Problem } from '../problem.ts';
import type { Api } from './api.ts';
import { instructions, tools, uri_template, type ToolDefinition } from './definitions.ts';
import { ToolError, errorResult } from './tool-error.ts';
import type { ToolResult } from './present.ts';
import { readResource, ResourceTooLarge } from './resources.ts';
import { run, type Arguments } from './tools.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false });
const checks = new Map(
  tools.map((tool) => [tool.name as string, { tool, validate: ajv.compile<Arguments>(tool.inputSchema) }]),
);

/** The definitions change with a release only. */
const definitions_live_ms = 3600_000;
async function callTool(api: Api, log: Logger, name: string, args: unknown): Promise<ToolResult> {
  const known = checks.get(name);
  if (!known) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${name.slice(0, 64)}.`);
  const { tool, validate } = known;
  try {
    if (!validate(args)) throw argumentError(tool, validate.errors ?? []);
    return await run[tool.name](api, args);
  } catch (error) {
    if (error instanceof ToolError) return errorResult(error.message);
    if (error instanceof Problem) {
      if (error.status >= 500) log.error({ err: error, tool: tool.name }, 'a tool has failed');
      return errorResult(`${error.code}: ${error.detail}`);
    }
    throw error;
  }
}

function argumentError(
  tool: ToolDefinition,
  errors: ReadonlyArray<{ instancePath: string; message?: string; params: Record<string, unknown> }>,
): ToolError {
  const said = errors.slice(0, 5).map(({ instancePath, message, params }) => {
    const name = params['additionalProperty'];
    return `${instancePath || 'the arguments'} ${message ?? 'are not valid'}${typeof name === 'string' ? ` (${name.slice(0, 64)})` : ''}`;
  });
  return new ToolError(
    `${said.join('; ')}. ${tool.name} takes: ${Object.keys(tool.inputSchema.properties).join(', ')}.`,
  );
}

/** A server for one request: who calls is decided before, and nothing is kept between two requests. */
export function createMcpServer(api: Api, log: Logger): Server {
  const server = new Server(
    { name: 'patchbay', title: 'Patchbay', version: contract.version },
    {
      capabilities: { tools: {}, resources: {} },
      instructions,
      cacheHints: {
        'tools/list': { ttlMs: definitions_live_ms, cacheScope: 'public' },
        'server/discover': { ttlMs: definitions_live_ms, cacheScope: 'public' },
        'resources/templates/list': { ttlMs: definitions_live_ms, cacheScope: 'public' },
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...tools] }));
  server.setRequestHandler('tools/call', ({ params }) => callTool(api, log, params.name, params.arguments ?? {}));
  server.setRequestHandler('resources/list', () => ({ resources: [] }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [{ name: 'record', uriTemplate: uri_template, mimeType: 'text/plain' }],
  }));
  server.setRequestHandler('resources/read', async ({ params }) => {
    const text = await readResource(api, params.uri).catch((error: unknown) => {
      if (error instanceof ResourceTooLarge)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message, { uri: params.uri });
      if (error instanceof ToolError || (error instanceof Problem && error.status < 500)) return undefined;
      throw error;
    });
    if (text === undefined)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The resource does not exist.', { uri: params.uri });
    return { contents: [{ uri: params.uri, mimeType: 'text/plain', text }] };
  });
  return server;
}
