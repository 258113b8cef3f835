import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { startPrivate } from '../../../.config/mariadb.mjs';
import { createDataSet } from '../../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startOauthVendor } from '../../../conformance/fake-vendors/oauth/oauth-vendor.ts';
import { startUpstream } from '../../../conformance/fake-vendors/start.ts';
import { desk_client, desk_type } from '../oauth-desk.ts';
import {
  connectors_path,
  createConnector,
  createDatabase,
  endOf,
  incidentsBody,
  startIncidents,
  startSync,
  until,
  type Bench,
  type Finding,
  type Scenario,
} from '../released-faults/bench.ts';
import { callerOf, runCommand, type Caller, type Service } from '../released-faults/service.ts';

/** What callers, vendors and readers of files could do that is no question of load. */

const token_path = '/api/v1/account/applications/token';

/** A value that ends its literal where backslashes escape nothing. */
async function otherMode(bench: Bench): Promise<Finding> {
  const server = await startPrivate({}, ['--sql-mode=STRICT_TRANS_TABLES,NO_BACKSLASH_ESCAPES']);
  if (!server) throw new Error('MariaDB is not installed');
  bench.atEnd(() => server.stop());
  bench.url = await createDatabase(server.url, 'other_mode');
  const { environment } = await startIncidents(bench);
  const service = await bench.start(environment);
  for (const name of ['a', 'b', 'c']) await createConnector(service, incidentsBody(name));
  const customer_name = encodeURIComponent("x' OR 1=1 -- y");
  const { body } = await service.as_second.call('GET', `${connectors_path}?customer_name=${customer_name}`);
  const read = Array.isArray(body.data) ? body.data.length : 0;
  return { holds: read === 0, figure: `${read} of 3 connectors of another organization are read` };
}

/** Credentials of another account, while the vendor cannot say whose they are. */
async function unansweredCheck(bench: Bench): Promise<Finding> {
  const counts = { incidents: 20, alerts: 5, escalations: 5, users: 5, incident_updates: 5, schedules: 1 };
  const accounts = ['first', 'other'].map((slug, seed) => ({
    api_key: `inc_${slug}`,
    name: slug,
    data: createDataSet({ seed, counts, slug }),
  }));
  const vendor = await startUpstream(incidentIo({ accounts, rate_limit_per_minute: false }));
  bench.atEnd(() => vendor.close());
  const service = await bench.start({ PATCHBAY_UPSTREAMS: JSON.stringify({ 'incident-io': vendor.base_url }) });
  const id = await createConnector(service, { ...incidentsBody('mixed'), credentials: { api_key: 'inc_first' } });
  const sync = async () => endOf(service, id, await startSync(service, id), 60_000);
  await sync();
  vendor.faults.add({ times: 'always', fault: { kind: 'status', status: 503 } });
  const changed = await service.call('PATCH', `${connectors_path}/${id}`, {
    body: { credentials: { api_key: 'inc_other' } },
    within_ms: 70_000,
  });
  vendor.faults.clear();
  await sync();
  const { body } = await service.call('POST', `${connectors_path}/${id}/execute`, {
    body: { entity: 'incidents', action: 'search', params: { query: {}, limit: 1000 } },
  });
  const found = (body.data as Array<{ permalink: string }>).map(({ permalink }) => permalink);
  const [own, others] = ['first', 'other'].map((slug) => found.filter((each) => each.includes(`/${slug}/`)).length);
  return {
    holds: changed.status !== 200 && own === 20 && others === 0,
    figure: `${changed.status}; then ${own} records of one account and ${others} of another`,
  };
}

const badSecret = (url: string, forwarded: string) =>
  fetch(url + token_path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ client_id: '0190f3a4-0000-7000-8000-000000000000', client_secret: 'wrong' }),
  }).then(({ status }) => status);

const attempts = 200;

/** Every address of one /64 as a caller of its own, and each port. */
async function addressesOfOneNetwork(bench: Bench): Promise<Finding> {
  const service = await bench.start({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '600' });
  let served = 0;
  for (let at = 0; at < attempts; at++) {
    const address =
      at % 2 === 0 ? `2001:db8:1:2::${at.toString(16)}` : `[2001:db8:1:2::${at.toString(16)}]:${1024 + at}`;
    if ((await badSecret(service.url, address)) !== 429) served++;
  }
  const elsewhere = await badSecret(service.url, '2001:db8:1:3::1');
  return {
    holds: served <= 60 && elsewhere !== 429,
    figure: `${served} of ${attempts} wrong secrets from one /64 are compared; another network ${elsewhere === 429 ? 'waits' : 'does not wait'}`,
  };
}

/** All callers of a proxy that the service does not know. */
async function unknownProxy(bench: Bench): Promise<Finding> {
  const service = await bench.start({ LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '600' });
  for (let at = 0; at < 62; at++) await badSecret(service.url, '203.0.113.7');
  const warned = service.errors().includes('TRUST_PROXY');
  return { holds: warned, figure: `the log ${warned ? 'says' : 'does not say'} what to set` };
}

