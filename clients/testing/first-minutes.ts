/**
 * What a newcomer does in the first minutes, as commands of a shell, with what they print: in a fresh clone, or in this
 * checkout.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { launchBrowser } from '../../server/testing/browser.ts';

const run = promisify(execFile);
const longest_ms = 60_000;
const longest_start_ms = 600_000;
const most_lines = 14;

export interface Step {
  title: string;
  command: string;
  printed: string;
  seconds: number;
}

export interface Shell {
  folder: string;
  environment: NodeJS.ProcessEnv;
}

/** A command that goes on beside the others. */
export interface Beside {
  printed(): string;
  until(pattern: RegExp, most_ms?: number): Promise<void>;
  end(): Promise<void>;
}

export function beside({ folder, environment }: Shell, command: string): Beside {
  const child: ChildProcess = spawn('bash', ['-c', command], { cwd: folder, env: environment, detached: true });
  const ended = once(child, 'exit');
  let text = '';
  const add = (more: Buffer) => (text += more.toString());
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return {
    printed: () => text,
    async until(pattern, most_ms = longest_ms) {
      const over = performance.now() + most_ms;
      while (!pattern.test(text)) {
        if (child.exitCode !== null || performance.now() > over) throw new Error(`${command} printed: ${text}`);
        await wait(50);
      }
    },
    async end() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Runs a command to its end; with `keeps`, its variable is there for those that follow. */
async function finish({ folder, environment }: Shell, command: string, keeps?: string): Promise<string> {
  const kept = keeps === undefined ? '' : `; printf '\\001%s' "$${keeps}"`;
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', command + kept], {
    cwd: folder,
    env: environment,
    timeout: longest_ms,
    maxBuffer: 64 * 1024 * 1024,
  });
  const [printed = '', value] = stdout.split('\u0001');
  if (keeps !== undefined) environment[keeps] = value;
  return printed;
}

/** The user of a customer, who opens the link and consents. */
async function consent(link: string): Promise<string> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(link);
    await page.getByRole('button', { name: 'Continue to Zendesk Support' }).click();
    await page.getByRole('button', { name: 'Allow' }).click();
    const heading = page.getByRole('heading', { name: 'Connected' });
    await heading.waitFor();
    return (await heading.textContent()) ?? '';
  } finally {
    await browser.close();
  }
}

const patchbay = 'npm run -s patchbay --';
const search =
  '{"query": {"filter": {"keyword": {"name": "certificate"}}}, "limit": 3, "fields": ["reference", "name"]}';
const rpc = (id: number, method: string, params: object) => JSON.stringify({ jsonrpc: '2.0', id, method, params });
const hello = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'newcomer', version: '1' } };
const question = {
  connector: 'incident-io',
  entity: 'incidents',
  metrics: [{ op: 'count' }],
  group_by: [{ field: 'severity.name' }],
};

/** Ten commands; the first two go on until the end. */
export async function firstMinutes(shell: Shell, start: string): Promise<Step[]> {
  const steps: Step[] = [];
  const step = async (title: string, command: string, act: () => Promise<string>) => {
    const began_ms = performance.now();
    const printed = (await act()).trimEnd();
    steps.push({ title, command, printed, seconds: (performance.now() - began_ms) / 1000 });
    return printed;
  };
  const finishing = (title: string, command: string, keeps?: string) =>
    step(title, command, () => finish(shell, command, keeps));
  const sandbox = beside(shell, start);
  let listening: Beside | undefined;
  try {
    await step('Start a sandbox', start, async () => {
      await sandbox.until(/sandbox is ready[^]*--help/, longest_start_ms);
      return sandbox.printed();
    });
    // A receiver of webhooks in one line, and what happens is forwarded to it.
    const receiver = `node -e 'require("http").createServer((q, r) => { q.on("data", (d) => console.log("received", String(d))); r.end() }).listen(9797)' &`;
    const listen = `${receiver} ${patchbay} listen --forward-to http://127.0.0.1:9797`;
    listening = beside(shell, listen);
    const forwarded = listening;
    await forwarded.until(/Listening\./);
    await finishing(
      'Store credentials of a customer: a connector',
      `id=$(${patchbay} connectors create --sandbox incident-io --quiet); echo $id`,
      'id',
    );
    await finishing('Copy its records', `${patchbay} connectors sync $id --watch`);
    await finishing('Search them', `${patchbay} execute $id incidents search --params '${search}'`);
    await finishing(
      'Keep a copy of your own, which `--follow` keeps in step',
      `${patchbay} changes $id --json > copy.jsonl; wc -l < copy.jsonl; head -c 200 copy.jsonl`,
    );
    const link = await finishing(
      'Let a user connect an account in the browser',
      `${patchbay} connectors consent --sandbox zendesk-support`,
    );
    await step('', '# in the browser: Continue to Zendesk Support, Allow', () => consent(link.trim()));
    await step('See what was received meanwhile', listen, async () => {
      await forwarded.until(/received .*connector\.created[^]*received .*connector\.created/);
      return forwarded.printed();
    });
    await finishing(
      'Give an agent a token',
      `export PATCHBAY_TOKEN=$(${patchbay} agent-tokens create --name first --customer acme --json | node -p 'JSON.parse(fs.readFileSync(0)).token')`,
      'PATCHBAY_TOKEN',
    );
    const messages = [
      rpc(1, 'initialize', hello),
      JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }),
      rpc(2, 'tools/call', { name: 'aggregate', arguments: question }),
    ];
    await finishing(
      'Let it ask: how many incidents of each severity are there?',
      `printf '%s\\n' ${messages.map((each) => `'${each}'`).join(' ')} | ${patchbay} mcp | tail -1`,
    );
    return steps;
  } finally {
    await listening?.end();
    await sandbox.end();
  }
}

/** Long output is shown by its first lines. */
export function markdown(steps: readonly Step[]): string {
  return steps
    .map(({ title, command, printed, seconds }) => {
      const lines = printed.split('\n').map((line) => (line.length > 300 ? `${line.slice(0, 300)} …` : line));
      const shown = lines.length > most_lines ? [...lines.slice(0, most_lines), '…'] : lines;
      const head = title === '' ? '' : `## ${title}\n\n`;
      return `${head}\`\`\`\n$ ${command}\n${shown.join('\n')}\n\`\`\`\n\n${seconds.toFixed(1)} seconds.`;
    })
    .join('\n\n');
}
