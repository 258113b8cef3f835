/** Runs the sample of each operation, and those that create connectors, as the pages of the API show them. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogueEntry } from '../../server/connector-types/catalogue.ts';
import { contracts } from '../../server/generated/connectors.gen.ts';
import { packageFile } from '../../server/package-root.ts';
import { endpoints, type ApiDocument, type Endpoint } from '../../server/reference/document.ts';
import { operationSamples } from '../../server/reference/pages/api.ts';
import { createRequest } from '../../server/reference/pages/connector-type.ts';
import { createSamples, type CreateRequest, type Sample } from '../../server/reference/samples.ts';
import { compiled } from './packed-client.ts';
import { drawn } from '../../server/testing/drawn.ts';
import type { PackedSandbox } from './packed-service.ts';

const document = JSON.parse(readFileSync(packageFile('openapi', 'generated', 'openapi.json'), 'utf8')) as ApiDocument;

type Values = Record<string, string>;

/** Which the samples of consent flows and of the organization name. */
const application = 'https://app.example.com';
const redirect_url = `${application}/connected`;

/** The sandbox's body for a connector type. */
function bodyOf({ sandbox }: PackedSandbox, type: string): CreateRequest {
  const body = sandbox.values.connectors[type];
  if (!body) throw new Error(`the sandbox has no ${type}`);
  return { customer_name: 'acme', connector_type: type, ...body };
}

const newConnector = async (world: PackedSandbox, changes = {}): Promise<string> =>
  (await world.client.connectors.create({ ...bodyOf(world, 'incident-io'), ...changes })).id;

/** Of a connector whose vendor takes its time, so that its first sync goes on. */
async function runningSync(world: PackedSandbox): Promise<Values> {
  const CONNECTOR_ID = await newConnector(world, { credentials: { api_key: 'inc_sandbox_slow' } });
  for (;;) {
    const [sync] = (await world.client.syncs.list(CONNECTOR_ID).page()).data;
    if (sync) return { CONNECTOR_ID, SYNC_ID: sync.id };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Takes whatever is delivered. */
let receiver: Server | undefined;

async function newEndpoint({ client }: PackedSandbox): Promise<string> {
  const { port } = receiver?.address() as AddressInfo; // of a socket
  return (await client.webhooks.create({ url: `http://127.0.0.1:${port}/hooks`, types: ['connector.created'] })).id;
}

async function newSession({ client }: PackedSandbox): Promise<string> {
  const flow = { customer_name: 'acme', connector_type: 'incident-io', redirect_url, confirm: true };
  return (await client.consents.start(flow)).session_id;
}

/** A session whose user has entered credentials, which now awaits its confirmation. */
async function enteredSession(world: PackedSandbox): Promise<string> {
  const { sandbox } = world;
  const session_id = await newSession(world);
  const url = `${sandbox.values.base_url}/api/v1/integrations/connectors/oauth/consent/${session_id}`;
  const [, form_token = ''] = /name="form_token" value="([^"]+)"/.exec(await (await fetch(url)).text()) ?? [];
  const { api_key = '' } = bodyOf(world, 'incident-io').credentials;
  const body = new URLSearchParams({ form_token, 'credentials.api_key': api_key });
  const { ok } = await fetch(url, { method: 'POST', body, headers: { origin: sandbox.values.base_url } });
  if (!ok) throw new Error('the form of the consent link was refused');
  return session_id;
}

/** What the variables of a path stand for. */
const variables: Readonly<Record<string, (world: PackedSandbox) => Promise<string> | string>> = {
  CONNECTOR_ID: (world) => newConnector(world),
  CONNECTOR_TYPE: () => 'zendesk-support',
  CUSTOMER_NAME: () => 'initech',
  ENDPOINT_ID: newEndpoint,
  PAGE: () => 'search',
  SESSION_ID: newSession,
  TOKEN_ID: async ({ client }) => (await client.agentTokens.create({ name: 'sampled', customer_name: 'acme' })).id,
  FILE: async ({ sandbox }) => {
    const page = await (await fetch(`${sandbox.values.base_url}/console`)).text();
    return /src="\/console\/([^"]+)"/.exec(page)?.[1] ?? 'none';
  },
};

const ownClient = async ({ client }: PackedSandbox): Promise<Values> => {
  await client.oauthClients.put('zendesk-support', { client_id: 'patchbay', client_secret: 'secret' });
  return {};
};

/** What must be there before an operation. */
const before: Readonly<Record<string, (world: PackedSandbox) => Promise<Values>>> = {
  cancelSync: runningSync,
  getSync: runningSync,
  startSync: async (world) => {
    const CONNECTOR_ID = await newConnector(world, { sync: { enabled: false } });
    return { CONNECTOR_ID };
  },
  confirmOauthSession: async (world) => ({ SESSION_ID: await enteredSession(world) }),
  getErasure: async ({ client }) => {
    await client.customers.erase('globex');
    return { CUSTOMER_NAME: 'globex' };
  },
  getOauthClient: ownClient,
  deleteOauthClient: ownClient,
};

/** What a reader puts in the place of what the examples of the document leave open. */
const replaced = (code: string, world: PackedSandbox): string => {
  const { client_id, client_secret } = world.sandbox.values;
  return code
    .replace('"client_id":"01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99"', `"client_id":"${client_id}"`)
    .replace('pbs_<CLIENT_SECRET>', client_secret)
    .replace('inc_<API_KEY>', bodyOf(world, 'incident-io').credentials['api_key'] ?? '');
};

