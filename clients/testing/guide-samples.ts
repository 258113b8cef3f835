/** Every block of code of the guides, in their order: how a test runs it, or where it is run. */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import { packageFile } from '../../server/package-root.ts';
import { drawn } from '../../server/testing/drawn.ts';
import { inBrowser, launchBrowser } from '../../server/testing/browser.ts';
import { pngOf } from '../../server/testing/png.ts';
import { beside } from './first-minutes.ts';
import type { PackedSandbox } from './packed-service.ts';
import { compiled } from './packed-client.ts';

const folder = packageFile('server', 'reference', 'guides');
const guides = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));
const blocksOf = (guide: string): string[] =>
  [...readFileSync(join(folder, `${guide}.md`), 'utf8').matchAll(/```[^\n]*\n([^]*?)```/g)].map(
    ([, code = '']) => code,
  );

/** What a sample needs beside the sandbox. */
export interface World extends PackedSandbox {
  /** A connector of incident.io whose records are there. */
  connector_id: string;
}

interface GuideSample {
  /** The beginning of the block. */
  begins: string;
  /** Runs it; or the test that does, `above` where it is run together with another block of the guide. */
  runs: ((code: string, world: World) => Promise<void>) | string;
  /** Only where there is a browser. */
  browser?: true;
}

/** Modules under strict rules; once, since the compiler is the same on every version of Node. */
async function expectCompiled({ installed, version }: World, files: string[]): Promise<void> {
  if (version.first) expect(await compiled(installed, files)).toBe('');
}

