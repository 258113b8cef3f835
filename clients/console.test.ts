/**
 * The console in a real browser: every page and state, accessibility by axe-core, light and dark, wide and narrow.
 * Screenshots go to PATCHBAY_TEST_SCREENSHOTS or a temporary folder.
 *
 * @drawn 2
 * @lanes sqlite
 */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { faultsOf, screens, withPage } from '../server/testing/axe.ts';
import { describeInBrowser, launchBrowser, screenshotFolder } from '../server/testing/browser.ts';
import { drawnOne } from '../server/testing/drawn.ts';
import { startTestService, type TestService } from '../server/testing/service.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All four where a folder for screenshots is named, otherwise two, or one of them in a run that draws. */
const shown = process.env['PATCHBAY_TEST_SCREENSHOTS']
  ? screens
  : drawnOne(screens.filter(({ width, dark }) => (width === 1280) !== dark));

describeInBrowser('the console', () => {
  const folder = screenshotFolder();
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    const build = "import('./.config/ready.mjs').then((ready) => ready.build())";
    await promisify(execFile)(process.execPath, ['-e', build], { cwd: root });
    service = await startTestService({ replicates: true });
    await service.call('PATCH', '/api/v1/account/organization', {
      token: service.owner.token,
      body: { redirect_urls: ['https://app.example.com'] },
    });
    await service.createConnector(service.owner, { name: 'Incidents of Acme', customer_name: 'acme' });
    browser = await launchBrowser();
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await service.close();
  });

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const go = async (page: Page, name: string) => {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
  async function signIn(
    page: Page,
    secret = service.owner.client_secret,
    client_id = service.owner.client_id,
  ): Promise<void> {
    await page.goto(`${service.url}/console`);
    await page.getByLabel('Client ID', { exact: true }).fill(client_id);
    await page.getByLabel('Client secret', { exact: true }).fill(secret);
    await page.keyboard.press('Enter');
  }

  it.each(shown)(
    'shows every state, accessible, at $width pixels (dark: $dark)',
    async (screen) => {
      await withPage(browser, screen, async (page) => {
        page.setDefaultTimeout(20_000);
        const found: unknown[] = [];
        const look = async (state: string) => {
          const name = `console-${state}-${screen.width}${screen.dark ? '-dark' : ''}.png`;
          await page.screenshot({ path: join(folder, name), fullPage: true });
          found.push(...(await faultsOf(page)).map((fault) => [state, fault]));
          // On narrow screens, of records alone a part has to be scrolled to.
          const parts = screen.width === 390 ? 'html, .stacks' : 'html';
          const cut: string[] = await page.evaluate(
            `[...document.querySelectorAll('${parts}')].filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.outerHTML.slice(0, 200))`,
          );
          found.push(...cut.map((part) => [state, 'is wider than the screen', part]));
        };
        await signIn(page, 'wrong-secret');
        await page.getByRole('alert').waitFor();
        await look('sign-in-refused');
        await signIn(page);
        await page.getByRole('link', { name: 'Incidents of Acme' }).waitFor();
        await page.getByRole('region', { name: 'Connectors' }).getByText('succeeded').first().waitFor();
        await look('connectors');
        await page.getByText('New connect link').click();
        const link = page.locator('details', { hasText: 'New connect link' });
        await link.getByLabel('Connector type', { exact: true }).selectOption('incident-io');
        await link.getByLabel('Customer', { exact: true }).fill('acme');
        await press(page, 'Create link');
        await page.getByText('/oauth/consent/').waitFor();
        await look('connect-link');

        await page.getByText('New connector', { exact: true }).click();
        const form = page.getByRole('form', { name: 'New connector' });
        await form.getByLabel('Connector type', { exact: true }).selectOption('incident-io');
        await form.getByLabel('Customer', { exact: true }).fill('acme');
        await form.getByLabel('Display name', { exact: true }).fill(`By form at ${screen.width}`);
        await form.getByLabel('API key', { exact: true }).fill('wrong');
        await press(page, 'Create connector');
        await page.getByRole('alert').getByText('What to do about').waitFor();
        await look('new-connector-refused');
        await form.getByLabel('API key', { exact: true }).fill('inc_main');
        await press(page, 'Create connector');
        await page.getByRole('heading', { name: `By form at ${screen.width}` }).waitFor();
        await go(page, 'Connectors');

        await page.getByRole('link', { name: 'Incidents of Acme' }).click();
        await press(page, 'Sync now');
        await page
          .getByRole('region', { name: 'Entities of the latest sync' })
          .getByText('succeeded')
          .first()
          .waitFor();
        await press(page, 'Check credentials');
        await page.getByText('healthy').waitFor();
        await page.getByRole('region', { name: 'Entities', exact: true }).getByText('ago').first().waitFor();
        await look('connector');
        await press(page, 'Follow changes');
        await page.getByText('Up to date: new').waitFor();
        await page.getByLabel('Entities of the feed', { exact: true }).selectOption('incidents');
        await page.getByText(/Up to date: new .* 60 changes read/).waitFor();
        await press(page, 'Pause');
        await page.getByText(/Paused\..* 60 changes read/).waitFor();
        await look('change-feed');

        await page.getByRole('link', { name: 'Explore records' }).click();
        await page.getByLabel('Entity', { exact: true }).selectOption('incidents');
        await page.getByLabel('Action', { exact: true }).selectOption('search');
        await page.getByLabel('Field', { exact: true }).selectOption('mode');
        await page.getByLabel('Value', { exact: true }).fill('standard');
        await press(page, 'Use this condition');
        expect(JSON.parse(await page.getByLabel('Parameters (JSON)', { exact: true }).inputValue())).toEqual({
          query: { filter: { eq: { mode: 'standard' } } },
          limit: 20,
        });
        await press(page, 'Run');
        await page.getByRole('region', { name: 'Records' }).waitFor();
        await look('explorer');
        await page.getByLabel('Action', { exact: true }).selectOption('aggregate');
        await page.getByLabel('Group by', { exact: true }).selectOption('mode');
        await press(page, 'Use this count');
        await press(page, 'Run');
        await page.getByRole('region', { name: 'Records' }).getByRole('columnheader', { name: 'count' }).waitFor();
        await look('explorer-count');
        await page.getByLabel('Action', { exact: true }).selectOption('search');
        await page
          .getByLabel('Parameters (JSON)', { exact: true })
          .fill('{"query": {"filter": {"eq": {"nothing": 1}}}}');
        await press(page, 'Run');
        await page.getByRole('alert').getByText('nothing').first().waitFor();
        await look('explorer-refused');

        await go(page, 'Events');
        await page.getByText('connector.created').first().waitFor();
        await look('events');

        await go(page, 'Webhooks');
        await page.getByText('New endpoint').click();
        const receiver = `http://127.0.0.1:9/hooks?screen=${screen.width}${screen.dark ? 'dark' : ''}`;
        await page.getByLabel('URL', { exact: true }).fill(receiver);
        await page.getByLabel('Types', { exact: true }).fill('connector.created, connector.deleted');
        await press(page, 'Create endpoint');
        await page.getByText('Copy the signing secret now').waitFor();
        const endpoint = page.getByRole('region', { name: receiver, exact: true });
        await service.createConnector(service.owner, { name: `For ${receiver}`, customer_name: 'globex' });
        await endpoint.getByText('connector.created').first().waitFor();
        await endpoint.getByRole('button', { name: 'Send a test event' }).click();
        await endpoint.getByText('The test event was not delivered').waitFor();
        await endpoint.getByRole('button', { name: 'Disable' }).click();
        await endpoint.getByText('Disabled by a request.').waitFor();
        await endpoint.getByText('Replay several deliveries').click();
        await endpoint.getByLabel('Deliveries', { exact: true }).selectOption('failed');
        await endpoint.getByText('connector.created').first().waitFor();
        await look('webhooks');
        await endpoint.getByRole('button', { name: 'Enable' }).click();
        await endpoint.getByRole('button', { name: 'Replay everything that failed' }).click();
        await endpoint.getByText(/Replayed: \d+ deliver/).waitFor();
        await endpoint.getByText('No delivery is failed.').waitFor();
        await look('webhooks-replayed');

        await go(page, 'Agent tokens');
        await page.getByText('New agent token').click();
        await page.getByLabel('Name', { exact: true }).fill('assistant');
        await page.getByLabel('Customer', { exact: true }).fill('acme');
        await press(page, 'Create token');
        await page.getByText('Copy the token now').waitFor();
        await look('agent-tokens');
        await press(page, 'Revoke assistant');
        await page.getByText('There is no agent token.').waitFor();
        await look('agent-tokens-empty');

        await go(page, 'Audit log');
        await page.getByRole('region', { name: 'Audit log' }).waitFor();
        await look('audit');
        await page.getByLabel('Acts', { exact: true }).selectOption({ label: 'agent token: revoked' });
        await page.getByRole('cell', { name: 'agent token: revoked' }).first().waitFor();
        expect(await page.getByRole('cell', { name: 'agent token: created' }).count()).toBe(0);
        await page.getByLabel('Customer', { exact: true }).fill('unheard of');
        await press(page, 'Filter by customer');
        await page.getByText('No act matches the filter.').waitFor();
        await look('audit-empty');

        await press(page, 'Sign out');
        await page.getByRole('button', { name: 'Sign in' }).waitFor();
        expect(found).toEqual([]);
      });
    },
    180_000,
  );

  it('loads nothing from elsewhere, compressed, and breaks no rule of its policy', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', (request) => requests.push(request.url()));
    await signIn(page);
    await page.getByRole('link', { name: 'Incidents of Acme' }).waitFor();
    await page.getByText('New connect link').click();
    await go(page, 'Events');
    expect(complaints).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(service.url) && !url.startsWith('data:'))).toEqual([]);
    expect(await page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length')).toBe(0);
    const script = requests.find((url) => url.endsWith('.js')) ?? '';
    const response = await fetch(script, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    await context.close();
  }, 60_000);

  it.each(shown)(
    'shows what is loading, missing, forbidden and out of reach, accessible, at $width pixels (dark: $dark)',
    async (screen) => {
      const reader = await service.createCaller({ scopes: ['connectors:read'] });
      await withPage(browser, screen, async (page) => {
        const found: unknown[] = [];
        const look = async (state: string) => {
          const name = `console-${state}-${screen.width}${screen.dark ? '-dark' : ''}.png`;
          await page.screenshot({ path: join(folder, name), fullPage: true });
          found.push(...(await faultsOf(page)).map((fault) => [state, fault]));
        };
        await signIn(page, reader.client_secret, reader.client_id);
        await page.getByText('There is no connector yet.').waitFor();
        await look('connectors-empty');
        await go(page, 'Events');
        await page.getByText('Nothing has happened yet.').waitFor();
        await look('events-empty');
        await go(page, 'Webhooks');
        await page.getByText('There is no endpoint yet.').waitFor();
        await look('webhooks-empty');
        await go(page, 'Audit log');
        await page.getByRole('alert').getByText('admin').first().waitFor();
        await look('audit-forbidden');
        await page.goto(`${service.url}/console#/connectors/no-such-connector`);
        await page.getByRole('alert').getByText('not_found').waitFor();
        await look('connector-missing');
        let release = () => undefined as void;
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/api/v1/webhooks/endpoints**', async (route) => {
          await held;
          await route.abort();
        });
        await press(page, 'Sign out');
        await signIn(page, reader.client_secret, reader.client_id);
        await go(page, 'Webhooks');
        await page.getByText('Loading …').waitFor();
        await look('loading');
        release();
        await page.getByRole('alert').getByText('could not be reached').waitFor();
        await look('out-of-reach');
        await page.unroute('**/api/v1/webhooks/endpoints**');
        await press(page, 'Try again');
        await page.getByText('There is no endpoint yet.').waitFor();
        expect(found).toEqual([]);
      });
    },
    120_000,
  );

  it('shows changes as they are stored, and asks for none while the page is hidden', async () => {
    const id = await service.createConnector(service.owner, { name: 'Followed', customer_name: 'acme' });
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const asked: URL[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/changes')) asked.push(new URL(request.url()));
    });
    const show = (state: 'visible' | 'hidden') =>
      page.evaluate(`Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' });
        document.dispatchEvent(new Event('visibilitychange'));`);
    const path = `/api/v1/integrations/connectors/${id}/syncs`;
    const { token } = service.owner;
    const synced = async () => {
      const { body } = await service.call('POST', path, { token, body: {} });
      expect(body).toMatchObject({ id: expect.any(String), status: 'queued' }); // not a refusal: another sync runs
      for (let status = 'queued'; status === 'queued' || status === 'running'; await page.waitForTimeout(100))
        ({ status } = (await service.call('GET', `${path}/${body.id}`, { token })).body);
    };
    await signIn(page);
    await page.getByRole('link', { name: 'Followed' }).click();
    await page.getByRole('region', { name: 'Latest sync' }).getByText('succeeded').first().waitFor();
    await press(page, 'Follow changes');
    await page.getByText('Up to date: new').waitFor();
    const feed = page.getByRole('region', { name: 'Changes', exact: true });
    const [incident] = service.data.all('incidents');
    service.data.touch('incidents', String(incident?.['id']), { name: 'Renamed while it is watched' });
    await page.route('**/syncs?*', (route) => setTimeout(500).then(() => route.continue())); // the page learns late
    await press(page, 'Sync now');
    await feed.getByText('Renamed while it is watched').waitFor();
    expect(await feed.getByRole('row').nth(1).textContent()).toContain('Renamed while it is watched');
    expect(Number(asked.at(-1)?.searchParams.get('wait_s'))).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Sync now', disabled: false }).waitFor(); // the next one is another sync

    await show('hidden');
    const before = asked.length;
    service.data.touch('incidents', String(incident?.['id']), { name: 'Renamed while it is hidden' });
    await synced();
    expect(asked).toHaveLength(before);
    expect(await feed.getByText('Renamed while it is hidden').count()).toBe(0);
    await show('visible');
    await feed.getByText('Renamed while it is hidden').waitFor();
    await context.close();
  }, 120_000);

  it('shows in the list of connectors when a sync ends', async () => {
    service.vendor.faults.add({ times: 'always', fault: { kind: 'slow', delay_ms: 1_000 } });
    await service.createConnector(service.owner, { name: 'At work', customer_name: 'acme' });
    const context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await signIn(page);
    const row = page.getByRole('row', { name: 'At work' });
    await row.getByText(/queued|running/).waitFor();
    service.vendor.faults.clear();
    await row.getByText('succeeded').waitFor();
    await context.close();
  }, 60_000);

  it('delivers one event and the events of a period again', async () => {
    const received: string[] = [];
    const receiver = createServer((request, response) => {
      received.push(String(request.headers['webhook-id']));
      request.resume();
      response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    const { token } = service.stranger;
    await service.call('POST', '/api/v1/webhooks/endpoints', { token, body: { url, types: ['connector.created'] } });
    await service.createConnector(service.stranger, { credentials: { api_key: 'inc_other' } });
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await signIn(page, service.stranger.client_secret, service.stranger.client_id);
      await go(page, 'Webhooks');
      const row = page.getByRole('row').filter({ hasText: 'connector.created' }).filter({ hasText: 'succeeded' });
      await row.waitFor();
      const [event_id] = received;
      const times = () => received.filter((each) => each === event_id).length;
      expect(times()).toBe(1);
      await row.getByRole('button', { name: 'Replay' }).click();
      await page.getByText('Replayed: 1 delivery is pending.').waitFor();
      while (times() < 2) await page.waitForTimeout(50);
      await row.waitFor();
      await page.getByText('Replay several deliveries').click();
      await page.getByLabel('From', { exact: true }).fill('2020-01-01T00:00');
      await press(page, 'Replay this period');
      while (times() < 3) await page.waitForTimeout(50);
      await page.getByLabel('From', { exact: true }).fill('2020-01-01T00:00');
      await page.getByLabel('To', { exact: true }).fill('2020-01-02T00:00');
      await press(page, 'Replay this period');
      await page.getByText('Replayed: 0 deliveries are pending.').waitFor();
      expect(times()).toBe(3);
    } finally {
      await context.close();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
    }
  }, 120_000);

  it('shows an organization only what is its own', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const newcomer = await service.createCaller();
    await signIn(page, newcomer.client_secret, newcomer.client_id);
    await page.getByText('There is no connector yet.').waitFor();
    await context.close();
  }, 60_000);
});
