import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

interface Violation {
  id: string;
  impact: string | null;
  nodes: Array<{ html: string }>;
}

export interface Screen {
  width: number;
  dark?: boolean;
}

export const screens: readonly Screen[] = [
  { width: 1280, dark: false },
  { width: 1280, dark: true },
  { width: 390, dark: false },
  { width: 390, dark: true },
];

/** A page of its own on that screen. */
export async function withPage(browser: Browser, { width, dark }: Screen, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: dark ? 'dark' : 'light',
    bypassCSP: true, // axe-core is injected
  });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** What axe-core calls serious or critical, and whether the page is wider than its screen. */
export async function faultsOf(page: Page): Promise<unknown[]> {
  await page.evaluate(axe);
  const violations: Violation[] = await page.evaluate('axe.run().then(({ violations }) => violations)');
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const overflow = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
  return [
    ...serious.map(({ id, nodes }) => [id, nodes[0]?.html]),
    ...(overflow > 0 ? [`${overflow} pixels too wide`] : []),
  ];
}
