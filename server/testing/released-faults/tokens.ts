import { setTimeout as sleep } from 'node:timers/promises';
import { startOauthVendor, type OauthVendor } from '../../../conformance/fake-vendors/oauth/oauth-vendor.ts';
import { movableClock, movableMariadb } from '../movable-mariadb.ts';
import { desk_client, desk_type } from '../oauth-desk.ts';
import {
  connectors_path,
  createConnector,
  endOf,
  incidentsBody,
  seconds,
  startIncidents,
  startSync,
  until,
  type Bench,
  type Finding,
  type Scenario,
} from './bench.ts';
import type { Service } from './service.ts';

const hour_ms = 3600_000;

/** A support desk with OAuth, and how often each refresh token has come to it. */
async function startDeskVendor(
  bench: Bench,
): Promise<{ vendor: OauthVendor; environment: Record<string, string>; used: Map<string, number> }> {
  const vendor = await startOauthVendor({ clients: [{ ...desk_client, redirect_uris: [] }], accounts: ['ada'] });
  bench.atEnd(() => vendor.close());
  const used = new Map<string, number>();
  vendor.on_refresh = (refresh_token) => void used.set(refresh_token, (used.get(refresh_token) ?? 0) + 1);
  return { vendor, used, environment: { PATCHBAY_UPSTREAMS: JSON.stringify({ [desk_type]: vendor.base_url }) } };
}

const list = async (service: Service, id: string) =>
  (
    await service.call('POST', `${connectors_path}/${id}/execute`, {
      body: { entity: 'tickets', action: 'list' },
      within_ms: 70_000,
    })
  ).status;

/** A connector with tokens of the desk, which the vendor refuses from now on: a refresh is due. */
async function connectDesk(service: Service, vendor: OauthVendor): Promise<string> {
  const id = await createConnector(service, {
    customer_name: 'acme',
    connector_type: desk_type,
    credentials: { ...vendor.server.issueTokens('ada'), ...desk_client },
    environment: { subdomain: 'brightwater' },
    sync: { enabled: false },
  });
  vendor.server.expireAccess();
  return id;
}

const statusOf = async (service: Service, id: string): Promise<string> =>
  (await service.call('GET', `${connectors_path}/${id}`)).body.status;

/** The clocks of the service and of its database, which are one. */
async function startClock(bench: Bench): Promise<{ environment: Record<string, string>; move(by_ms: number): void }> {
  const clock = movableClock();
  if (!clock) throw new Error('libfaketime is not installed');
  bench.atEnd(() => clock.remove());
  if (bench.engine === 'sqlite') return clock;
  const mariadb = await movableMariadb();
  if (!mariadb) throw new Error('MariaDB is not installed');
  bench.atEnd(() => mariadb.stop());
  bench.url = mariadb.url;
  const move = (by_ms: number) => {
    clock.move(by_ms);
    mariadb.moveClock(by_ms);
  };
  return { environment: clock.environment, move };
}

/** A token that is refused sooner after its issue is not refreshed again. */
const fresh_ms = 21_000;

/** Tokens end after the clocks have gone back; a sync finds it. */
async function clockBack(bench: Bench): Promise<Finding> {
  const clock = await startClock(bench);
  const { vendor, environment } = await startDeskVendor(bench);
  const service = await bench.start({ ...environment, ...clock.environment });
  const ids = [];
  for (let n = 0; n < 3; n++) {
    const id = await connectDesk(service, vendor);
    const status = await list(service, id);
    if (status !== 200) throw new Error(`the first refresh of the connector ended with ${status}`);
    ids.push(id);
  }
  await sleep(fresh_ms);
  clock.move(-hour_ms);
  await sleep(500);
  vendor.server.expireAccess();
  const asked = vendor.server.counts.token_requests;
  for (const id of ids) await endOf(service, id, await startSync(service, id, { entities: ['tickets'] }), 30_000);
  const lost = (await Promise.all(ids.map((id) => statusOf(service, id)))).filter((each) => each === 'needs_reauth');
  return {
    holds: lost.length === 0,
    figure: `${lost.length} of ${ids.length} connectors need reauthorization after ${vendor.server.counts.token_requests - asked} token requests`,
  };
}

