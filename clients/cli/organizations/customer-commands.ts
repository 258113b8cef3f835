import type { Command } from 'commander';
import { connect, withConnection, type ConnectionOptions } from '../connection.ts';
import { Failure, usage } from '../failure.ts';
import { print, printRecord } from '../output.ts';

interface Options extends ConnectionOptions {
  json?: boolean;
}

async function erase(name: string, { confirm, json, ...connection }: Options & { confirm: string }): Promise<void> {
  if (confirm !== name) throw usage('--confirm must repeat the name of the customer.');
  await printRecord(await (await connect(connection)).customers.erase(name), { json });
  process.stderr.write(
    'Everything is unreachable and is purged now; `patchbay customers erasure` has the receipt then.\n',
  );
}

async function show(name: string, { receipt, json, ...connection }: Options & { receipt?: boolean }): Promise<void> {
  const erasure = await (await connect(connection)).customers.erasure(name);
  if (!receipt) return printRecord(erasure, { json });
  if (erasure.receipt === null) throw new Failure('The erasure has not ended yet.');
  await print(erasure.receipt);
}

async function compact(): Promise<void> {
  const [{ withDatabase }, { compactDatabase }] = await Promise.all([
    import('../database.ts'),
    import('../../../server/customers/compact.ts'),
  ]);
  await withDatabase((database) => compactDatabase(database));
}

async function verifyReceipt(file: string, { jwks }: { jwks?: string }): Promise<void> {
  const [{ configuredRing }, { openReceipt }, documents, { readFile }] = await Promise.all([
    import('../key-ring.ts'),
    import('../../../server/customers/receipt.ts'),
    import('../../../server/vault/signed-document.ts'),
    import('node:fs/promises'),
  ]);
  const ring = (await configuredRing())?.ring;
  if (jwks === undefined && !ring) throw usage('Give --jwks, or set PATCHBAY_KEYS_FILE.');
  const keys =
    jwks === undefined ? ring && documents.publicKeysOf(ring) : documents.publicKeysIn(await readFile(jwks, 'utf8'));
  const opened = openReceipt(keys ?? new Map(), await readFile(file, 'utf8'));
  if ('reason' in opened)
    throw new Failure(
      opened.reason === 'unknown_key'
        ? 'The receipt was signed with a key that is not known.'
        : 'The receipt is not one that this service has signed.',
    );
  await print(JSON.stringify(opened.receipt, null, 2));
}

export function addCustomerCommands(program: Command): void {
  const customers = program.command('customers').description('erase a customer, and verify the receipt');
  withConnection(
    customers
      .command('erase <customer_name>')
      .description('delete everything of a customer: connectors, records, tokens, consents, endpoints and events'),
  )
    .requiredOption('--confirm <customer_name>', 'the name again')
    .option('--json', 'print JSON')
    .action(erase);
  withConnection(customers.command('erasure <customer_name>').description('the latest erasure of a customer'))
    .option('--receipt', 'print the signed receipt alone')
    .option('--json', 'print JSON')
    .action(show);
  customers
    .command('verify-receipt <file>')
    .description('verify the receipt of an erasure and print what it says; needs no database')
    .option('--jwks <file>', 'the key set of the service, as /.well-known/jwks.json returns it')
    .action(verifyReceipt);
  customers
    .command('compact')
    .description('rewrite the configured database without what its pages keep of deleted rows; blocks writers')
    .action(compact);
}
