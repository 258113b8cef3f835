/**
 * The guide "First minutes" shows what its commands print. UPDATE_GUIDE=1 writes it, from a fresh clone.
 *
 * @drawn 3
 * @lanes unit
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inBrowser } from '../server/testing/browser.ts';
import { firstMinutes, markdown, type Step } from './testing/first-minutes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const guide = join(root, 'server/reference/guides/first-minutes.md');
const updates = process.env['UPDATE_GUIDE'] === '1';
const head = `# First minutes

From nothing to a copied record, a searched one, a connected user, a received webhook and an agent that asks, as ten commands printed it on a machine with two cores.`;

let folder: string;
let steps: Step[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'patchbay-first-'));
  const { NODE_OPTIONS, ...environment } = process.env;
  Object.assign(environment, { PATCHBAY_DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' });
  const clone = join(folder, 'patchbay');
  if (updates) execFileSync('git', ['clone', '--quiet', root, clone]);
  steps = await firstMinutes({ folder: updates ? clone : root, environment }, 'npm start');
}, 900_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(root, 'copy.jsonl'), { force: true });
});

const printed = (title: string): string => steps.find((step) => step.title.startsWith(title))?.printed ?? '';

inBrowser('takes ten commands and less than five minutes', () => {
  expect(steps.filter(({ command }) => !command.startsWith('#')).length).toBeLessThanOrEqual(10);
  expect(steps.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThan(300);
  expect(printed('Copy')).toMatch(/incidents\s+full\s+succeeded/);
  expect(printed('Search')).toMatch(/INC-\d+/);
  expect(Number(printed('Keep').split('\n')[0])).toBeGreaterThan(100);
  expect(steps.find(({ title }) => title === '')?.printed).toBe('Connected');
  expect(printed('See')).toMatch(/received .*"type":"connector\.created"/);
  expect(printed('Let it ask')).toContain('severity.name');
});

inBrowser('is the guide of the reference', () => {
  if (updates) writeFileSync(guide, `${head}\n\n${markdown(steps)}\n`.replaceAll(folder, '…'));
  const written = readFileSync(guide, 'utf8');
  for (const { title, command } of steps) {
    expect(written).toContain(title);
    expect(written).toContain(`$ ${command}\n`);
  }
});
