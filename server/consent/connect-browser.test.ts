/**
 * Every state of the connect page in a real browser: accessibility by axe-core, light and dark, wide and narrow.
 * Screenshots go to PATCHBAY_TEST_SCREENSHOTS or a temporary folder.
 *
 * @drawn 2
 * @lanes sqlite
 */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { faultsOf, screens, withPage } from '../testing/axe.ts';
import { describeInBrowser, launchBrowser, screenshotFolder } from '../testing/browser.ts';
import { startConsents, type ConsentFlow } from '../testing/consent.ts';
import type { Desk } from '../testing/oauth-desk.ts';
import { pngOf } from '../testing/png.ts';

describeInBrowser('the connect page', () => {
  const folder = screenshotFolder();
  let desk: Desk;
  let flow: ConsentFlow;
  let browser: Browser;

  beforeAll(async () => {
    ({ desk, flow } = await startConsents());
    await desk.service.call('PATCH', '/api/v1/account/organization', {
      token: desk.service.owner.token,
      body: { name: 'Brightwater Tools' },
    });
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await desk.close();
  });

  const link = async (body: Record<string, unknown>): Promise<{ session_id: string; consent_url: string }> =>
    (await flow.initiate({ customer_name: 'Acme & Sons', ...body })).body;
  const byKey = { connector_type: 'incident-io', environment: {} };
  const brand = (body: Record<string, unknown>) =>
    desk.service.call('PATCH', '/api/v1/account/organization', { token: desk.service.owner.token, body });
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
  const application = 'https://app.example.com/**';

  it.each(screens)(
    'is accessible and fits at $width pixels (dark: $dark)',
    async (screen) => {
      await withPage(browser, screen, async (page) => {
        const found: unknown[] = [];
        const look = async (state: string, title: RegExp) => {
          expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(title);
          const name = `connect-${state}-${screen.width}${screen.dark ? '-dark' : ''}.png`;
          await page.screenshot({ path: join(folder, name), fullPage: true });
          found.push(...(await faultsOf(page)).map((fault) => [state, fault]));
        };
        await page.route(application, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Application</title><h1>Application</h1>' }),
        );

        const oauth = await link({});
        await page.goto(oauth.consent_url);
        await look('oauth', /^Connect Zendesk Support$/);
        await press(page, 'Decline');
        await page.waitForURL(application);
        expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ error: 'access_denied' });
        await page.goto(oauth.consent_url);
        await look('declined', /^You declined$/);

        const key = await link(byKey);
        await page.goto(key.consent_url);
        await look('key', /^Connect incident\.io$/);
        await page.getByLabel('API key').fill('wrong');
        await press(page, 'Connect');
        await look('refused', /^Connect incident\.io$/);
        expect(await page.evaluate('document.activeElement.id')).toBe('credential-api_key');
        await page.getByLabel('API key').fill('inc_main');
        await page.keyboard.press('Enter');
        await page.waitForURL(application);
        expect(new URL(page.url()).searchParams.get('connector_id')).toBeTruthy();
        await page.goto(key.consent_url);
        await look('done', /^incident\.io is connected$/);

        const late = await link(byKey);
        await flow.end(late.session_id);
        await page.goto(late.consent_url);
        await look('expired', /^This link has expired$/);
        await page.goto(late.consent_url.replace(late.session_id, 'none'));
        await look('unknown', /^There is no such link$/);

        await brand({ accent_color: '#0b5c4a', logo: pngOf({ width: 240, height: 80 }) });
        await page.goto((await link({})).consent_url);
        await look('branded-oauth', /^Connect Zendesk Support$/);
        const branded = await link({ ...byKey, customer_name: 'A customer with a rather long name of its own, Ltd' });
        await page.goto(branded.consent_url);
        await page.getByRole('img', { name: 'Brightwater Tools' }).waitFor();
        expect(await page.evaluate('document.images[0].naturalWidth')).toBe(240); // it was drawn
        await look('branded-key', /^Connect incident\.io$/);
        await press(page, 'Decline');
        await page.waitForURL(application);
        await page.goto(branded.consent_url);
        await look('branded-declined', /^You declined$/);
        await brand({ accent_color: null, logo: null });
        expect(found).toEqual([]);
      });
    },
    120_000,
  );
});
