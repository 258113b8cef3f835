import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { loadRing } from '../key-ring.ts';

interface Output {
  out?: string;
}

/** The key file that the service reads may be the one that is written: the shell's `>` would empty it first. */
async function write(text: string, { out }: Output, replace = true): Promise<void> {
  if (out === undefined) return void process.stdout.write(text);
  const { writeSecretFile } = await import('../secret-file.ts');
  writeSecretFile(out, text, { replace });
}

const out = ['--out <file>', 'write to this file, readable by you alone, instead of standard output'] as const;

export function addKeyCommands(program: Command): void {
  const keys = program.command('keys').description('manage the keys of the service');

  keys
    .command('generate')
    .description('print a new key file; keep a copy, because stored credentials cannot be decrypted without it')
    .option(...out)
    .action(async (output: Output) => {
      const { generateKeyRing } = await import('../../../server/vault/key-ring.ts');
      // Whatever a key file holds may be needed to decrypt what is stored.
      await write(generateKeyRing(), output, false);
    });

  keys
    .command('add')
    .description('print the key file with an additional, inactive key of each kind')
    .option(...out)
    .action(async (output: Output) => {
      const [{ text }, { addKeys }] = await Promise.all([loadRing(), import('../../../server/vault/key-ring.ts')]);
      const added = addKeys(text);
      await write(added.text, output);
      process.stderr.write(
        `Added "${added.id}". Deploy this file to every server, then run \`patchbay keys activate ${added.id}\`.\n`,
      );
    });

  keys
    .command('activate <id>')
    .description('print the key file with this key active for encryption and signing')
    .option(...out)
    .action(async (id: string, output: Output) => {
      const [{ text }, { activateKeys }] = await Promise.all([loadRing(), import('../../../server/vault/key-ring.ts')]);
      await write(activateKeys(text, id), output);
      process.stderr.write(
        'Deploy this file to every server, then run `patchbay keys rotate`. Keep old signing keys until their last tokens have expired, which takes 20 minutes.\n',
      );
    });

  keys
    .command('rotate')
    .description('re-encrypt stored data keys with the active key while servers run; can be interrupted and restarted')
    .action(async () => {
      const [{ ring }, { withDatabase }, { rotateKeys }] = await Promise.all([
        loadRing(),
        import('../database.ts'),
        import('../../../server/vault/rotate.ts'),
      ]);
      let reported_ms = 0;
      const result = await withDatabase((database) =>
        rotateKeys(database, ring, ({ rewrapped, total }) => {
          if (performance.now() - reported_ms < 1000) return;
          reported_ms = performance.now();
          process.stderr.write(`${rewrapped} of ${total}\n`);
        }),
      );
      process.stdout.write(
        `Re-encrypted ${result.rewrapped} of ${result.total} data keys with "${ring.encryption.active}".\n`,
      );
      const needed = Object.entries(result.still_needed);
      const retired = [...ring.encryption.keys.keys()].filter(
        (id) => id !== ring.encryption.active && !(id in result.still_needed),
      );
      if (retired.length > 0)
        process.stdout.write(
          `No longer needed: ${retired.join(', ')}. Once every server runs with "${ring.encryption.active}" active, run this command again, then remove them from the key file.\n`,
        );
      if (result.damaged.length > 0)
        process.stderr.write(
          `Cannot be decrypted with these keys: ${result.damaged.map(({ table, id }) => `${table} ${id}`).join(', ')}.\n`,
        );
      if (needed.length > 0)
        throw new Failure(
          `Still needed: ${needed.map(([id, count]) => `"${id}" (${count})`).join(', ')}. A server with a different active key is still encrypting with that key. Deploy this key file to every server, then run this command again.`,
        );
    });

  keys
    .command('verify')
    .description('decrypt every stored secret and report failures')
    .action(async () => {
      const [{ ring }, { withDatabase }, { verifyRows }] = await Promise.all([
        loadRing(),
        import('../database.ts'),
        import('../../../server/vault/rotate.ts'),
      ]);
      const { checked, damaged, keys: used } = await withDatabase((database) => verifyRows(database, ring));
      process.stdout.write(
        `${checked} rows${Object.entries(used)
          .map(([id, count]) => `, ${count} by "${id}"`)
          .join('')}.\n`,
      );
      for (const { table, id, reason } of damaged) process.stderr.write(`${table} ${id}: ${reason}\n`);
      if (damaged.length > 0)
        throw new Failure(
          `${damaged.length} rows cannot be decrypted. Restore the missing keys or reconnect the affected connectors.`,
        );
    });
}
