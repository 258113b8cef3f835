import type { Command } from 'commander';
import { Failure } from './failure.ts';

/** Keys and the database, as the configuration names them; a sandbox keeps its keys in its folder. */
async function loadRing() {
  const [{ readConfig, settings }, { parseKeyRing }, { readFileSync, existsSync }, { join }] = await Promise.all([import('../../server/config.ts'), import('../../server/vault/key-ring.ts'), import('node:fs'), import('node:path')]);
  const { PATCHBAY_KEYS, PATCHBAY_KEYS_FILE, PATCHBAY_DATA_DIR } = process.env;
  const config = readConfig('sandbox', { ...(PATCHBAY_KEYS !== undefined && { PATCHBAY_KEYS }), ...(PATCHBAY_KEYS_FILE !== undefined && { PATCHBAY_KEYS_FILE }) });
  const own = join(settings.PATCHBAY_DATA_DIR.read(PATCHBAY_DATA_DIR || settings.PATCHBAY_DATA_DIR.fallback), 'keys.json');
  const text = config.keys ?? (existsSync(own) ? readFileSync(own, 'utf8') : undefined);
  if (text === undefined) throw new Failure('There are no keys: set PATCHBAY_KEYS or PATCHBAY_KEYS_FILE.');
  return { text, ring: parseKeyRing(text) };
}

export function addKeyCommands(program: Command): void {
  const keys = program.command('keys').description('the keys of the service');

  keys
    .command('generate')
    .description('print a fresh key file; keep a copy of it: without it stored credentials are lost')
    .action(async () => {
      const { generateKeyRing } = await import('../../server/vault/key-ring.ts');
      process.stdout.write(generateKeyRing());
    });

  keys
    .command('add')
    .description('print the key file with another key of each kind, not active yet; give it to every server first')
    .action(async () => {
      const [{ text }, { addKeys }] = await Promise.all([loadRing(), import('../../server/vault/key-ring.ts')]);
      const added = addKeys(text);
      process.stdout.write(added.text);
      process.stderr.write(`Added "${added.id}". Start every server with this file, then print the one to go on with: \`patchbay keys activate ${added.id}\`.\n`);
    });

  keys
    .command('activate <id>')
    .description('print the key file with this key active; servers with it seal and sign with it')
    .action(async (id: string) => {
      const [{ text }, { activateKeys }] = await Promise.all([loadRing(), import('../../server/vault/key-ring.ts')]);
      process.stdout.write(activateKeys(text, id));
      process.stderr.write('Start every server with this file, then run `patchbay keys rotate`. Old signing keys stay until the last token of theirs has ended, 20 minutes later.\n');
    });

  keys
    .command('rotate')
    .description('wrap every stored secret anew with the active key, while servers run; can be interrupted and started again')
    .action(async () => {
      const [{ ring }, { withDatabase }, { rotateKeys }] = await Promise.all([loadRing(), import('./database.ts'), import('../../server/vault/rotate.ts')]);
      let told_ms = 0;
      const result = await withDatabase((database) =>
        rotateKeys(database, ring, ({ rewrapped, total }) => {
          if (performance.now() - told_ms < 1000) return;
          told_ms = performance.now();
          process.stderr.write(`${rewrapped} of ${total}\n`);
        }),
      );
      process.stdout.write(`Wrapped ${result.rewrapped} of ${result.total} with "${ring.encryption.active}".\n`);
      const needed = Object.entries(result.still_needed);
      const retired = [...ring.encryption.keys.keys()].filter((id) => id !== ring.encryption.active && !(id in result.still_needed));
      if (retired.length > 0) process.stdout.write(`No longer needed: ${retired.join(', ')}. Once every server runs with "${ring.encryption.active}" active, run this again, and take them out of the key file.\n`);
      if (result.damaged.length > 0) process.stderr.write(`Cannot be opened with these keys: ${result.damaged.map(({ table, id }) => `${table} ${id}`).join(', ')}.\n`);
      if (needed.length > 0) throw new Failure(`Still needed: ${needed.map(([id, count]) => `"${id}" (${count})`).join(', ')}. A server that has another key active writes with that one: start every server with this key file, then run this again.`);
    });

  keys
    .command('verify')
    .description('open every stored secret, and say which cannot be opened')
    .action(async () => {
      const [{ ring }, { withDatabase }, { verifyRows }] = await Promise.all([loadRing(), import('./database.ts'), import('../../server/vault/rotate.ts')]);
      const { checked, damaged, keys: used } = await withDatabase((database) => verifyRows(database, ring));
      process.stdout.write(`${checked} rows${Object.entries(used).map(([id, count]) => `, ${count} by "${id}"`).join('')}.\n`);
      for (const { table, id, reason } of damaged) process.stderr.write(`${table} ${id}: ${reason}\n`);
      if (damaged.length > 0) throw new Failure(`${damaged.length} cannot be opened.`);
    });
}