async function valuesOf(world: PackedSandbox, code: string, operation: string): Promise<Values> {
  const values: Values = (await before[operation]?.(world)) ?? {};
  for (const [name] of code.matchAll(/\b[A-Z]+(_[A-Z]+)*\b/g)) {
    const make = variables[name];
    if (make && values[name] === undefined) values[name] = await make(world);
  }
  return values;
}

export const operations: ReadonlyArray<readonly [id: string, endpoint: Endpoint, samples: readonly Sample[]]> =
  endpoints(document).flatMap((endpoint) => {
    const samples = operationSamples(endpoint);
    return samples.length > 0 ? [[endpoint.operation.operationId, endpoint, samples] as const] : [];
  });

async function pasteCurl(world: PackedSandbox, { operation }: Endpoint, code: string): Promise<void> {
  const { base_url } = world.sandbox.values;
  const values = await valuesOf(world, code, operation.operationId);
  const environment = { ...values, BASE_URL: base_url, TOKEN: await world.client.token(), METRICS_TOKEN: '' };
  const { stdout } = await world.paste(`${replaced(code, world)} -w '\\n%{http_code}'`, environment);
  const promised = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  const lines = stdout.split('\n');
  expect([lines.at(-1), lines.slice(0, -1).join('\n').slice(0, 500)]).toEqual([
    expect.stringMatching(new RegExp(`^(${promised.join('|')})$`)),
    expect.any(String),
  ]);
}

/** What comes in front of a sample in TypeScript. */
function connected({ sandbox }: PackedSandbox): string {
  const { base_url, client_id, client_secret } = sandbox.values;
  const connection = JSON.stringify({ base_url, client_id, client_secret });
  return `import { hosted } from '@patchbay/client';\nconst client = hosted(${connection});\n`;
}

const moduleOf = (id: string): string => `operation-${id}`;

/** How a sample of each language is run; it fails where the sample does. */
const ways: Readonly<Record<Sample['language'], (world: PackedSandbox, of: Endpoint, code: string) => Promise<void>>> =
  {
    curl: pasteCurl,
    async TypeScript(world, { operation: { operationId } }, code) {
      const constants = Object.entries(await valuesOf(world, code, operationId))
        .map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`)
        .join('');
      await world.module(moduleOf(operationId), `${connected(world)}${constants}${replaced(code, world)}\n`);
    },
    async 'Command line'(world, { operation }, code) {
      await world.paste(replaced(code, world), await valuesOf(world, code, operation.operationId));
    },
  };

/** Of every connector type, with the sandbox's values for its fields. */
export const creations: ReadonlyArray<readonly [type: string, samples: readonly Sample[]]> = Object.values(
  contracts,
).map((contract) => [contract.connector_type, createSamples(createRequest(catalogueEntry(contract)))]);

function createdBy(code: string, type: string, world: PackedSandbox): string {
  const { credentials, environment = {}, replication_config = {} } = bodyOf(world, type);
  const values = Object.entries({ ...credentials, ...environment, ...replication_config });
  return values.reduce((text, [name, value]) => text.replaceAll(name.toUpperCase(), value), code);
}

/** Declares the tests, in a `describe` whose `beforeAll` has made the world. */
export function testOperations(world: () => PackedSandbox): void {
  beforeAll(async () => {
    const { client } = world();
    const { redirect_urls } = await client.organization.get();
    await client.organization.update({ redirect_urls: [...redirect_urls, application] });
    receiver = createServer((_request, response) => response.writeHead(204).end()).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
  });
  afterAll(() => {
    receiver?.closeAllConnections();
    receiver?.close();
  });

  const tried = drawn(operations, ([id]) => id, 1 / 4);
  it.each(tried)('has samples of %s that work when pasted', async (_id, endpoint, samples) => {
    for (const { language, code } of samples) await ways[language](world(), endpoint, code);
  });

  const count = async (type: string): Promise<number> => {
    let all = 0;
    for await (const { connector_type } of world().client.connectors.list()) if (connector_type === type) all += 1;
    return all;
  };

  it.each(creations)('has samples of creating a connector that work when pasted: %s', async (type, samples) => {
    const { client, sandbox, paste, module } = world();
    const before = await count(type);
    for (const { language, code } of samples) {
      const given = createdBy(code, type, world());
      if (language === 'TypeScript') {
        await module(`create-${type}`, `${connected(world())}${given}\nconsole.log(id);\n`);
      } else await paste(given, { BASE_URL: sandbox.values.base_url, TOKEN: await client.token() });
    }
    expect((await count(type)) - before).toBe(samples.length);
  });

  it('has samples in TypeScript that compile under strict rules', async () => {
    const { installed, version } = world();
    if (!version.first) return; // the compiler is the same on every version of Node
    const inTypeScript = tried.filter(([, , samples]) => samples.some(({ language }) => language === 'TypeScript'));
    const files = [...creations.map(([type]) => `create-${type}`), ...inTypeScript.map(([id]) => moduleOf(id))];
    expect(
      await compiled(
        installed,
        files.map((name) => `${name}.mts`),
      ),
    ).toBe('');
  });
}
