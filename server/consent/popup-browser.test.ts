/**
 * patchbay-connect.js in a real browser: an application opens a connect link in a popup.
 *
 * @drawn 2
 * @lanes sqlite
 */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, launchBrowser } from '../testing/browser.ts';
import { startConsents, type ConsentFlow } from '../testing/consent.ts';
import type { Desk } from '../testing/oauth-desk.ts';

describeInBrowser('patchbay-connect.js', () => {
  let desk: Desk;
  let flow: ConsentFlow;
  let browser: Browser;
  let context: BrowserContext;
  let application: Server;
  let origin: string;
  let page_of: (path: string) => string;

  beforeAll(async () => {
    ({ desk, flow } = await startConsents());
    application = createServer(({ url = '' }, response) => {
      response.setHeader('Content-Type', 'text/html').end(page_of(url.split('?')[0] ?? ''));
    }).listen(0, '127.0.0.1');
    await once(application, 'listening');
    origin = `http://127.0.0.1:${(application.address() as AddressInfo).port}`;
    await flow.register([origin]);
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    application.closeAllConnections();
    application.close();
    await desk.close();
  });
  afterEach(() => context.close());

  /** The pages of an application on an origin of its own. The one at `redirect_url` runs `returned`. */
  async function openApplication(returned = 'finish()'): Promise<Page> {
    const script = `${desk.service.url}/patchbay-connect.js`;
    const start = `document.querySelector('button').onclick = () => {
      window.result = connect(window.link).catch(({ code, message }) => ({ code, message }));
    };
    window.ready = true;`;
    page_of = (path) =>
      `<!doctype html><title>Application</title><button>Connect</button><script type="module">import { connect, finish } from '${script}'; ${path === '/connected' ? returned : start}</script>`;
    context = await browser.newContext();
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(`${origin}/settings`);
    await page.waitForFunction('window.ready');
    return page;
  }

  async function press(page: Page, link: string): Promise<Page> {
    await page.evaluate(`window.link = Promise.resolve(${JSON.stringify(link)})`);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Connect' }).click();
    return opened;
  }

  const resultOf = (page: Page) => page.evaluate('window.result');
  const initiate = async (body = {}) =>
    (await flow.initiate({ redirect_url: `${origin}/connected`, ...body })).body as {
      session_id: string;
      consent_url: string;
    };
  const byKey = { connector_type: 'incident-io', environment: {} };

  it('resolves with the connector after OAuth, and closes the popup', async () => {
    const page = await openApplication();
    const { session_id, consent_url } = await initiate();
    const popup = await press(page, consent_url);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Continue to Zendesk Support' }).click();
    await popup.getByRole('button', { name: 'Allow' }).click();
    const { connector_id } = (await resultOf(page)) as { connector_id: string };
    expect(await flow.sessionOf(session_id)).toMatchObject({ status: 'completed', connector_id });
    await closed;
  });

  it('resolves without a connector where the application confirms the session', async () => {
    const page = await openApplication();
    const { session_id, consent_url } = await initiate({ ...byKey, confirm: true });
    const popup = await press(page, consent_url);
    await popup.getByLabel('API key').fill('inc_main');
    await popup.keyboard.press('Enter');
    expect(await resultOf(page)).toEqual({ session_id, connector_id: null });
  });

  it('reaches the page also where the browser has separated the windows', async () => {
    const page = await openApplication('window.opener = null; finish()');
    const { session_id, consent_url } = await initiate(byKey);
    const popup = await press(page, consent_url);
    await popup.getByLabel('API key').fill('inc_main');
    await popup.keyboard.press('Enter');
    expect(await resultOf(page)).toEqual({ session_id, connector_id: expect.any(String) });
  });

  it('rejects when the user declines or closes the popup, and what is no connect link', async () => {
    const page = await openApplication();
    const declined = await press(page, (await initiate(byKey)).consent_url);
    await declined.getByRole('button', { name: 'Decline' }).click();
    expect(await resultOf(page)).toMatchObject({ code: 'access_denied' });
    const left = await press(page, (await initiate(byKey)).consent_url);
    await left.getByRole('heading', { level: 1 }).waitFor();
    await left.close();
    expect(await resultOf(page)).toMatchObject({ code: 'closed' });
    await press(page, 'javascript:alert(1)//oauth/consent/x');
    expect(await resultOf(page)).toMatchObject({ code: 'invalid_link' });
  });

  it('sends the result to the named origin only, and ignores those of other sessions and origins', async () => {
    const page = await openApplication("finish({ origin: 'https://other.example.com' })");
    const { session_id, consent_url } = await initiate(byKey);
    const popup = await press(page, consent_url);
    await popup.getByRole('heading', { level: 1 }).waitFor();
    // Of another session, and of this one from a window that is not the popup.
    const forged = (session: string) =>
      `postMessage({ kind: 'patchbay-connect', session_id: '${session}', connector_id: 'forged' }, location.origin)`;
    await page.evaluate(`${forged('another')}; ${forged(session_id)}`);
    await popup.getByLabel('API key').fill('inc_main');
    const closed = popup.waitForEvent('close');
    await popup.keyboard.press('Enter');
    await closed;
    expect(await resultOf(page)).toMatchObject({ code: 'closed' });
  });
});
