import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Surroundings } from './runner/world/world.ts';
import { KitError } from './targets/target.ts';

/** The options of the command line; each has a twin in the environment. */
export interface KitArguments {
  baseUrl?: string;
  clientId?: string;
  clientSecret?: string;
  organization?: string;
  connectorType?: string;
  sandbox?: string;
  document: string;
  only?: string;
  out?: string;
  fuzz?: string;
  seed?: string;
  mutants?: boolean;
  slow?: boolean;
  inProcess?: boolean;
}

/** Name -> [flag, what it says, the variable that means the same]. */
export const options: Array<[flag: string, description: string, variable: string]> = [
  ['--base-url <url>', 'where the service is', 'PATCHBAY_BASE_URL'],
  ['--client-id <id>', 'client that calls', 'PATCHBAY_CLIENT_ID'],
  ['--client-secret <secret>', 'its secret; the variable keeps it out of the process list', 'PATCHBAY_CLIENT_SECRET'],
  ['--organization <id>', 'the organization of the client', 'PATCHBAY_ORGANIZATION_ID'],
  [
    '--connector-type <types>',
    'only these connector types, separated by commas',
    'PATCHBAY_CONFORMANCE_CONNECTOR_TYPE',
  ],
  [
    '--sandbox <file>',
    'file in the form of sandbox.json with connectors, upstreams, second and several; default: that of the data folder',
    'PATCHBAY_CONFORMANCE_SANDBOX',
  ],
  [
    '--document <file>',
    'closed (our own service), published (responses may have more members), or a file',
    'PATCHBAY_CONFORMANCE_DOCUMENT',
  ],
  [
    '--only <prefixes>',
    'only cases whose id begins with one of these, separated by commas',
    'PATCHBAY_CONFORMANCE_ONLY',
  ],
  [
    '--out <folder>',
    'write report.txt, report.json, report.xml (JUnit) and report.html there',
    'PATCHBAY_CONFORMANCE_OUT',
  ],
  ['--fuzz <requests>', 'as many requests made from the document', 'PATCHBAY_CONFORMANCE_FUZZ'],
  ['--seed <number>', 'the same seed makes the same requests', 'PATCHBAY_CONFORMANCE_SEED'],
];

export const flags: typeof options = [
  ['--mutants', 'damage a correct service in many ways and see that the cases notice', 'PATCHBAY_CONFORMANCE_MUTANTS'],
  ['--slow', 'also the cases that take longer than a minute', 'PATCHBAY_CONFORMANCE_SLOW'],
  ['--no-in-process', 'leave out the in-process library', 'PATCHBAY_CONFORMANCE_NO_IN_PROCESS'],
];

type SandboxFile = Partial<Surroundings>;

function readSandbox(file: string | undefined): SandboxFile {
  const path = file ?? join(resolve(process.env['PATCHBAY_DATA_DIR'] || '.patchbay'), 'sandbox.json');
  if (!existsSync(path)) {
    if (file !== undefined) throw new KitError(`there is no file ${file}`);
    return {};
  }
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as SandboxFile;
  } catch {
    throw new KitError(`${path} is not JSON`);
  }
}

const sameOrigin = (a: string, b: string | undefined) =>
  b !== undefined && URL.canParse(b) && new URL(a).origin === new URL(b).origin;

/** What was given, completed from a sandbox's file. The file's secret goes nowhere but to its own service. */
export function surroundingsOf(given: KitArguments): Surroundings {
  const file = readSandbox(given.sandbox);
  const base_url = given.baseUrl ?? file.base_url;
  if (base_url === undefined)
    throw new KitError(
      'No service is named: give --base-url (PATCHBAY_BASE_URL), or start a sandbox in this folder with `npm start`.',
    );
  if (!URL.canParse(base_url)) throw new KitError('--base-url is not a URL: give one of the form https://host.');
  const own: SandboxFile = given.sandbox !== undefined || sameOrigin(base_url, file.base_url) ? file : {};
  const client_id = given.clientId ?? own.client_id;
  const client_secret = given.clientSecret ?? own.client_secret;
  if (!client_id || !client_secret)
    throw new KitError(
      'The client is missing: give --client-id and --client-secret (PATCHBAY_CLIENT_ID, PATCHBAY_CLIENT_SECRET).',
    );
  const types = given.connectorType?.split(',');
  const connectors = Object.fromEntries(
    Object.entries(own.connectors ?? {}).filter(([type]) => !types || types.includes(type)),
  );
  const organization_id = given.organization ?? (given.clientId === undefined ? own.organization_id : undefined);
  return {
    base_url,
    client_id,
    client_secret,
    organization_id,
    second: own.second,
    several: own.several,
    connectors,
    upstreams: own.upstreams ?? {},
  };
}
