import type { Command } from 'commander';
import { ApiError } from '../../api-error.ts';
import type { HostedClient } from '../../http/hosted.ts';
import type { Sync } from '../../http/generated/types.gen.ts';
import { connect, withConnection, type ConnectionOptions } from '../connection.ts';
import { Failure } from '../failure.ts';
import { printRecord, printRows } from '../output.ts';

interface SyncOptions extends ConnectionOptions {
  json?: boolean;
  full?: boolean;
  entities?: string;
  watch?: boolean;
}

const look_ms = 500;
const ended = ({ status }: Pick<Sync, 'status'>) => status !== 'queued' && status !== 'running';

/** The sync that was started, or the one already in progress. */
async function startOrJoin(client: HostedClient, id: string, { full, entities }: SyncOptions): Promise<Sync> {
  try {
    return await client.syncs.start(id, {
      ...(full && { mode: 'full' as const }),
      ...(entities && { entities: entities.split(',') }),
    });
  } catch (error) {
    const sync_id = error instanceof ApiError && error.code === 'sync_in_progress' ? error.problem?.sync_id : undefined;
    if (typeof sync_id !== 'string') throw error;
    process.stderr.write('A sync is already in progress. Showing that one.\n');
    return client.syncs.get(id, sync_id);
  }
}

/**
 * Shows a progress bar counted in entities, since the number of records is not known in advance. Without a terminal,
 * prints a line per entity.
 */
async function watch(client: HostedClient, id: string, begun: Sync): Promise<Sync> {
  const terminal = process.stderr.isTTY === true;
  const { SingleBar } = (await import('cli-progress')).default;
  const bar = new SingleBar({
    format: '{bar} {value}/{total} entities, {records} records  {now}',
    barsize: 24,
    hideCursor: true,
    stream: process.stderr,
    noTTYOutput: false,
  });
  const reported = new Set<string>();
  let sync = begun;
  if (terminal) bar.start(Math.max(1, sync.entities.length), 0, { records: 0, now: '' });
  try {
    for (;;) {
      const done = sync.entities.filter(ended);
      const records = sync.entities.reduce((sum, entity) => sum + entity.records_seen, 0);
      if (terminal) {
        bar.setTotal(Math.max(1, sync.entities.length));
        bar.update(done.length, {
          records,
          now: sync.entities
            .filter((entity) => entity.status === 'running')
            .map((entity) => entity.entity)
            .join(', '),
        });
      }
      for (const entity of done) {
        if (!terminal && !reported.has(entity.entity))
          process.stderr.write(`${entity.entity}: ${entity.status}, ${entity.records_seen} records\n`);
        reported.add(entity.entity);
      }
      if (ended(sync)) return sync;
      await new Promise((resolve) => setTimeout(resolve, look_ms));
      sync = await client.syncs.get(id, sync.id);
    }
  } finally {
    if (terminal) bar.stop();
  }
}

const syncs_shown = ['id', 'status', 'trigger', 'started_at', 'finished_at', 'written', 'deleted', 'errors'];

/** A sync as one line: what its entities have stored, and the codes of what failed. */
const summaryOf = ({ entities, ...sync }: Sync) => ({
  ...sync,
  written: entities.reduce((sum, each) => sum + each.records_written, 0),
  deleted: entities.reduce((sum, each) => sum + each.records_deleted, 0),
  errors: [...new Set(entities.flatMap(({ error }) => (error ? [error.code] : [])))].join(' '),
});

async function* syncsOf(client: HostedClient, id: string, { json }: SyncOptions): AsyncGenerator<object[]> {
  for await (const { data } of client.syncs.list(id, { page_size: 100 }).pages())
    yield json ? data : data.map(summaryOf);
}

function addSyncHistory(connectors: Command): void {
  withConnection(connectors.command('syncs <connector_id>').description('list the syncs of a connector, newest first'))
    .option('--json', 'print JSON, with the entities of each sync')
    .action(async (id: string, options: SyncOptions) => {
      const client = await connect(options);
      await printRows(syncsOf(client, id, options), {
        json: options.json,
        columns: syncs_shown,
        none: 'This connector has not been synced yet. Start a sync with `patchbay connectors sync <connector_id>`.',
      });
    });
  withConnection(
    connectors
      .command('cancel-sync <connector_id> <sync_id>')
      .description('cancel a sync; what it has stored stays, and the next one goes on from there'),
  )
    .option('--json', 'print JSON')
    .action(async (id: string, sync_id: string, options: SyncOptions) => {
      const client = await connect(options);
      const sync = await client.syncs.cancel(id, sync_id);
      await printRecord(options.json ? sync : summaryOf(sync), options);
    });
}

export function addReplicationCommands(connectors: Command): void {
  addSyncHistory(connectors);
  withConnection(connectors.command('sync <connector_id>').description('start a sync of a connector'))
    .option('--full', 'list all records instead of only changes')
    .option('--entities <names>', 'comma-separated entities to sync')
    .option('--watch', 'show progress until the sync has finished')
    .option('--json', 'print JSON')
    .action(async (id: string, options: SyncOptions) => {
      const client = await connect(options);
      const sync = await startOrJoin(client, id, options);
      const last = options.watch ? await watch(client, id, sync) : sync;
      if (options.json) await printRecord(last, options);
      else await printRows([last.entities], { none: 'The sync has no entities.' });
      if (ended(last) && last.status !== 'succeeded')
        throw new Failure(`The sync ended with status ${last.status}. See the entities above for the reasons.`);
    });
  withConnection(
    connectors.command('replication <connector_id>').description('show the replication state of each entity'),
  )
    .option('--json', 'print JSON')
    .action(async (id: string, options: SyncOptions) => {
      const client = await connect(options);
      await printRows([await client.replication(id)], {
        json: options.json,
        none: 'This connector has no replicated entities.',
      });
    });
}
