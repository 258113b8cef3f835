/**
 * @drawn 4
 * @lanes sqlite
 * @long
 */
import { readFileSync } from 'node:fs';
import { startSandboxProcess, type SandboxProcess } from '../../../clients/testing/sandbox.ts';
import { askAll } from './ask.ts';
import { questions } from './questions.ts';

let sandbox: SandboxProcess;
beforeAll(async () => {
  sandbox = await startSandboxProcess('questions');
}, 60_000);
afterAll(() => sandbox.close());

it('every set of tools finds for thirty questions what the reference evaluator finds, Patchbay for the fewest tokens', async () => {
  const { base_url, client_id, client_secret, connectors } = sandbox.values;
  let token: string | undefined;
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${base_url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const issued = await call<{ access_token: string }>('POST', '/account/applications/token', {
    client_id,
    client_secret,
  });
  token = issued.access_token;
  const { measured, transcript } = await askAll({ base_url, connectors, call });
  const wrong = measured.flatMap(({ name, figures }) =>
    figures.flatMap(({ correct }, at) => (correct ? [] : [`${name}: ${questions[at]?.text}`])),
  );
  expect([questions.length, wrong]).toEqual([30, []]);
  const [own, ...others] = measured.map(({ definitions, figures }) =>
    figures.reduce((sum, { tokens }) => sum + tokens, definitions),
  );
  for (const other of others) expect(own).toBeLessThan(other / 4);
  // The tables and the session that are published have the questions and the steps of today.
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8');
  for (const { text } of questions) expect(readme).toContain(`| ${text} |`);
  const guide = readFileSync(new URL('../../../server/reference/guides/agent-session.md', import.meta.url), 'utf8');
  const headings = (markdown: string) =>
    markdown.split('\n').filter((line) => /^## |^> /.test(line) && !/"id"/.test(line));
  expect(headings(guide)).toEqual(headings(transcript));
}, 240_000);
