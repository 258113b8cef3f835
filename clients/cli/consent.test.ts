/**
 * The consent flow as a user meets it who has just started the sandbox: its own process, its vendors' pages, a real
 * browser.
 *
 * @drawn 2
 */
import BetterSqlite3 from 'better-sqlite3';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, launchBrowser } from '../../server/testing/browser.ts';
import { drawnOne } from '../../server/testing/drawn.ts';
import { hosted, type HostedClient } from '../http/hosted.ts';
import type { SandboxFile } from './sandbox/sandbox-file.ts';
import { createWorkplace, type Running, type Workplace } from '../testing/process.ts';

describeInBrowser('the consent flow against the sandbox', () => {
  let place: Workplace;
  let running: Running & { file: SandboxFile };
  let client: HostedClient;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    place = createWorkplace();
    running = await place.sandbox();
    client = hosted(running.file);
    browser = await launchBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    running?.child.kill('SIGTERM');
    await running?.ended;
    place.remove();
  });
  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
  });
  afterEach(() => context.close());

  /** As if the link had been made long ago. */
  const endHour = (session_id: string) => {
    const database = new BetterSqlite3(join(place.folder, '.patchbay', 'patchbay.sqlite'), { timeout: 10_000 });
    try {
      expect(
        database
          .prepare('UPDATE consent_sessions SET expires_at = ? WHERE id = ?')
          .run('2020-01-01T00:00:00.000Z', session_id).changes,
      ).toBe(1);
    } finally {
      database.close();
    }
  };

  const kinds = [
    {
      type: 'zendesk-support',
      title: 'Zendesk Support',
      entity: 'tickets',
      params: {},
      scope: 'read',
      environment: { subdomain: 'brightwater' },
    },
    {
      type: 'facebook-marketing',
      title: 'Facebook Marketing',
      entity: 'campaigns',
      params: { account_id: '1048576000000017' },
      scope: 'ads_read',
      environment: undefined,
    },
  ];

  it('where the vendor has no OAuth, the user enters a key, can correct it, and returns with a connector', async () => {
    const waiting = place.start(['connectors', 'consent', '--sandbox', 'incident-io', '--wait']);
    let told = '';
    waiting.child.stderr!.on('data', (text: string) => (told += text));
    while (!/^http\S+\n/m.test(told)) await new Promise((resolve) => setTimeout(resolve, 20));
    await page.goto(told.trim());
    await page.getByLabel('API key').fill('not-a-key');
    await page.getByRole('button', { name: 'Connect' }).click();
    expect(await page.getByRole('alert').textContent()).toMatch(/does not accept this API key/);
    await page.getByLabel('API key').fill(running.file.connectors['incident-io']!.credentials['api_key']!);
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.waitForURL((url) => url.href.startsWith(running.file.redirect_url));
    const connector_id = new URL(page.url()).searchParams.get('connector_id')!;
    expect(await waiting.ended).toMatchObject({ code: 0, stdout: `${connector_id}\n` });
    expect(
      (await client.connector<'incident-io'>(connector_id).execute('incidents', 'list')).data.length,
    ).toBeGreaterThan(1);
  }, 240_000);

  describe.each(drawnOne(kinds))('$type', ({ type, title, entity, params, scope, environment }) => {
    const start = (more: object = {}) =>
      client.consents.start({
        customer_name: 'acme',
        connector_type: type,
        redirect_url: running.file.redirect_url,
        ...(environment && { environment }),
        ...more,
      });
    const toVendor = async (consent_url: string) => {
      await page.goto(consent_url);
      await page.getByRole('button', { name: `Continue to ${title}` }).click();
      await page.getByRole('heading', { name: 'Fake vendor' }).waitFor();
    };
    const decide = async (button: 'Allow' | 'Deny') => {
      await page.getByRole('button', { name: button }).click();
      await page.waitForURL((url) => url.href.startsWith(running.file.redirect_url));
      return Object.fromEntries(new URL(page.url()).searchParams);
    };
    const records = async (connector_id: string) =>
      (await client.connector<string>(connector_id).execute(entity, 'list', params)).data as Array<{ id: string }>;
    const setClock = async (body: object) =>
      expect(
        (
          await fetch(`${running.file.upstreams[type]!.control_url}/clock`, {
            method: 'POST',
            body: JSON.stringify(body),
          })
        ).status,
      ).toBe(200);
    /** What the vendor sends the browser back with, kept from it. */
    const callbackOf = async (): Promise<string> => {
      let callback = '';
      const vendor = `${running.file.upstreams[type]!.base_url}/**`;
      await page.route(vendor, async (route) => {
        callback = (await route.fetch({ maxRedirects: 0 })).headers()['location']!;
        await route.abort();
      });
      await page.getByRole('button', { name: 'Allow' }).click();
      while (callback === '') await new Promise((resolve) => setTimeout(resolve, 20));
      await page.unroute(vendor);
      return callback;
    };

    it('one command prints the link; the user agrees, returns with connector_id, and list works', async () => {
      const waiting = place.start(['connectors', 'consent', '--sandbox', type, '--wait', '--name', 'Consented']);
      let told = '';
      waiting.child.stderr!.on('data', (text: string) => (told += text));
      while (!/^http\S+\n/m.test(told)) await new Promise((resolve) => setTimeout(resolve, 20));
      await toVendor(told.trim());
      const { connector_id, session_id } = await decide('Allow');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Connected');
      expect(await waiting.ended).toMatchObject({ code: 0, stdout: `${connector_id}\n` });
      expect(await client.consents.get(session_id!)).toEqual({ status: 'completed', connector_id });
      expect(await client.connectors.get(connector_id!)).toMatchObject({
        connector_type: type,
        name: 'Consented',
        customer_name: 'acme',
        auth_method: 'oauth',
        status: 'active',
      });
      expect((await records(connector_id!)).length).toBeGreaterThan(1);
    }, 240_000);

    it('each user’s connector reads that user’s data', async () => {
      const ids: string[] = [];
      for (const account of ['main', 'second']) {
        await toVendor((await start({ customer_name: account })).consent_url);
        await page.getByRole('combobox').selectOption(account);
        ids.push((await decide('Allow'))['connector_id']!);
      }
      const list = (id: string) =>
        client.connector<string>(id).execute(type === 'facebook-marketing' ? 'ad_accounts' : entity, 'list');
      const [mine, theirs] = await Promise.all(
        ids.map(async (id) => ((await list(id)).data as object[]).map((each) => JSON.stringify(each))),
      );
      expect(theirs!.length).toBeGreaterThan(0);
      expect(mine!.filter((each) => theirs!.includes(each))).toEqual([]); // numbers of tickets are the same in every help desk
    }, 240_000);

    it('denied', async () => {
      const { consent_url, session_id } = await start();
      await toVendor(consent_url);
      expect(await decide('Deny')).toMatchObject({ error: 'access_denied', session_id });
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Not connected');
      expect(await client.consents.get(session_id)).toEqual({ status: 'failed', error: 'access_denied' });
    }, 240_000);

    it('with what is needed left out', async () => {
      await toVendor((await start()).consent_url);
      await page.getByRole('checkbox', { name: scope }).uncheck();
      expect(await decide('Allow')).toMatchObject({ error: 'insufficient_scope' });
    }, 240_000);

    it('with a link whose hour ends under way, and then again', async () => {
      const { consent_url, session_id } = await start();
      await toVendor(consent_url);
      endHour(session_id);
      expect(await decide('Allow')).toMatchObject({ error: 'expired', session_id });
      expect((await page.goto(consent_url))!.status()).toBe(400);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This link has expired');
      expect(await client.consents.get(session_id)).toEqual({ status: 'failed', error: 'expired' });
    }, 240_000);

    it('with a code that has expired', async () => {
      const { consent_url, session_id } = await start();
      await toVendor(consent_url);
      const callback = await callbackOf();
      try {
        await setClock({ skew_ms: 10 * 60_000 });
        await page.goto(callback);
      } finally {
        await setClock({ skew_ms: 0 });
      }
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
        error: 'exchange_failed',
        session_id,
      });
    }, 240_000);

    it('replayed, tampered with, in another browser', async () => {
      const { consent_url, session_id } = await start();
      await toVendor(consent_url);
      const callback = await callbackOf();
      const before = (await client.connectors.list().page()).data.length;
      const stranger = await browser.newContext();
      expect((await (await stranger.newPage()).goto(callback))!.status()).toBe(400);
      await stranger.close();
      expect((await page.goto(callback.replace(/state=([0-9a-f-]+)\.../, 'state=$1.xx')))!.status()).toBe(400);
      expect(await client.consents.get(session_id)).toEqual({ status: 'pending' });
      expect((await client.connectors.list().page()).data.length).toBe(before);
      await page.goto(callback);
      expect(new URL(page.url()).searchParams.get('connector_id')).toBeTruthy();
      expect((await page.goto(callback))!.status()).toBe(400);
    }, 240_000);

    it('to somewhere else', async () => {
      await expect(start({ redirect_url: 'http://127.0.0.1:9/connected' })).rejects.toMatchObject({
        code: 'redirect_url_not_allowed',
      });
    });
  });
});
