import { consentFlow, type ConsentFlow } from '../testing/consent.ts';
import { startTestService, type TestService } from '../testing/service.ts';

/** Connecting an account of a vendor without OAuth. */
let service: TestService;
let flow: ConsentFlow;
const key = 'credentials.api_key';

beforeAll(async () => {
  service = await startTestService({ counts: { incidents: 3 } });
  flow = consentFlow(service, { connector_type: 'incident-io' }, {});
  await flow.register();
});
afterAll(() => service.close());

const initiate = async (body?: Record<string, unknown>): Promise<string> => (await flow.initiate(body)).body.session_id;
const titleOf = (text: string | undefined) => /<h1>(.*)<\/h1>/.exec(text ?? '')?.[1];
const returnOf = (text: string | undefined) =>
  new URL(/class="go"[^>]* href="([^"]+)"/.exec(text ?? '')![1]!.replaceAll('&#38;', '&'));

it('shows a form of the credentials, with the steps of the guide, and changes nothing', async () => {
  const session_id = await initiate();
  const page = await flow.page(session_id);
  expect(page.status).toBe(200);
  for (const text of ['API key', 'name="credentials.api_key"', 'type="password"', 'API keys</strong>', 'Decline'])
    expect(page.text).toContain(text);
  expect(await flow.sessionOf(session_id)).toEqual({ status: 'pending' });
});

it('connects, returns to the application, and lists', async () => {
  const session_id = await initiate({ name: 'Incidents' });
  const answer = await flow.fill(session_id, { [key]: ' inc_main\n' });
  expect([answer.status, titleOf(answer.text)]).toEqual([200, 'incident.io is connected']);
  const url = returnOf(answer.text);
  expect(url.href).toMatch(/^https:\/\/app\.example\.com\/connected\?keep=%7Ea\+b&connector_id=/);
  const connector_id = url.searchParams.get('connector_id');
  expect(await flow.sessionOf(session_id)).toEqual({ status: 'completed', connector_id });
  const { body } = await service.call('GET', `/api/v1/integrations/connectors/${connector_id}`, {
    token: service.owner.token,
  });
  expect(body).toMatchObject({ name: 'Incidents', customer_name: 'acme', auth_method: 'api_key', status: 'active' });
  const listed = await service.call('POST', `/api/v1/integrations/connectors/${connector_id}/execute`, {
    token: service.owner.token,
    body: { entity: 'incidents', action: 'list' },
    executed: { connector_type: 'incident-io', entity: 'incidents', action: 'list' },
  });
  expect(listed.body.data).toHaveLength(3);
  const again = await flow.fill(await initiate(), {}).catch(() => undefined);
  expect(again?.status).toBe(400);
  expect(titleOf((await flow.page(session_id)).text)).toBe('incident.io is connected');
});

it.each([
  ['a key that the vendor refuses', 'wrong-key-48213', 'does not accept this API key'],
  ['no key', '', 'not complete'],
  ['a key with a character that no key has', 'inc_mäin', 'characters that do not belong'],
])('400: shows the form again after %s, without what was entered', async (_what, value, text) => {
  const session_id = await initiate();
  const answer = await flow.fill(session_id, { [key]: value });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(text);
  expect(answer.text).toContain('aria-invalid="true"');
  if (value) expect(answer.text).not.toContain(value);
  expect(await flow.sessionOf(session_id)).toEqual({ status: 'pending' });
  expect(titleOf((await flow.fill(session_id, { [key]: 'inc_main' })).text)).toBe('incident.io is connected');
});

it('400: refuses a field that the connector type does not have', async () => {
  const answer = await flow.fill(await initiate(), { [key]: 'inc_main', 'credentials.other': 'x' });
  expect(answer.status).toBe(400);
});

it('stores nothing while the vendor cannot be reached, and leaves the link open', async () => {
  const session_id = await initiate();
  service.vendor.faults.add({ times: 'always', fault: { kind: 'status', status: 503 } } as never);
  try {
    const answer = await flow.fill(session_id, { [key]: 'inc_main' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('could not be reached');
    expect(answer.text).not.toContain('aria-invalid="true"');
  } finally {
    service.vendor.faults.clear();
  }
  expect(await flow.sessionOf(session_id)).toEqual({ status: 'pending' });
});

it('makes one connector of a form that is sent twice at once', async () => {
  const before = (await flow.connectors()).length;
  const session_id = await initiate();
  const form = { form_token: flow.formTokenOf(await flow.page(session_id)), [key]: 'inc_main' };
  const responses = await Promise.all([1, 2, 3].map(() => flow.send(session_id, form)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await flow.connectors()).toHaveLength(before + 1);
});

it('connects nothing until the application confirms, where it asked for that', async () => {
  const session_id = await initiate({ confirm: true });
  const answer = await flow.fill(session_id, { [key]: 'inc_main' });
  expect(titleOf(answer.text)).toBe('Almost done');
  expect(returnOf(answer.text).searchParams.has('connector_id')).toBe(false);
  expect(titleOf((await flow.page(session_id)).text)).toBe('Almost done');
  const confirmed = await service.call('POST', `/api/v1/integrations/connectors/oauth/sessions/${session_id}/confirm`, {
    token: service.owner.token,
  });
  expect(confirmed.body).toEqual({ status: 'completed', connector_id: expect.any(String) });
});

it('declines', async () => {
  const session_id = await initiate();
  const answer = await flow.fill(session_id, { decision: 'decline' });
  expect(titleOf(answer.text)).toBe('You declined');
  expect(returnOf(answer.text).searchParams.get('error')).toBe('access_denied');
  expect(await flow.sessionOf(session_id)).toEqual({ status: 'failed', error: 'access_denied' });
});

it('reconnects with another key of the same account', async () => {
  const first = await flow.fill(await initiate(), { [key]: 'inc_main' });
  const connector_id = returnOf(first.text).searchParams.get('connector_id');
  const session_id = await initiate({ connector_id });
  expect((await flow.page(session_id)).text).toContain('Reconnect incident.io');
  const answer = await flow.fill(session_id, { [key]: 'inc_main' });
  expect(returnOf(answer.text).searchParams.get('connector_id')).toBe(connector_id);
});
