/**
 * The consent flow in a real browser: what cookies, form-action, Referrer-Policy and the rest do together is the
 * browser's to say. Screenshots go to PATCHBAY_TEST_SCREENSHOTS or a temporary folder.
 *
 * @drawn 2
 * @lanes sqlite
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, launchBrowser, screenshotFolder } from '../testing/browser.ts';
import { desk_client, desk_type, startDesk, type Desk } from '../testing/oauth-desk.ts';
import { pngOf } from '../testing/png.ts';

const base = '/api/v1/integrations/connectors/oauth';

describeInBrowser('in a browser', () => {
  const folder = screenshotFolder();
  let desk: Desk;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let application: Server;
  let home: string;
  let complaints: string[];

  beforeAll(async () => {
    desk = await startDesk({
      service: { environment: { PATCHBAY_OAUTH_CLIENTS: JSON.stringify({ [desk_type]: desk_client }) } },
    });
    application = createServer((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Application</title><h1>Back at the application</h1>'),
    );
    await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
    home = `http://localhost:${(application.address() as AddressInfo).port}`; // another site than the service's
    await desk.service.call('PATCH', '/api/v1/account/organization', {
      token: desk.service.owner.token,
      body: {
        name: 'Brightwater Tools',
        redirect_urls: [home],
        accent_color: '#0b5c4a',
        logo: pngOf({ width: 120, height: 40 }),
      },
    });
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await new Promise((resolve) => application.close(resolve));
    await desk.close();
  });
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 900, height: 900 } });
    page = await context.newPage();
    complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    desk.vendor.server.options.code_life_s = 120;
  });
  afterEach(() => context.close());

  const initiate = async (body: Record<string, unknown> = {}) =>
    (
      await desk.service.call('POST', `${base}/initiate`, {
        token: desk.service.owner.token,
        body: {
          customer_name: 'Acme & Sons',
          connector_type: desk_type,
          redirect_url: `${home}/connected?tab=1`,
          environment: { subdomain: 'brightwater' },
          ...body,
        },
      })
    ).body as { consent_url: string; session_id: string };
  const sessionOf = async (id: string) =>
    (await desk.service.call('GET', `${base}/sessions/${id}`, { token: desk.service.owner.token })).body;
  const shot = (name: string) => page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  const toVendor = async (consent_url: string, on: Page = page) => {
    await on.goto(consent_url);
    await on.getByRole('button', { name: 'Continue to Zendesk Support' }).click();
    await on.getByRole('heading', { name: 'Fake vendor' }).waitFor();
  };
  const decide = async (button: 'Allow' | 'Deny') => {
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(/localhost/);
    return Object.fromEntries(new URL(page.url()).searchParams);
  };

  it('consent leads back with a connector that lists', async () => {
    const { consent_url, session_id } = await initiate();
    await page.goto(consent_url);
    await shot('1-consent');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Connect Zendesk Support');
    expect(await page.locator('main').textContent()).toMatch(
      /Brightwater Tools.*Acme & Sons.*Tickets and their conversations/s,
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Continue to Zendesk Support');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Fake vendor' }).waitFor();
    await shot('2-vendor');
    const parameters = await decide('Allow');
    await shot('3-application');
    expect(parameters).toEqual({ tab: '1', connector_id: expect.any(String), session_id });
    expect(await sessionOf(session_id)).toEqual({ status: 'completed', connector_id: parameters['connector_id'] });
    expect((await desk.list(parameters['connector_id']!)).body.data).toHaveLength(2);
    expect((await context.cookies()).filter(({ name }) => name.includes('patchbay'))).toEqual([]);
    expect(complaints.filter((text) => /policy/i.test(text))).toEqual([]); // the policy stops nothing of our own
  }, 60_000);

  it('fits a narrow screen and a dark one', async () => {
    const { consent_url } = await initiate({
      customer_name: 'A customer with a name that goes on for quite a while, Sons & Daughters Ltd',
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(consent_url);
    await shot('4-narrow-dark');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }, 60_000);

  it('denied', async () => {
    const { consent_url, session_id } = await initiate();
    await toVendor(consent_url);
    expect(await decide('Deny')).toMatchObject({ error: 'access_denied', session_id });
    expect(await sessionOf(session_id)).toEqual({ status: 'failed', error: 'access_denied' });
  }, 60_000);

  it('with a code that has expired', async () => {
    const { consent_url } = await initiate();
    desk.vendor.server.options.code_life_s = 0;
    await toVendor(consent_url);
    expect(await decide('Allow')).toMatchObject({ error: 'exchange_failed' });
  }, 60_000);

  it('with a link that has expired', async () => {
    const { consent_url, session_id } = await initiate();
    await desk.service.services.database.change('UPDATE consent_sessions SET expires_at = ? WHERE id = ?', [
      '2020-01-01T00:00:00.000Z',
      session_id,
    ]);
    expect((await page.goto(consent_url))!.status()).toBe(400);
    await shot('5-expired');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This link has expired');
  }, 60_000);

  it('replayed, tampered with, and in another browser', async () => {
    const { consent_url, session_id } = await initiate();
    let callback = '';
    await toVendor(consent_url);
    await page.route('**/oauth/authorizations/new**', async (route) => {
      callback = (await route.fetch({ maxRedirects: 0 })).headers()['location']!;
      await route.abort();
    });
    await page.getByRole('button', { name: 'Allow' }).click();
    while (callback === '') await new Promise((resolve) => setTimeout(resolve, 20));
    await page.unroute('**/oauth/authorizations/new**');

    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    expect((await elsewhere.goto(callback))!.status()).toBe(400);
    expect(await sessionOf(session_id)).toEqual({ status: 'pending' });
    await other.close();
    expect((await page.goto(callback.replace(/state=([0-9a-f-]+)\.../, 'state=$1.xx')))!.status()).toBe(400);
    expect(await sessionOf(session_id)).toEqual({ status: 'pending' });

    await page.goto(callback);
    expect(new URL(page.url()).searchParams.get('connector_id')).toBeTruthy();
    expect((await page.goto(callback))!.status()).toBe(400);
    await shot('6-replayed');
  }, 60_000);

  it('with a form of another site', async () => {
    const { consent_url } = await initiate();
    await page.goto(consent_url);
    const form_token = await page.locator('input[name=form_token]').inputValue();
    await page.goto(home);
    await page.setContent(
      `<form method="post" action="${consent_url}"><input name="form_token" value="${form_token}"><button>Go</button></form>`,
    );
    const answered = page.waitForResponse(consent_url);
    await page.getByRole('button', { name: 'Go' }).click();
    expect((await answered).status()).toBe(400);
    expect(await context.cookies(consent_url)).toEqual([]);
  }, 60_000);

  it('with a page of another site that frames it', async () => {
    const { consent_url } = await initiate();
    await page.goto(home);
    await page.setContent(`<iframe src="${consent_url}"></iframe>`);
    await page.waitForTimeout(500);
    expect(complaints.join()).toMatch(/frame-ancestors/);
  }, 60_000);
});
