import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { Failure, usage } from '../failure.ts';

interface InitOptions {
  publicUrl?: string;
  databaseUrl?: string;
  compose?: true;
}

type Values = Readonly<Record<string, string>>;

/** What is written into the folder, and what to do next. */
interface Plan {
  files: ReadonlyArray<readonly [name: string, text: string]>;
  where: string;
  next: string;
}

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

const publicUrlLine = (values: Values): string =>
  values['PUBLIC_URL'] ? assignment('PUBLIC_URL', values['PUBLIC_URL']) : `# PUBLIC_URL='https://…'`;

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
      ([name, { about }]) =>
        `# ${about}\n${name === 'PUBLIC_URL' ? publicUrlLine(values) : assignment(name, values[name] ?? '')}`,
    ),
    '# --- Optional, with their defaults ---',
    ...others.map(([name, { about, fallback }]) => `# ${about}\n# ${assignment(name, fallback)}`),
  ].join('\n\n')}\n`;
}

/** What `compose.yaml` asks for, and nothing of this machine: its containers see none of its files. */
async function composeFile(values: Values, keys: string): Promise<string> {
  const { settings } = await import('../../../server/config.ts');
  const { randomBytes } = await import('node:crypto');
  return `# Settings of Patchbay for compose.yaml, to be kept beside it. \`docker compose\` reads this file by itself.

# Keep a copy of this file apart from the database: stored credentials cannot be decrypted without these keys.
${assignment('PATCHBAY_KEYS', JSON.stringify(JSON.parse(keys)))}

# ${settings.PUBLIC_URL.about}
${publicUrlLine(values)}

# Password with which the database is created at the first start.
${assignment('DB_PASSWORD', randomBytes(24).toString('hex'))}

# ${settings.METRICS_TOKEN.about}
${assignment('METRICS_TOKEN', values['METRICS_TOKEN'] ?? '')}

# ${settings.TRUST_PROXY.about}
${assignment('TRUST_PROXY', '1')}
`;
}

async function composePlan(values: Values, keys: string): Promise<Plan> {
  return {
    files: [['.env', await composeFile(values, keys)]],
    where: 'in the folder of compose.yaml and this file',
    next: `  docker build -t patchbay .
  docker compose up -d
  docker compose exec api patchbay doctor
  docker compose exec api patchbay organizations create --name <name>`,
  };
}

async function serverPlan(folder: string, values: Values, keys: string): Promise<Plan> {
  const database: Values = Object.hasOwn(values, 'DATABASE_URL')
    ? {}
    : { PATCHBAY_DATA_DIR: join(folder, '.patchbay') };
  return {
    files: [
      ['keys.json', keys],
      ['.env', await environmentFile(join(folder, 'keys.json'), { ...values, ...database })],
    ],
    where: 'in that folder',
    next: `  cd ${folder}
  set -a; . ./.env; set +a
  patchbay migrate
  patchbay doctor
  patchbay organizations create --name <name>
  patchbay serve`,
  };
}

function greeting(folder: string, { files, where, next }: Plan, complete: boolean): string {
  const names = files.map(([name]) => name);
  return `Wrote ${names.join(' and ')} in ${folder}, readable by you alone. Keep a copy of ${names[0]}: stored credentials cannot be decrypted without it.
${complete ? '' : 'Set PUBLIC_URL in .env. '}Next, ${where}:

${next}
`;
}

async function init(folder: string, { publicUrl, databaseUrl, compose }: InitOptions): Promise<void> {
  if (compose && databaseUrl !== undefined) throw usage('--compose brings a database of its own: omit --database-url.');
  const [{ existsSync, mkdirSync }, { randomBytes }, { generateKeyRing }, { writeSecretFile }] = await Promise.all([
    import('node:fs'),
    import('node:crypto'),
    import('../../../server/vault/key-ring.ts'),
    import('../secret-file.ts'),
  ]);
  const values = {
    ...(publicUrl !== undefined && (await checked('PUBLIC_URL', '--public-url', publicUrl))),
    ...(databaseUrl !== undefined && (await checked('DATABASE_URL', '--database-url', databaseUrl))),
    METRICS_TOKEN: randomBytes(32).toString('hex'),
  };
  const keys = generateKeyRing();
  const plan = await (compose ? composePlan(values, keys) : serverPlan(folder, values, keys));
  // Before anything is written, so that a refusal leaves no half of it.
  for (const [name] of plan.files)
    if (existsSync(join(folder, name)))
      throw new Failure(`${join(folder, name)} exists and is not replaced. Choose another folder, or move it away.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, text] of plan.files) writeSecretFile(join(folder, name), text, { replace: false });
  process.stdout.write(greeting(folder, plan, publicUrl !== undefined));
}

export function addInitCommand(program: Command): void {
  program
    .command('init [folder]')
    .description('write the settings and keys of a new service: .env and keys.json, readable by you alone')
    .option('--public-url <url>', 'external base URL of the service')
    .option('--database-url <url>', 'mysql://user:password@host:port/database; default: SQLite in the folder')
    .option(
      '--compose',
      'write the .env that compose.yaml takes as it is, with its keys and a password of its database',
    )
    .action((folder: string | undefined, options: InitOptions) => init(resolve(folder ?? '.'), options));
}
