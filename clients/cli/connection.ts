import { Option, type Command } from 'commander';
import { settings } from '../../server/config.ts';
import { sandbox_start } from './called.ts';
import type { HostedClient } from '../http/hosted.ts';
import { usage } from './failure.ts';
import { readSandboxFile, type SandboxFile } from './sandbox/sandbox-file.ts';

export interface ConnectionOptions {
  baseUrl?: string;
  clientId?: string;
  clientSecret?: string;
  organization?: string;
}

/** The options of every command that calls a service. */
export const withConnection = (command: Command): Command =>
  command
    .addOption(new Option('--base-url <url>', 'base URL of the service').env('PATCHBAY_BASE_URL'))
    .addOption(new Option('--client-id <id>', 'client ID').env('PATCHBAY_CLIENT_ID'))
    .addOption(
      new Option(
        '--client-secret <secret>',
        'client secret; prefer the environment variable, which stays out of the process list',
      ).env('PATCHBAY_CLIENT_SECRET'),
    )
    .addOption(
      new Option('--organization <id>', 'organization ID; required if the client belongs to several').env(
        'PATCHBAY_ORGANIZATION_ID',
      ),
    );

/** The sandbox of this folder, if one has been started here. */
export function sandboxOfFolder(): SandboxFile | undefined {
  const { PATCHBAY_DATA_DIR } = settings;
  return readSandboxFile(PATCHBAY_DATA_DIR.read(process.env['PATCHBAY_DATA_DIR'] || PATCHBAY_DATA_DIR.fallback));
}

/** Falls back to the sandbox of this folder. The sandbox's secret is sent only to that sandbox. */
function connectionOf(options: ConnectionOptions): {
  base_url: string;
  client_id: string;
  client_secret: string;
  organization_id?: string;
} {
  const { baseUrl, clientId, clientSecret, organization } = options;
  const sandbox = baseUrl && clientId && clientSecret ? undefined : sandboxOfFolder();
  const base_url = baseUrl || sandbox?.base_url;
  if (!base_url)
    throw usage(
      `No service is configured. Set --base-url (PATCHBAY_BASE_URL), or start a sandbox in this folder with \`${sandbox_start}\`.`,
    );
  if (!URL.canParse(base_url)) throw usage('--base-url is not a valid URL. Use the form https://host.');
  const own =
    sandbox && !clientId && !clientSecret && new URL(base_url).origin === new URL(sandbox.base_url).origin
      ? sandbox
      : undefined;
  const client_id = clientId || own?.client_id;
  const client_secret = clientSecret || own?.client_secret;
  if (!client_id || !client_secret)
    throw usage(
      'No client is configured. Set --client-id and --client-secret (PATCHBAY_CLIENT_ID, PATCHBAY_CLIENT_SECRET).',
    );
  return { base_url, client_id, client_secret, ...(organization && { organization_id: organization }) };
}

export async function connect(options: ConnectionOptions): Promise<HostedClient> {
  const connection = connectionOf(options);
  const { hosted } = await import('../http/hosted.ts');
  return hosted(connection, {
    on_retry: (error, wait_ms) => {
      if (wait_ms > 2000) process.stderr.write(`${error.code}: retrying in ${Math.ceil(wait_ms / 1000)} s\n`);
    },
  });
}
