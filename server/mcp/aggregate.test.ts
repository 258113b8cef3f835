import { connectAgent, createAgentToken, eras } from '../testing/agent.ts';
import { startTestReplication, type TestReplication } from '../testing/replication.ts';

let service: TestReplication;
let id: string;
beforeAll(async () => {
  service = await startTestReplication();
  id = await service.createConnector(service.owner, { sync: { enabled: false } });
  await service.run(id, { entities: ['incidents', 'severities'] });
}, 90_000);
afterAll(() => service.close());

describe('the tool aggregate', () => {
  it.each(eras)('counts and groups in revision %s', async (era) => {
    const { token } = await createAgentToken(service);
    const agent = await connectAgent(service.url, token, era);
    const call = { connector: id, entity: 'incidents', metrics: [{ op: 'count', as: 'n' }] };
    expect(await agent.tool('aggregate', call)).toContain(`\n[${service.data.count('incidents')}]\n`);
    const grouped = await agent.tool('aggregate', { ...call, group_by: [{ field: 'mode' }] });
    expect(grouped).toContain('["mode","n"]');
    await agent.close();
  });

  it('neither groups, measures nor filters by a field that is not granted', async () => {
    const { token } = await createAgentToken(service, { grants: [{ entities: ['incidents'], fields: ['name'] }] });
    const agent = await connectAgent(service.url, token);
    const call = { connector: id, entity: 'incidents' };
    const count = [{ op: 'count', as: 'n' }];
    for (const args of [
      { ...call, metrics: count, group_by: [{ field: 'mode' }] },
      { ...call, metrics: [{ op: 'max', field: 'created_at', as: 'm' }] },
      { ...call, metrics: count, filter: { eq: { mode: 'standard' } } },
    ])
      await expect(agent.tool('aggregate', args)).rejects.toThrow('validation_failed');
    expect(await agent.tool('aggregate', { ...call, metrics: count })).toContain(
      `[${service.data.count('incidents')}]`,
    );
    await agent.close();
  });

  it('names the nearest fields and an example where a name is wrong', async () => {
    const { token } = await createAgentToken(service);
    const agent = await connectAgent(service.url, token);
    const wrong = agent.tool('search', { connector: id, entity: 'incidents', filter: { eq: { nam: 'x' } } });
    await expect(wrong).rejects.toThrow(/Nearest fields: name.*Example: \{"entity":"incidents","filter"/);
    await expect(agent.tool('search', { connector: id, entity: 'incident' })).rejects.toThrow(/Nearest: incidents/);
    await expect(agent.tool('search', { connector: 'zendesk', entity: 'x' })).rejects.toThrow(/Available: incident-io/);
    await agent.close();
  });
});
