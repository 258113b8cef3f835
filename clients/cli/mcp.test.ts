import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createAgentToken, eras } from '../../server/testing/agent.ts';
import { program } from '../../server/testing/program.ts';
import { startTestService, type TestService } from '../../server/testing/service.ts';

const main = program(new URL('./main.ts', import.meta.url));

let service: TestService;
let id: string;
beforeAll(async () => {
  service = await startTestService();
  id = await service.createConnector();
});
afterAll(() => service.close());

async function start(token: string, era: (typeof eras)[number]): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: era === '2025-11-25' ? 'legacy' : { pin: era } } },
  );
  const env = { PATH: process.env['PATH'] ?? '', PATCHBAY_BASE_URL: service.url, PATCHBAY_TOKEN: token };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [...main, 'mcp'], env }));
  return client;
}

describe('patchbay mcp', () => {
  it.each(eras)('serves the tools of the service on standard input and output in revision %s', async (era) => {
    const { token } = await createAgentToken(service);
    const client = await start(token, era);
    const { tools } = await client.listTools();
    expect(tools).toHaveLength(6);
    const { content } = await client.callTool({
      name: 'read',
      arguments: { connector: id, entity: 'severities', fields: ['name'] },
    });
    expect(JSON.stringify(content)).toContain('Vendor data (incident-io severities)');
    await client.close();
  });

  it('responds to everything that is piped into it before it ends', async () => {
    const { token } = await createAgentToken(service);
    const env = { ...process.env, NODE_OPTIONS: '', PATCHBAY_BASE_URL: service.url, PATCHBAY_TOKEN: token };
    const child = spawn(process.execPath, [...main, 'mcp'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    const clientInfo = { name: 'test', version: '1.0.0' };
    const read = { connector: id, entity: 'severities', fields: ['name'] };
    const messages = [
      { id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo } },
      { method: 'notifications/initialized' },
      { id: 2, method: 'tools/list' },
      { id: 3, method: 'tools/call', params: { name: 'read', arguments: read } },
    ];
    child.stdin.end(messages.map((each) => `${JSON.stringify({ jsonrpc: '2.0', ...each })}\n`).join(''));
    let printed = '';
    child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
    const [code] = await once(child, 'close');
    const answered = printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number; result?: object });
    expect(code).toBe(0);
    expect(answered.map(({ id: each, result }) => [each, result !== undefined]).toSorted()).toEqual([
      [1, true],
      [2, true],
      [3, true],
    ]);
  });

  it('reports a token that the service refuses', async () => {
    const { id: token_id, token } = await createAgentToken(service);
    const client = await start(token, '2025-11-25');
    await service.call('DELETE', `/api/v1/account/agent-tokens/${token_id}`, { token: service.owner.token });
    await expect(client.listTools()).rejects.toThrow('unauthenticated');
    await client.close();
  });
});
