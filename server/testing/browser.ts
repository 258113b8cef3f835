import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const executablePath = '/usr/bin/chromium';

/**
 * Chromium comes from the system: where there is none, what only a browser can tell is skipped (2026-11-28; `.ci/run`
 * installs it).
 */
export const describeInBrowser = existsSync(executablePath) ? describe : describe.skip;
export const inBrowser = existsSync(executablePath) ? it : it.skip;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

export const screenshotFolder = (): string =>
  process.env['PATCHBAY_TEST_SCREENSHOTS'] ?? mkdtempSync(join(tmpdir(), 'patchbay-consent-'));
