import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { Failure, usage } from '../failure.ts';

interface InitOptions {
  publicUrl?: string;
  databaseUrl?: string;
}

type Values = Readonly<Record<string, string>>;

/** Single quotes mean the same to shells, `node --env-file`, systemd and Compose. */
function assignment(name: string, value: string): string {
  if (/['\n\r]/.test(value)) throw usage(`The value of ${name} must not contain quotes or line breaks.`);
  return `${name}='${value}'`;
}

/** Refuses a value here that the service would refuse when it starts. */
async function checked(name: 'PUBLIC_URL' | 'DATABASE_URL', option: string, value: string): Promise<Values> {
  const { settings } = await import('../../../server/config.ts');
  try {
    settings[name].read(value, 'production');
  } catch (error) {
    throw usage(`${option} ${(error as Error).message}.`);
  }
  return { [name]: value };
}

/** The given values, then every other setting of a production server, commented out with its default. */
async function environmentFile(keys_file: string, values: Values): Promise<string> {
  const { settings } = await import('../../../server/config.ts');
  const all = Object.entries(settings).filter(
    ([name, { about }]) => name !== 'PATCHBAY_KEYS' && !/^For tests|Rejected in production/.test(about),
  );
  const given = all.filter(([name]) => Object.hasOwn(values, name) || name === 'PUBLIC_URL');
  const others = all.filter((each) => !given.includes(each));
  return `${[
    '# Settings of Patchbay. Load them with: set -a; . ./.env; set +a',
    `# Keep a copy of this file apart from the database: stored credentials cannot be decrypted without it.
${assignment('PATCHBAY_KEYS_FILE', keys_file)}`,
    ...given.map(
      ([name, { about }]) => `# ${about}\n${values[name] ? assignment(name, values[name]) : `# ${name}='https://…'`}`,
    ),
    '# --- Optional, with their defaults ---',
    ...others.map(([name, { about, fallback }]) => `# ${about}\n# ${assignment(name, fallback)}`),
  ].join('\n\n')}\n`;
}

const greeting = (folder: string, complete: boolean) =>
  `Wrote .env and keys.json in ${folder}, readable by you alone. Keep a copy of keys.json: stored credentials cannot be decrypted without it.
${complete ? 'Next:' : 'Set PUBLIC_URL in .env. Next:'}

  cd ${folder}
  set -a; . ./.env; set +a
  patchbay migrate
  patchbay doctor
  patchbay organizations create --name <name>
  patchbay serve
`;

async function init(folder: string, { publicUrl, databaseUrl }: InitOptions): Promise<void> {
  const [{ existsSync, mkdirSync }, { randomBytes }, { generateKeyRing }, { writeSecretFile }] = await Promise.all([
    import('node:fs'),
    import('node:crypto'),
    import('../../../server/vault/key-ring.ts'),
    import('../secret-file.ts'),
  ]);
  const [keys, env] = [join(folder, 'keys.json'), join(folder, '.env')];
  const values = {
    ...(publicUrl !== undefined && (await checked('PUBLIC_URL', '--public-url', publicUrl))),
    ...(databaseUrl === undefined
      ? { PATCHBAY_DATA_DIR: join(folder, '.patchbay') }
      : await checked('DATABASE_URL', '--database-url', databaseUrl)),
    METRICS_TOKEN: randomBytes(32).toString('hex'),
  };
  const text = await environmentFile(keys, values);
  // Before anything is written, so that a refusal leaves no half of it.
  for (const path of [keys, env])
    if (existsSync(path))
      throw new Failure(`${path} exists and is not replaced. Choose another folder, or move it away.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeSecretFile(keys, generateKeyRing(), { replace: false });
  writeSecretFile(env, text, { replace: false });
  process.stdout.write(greeting(folder, publicUrl !== undefined));
}

export function addInitCommand(program: Command): void {
  program
    .command('init [folder]')
    .description('write the settings and keys of a new service: .env and keys.json, readable by you alone')
    .option('--public-url <url>', 'external base URL of the service')
    .option('--database-url <url>', 'mysql://user:password@host:port/database; default: SQLite in the folder')
    .action((folder: string | undefined, options: InitOptions) => init(resolve(folder ?? '.'), options));
}
