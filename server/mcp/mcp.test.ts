import { connectAgent, createAgentToken, eras, type Agent } from '../testing/agent.ts';
import { startTestReplication, type TestReplication } from '../testing/replication.ts';

let service: TestReplication;
let connector_id: string;
let token: string;
beforeAll(async () => {
  service = await startTestReplication();
  connector_id = await service.createConnector();
  await service.ended(connector_id);
  ({ token } = await createAgentToken(service));
}, 60_000);
afterAll(() => service.close());

describe.each(eras)('the MCP server, by the official client in revision %s', (era) => {
  let agent: Agent;
  beforeAll(async () => {
    agent = await connectAgent(service.url, token, era);
  });
  afterAll(() => agent.close());

  it('lists six tools', async () => {
    const { tools } = await agent.client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual(['catalog', 'search', 'aggregate', 'read', 'changes', 'connect']);
  });

  it('shows the connectors of the customer with the state of each entity', async () => {
    const text = await agent.tool('catalog');
    expect(text).toContain(`incident-io ${connector_id} active`);
    expect(text).toMatch(new RegExp(`incidents ${service.data.count('incidents')} ready 2`));
  });

  it('describes the fields of an entity', async () => {
    const text = await agent.tool('catalog', { connector: 'incident-io', entities: ['incidents'] });
    expect(text).toMatch(/^incidents: .*search.*list\(.*get\(id\*/m);
    expect(text).toContain('created_at:date-time');
  });

  it('finds synced records, fenced and by few columns', async () => {
    const text = await agent.tool('search', {
      connector: 'incident-io',
      entity: 'incidents',
      fields: ['name'],
      limit: 3,
    });
    expect(text).toMatch(/^3 rows.*as_of 2.*more: cursor /);
    const [, mark, rows = ''] = /<<<([0-9a-f]{8})\n([\s\S]*)\n\1>>>/.exec(text) ?? [];
    expect(mark).toBeDefined();
    const [columns, ...lines] = rows.split('\n').map((line) => JSON.parse(line));
    expect(columns).toEqual(['id', 'name']);
    expect(lines).toHaveLength(3);
  });

  it('names the resource that does not exist', async () => {
    const uri = `patchbay://${connector_id}/incidents/none`;
    const read = agent.client.readResource({ uri });
    await expect(read).rejects.toMatchObject({ code: -32602, data: { uri } });
  });

  it('reads a record and a list live from the vendor', async () => {
    const list = await agent.tool('read', { connector: connector_id, entity: 'severities', fields: ['name'] });
    const [, rows = ''] = /<<<[0-9a-f]{8}\n([\s\S]*)\n[0-9a-f]{8}>>>/.exec(list) ?? [];
    const [, [id, name]] = rows.split('\n').map((line) => JSON.parse(line)) as [unknown, [string, string]];
    const one = await agent.tool('read', { connector: connector_id, entity: 'severities', id, fields: ['name'] });
    expect(one).toContain(JSON.stringify([id, name]));
  });

  it('walks the changes by its cursors to the end, each change once, and then says that it has caught up', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let more = true; more;) {
      const text = await agent.tool('changes', {
        connector: connector_id,
        entities: ['incidents'],
        budget_tokens: 1500,
        ...(cursor !== undefined && { cursor }),
      });
      const [, rows = ''] = /<<<[0-9a-f]{8}\n([\s\S]*)\n[0-9a-f]{8}>>>/.exec(text) ?? [];
      const [columns, ...changes] = rows.split('\n').map((line) => JSON.parse(line) as string[]);
      const at = columns?.indexOf('id') ?? -1;
      seen.push(...changes.map((each) => String(each[at])));
      more = !text.includes('caught up');
      const next = /cursor (\S+)/.exec(text)?.[1];
      if (more) expect(next).not.toBe(cursor);
      cursor = next;
      expect(seen.length).toBeLessThanOrEqual(service.data.count('incidents'));
    }
    expect([...seen].sort()).toEqual([...(await service.stored(connector_id, 'incidents')).keys()].sort());
    expect(cursor).toBeDefined();
  });
});

it('acknowledges a subscription as one to nothing, and ends it', async () => {
  const era = '2026-07-28';
  const meta = {
    'io.modelcontextprotocol/protocolVersion': era,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const response = await fetch(`${service.url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': era,
      'mcp-method': 'subscriptions/listen',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 7,
      method: 'subscriptions/listen',
      params: { _meta: meta, notifications: { toolsListChanged: true } },
    }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const messages = (await response.text()).split('\n').flatMap((line) => /^data: (.*)$/.exec(line)?.[1] ?? []);
  expect(messages.map((message) => JSON.parse(message))).toMatchObject([
    { method: 'notifications/subscriptions/acknowledged', params: { notifications: {} } },
    { id: 7, result: { resultType: 'complete' } },
  ]);
});
