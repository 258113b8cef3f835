import { parametersOf, startConsents, type ConsentFlow } from '../testing/consent.ts';
import type { Desk } from '../testing/oauth-desk.ts';

let desk: Desk;
let flow: ConsentFlow;
const base = '/api/v1/integrations/connectors/oauth/sessions';

beforeAll(async () => {
  ({ desk, flow } = await startConsents());
});
afterAll(() => desk.close());

const confirm = (session_id: string, token = desk.service.owner.token) =>
  desk.service.call('POST', `${base}/${session_id}/confirm`, { token });

/** A flow to be confirmed, whose user has come back. */
async function returned(body: Record<string, unknown> = {}): Promise<string> {
  const { session_id, answer } = await flow.consent({ confirm: true, ...body });
  expect(answer.status).toBe(303);
  expect(parametersOf(answer)).toEqual({ keep: '~a b', session_id });
  return session_id;
}

describe('a consent flow with confirm', () => {
  it('connects nothing until the application confirms it', async () => {
    const before = await flow.connectors();
    const session_id = await returned();
    expect(await flow.sessionOf(session_id)).toEqual({ status: 'awaiting_confirmation' });
    expect(await flow.connectors()).toEqual(before);
    const { status, body } = await confirm(session_id);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'completed', connector_id: expect.any(String) });
    expect((await desk.list(body.connector_id)).status).toBe(200);
    expect(await flow.sessionOf(session_id)).toEqual(body);
  });

  it('makes one connector, however often it is confirmed', async () => {
    const session_id = await returned();
    const before = (await flow.connectors()).length;
    const responses = await Promise.all([confirm(session_id), confirm(session_id), confirm(session_id)]);
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    for (const { status, body } of responses)
      expect(status === 200 ? body.status : body.code).toMatch(/^(completed|consent_not_confirmable)$/);
    expect((await confirm(session_id)).body.status).toBe('completed');
    expect(await flow.connectors()).toHaveLength(before + 1);
  });

  it('404: is confirmed by its organization and its customer only', async () => {
    const session_id = await returned();
    const { service } = desk;
    expect((await confirm(session_id, service.stranger.token)).status).toBe(404);
    const scoped = await service.call('POST', '/api/v1/account/applications/scoped-token', {
      token: service.owner.token,
      body: { customer_name: 'another' },
    });
    expect((await confirm(session_id, scoped.body.access_token)).status).toBe(404);
    expect((await confirm(`${session_id}x`)).status).toBe(404);
    expect(await flow.sessionOf(session_id)).toEqual({ status: 'awaiting_confirmation' });
  });

  it('409: cannot be confirmed before its user has returned, nor after it has expired', async () => {
    const { session_id } = (await flow.initiate({ confirm: true })).body;
    expect((await confirm(session_id)).body.code).toBe('consent_not_confirmable');
    const late = await returned();
    await flow.end(late);
    expect((await confirm(late)).body.code).toBe('consent_not_confirmable');
    expect(await flow.sessionOf(late)).toEqual({ status: 'expired', error: 'expired' });
  });

  it('forgets the tokens of a session that was not confirmed, and keeps them encrypted until then', async () => {
    const session_id = await returned();
    const { database } = desk.service.services;
    const held = async () =>
      (
        await database.query<{ held_consent: Buffer | null; status: string }>(
          'SELECT held_consent, status FROM consent_sessions WHERE id = ?',
          [session_id],
        )
      )[0];
    expect(String((await held())?.held_consent)).not.toMatch(/at_|access_token/);
    await flow.end(session_id);
    const { consentsOf } = await import('./repository.ts');
    // It ended in 2020, so that the purge removes the session as well; a minute ago it would keep its status.
    await database.change('UPDATE consent_sessions SET expires_at = ? WHERE id = ?', [
      new Date(Date.now() - 60_000).toISOString(),
      session_id,
    ]);
    await consentsOf(database).purge();
    expect(await held()).toEqual({ held_consent: null, status: 'failed' });
    const { owner } = desk.service;
    const read = async (path: string) =>
      (await desk.service.call('GET', `/api/v1${path}`, { token: owner.token })).body;
    expect((await read('/audit?types=consent.failed&page_size=100')).data).toContainEqual(
      expect.objectContaining({ subject: session_id, outcome: 'expired', actor: 'service' }),
    );
    expect((await read('/events?types=consent.failed&page_size=100')).data).toContainEqual(
      expect.objectContaining({ data: { session_id, error: 'expired' } }),
    );
  });

  it('leaves the connector that is reconnected as it was until it is confirmed', async () => {
    const connector_id = await flow.connected();
    const version = async () =>
      (
        await desk.service.services.database.query<{ credential_version: number }>(
          'SELECT credential_version FROM connectors WHERE id = ?',
          [connector_id],
        )
      )[0]?.credential_version;
    const session_id = await returned({ connector_id });
    expect(await version()).toBe(1);
    expect((await confirm(session_id)).body).toEqual({ status: 'completed', connector_id });
    expect(await version()).toBe(2);
  });

  it('is what an organization has chosen, unless the flow says otherwise', async () => {
    const { token } = desk.service.owner;
    const path = '/api/v1/account/organization';
    await desk.service.call('PATCH', path, { token, body: { confirm_consents: true } });
    expect((await desk.service.call('GET', path, { token })).body.confirm_consents).toBe(true);
    try {
      await returned({ confirm: undefined });
      expect(await flow.connected({ confirm: false })).toEqual(expect.any(String));
    } finally {
      await desk.service.call('PATCH', path, { token, body: { confirm_consents: false } });
    }
  });
});

it('is on in organizations that are created from now on', async () => {
  const { createOrganization, findOrganization } = await import('../storage/repositories/organizations.ts');
  const { database } = desk.service.services;
  const { id } = await createOrganization(database, 'New');
  expect((await findOrganization(database, id))?.confirm_consents).toBe(true);
});