/** A server of the reader's own, on a free port. */
async function listening<T>(handle: RequestListener, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a socket
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** A command that goes on until something is printed. */
async function until(world: World, command: string, pattern: RegExp, meanwhile?: () => Promise<unknown>) {
  const going = beside(world, command);
  try {
    await meanwhile?.();
    await going.until(pattern);
    return going.printed();
  } finally {
    await going.end();
  }
}

const newConnector = async ({ paste }: World): Promise<string> =>
  (await paste('patchbay connectors create --sandbox incident-io --quiet')).stdout.trim();

async function connectsInPopup(code: string, { sandbox, client }: World): Promise<void> {
  const [, finish = ''] = blocksOf('consent');
  const here = (text: string) => text.replaceAll('https://patchbay.example.com', sandbox.values.base_url);
  let origin = '';
  const flow = () => ({ customer_name: 'acme', connector_type: 'incident-io', redirect_url: `${origin}/connected` });
  const handle: RequestListener = ({ url = '' }, response) => {
    if (url === '/connect-link')
      void client.consents.start(flow()).then(({ consent_url }) => response.end(consent_url));
    else {
      const script = here(url.startsWith('/connected') ? finish : code);
      response
        .setHeader('Content-Type', 'text/html')
        .end(`<!doctype html><button id="button">Connect</button><script type="module">${script}</script>`);
    }
  };
  const browser = await launchBrowser();
  try {
    await listening(handle, async (address) => {
      origin = address;
      const { redirect_urls } = await client.organization.get();
      await client.organization.update({ redirect_urls: [...redirect_urls, origin] });
      const page = await browser.newPage();
      await page.goto(origin, { waitUntil: 'networkidle' });
      const [popup, printed] = [page.waitForEvent('popup'), page.waitForEvent('console')];
      await page.getByRole('button', { name: 'Connect' }).click();
      const opened = await popup;
      await opened.getByLabel('API key').fill(sandbox.values.connectors['incident-io']?.credentials['api_key'] ?? '');
      await opened.keyboard.press('Enter');
      const [session_id = '', connector_id] = (await printed).text().split(' ');
      expect(await client.consents.get(session_id)).toMatchObject({ status: 'completed', connector_id });
    });
  } finally {
    await browser.close();
  }
}

const runs = async (code: string, { paste }: World): Promise<void> => void (await paste(code));

const inProcess = async (code: string, world: World): Promise<void> => {
  const [, call = ''] = blocksOf('in-process');
  const { connectors, upstreams } = world.sandbox.values;
  const credentials = JSON.stringify(connectors['incident-io']?.credentials);
  const upstream = upstreams['incident-io']?.base_url ?? '';
  const given = code.replace(/local\(\{.*\)/, () =>
    call.trim().replace(/;$/, '').replace('http://127.0.0.1:PORT', upstream),
  );
  const { stdout } = await world.module('in-process', `const credentials = ${credentials};\n${given}`);
  expect(stdout.trim().split('\n').length).toBeGreaterThan(25);
  writeFileSync(join(world.folder, 'in-process-as-shown.mts'), code);
  await expectCompiled(world, ['in-process-as-shown.mts', 'in-process.mts']);
};

const samples: Readonly<Record<string, readonly GuideSample[]>> = {
  index: [
    {
      begins: 'id=$(npm run -s patchbay',
      runs: async (code, { paste }) => expect((await paste(code)).stdout).toMatch(/INC-\d+/),
    },
    {
      begins: 'curl -s "$BASE_URL/api/v1/account/applications/token"',
      runs: async (code, { paste, sandbox }) => {
        const { base_url, client_id, client_secret } = sandbox.values;
        const given = code.replace('CLIENT_ID', client_id).replace('CLIENT_SECRET', client_secret);
        const { stdout } = await paste(given, { BASE_URL: base_url });
        expect(JSON.parse(stdout)).toMatchObject({ expires_in: 15 * 60 });
      },
    },
  ],
  search: [
    {
      begins: '{"eq":',
      runs: async (code, { client, connector_id }) => {
        const incidents = client.connector<'incident-io'>(connector_id);
        const { data } = await incidents.execute('incidents', 'search', {
          query: { filter: JSON.parse(code) as Record<string, never> }, // the text of the page
        });
        expect(data.length).toBeGreaterThan(0);
      },
    },
  ],
  consent: [
    { begins: 'import { connect }', runs: connectsInPopup, browser: true },
    { begins: 'import { finish }', runs: 'above', browser: true },
    {
      begins: 'curl -s -X PATCH',
      runs: async (code, { paste, folder: here, sandbox, client }) => {
        const logo = pngOf({ width: 48, height: 24 });
        writeFileSync(join(here, 'logo.png'), Buffer.from(logo, 'base64'));
        await paste(code, { BASE_URL: sandbox.values.base_url, TOKEN: await client.token() });
        expect(await client.organization.get()).toMatchObject({ accent_color: '#0b5c4a', logo });
      },
    },
    {
      begins: 'PUBLIC_URL/api',
      runs: async (code, { sandbox }) => {
        const { base_url } = sandbox.values;
        const url = code.trim().replace('PUBLIC_URL', base_url).replace('CONNECTOR_TYPE', 'zendesk-support');
        const text = await (await fetch(url)).text();
        expect(text).toContain('does not belong to a consent flow started in this browser');
      },
    },
  ],
  events: [
    {
      begins: '$ patchbay listen',
      runs: (code, world) =>
        listening(
          (_request, response) => response.writeHead(204).end(),
          async (origin) => {
            const [command = ''] = code.slice(2).split('\n');
            const given = command.replace('http://localhost:3917', origin);
            expect(given).not.toBe(command);
            const printed = await until(world, given, /^Listening\.[^]*connector\.created .*-> 204$/m, () =>
              newConnector(world),
            );
            expect(printed).toMatch(/^Signing with whsec_.{44}$/m);
          },
        ),
    },
    {
      begins: '$ patchbay changes',
      runs: async (code, world) => {
        const [command = ''] = code.slice(2).split('\n');
        const given = command.replace(/[0-9a-f-]{36}/, world.connector_id);
        await until(world, given, /^upsert +severities [^]*^Caught up\. Go on from here with --after \S+$/m);
      },
    },
  ],
  agents: [
    {
      begins: 'patchbay agent-tokens create',
      runs: async (code, { paste }) => expect((await paste(code)).stdout).toContain('pba_'),
    },
    {
      // The program of another vendor: its arguments work.
      begins: 'claude mcp add',
      runs: async (code, { paste, sandbox, client }) => {
        const { token } = await client.agentTokens.create({ name: 'assistant', customer_name: 'acme' });
        const given = code
          .replace('https://patchbay.example.com', sandbox.values.base_url)
          .replace('pba_…', String(token));
        const { stdout } = await paste(`claude() { printf '%s\\n' "$@"; }\n${given}`);
        const [, , , transport, , url = '', , header = ''] = stdout.split('\n');
        expect(transport).toBe('http');
        const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
        const headers = { 'Content-Type': 'application/json', Authorization: header.replace('Authorization: ', '') };
        const response = await fetch(url, { method: 'POST', headers, body });
        expect(await response.text()).toContain('aggregate');
      },
    },
    {
      begins: 'patchbay aggregate --help',
      runs: async (code, { paste }) => expect((await paste(code)).stdout).toContain('--group-by'),
    },
  ],
  'in-process': [
    { begins: "import { local } from '@patchbay/client/local'", runs: inProcess },
    { begins: 'local({', runs: 'above' },
  ],
  sandbox: [
    {
      begins: 'patchbay sandbox fault',
      runs: async (code, { paste, sandbox }) => {
        await paste(code);
        await paste('patchbay sandbox clear incident-io');
        const guide = readFileSync(join(folder, 'sandbox.md'), 'utf8');
        const [, fault = ''] = /`(curl [^`]+)`/.exec(guide) ?? [];
        const control_url = sandbox.values.upstreams['incident-io']?.control_url ?? '';
        const { stdout } = await paste(`${fault.replace('CONTROL_URL', control_url)} --fail -w '%{http_code}'`);
        expect(stdout).toMatch(/2\d\d$/);
        await paste('patchbay sandbox clear incident-io');
      },
    },
    {
      begins: 'patchbay connectors create --sandbox incident-io --as expired',
      runs,
    },
    {
      begins: 'patchbay sandbox requests',
      runs: async (code, world) => {
        await until(world, code.trim(), /oauth|api\/v2/, () =>
          world.paste('patchbay connectors create --sandbox zendesk-support --verify'),
        );
      },
    },
  ],
  production: [
    { begins: 'CREATE DATABASE', runs: 'clients/production.test.ts' },
    { begins: 'patchbay init', runs: 'clients/production.test.ts' },
    // `docker compose up` needs a registry of images: the image is built, and its settings are given to Compose.
    { begins: 'docker build', runs: '.config/container.mjs' },
  ],
  monitoring: [
    {
      begins: 'scrape_configs:',
      runs: async (code) => {
        const { scrape_configs } = parse(code) as { scrape_configs: Array<{ job_name: string }> };
        const rules = readFileSync(packageFile('.container', 'prometheus-alerts.yaml'), 'utf8');
        expect(rules).toContain(`job="${scrape_configs[0]?.job_name}"`);
      },
    },
  ],
  backup: [
    { begins: 'patchbay backup', runs: 'clients/production.test.ts' },
    { begins: 'patchbay customers erase', runs: 'clients/cli/backup.test.ts' },
  ],
  webhooks: [
    {
      begins: 'import { verifyWebhook }',
      runs: async (code, world) => {
        const { client, module, sandbox } = world;
        const { secret } = await client.webhooks.create({
          url: `${sandbox.values.base_url}/hooks`,
          types: ['connector.created'],
        });
        const head = `import { createHmac } from 'node:crypto';
const body = JSON.stringify({ type: 'connector.created', timestamp: new Date().toISOString(), data: { id: 'evt' } });
const timestamp = String(Math.floor(Date.now() / 1000));
const key = Buffer.from(process.env.WEBHOOK_SECRET!.slice('whsec_'.length), 'base64');
const signature = createHmac('sha256', key).update(\`evt.\${timestamp}.\${body}\`).digest('base64');
const request = { headers: { 'webhook-id': 'evt', 'webhook-timestamp': timestamp, 'webhook-signature': \`v1,\${signature}\` } };
`;
        const print = `console.log(id, type, JSON.stringify(data));\n`;
        const [imports = '', ...rest] = code.split('\n');
        const given = `${imports}\n${head}${rest.join('\n')}${print}`;
        const { stdout } = await module('webhook', given, { WEBHOOK_SECRET: String(secret) });
        expect(stdout).toBe('evt connector.created {"id":"evt"}\n');
        await expectCompiled(world, ['webhook.mts']);
      },
    },
    { begins: 'import base64', runs: 'clients/http/webhooks/verify.test.ts' },
    { begins: 'key=$(printf', runs: 'clients/http/webhooks/verify.test.ts' },
  ],
  'first-minutes': blocksOf('first-minutes').map(() => ({ begins: '$ ', runs: 'clients/first-minutes.test.ts' })),
  'agent-session': blocksOf('agent-session').map(() => ({
    begins: '> ',
    runs: 'conformance/benchmarks/agents/agents.test.ts',
  })),
};

const all = guides.flatMap((guide) =>
  blocksOf(guide).map((code, at) => ({ guide, code, sample: samples[guide]?.[at] })),
);

/** Declares the tests, in a `describe` whose `beforeAll` has made the world. */
export function testGuides(world: () => World): void {
  const here = all.flatMap(({ guide, code, sample }) => {
    const { runs, begins = '', browser } = sample ?? {};
    return typeof runs === 'function' ? [{ guide, code, runs, begins, browser }] : [];
  });
  for (const { guide, code, runs, begins, browser } of drawn(here, (each) => `${each.guide} ${each.begins}`, 1 / 4)) {
    const declare = browser ? inBrowser : it;
    declare(`has a sample of the guide "${guide}" that works: ${begins}`, () => runs(code, world()), 120_000);
  }
}

/** Declares the test that none is left out. */
export function testThatGuidesAreComplete(): void {
  it('runs every block of code of the guides', () => {
    for (const { guide, code, sample } of all) {
      expect([guide, code.slice(0, sample?.begins.length)]).toEqual([guide, sample?.begins]);
      const elsewhere = typeof sample?.runs === 'string' && sample.runs !== 'above' ? [sample.runs] : [];
      for (const file of elsewhere) expect(existsSync(packageFile(file))).toBe(true);
    }
    for (const [guide, each] of Object.entries(samples))
      expect([guide, each.length]).toEqual([guide, blocksOf(guide).length]);
  });
}
