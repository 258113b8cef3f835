/**
 * The reference in a real browser: accessibility by axe-core, size and time of the first page, search, tabs, theme.
 * Screenshots go to PATCHBAY_TEST_SCREENSHOTS or a temporary folder.
 *
 * @drawn 2
 * @lanes sqlite
 */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { faultsOf, screens, withPage } from '../testing/axe.ts';
import { describeInBrowser, launchBrowser, screenshotFolder } from '../testing/browser.ts';
import { drawn } from '../testing/drawn.ts';
import { startTestService, type TestService } from '../testing/service.ts';

const longest_paint_ms = 1000;

describeInBrowser('the reference in a browser', () => {
  const folder = screenshotFolder();
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    service = await startTestService();
    browser = await launchBrowser();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await service.close();
  });

  it.each(screens)(
    'has no serious accessibility violation on its pages at $width pixels (dark: $dark)',
    async (options) => {
      await withPage(browser, options, async (page) => {
        await page.goto(`${service.url}/docs`);
        const links: string[] = await page.evaluate(
          `[...document.querySelectorAll('nav a[href^="/docs"]')].map((each) => each.pathname)`,
        );
        const paths = [...new Set(['/docs', ...links])];
        expect(paths.length).toBeGreaterThan(20);
        // The same pages on each screen.
        for (const path of drawn(paths, (each) => each, 1 / 10)) {
          await page.goto(`${service.url}${path}`);
          await page.screenshot({
            path: join(folder, `${path.replaceAll('/', '-')}-${options.width}${options.dark ? '-dark' : ''}.png`),
          });
          expect([path, await faultsOf(page)]).toEqual([path, []]);
        }
      });
    },
    300_000,
  );

  it('loads less than 300 KB for the start page, under its content security policy', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    let bytes = 0;
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('response', (response) => {
      void response
        .request()
        .sizes()
        .then((sizes) => (bytes += sizes.responseBodySize));
    });
    await page.goto(`${service.url}/docs`, { waitUntil: 'networkidle' });
    expect(errors.filter((text) => !text.includes('favicon'))).toEqual([]);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(300_000);
    await context.close();
  });

  it('shows the first content of the start page within a second', async () => {
    const times: number[] = [];
    // The best of several: what else the machine does is not the page's.
    while (times.length < 3 || (times.length < 10 && Math.min(...times) >= longest_paint_ms)) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${service.url}/docs`, { waitUntil: 'networkidle' });
      times.push(
        Number(await page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity`)),
      );
      await context.close();
    }
    expect([Math.min(...times) < longest_paint_ms, times]).toEqual([true, times]);
  }, 60_000);

  it('finds an operation by its name, and shows samples by language', async () => {
    await withPage(browser, { width: 1280 }, async (page) => {
      await page.goto(`${service.url}/docs`);
      await page.keyboard.press('/');
      await page.keyboard.type('cancel sync');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/api-replication#cancelSync/);
      await page.goto(`${service.url}/docs/incident-io`);
      await page.getByRole('tab', { name: 'TypeScript' }).first().click();
      expect(await page.locator('#incidents-list ~ .samples figure:visible').first().textContent()).toContain(
        'client.connector',
      );
      expect(await page.getByRole('tab', { name: 'TypeScript', selected: true }).count()).toBeGreaterThan(10);
    });
  });

  it('remembers the chosen theme', async () => {
    await withPage(browser, { width: 1280 }, async (page) => {
      await page.goto(`${service.url}/docs`);
      await page.getByRole('button', { name: 'Dark mode' }).click();
      await page.goto(`${service.url}/docs/errors`);
      expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    });
  });
});