/** The process of a sync dies, and the clocks go back before its successor starts. */
async function syncAfterClockBack(bench: Bench): Promise<Finding> {
  const clock = await startClock(bench);
  const { vendor, environment } = await startIncidents(bench);
  const started = { ...environment, ...clock.environment, JOB_LEASE_MS: '2000', JOB_SWEEP_MS: '500' };
  const service = await bench.start(started);
  const id = await createConnector(service, incidentsBody('moved'));
  vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 3_000 } });
  const sync = await startSync(service, id);
  await sleep(4_000);
  await service.kill();
  vendor.faults.clear();
  clock.move(-hour_ms);
  const began_ms = performance.now();
  const ended = await endOf(await bench.start(started), id, sync, 60_000);
  const took = seconds(performance.now() - began_ms);
  return {
    holds: ended?.status === 'succeeded',
    figure: ended ? `the sync ${ended.status} after ${took}` : `the sync has not ended after ${took}`,
  };
}

/** The vendor accepts a token only three seconds after its issue. */
async function lateToken(bench: Bench): Promise<Finding> {
  const { vendor, environment } = await startDeskVendor(bench);
  const service = await bench.start(environment);
  const id = await connectDesk(service, vendor);
  const count = vendor.on_refresh;
  vendor.on_refresh = (...refresh) => {
    count?.(...refresh);
    vendor.refuse_all = true;
    setTimeout(() => (vendor.refuse_all = false), 3_000);
  };
  await endOf(service, id, await startSync(service, id, { entities: ['tickets'] }), 60_000);
  const status = await statusOf(service, id);
  return { holds: status === 'active', figure: `the connector is ${status}` };
}

const slow_ms = 45_000;

/** The vendor has rotated at once, and takes 45 seconds to say so. */
async function slowToken(bench: Bench): Promise<Finding> {
  const { vendor, used, environment } = await startDeskVendor(bench);
  const service = await bench.start(environment);
  const id = await connectDesk(service, vendor);
  vendor.faults.push({ kind: 'slow', delay_ms: slow_ms });
  const works = await until(async () => {
    const worked = (await list(service, id)) === 200;
    if (!worked) await sleep(1_000);
    return worked || (await statusOf(service, id)) === 'needs_reauth' ? { worked } : undefined;
  }, 120_000);
  const twice = [...used.values()].filter((times) => times > 1).length;
  const status = await statusOf(service, id);
  return {
    holds: twice === 0 && works?.worked === true && status === 'active',
    figure: `${twice} tokens used twice, the connector is ${status}`,
  };
}

const odd_members: ReadonlyArray<Record<string, unknown>> = [
  { expires_in: -1 },
  { expires_in: '' },
  { expires_in: 'never' },
  { scope: ['read'] },
  { token_type: 'Token' },
];

/** A good pair of tokens with one member that no standard allows. */
async function oddToken(bench: Bench): Promise<Finding> {
  const { vendor, environment } = await startDeskVendor(bench);
  const service = await bench.start(environment);
  let lost = 0;
  for (const member of odd_members) {
    const id = await connectDesk(service, vendor);
    const good = vendor.server.issueTokens('ada');
    vendor.faults.push({ kind: 'status', status: 200, body: { token_type: 'bearer', ...good, ...member } });
    await list(service, id);
    // The old refresh token is used up, as with a vendor that rotates.
    vendor.faults.push({ kind: 'status', status: 400, body: { error: 'invalid_grant' } });
    const worked = (await list(service, id)) === 200;
    vendor.faults.length = 0;
    if (!worked) lost++;
  }
  return { holds: lost === 0, figure: `${lost} of ${odd_members.length} good pairs of tokens thrown away` };
}

const both = ['sqlite', 'mariadb'] as const;

export const token_scenarios: readonly Scenario[] = [
  { kind: 3, name: 'clocks one hour back, OAuth', engines: both, show: clockBack },
  { kind: 3, name: 'clocks one hour back, a sync that was killed', engines: both, show: syncAfterClockBack },
  { kind: 3, name: 'a token that the vendor accepts late', engines: both, show: lateToken },
  { kind: 4, name: 'a token endpoint that takes 45 seconds', engines: both, show: slowToken },
  { kind: 4, name: 'odd members beside good tokens', engines: both, show: oddToken },
];