/** A customer's token sends as much as its client may. */
async function greedyCustomer(bench: Bench): Promise<Finding> {
  const service = await bench.start({ RATE_LIMIT_PER_MINUTE: '60' });
  const made = await service.call('POST', '/api/v1/account/applications/scoped-token', {
    body: { customer_name: 'greedy' },
  });
  const headers = { authorization: `Bearer ${made.body.access_token}` };
  for (let at = 0; at < 80; at++) await fetch(service.url + connectors_path, { headers });
  let served = 0;
  for (let at = 0; at < 20; at++) if ((await service.call('GET', connectors_path)).status === 200) served++;
  return { holds: served === 20, figure: `its client is then served ${served} of 20 times` };
}

const carved_bytes = 40;

/** The sealed credentials of deleted connectors, in the bytes of the files. */
async function carving(bench: Bench): Promise<Finding> {
  const { environment } = await startIncidents(bench);
  const service = await bench.start(environment);
  const ids: string[] = [];
  for (let at = 0; at < 8; at++) ids.push(await createConnector(service, incidentsBody(`deleted ${at}`)));
  const file = bench.url.slice('sqlite:'.length);
  const handle = new Sqlite(file, { readonly: true });
  const rows = handle.prepare('SELECT * FROM connectors').all() as Array<Record<string, unknown>>;
  const sealed = rows.map((row) => {
    const values = Object.values(row).filter((value) => Buffer.isBuffer(value));
    return values.sort((a, b) => b.length - a.length)[0]?.subarray(0, carved_bytes) ?? Buffer.alloc(0);
  });
  if (sealed.length !== ids.length || sealed.some(({ length }) => length < carved_bytes))
    throw new Error('the sealed credentials are not where they were expected');
  for (const id of ids) await service.call('DELETE', `${connectors_path}/${id}`);
  const left = handle.prepare('SELECT COUNT(*) AS count FROM connectors').pluck();
  await until(async () => left.get() === 0, 20_000);
  handle.close();
  await sleep(3_000);
  await service.kill();
  const bytes = [file, `${file}-wal`].filter((each) => existsSync(each)).map((each) => readFileSync(each));
  const found = sealed.filter((each) => bytes.some((all) => all.includes(each))).length;
  return { holds: found === 0, figure: `${found} of ${ids.length} sealed credentials are in the files after kill -9` };
}

/** An organization of the command line with a client of its own. */
async function createOrganization(bench: Bench, url: string, name: string): Promise<Caller> {
  const environment = { PATCHBAY_DATA_DIR: join(bench.folder, 'first'), DATABASE_URL: bench.url };
  const run = async (...args: string[]) => {
    const { exited, printed } = runCommand(bench.build, args, { folder: bench.folder, environment });
    const [code] = await exited;
    if (code !== 0) throw new Error(`patchbay ${args.join(' ')}: ${printed()}`);
    return JSON.parse(/\{[^]*\}/.exec(printed())?.[0] ?? '');
  };
  const redirect = ['--redirect-url', 'https://app.example.com'];
  const { id } = await run('organizations', 'create', '--name', name, ...redirect, '--json');
  return callerOf(url, await run('clients', 'create', '--name', name, '--organization', id, '--json'));
}

/** The opener of a link agrees at the vendor, as its page asks. */
async function openLink(consent_url: string, decision: Record<string, string>): Promise<string> {
  const form = async (url: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(values), headers, redirect: 'manual' });
  const page = await (await fetch(consent_url)).text();
  const form_token = /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const agreed = await form(consent_url, { form_token }, { origin: new URL(consent_url).origin });
  const cookie = agreed.headers.get('set-cookie')?.split(';')[0] ?? '';
  const authorize_url = /href="([^"]+)"/
    .exec(await agreed.text())?.[1]
    ?.replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
  if (authorize_url === undefined) throw new Error('the page leads to no vendor');
  const decided = await form(authorize_url, decision);
  const back = decided.headers.get('location') ?? '';
  await (await fetch(back, { headers: { cookie }, redirect: 'manual' })).arrayBuffer();
  return page;
}

