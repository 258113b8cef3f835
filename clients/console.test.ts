/**
 * The console in a real browser: every page and state, accessibility by axe-core, light and dark, wide and narrow.
 * Screenshots go to PATCHBAY_TEST_SCREENSHOTS or a temporary folder.
 *
 * @lanes sqlite
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { faultsOf, screens, withPage } from '../server/testing/axe.ts';
import { describeInBrowser, launchBrowser, screenshotFolder } from '../server/testing/browser.ts';
import { startTestService, type TestService } from '../server/testing/service.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** All four where a folder for screenshots is named. */
const shown = process.env['PATCHBAY_TEST_SCREENSHOTS']
  ? screens
  : screens.filter(({ width, dark }) => (width === 1280) !== dark);

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
  async function signIn(page: Page, secret = service.owner.client_secret): Promise<void> {
    await page.goto(`${service.url}/console`);
    await page.getByLabel('Client ID', { exact: true }).fill(service.owner.client_id);
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
        };
        await signIn(page, 'wrong-secret');
        await page.getByRole('alert').waitFor();
        await look('sign-in-refused');
        await signIn(page);
        await page.getByRole('link', { name: 'Incidents of Acme' }).waitFor();
        await look('connectors');
        await page.getByText('New connect link').click();
        await page.getByLabel('Connector type', { exact: true }).selectOption('incident-io');
        await page.getByLabel('Customer', { exact: true }).fill('acme');
        await press(page, 'Create link');
        await page.getByText('/oauth/consent/').waitFor();
        await look('connect-link');

        await page.getByText('New connector', { exact: true }).click();
        const form = page.getByRole('form', { name: 'New connector' });
        await form.getByLabel('Vendor', { exact: true }).selectOption('incident-io');
        await form.getByLabel('For customer', { exact: true }).fill('acme');
        await form.getByLabel('Display name', { exact: true }).fill(`By form at ${screen.width}`);
        await form.getByLabel('api key', { exact: true }).fill('wrong');
        await press(page, 'Create connector');
        await page.getByRole('alert').getByText('What to do about').waitFor();
        await look('new-connector-refused');
        await form.getByLabel('api key', { exact: true }).fill('inc_main');
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
        await look('connector');

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
        await page
          .getByLabel('URL', { exact: true })
          .fill(`http://127.0.0.1:9/hooks?screen=${screen.width}${screen.dark ? 'dark' : ''}`);
        await press(page, 'Create endpoint');
        await page.getByText('Copy the signing secret now').waitFor();
        await look('webhooks');

        await go(page, 'Agent tokens');
        await page.getByText('New agent token').click();
        await page.getByLabel('Name', { exact: true }).fill('assistant');
        await page.getByLabel('Customer', { exact: true }).fill('acme');
        await press(page, 'Create token');
        await page.getByText('Copy the token now').waitFor();
        await look('agent-tokens');
        await press(page, 'Revoke assistant');
        await page.getByText('There is no agent token.').waitFor();

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

  it('shows an organization only what is its own', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${service.url}/console`);
    await page.getByLabel('Client ID', { exact: true }).fill(service.stranger.client_id);
    await page.getByLabel('Client secret', { exact: true }).fill(service.stranger.client_secret);
    await press(page, 'Sign in');
    await page.getByText('There is no connector yet.').waitFor();
    await context.close();
  }, 60_000);
});
