import { setTimeout as sleep } from 'node:timers/promises';
import type { Draw } from '../../../conformance/fake-vendors/random.ts';
import { base, consentFlow, parametersOf, type ConsentService } from '../consent.ts';
import { desk_type } from '../oauth-desk.ts';
import type { Answer } from '../service.ts';
import type { Outcome } from './history.ts';
import { public_url, type Reply, type World } from './world.ts';

const step_ms = 8_000;
const pause_ms = 400;

const customer_prefix = 'consents-';
export const isConsent = ({ customer }: { customer: string }): boolean => customer.startsWith(customer_prefix);

/** A browser, each request of which meets whichever process, as behind a load balancer. */
const browserOf = (world: World, draw: Draw): ConsentService => ({
  url: public_url,
  owner: { token: '' },
  services: world,
  async call(method, path, { body, headers } = {}): Promise<Answer> {
    const response = await fetch(`${world.processes[draw.below(world.serving)]?.url}${path}`, {
      method,
      ...(headers && { headers }),
      ...(typeof body === 'string' && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(step_ms),
    });
    return { status: response.status, headers: response.headers, text: await response.text(), body: undefined };
  },
});

export const registerRedirect = (world: World): Promise<Reply> =>
  world.call(0, 'PATCH', '/api/v1/account/organization', { body: { redirect_urls: ['https://app.example.com'] } });

/** What became of a session, as the application asks until a response says it. */
async function resultOf(world: World, draw: Draw, session_id: string): Promise<{ outcome: Outcome; id?: string }> {
  for (let attempt = 0; attempt < 6; attempt++) {
    const path = `${base}/sessions/${session_id}`;
    const session = await world.call(draw.below(world.serving), 'GET', path);
    if (session?.body?.status === 'completed') return { outcome: 'done', id: String(session.body.connector_id) };
    if (session?.body?.status === 'failed') return { outcome: 'refused' };
    if (session?.body?.status === 'awaiting_confirmation')
      await world.call(draw.below(world.serving), 'POST', `${path}/confirm`);
    await sleep(200);
  }
  return { outcome: 'unknown' };
}

/**
 * Users connect accounts: half of the flows are confirmed by the application. Each connector is then used like others,
 * so that a refresh token that was not stored, or not as it was issued, is found out.
 */
export async function consenting(world: World, draw: Draw, connected: string[], signal: AbortSignal): Promise<void> {
  const flow = consentFlow(
    browserOf(world, draw),
    { connector_type: desk_type, environment: { subdomain: 'brightwater' } },
    { account: 'ada' },
  );
  for (let n = 0; !signal.aborted; n++) {
    const customer = `${customer_prefix}${n}`;
    const write = { kind: 'create' as const, customer, outcome: 'unknown' as Outcome };
    world.history.writes.push(write);
    const begun = await world.call(draw.below(world.serving), 'POST', `${base}/initiate`, {
      body: {
        customer_name: customer,
        connector_type: desk_type,
        environment: { subdomain: 'brightwater' },
        redirect_url: 'https://app.example.com/connected',
        confirm: draw.chance(50),
      },
    });
    if (begun?.status === 201 || begun?.status === 200) {
      const { session_id } = begun.body as { session_id: string };
      // A step without a response may have happened: the session tells.
      const returned = await flow
        .setOut(session_id)
        .then(async (browser) => flow.comeBack(await flow.decide(browser), browser.cookie))
        .then(parametersOf)
        .catch(() => undefined);
      const { outcome, id } = await resultOf(world, draw, session_id);
      write.outcome = returned?.['connector_id'] === undefined ? outcome : 'done';
      const made = id ?? returned?.['connector_id'];
      if (made !== undefined) connected.push(made);
    }
    await sleep(pause_ms);
  }
}