async function forwardedLink(bench: Bench): Promise<Finding> {
  const vendor = await startOauthVendor({
    clients: [{ ...desk_client, redirect_uris: ['http://127.0.0.1'] }],
    accounts: ['opener'],
  });
  bench.atEnd(() => vendor.close());
  const service = await bench.start({
    PATCHBAY_UPSTREAMS: JSON.stringify({ [desk_type]: vendor.base_url }),
    PATCHBAY_OAUTH_CLIENTS: JSON.stringify({ [desk_type]: desk_client }),
  });
  const sender = await createOrganization(bench, service.url, 'Sender of links');
  const started = await sender.call('POST', '/api/v1/integrations/connectors/oauth/initiate', {
    body: {
      customer_name: 'of-the-sender',
      connector_type: desk_type,
      environment: { subdomain: 'brightwater' },
      redirect_url: 'https://app.example.com/back',
    },
  });
  if (started.status !== 200) throw new Error(`no link: ${started.status} ${JSON.stringify(started.body)}`);
  const page = await openLink(started.body.consent_url, { decision: 'allow', account: 'opener' });
  const { body } = await sender.call('GET', connectors_path);
  const bound = body.data.length;
  const named = page.includes('Sender of links') && page.includes('of-the-sender');
  return {
    holds: bound === 0 && named,
    figure: `${bound} connectors of the sender's customer are bound to the opener's account; the page ${named ? 'names' : 'does not name'} who asks`,
  };
}

async function twoHosts(bench: Bench): Promise<Finding> {
  const service = await bench.start();
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => (received += part));
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  await once(socket, 'close');
  const status = received.slice(9, 12);
  return { holds: status === '400', figure: status };
}

async function statusOf(bench: Bench, ask: (service: Service) => Promise<{ status: number }>): Promise<Finding> {
  const { status } = await ask(await bench.start());
  return { holds: status === 422, figure: String(status) };
}

const oddInteger = (bench: Bench) =>
  statusOf(bench, (service) => service.call('GET', `${connectors_path}?page_size=1e1`));

const oddRedirect = (bench: Bench) =>
  statusOf(bench, (service) =>
    service.call('PATCH', '/api/v1/account/organization', { body: { redirect_urls: ['https:app.example.com/cb'] } }),
  );

async function sameName(bench: Bench): Promise<Finding> {
  const service = await bench.start();
  const own = await service.call('GET', '/api/v1/account/organization');
  const rename = (name: string) => service.as_second.call('PATCH', '/api/v1/account/organization', { body: { name } });
  const same = await rename(String(own.body.name));
  const broken = await rename('Two\nlines');
  const turned = await rename('Turned \u202eround');
  const refused = [same, broken, turned].every(({ status }) => status === 409 || status === 422);
  return { holds: refused, figure: `${same.status}, ${broken.status}, ${turned.status}` };
}

async function emptyConditions(bench: Bench): Promise<Finding> {
  const { environment } = await startIncidents(bench);
  const service = await bench.start(environment);
  const id = await createConnector(service, incidentsBody('counted'));
  await endOf(service, id, await startSync(service, id, { entities: ['incidents'] }), 60_000);
  const filter = { or: Array.from({ length: 60_000 }, () => ({})) };
  const { status } = await service.call('POST', `${connectors_path}/${id}/execute`, {
    body: { entity: 'incidents', action: 'search', params: { query: { filter } } },
    within_ms: 60_000,
  });
  return { holds: status === 422, figure: String(status) };
}

async function fileModes(bench: Bench): Promise<Finding> {
  await bench.start();
  const file = bench.url.slice('sqlite:'.length);
  const modes = [file, `${file}-wal`].filter((each) => existsSync(each)).map((each) => statSync(each).mode & 0o777);
  return { holds: modes.every((mode) => mode === 0o600), figure: modes.map((mode) => mode.toString(8)).join(', ') };
}

const both = ['sqlite', 'mariadb'] as const;
const sqlite = ['sqlite'] as const;

export const breaches: readonly Scenario[] = [
  { kind: 2, name: 'a value under NO_BACKSLASH_ESCAPES', engines: ['mariadb'], show: otherMode },
  { kind: 4, name: 'other credentials while the vendor responds with 503', engines: both, show: unansweredCheck },
  { kind: 7, name: 'wrong secrets from all over one IPv6 network', engines: sqlite, show: addressesOfOneNetwork },
  { kind: 7, name: 'forwarded addresses without TRUST_PROXY', engines: sqlite, show: unknownProxy },
  { kind: 7, name: "a customer's token at its limit", engines: both, show: greedyCustomer },
  { kind: 8, name: 'credentials of deleted connectors', engines: sqlite, show: carving },
  { kind: 9, name: 'a consent link that is forwarded', engines: both, show: forwardedLink },
  { kind: 10, name: 'two Host headers', engines: sqlite, show: twoHosts },
  { kind: 10, name: 'page_size=1e1', engines: sqlite, show: oddInteger },
  { kind: 10, name: 'redirect URL https:app.example.com/cb', engines: sqlite, show: oddRedirect },
  {
    kind: 10,
    name: 'an organization named like another, over two lines, with bidirectional controls',
    engines: both,
    show: sameName,
  },
  { kind: 10, name: '60 000 empty conditions', engines: sqlite, show: emptyConditions },
  { kind: 10, name: 'modes of the database files', engines: sqlite, show: fileModes },
];
