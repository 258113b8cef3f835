import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Caller, TestService } from './service.ts';

export const eras = ['2025-11-25', '2026-07-28'] as const;
export type Era = (typeof eras)[number];

/** An agent token of a customer. */
export async function createAgentToken(
  service: TestService,
  body: Record<string, unknown> = {},
  caller: Caller = service.owner,
): Promise<{ id: string; token: string }> {
  const response = await service.call('POST', '/api/v1/account/agent-tokens', {
    token: caller.token,
    body: { name: 'test', customer_name: 'acme', ...body },
  });
  if (response.status !== 201) throw new Error(response.text);
  return response.body as { id: string; token: string };
}

export interface Agent {
  client: Client;
  /** Calls a tool and returns its text. */
  tool(name: string, args?: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

/** The official client, over HTTP, in one era of the protocol. */
export async function connectAgent(url: string, token: string, era: Era = '2025-11-25'): Promise<Agent> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: era === '2025-11-25' ? 'legacy' : { pin: era } } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    }),
  );
  return {
    client,
    async tool(name, args = {}) {
      for (let attempt = 1; ; attempt++) {
        const { content, isError } = await client.callTool({ name, arguments: args });
        const text = content.flatMap((each) => (each.type === 'text' ? [each.text] : [])).join('\n');
        if (!isError) return text;
        // A busy machine can keep a search from its processor until its time is over.
        if (attempt === 3 || !text.startsWith('search_timeout')) throw new Error(text);
      }
    },
    close: () => client.close(),
  };
}
