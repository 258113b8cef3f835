import { connectAgent, createAgentToken, eras } from '../testing/agent.ts';
import { startConsents, type ConsentFlow } from '../testing/consent.ts';
import { desk_type, type Desk } from '../testing/oauth-desk.ts';

let desk: Desk;
let flow: ConsentFlow;
beforeAll(async () => {
  ({ desk, flow } = await startConsents());
});
afterAll(() => desk.close());

const call = { connector_type: desk_type, environment: { subdomain: 'brightwater' } };

describe('the tool connect', () => {
  it.each(eras)('gives a link, and says when the owner of the account has consented, in revision %s', async (era) => {
    const { token } = await createAgentToken(desk.service);
    const agent = await connectAgent(desk.service.url, token, era);
    const text = await agent.tool('connect', call);
    const [, session = ''] = /Ask with session (\S+)/.exec(text) ?? [];
    expect(text).toContain(`/consent/${session}`);
    expect(await agent.tool('connect', { session })).toMatch(/^pending/);
    const browser = await flow.setOut(session);
    await flow.comeBack(await flow.decide(browser), browser.cookie);
    const done = await agent.tool('connect', { session });
    const [, id = ''] = /connector (\S+)/.exec(done) ?? [];
    expect(done).toMatch(/^completed/);
    expect(await agent.tool('catalog')).toContain(`${desk_type} ${id} active`);
    await agent.close();
  });

  it('connects no type that is not granted, and shows no session of another customer', async () => {
    const { token } = await createAgentToken(desk.service, { grants: [{ connector_type: 'incident-io' }] });
    const agent = await connectAgent(desk.service.url, token);
    await expect(agent.tool('connect', call)).rejects.toThrow('unknown_connector_type');
    const { session_id } = (await flow.initiate({ customer_name: 'other-customer' })).body;
    await expect(agent.tool('connect', { session: session_id })).rejects.toThrow('not_found');
    await agent.close();
  });
});
