import type { Command } from 'commander';
import { testAccounts } from '../../../conformance/fake-vendors/vendor-entry.ts';
import type { LoggedRequest } from '../../../conformance/fake-vendors/request-log.ts';
import { nearest } from '../../../server/nearest.ts';
import { sandbox_start } from '../called.ts';
import { sandboxOfFolder } from '../connection.ts';
import { Failure, usage } from '../failure.ts';
import { print, printRows, toJson } from '../output.ts';
import { allTestCredentials } from './sandbox-body.ts';
import { scenarios } from './scenarios.ts';

interface FaultOptions {
  times?: string;
  account?: string;
  path?: string;
}

interface RequestsOptions {
  json?: boolean;
  follow?: boolean;
  clear?: boolean;
}

const look_ms = 500;

function controlOf(type: string): string {
  const file = sandboxOfFolder();
  if (!file) throw usage(`No sandbox exists in this folder. Start one with \`${sandbox_start}\`.`);
  const upstream = Object.hasOwn(file.upstreams, type) ? file.upstreams[type] : undefined;
  if (!upstream)
    throw usage(`The sandbox has no connector type ${type}. Available: ${Object.keys(file.upstreams).join(', ')}.`);
  return upstream.control_url;
}

/** The control interface of the fake vendor of this type. */
async function control<T>(type: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(controlOf(type) + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Failure(
      `The sandbox of this folder does not run (${String(error)}). Start it with \`${sandbox_start}\`.`,
    );
  });
  const answer = (await response.json()) as T & { error?: string };
  if (!response.ok) throw usage(`The fake vendor refused: ${answer.error ?? response.status}.`);
  return answer;
}

function timesOf(text: string): number | 'always' {
  if (text === 'always') return text;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw usage('--times must be a number of requests, or always.');
  return Number(text);
}

async function script(name: string, type: string, { times, account, path }: FaultOptions): Promise<void> {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!scenario)
    throw usage(
      `There is no scenario ${name}. Did you mean ${nearest(name, Object.keys(scenarios)).slice(0, 3).join(', ')}? \`patchbay sandbox scenarios\` lists all.`,
    );
  await control(type, 'POST', '/faults', {
    fault: scenario.fault,
    times: times === undefined ? scenario.times : timesOf(times),
    ...(account !== undefined && { account }),
    ...(path !== undefined && { path }),
  });
  await print(`The fake vendor of ${type} now ${scenario.about}. \`patchbay sandbox clear ${type}\` ends it.`);
}

const shortForm = ({ at, method, path, query, account, status, fault }: LoggedRequest): object => ({
  at,
  account,
  method,
  path: `${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query as Record<string, string>).toString()}` : ''}`,
  status,
  fault,
});

/** Batches of requests that have not been shown; with `follow` it goes on until it is interrupted. */
async function* requestsOf(type: string, follow: boolean): AsyncGenerator<LoggedRequest[]> {
  let last = 0;
  for (;;) {
    const { requests } = await control<{ requests: LoggedRequest[] }>(type, 'GET', '/requests');
    yield requests.filter(({ number }) => number > last);
    last = requests.at(-1)?.number ?? last;
    if (!follow) return;
    await new Promise((resolve) => setTimeout(resolve, look_ms));
  }
}

async function* shortened(batches: AsyncIterable<LoggedRequest[]>): AsyncGenerator<object[]> {
  for await (const batch of batches) yield batch.map(shortForm);
}

async function showRequests(type: string, { json, follow = false, clear }: RequestsOptions): Promise<void> {
  if (clear) {
    await control(type, 'DELETE', '/requests');
    return print('The log is empty.');
  }
  const batches = requestsOf(type, follow);
  await printRows(json ? batches : shortened(batches), { json, none: 'The fake vendor has received no request.' });
}

async function credentialsOf(type: string): Promise<object[]> {
  const about: Readonly<Record<string, string>> = testAccounts;
  const rows = Object.entries(await allTestCredentials(type));
  if (rows.length === 0) throw usage(`There are no test credentials for ${type}.`);
  return rows.map(([name, credentials]) => ({ name, credentials: toJson(credentials), about: about[name] }));
}

/** What a sandbox's fake vendors do, and have seen. */
export function addSandboxCommands(program: Command): void {
  const sandbox = program.command('sandbox').description('script faults of the fake vendors, and see their requests');
  sandbox
    .command('scenarios')
    .description('list the faults that fake vendors can be asked for')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const rows = Object.entries(scenarios).map(([scenario, { about, times, code }]) => ({
        scenario,
        vendor: about,
        times,
        code: code ?? null,
      }));
      await printRows([rows], { json, none: '' });
    });
  sandbox
    .command('fault <scenario> <type>')
    .description('script a fault of the fake vendor of a connector type')
    .option('--times <n>', 'how many requests it applies to, or always')
    .option('--account <name>', 'only requests with the credentials of this account, such as main')
    .option('--path <path>', 'only this path of the vendor, or with a final * everything that begins so')
    .action(script);
  sandbox
    .command('clear <type>')
    .description('end all scripted faults of a fake vendor')
    .action(async (type: string) => {
      await control(type, 'DELETE', '/faults');
      await print(`The fake vendor of ${type} has no faults.`);
    });
  sandbox
    .command('requests <type>')
    .description('show the requests that a fake vendor has received, oldest first')
    .option('--follow', 'go on until interrupted')
    .option('--clear', 'empty the log instead')
    .option('--json', 'print JSON, with headers')
    .action(showRequests);
  sandbox
    .command('credentials <type>')
    .description(
      'list the test credentials of a connector type; `connectors create --sandbox <type> --as <name>` uses them',
    )
    .option('--json', 'print JSON')
    .action(async (type: string, { json }: { json?: boolean }) => {
      await printRows([await credentialsOf(type)], { json, none: '' });
    });
}
