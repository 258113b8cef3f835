import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

it('main.ts prints its addresses, serves 1 000 000 incidents, and ends on SIGTERM', async () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', main, '--count', 'incidents=1000000', '--api-key', 'inc_bench', '--no-rate-limit'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { type, base_url, control_url } = JSON.parse(line.toString()) as Record<string, string>;
  expect({ type, control_url }).toEqual({ type: 'incident-io', control_url: `${base_url}/__control` });
  const response = await fetch(`${base_url}/v2/incidents?page_size=100`, {
    headers: { Authorization: 'Bearer inc_bench' },
  });
  expect(((await response.json()) as { incidents: unknown[] }).incidents).toHaveLength(100);
  expect(response.headers.get('x-ratelimit-limit')).toBeNull();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
