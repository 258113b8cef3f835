import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Why a backup or its restoration cannot be made, as the operator reads it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Longer than the whole message of a tool; more would hide the first. */
const most_message = 2000;

interface Address {
  options: string[];
  database: string;
}

/** Quoted as option files take it (mariadb.com/kb/en/configuring-mariadb-with-option-files). */
const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const tls_files = { ca: 'ssl-ca', cert: 'ssl-cert', key: 'ssl-key' } as const;

/** What the driver reads as `ssl` from the URL, for the tools: they would go on in plain text without it. */
async function tlsLines(ssl: string | null, folder: string): Promise<string[]> {
  if (ssl === null) return [];
  const options = JSON.parse(ssl) as Partial<Record<keyof typeof tls_files, string>> & { rejectUnauthorized?: boolean };
  const lines = ['ssl', ...(options.rejectUnauthorized === false ? [] : ['ssl-verify-server-cert'])];
  for (const [name, option] of Object.entries(tls_files)) {
    const text = options[name as keyof typeof tls_files];
    if (text === undefined) continue;
    const file = join(folder, `${name}.pem`);
    await writeFile(file, text, { mode: 0o600 });
    lines.push(`${option}=${quoted(file)}`);
  }
  return lines;
}

/** The tools read the address from a file, because others see the arguments and the environment of a process. */
async function withAddress<T>(address: string, work: (at: Address) => Promise<T>): Promise<T> {
  const url = new URL(address);
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-backup-'));
  try {
    const lines = [
      '[client]',
      `host=${quoted(url.hostname.replace(/^\[|\]$/g, ''))}`,
      `port=${url.port || '3306'}`,
      `user=${quoted(decodeURIComponent(url.username))}`,
      `password=${quoted(decodeURIComponent(url.password))}`,
      'protocol=tcp',
      'default-character-set=utf8mb4',
    ];
    lines.push(...(await tlsLines(url.searchParams.get('ssl'), folder)));
    await writeFile(join(folder, 'client.cnf'), `${lines.join('\n')}\n`, { mode: 0o600 });
    const options = [`--defaults-file=${join(folder, 'client.cnf')}`];
    return await work({ options, database: decodeURIComponent(url.pathname.slice(1)) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a tool to its end; `work` writes to it or reads from it meanwhile. */
async function run(
  tool: string,
  options: readonly string[],
  work: (child: ReturnType<typeof spawn>) => Promise<void>,
): Promise<void> {
  const child = spawn(tool, options, { stdio: ['pipe', 'pipe', 'pipe'] });
  let message = '';
  child.stderr.on('data', (text: Buffer) => (message += message.length < most_message ? text.toString() : ''));
  const ended = once(child, 'close').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupError(`${tool} is not installed: install the client programs of MariaDB`);
  });
  const worked = work(child).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new BackupError(`${tool} failed: ${message.trim().slice(0, most_message)}`);
  const failure = await worked;
  if (failure !== undefined) throw failure;
}

/** A consistent copy of all tables, while others write. */
export const dumpMariadb = (address: string, file: string): Promise<void> =>
  withAddress(address, ({ options, database }) =>
    run(
      'mariadb-dump',
      [...options, '--single-transaction', '--quick', '--hex-blob', '--no-tablespaces', '--skip-dump-date', database],
      async ({ stdout }) => {
        if (stdout) await pipeline(stdout, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
      },
    ),
  );

export const loadMariadb = (address: string, file: string): Promise<void> =>
  withAddress(address, ({ options, database }) =>
    run('mariadb', [...options, database], async ({ stdin, stdout }) => {
      stdout?.resume();
      if (stdin) await pipeline(createReadStream(file), stdin);
    }),
  );
