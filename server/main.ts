import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { the_service } from './audit/actor.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { purgeIdempotencyKeys } from './http/idempotency.ts';
import { listen } from './http/connections/listen.ts';
import type { WebhookOptions } from './events/webhooks/webhooks.ts';
import type { GrantTimes } from './vendor-tokens/times.ts';
import { createServices, type Services } from './services.ts';
import { exportMetrics, startTracing } from './telemetry/start-telemetry.ts';
import { tracedDatabase } from './telemetry/traced-database.ts';
import { tracedJobs } from './telemetry/traced-jobs.ts';
import { consentsOf } from './consent/repository.ts';
import type { Database } from './storage/database.ts';
import { openDatabase } from './storage/open-database.ts';
import { migrate, schemaState } from './storage/migrate.ts';
import { lockSqlite } from './storage/lock.ts';
import { readSetting, writeSetting } from './storage/repositories/settings.ts';
import { parseKeyRing } from './vault/key-ring.ts';
import { noteActivation } from './vault/activation.ts';
import { verifyKeys } from './vault/key-check.ts';
import { present } from './present.ts';

export interface RunningServer {
  url: string;
  services: Services;
  /** Finishes the requests in flight, then closes everything. */
  close(): Promise<void>;
}

/** Something outside this process must change before it can serve; the message says what. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const purge_ms = 10 * 60_000;
const sweep_ms = 60_000;
/** The process ends within 10 seconds of SIGTERM, whatever it waits for. */
const close_ms = 9_000;

function every(ms: number, log: Logger, failed: string, work: () => Promise<unknown>): NodeJS.Timeout {
  const timer = setInterval(() => void work().catch((error: unknown) => log.warn({ err: error }, failed)), ms);
  timer.unref();
  return timer;
}

/**
 * The schema must be ours, and a sandbox's database is never production's: its keys and secrets are known to those who
 * can read the folder.
 */
async function checkDatabase(database: Database, mode: Config['mode']): Promise<void> {
  let state = await schemaState(database);
  if (state === 'behind' && mode === 'sandbox') {
    await migrate(database);
    state = 'current';
  }
  if (state === 'behind') throw new StartError('the schema of the database is not up to date: run `patchbay migrate`');
  if (state === 'restoring')
    throw new StartError(
      'a backup is being restored into this database, or its restore was interrupted: restore it again into an empty one',
    );
  if (state === 'ahead') throw new StartError('a newer release has migrated this database: run that release');
  const made_by = await readSetting(database, 'made_by');
  if (mode === 'production' && made_by === 'sandbox')
    throw new StartError('a sandbox made this database: production needs one of its own');
  if (mode === 'sandbox' && made_by !== 'sandbox') {
    const used = await database.query('SELECT 1 FROM organizations LIMIT 1');
    if (used.length > 0) throw new StartError('this database is not a sandbox’s: the sandbox needs one of its own');
    await writeSetting(database, 'made_by', 'sandbox');
  }
}

/**
 * The name of this installation among those that share a Redis; as the database is one thing, so is what works on it.
 */
async function installationOf(database: Database): Promise<string> {
  const known = await readSetting(database, 'installation');
  if (known !== undefined) return known;
  await database.change(
    `${database.engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE'} INTO settings (name, value) VALUES ('installation', ?)`,
    [uuid()],
  );
  return present(await readSetting(database, 'installation'));
}

/** Starts the service. Rejects, with everything closed again, where it cannot serve. */
export async function startServer(
  config: Config & { keys: string },
  log: Logger,
  options: {
    grant_times?: Partial<GrantTimes>;
    webhooks?: Partial<WebhookOptions>;
    erasure_settle_ms?: number | undefined;
  } = {},
): Promise<RunningServer> {
  const lock = lockSqlite(config.database_url);
  let database: Database | undefined;
  const stopTracing = await startTracing(config, log);
  try {
    database = tracedDatabase(await openDatabase(config.database_url));
    await checkDatabase(database, config.mode);
    const ring = parseKeyRing(config.keys);
    await verifyKeys(database, ring, the_service);
    await noteActivation(database, ring, the_service);

    let public_url = config.public_url;
    const services = await createServices({
      config,
      log,
      database,
      ring,
      installation: await installationOf(database),
      public_url: () => present(public_url),
      grant_times: options.grant_times,
      webhooks: options.webhooks,
      erasure_settle_ms: options.erasure_settle_ms,
    });
    const listener = await listen(createApp(services), services, config.host, config.port);
    const url = `http://${listener.host.includes(':') ? `[${listener.host}]` : listener.host}:${listener.port}`;
    public_url ??= url;

    // The validator compiles on the first request it sees; that must not be a caller's.
    await fetch(`${url}/healthz`).then((answer) => answer.arrayBuffer());
    if (config.role !== 'api')
      await services.jobs.start(
        tracedJobs({
          ...services.replication.handlers,
          ...services.events.handlers,
          audit: () => services.audit.sealAll(),
          erasures: () => services.erasures.advanceAll(),
        }),
        Object.fromEntries(['sweep', 'events', 'audit', 'erasures'].map((name) => [name, config.jobs.sweep_ms])),
      );
    const stopMetrics = await exportMetrics(services.metrics.registry, config, log);
    services.serving.ready = true;
    const chores = [
      every(purge_ms, log, 'old idempotency keys could not be removed', () => purgeIdempotencyKeys(services.database)),
      every(purge_ms, log, 'old consent sessions could not be removed', () => consentsOf(services.database).purge()),
      every(purge_ms, log, 'old events could not be removed', () => services.events.purge()),
      every(purge_ms, log, 'the audit log could not be cut', () => services.audit.purge(config.audit_retention_ms)),
      every(sweep_ms, log, 'counted acts could not be written to the audit log', () => services.audit_counts.flush()),
      every(sweep_ms, log, 'idle connectors could not be refreshed', () => services.grants.sweep()),
    ];
    log.info({ url, public_url, engine: database.engine, mode: config.mode }, 'serving');

    let closing: Promise<void> | undefined;
    const orderly = async () => {
      // Syncs stop at their next page and are resumed by the next process; requests in flight are answered meanwhile.
      await Promise.all([services.jobs.stop(), listener.drain()]);
      await services.audit_counts
        .flush()
        .catch((error: unknown) => log.warn({ err: error }, 'counted acts could not be written to the audit log'));
      await services.events.webhooks.close();
      await services.grants.settle();
      await stopMetrics();
      await services.search.close();
      await services.runtime.close();
      services.redis?.disconnect();
      await services.database.close();
      await stopTracing();
    };
    const close = async () => {
      Object.assign(services.serving, { ready: false, stopping: true });
      services.events.close();
      for (const chore of chores) clearInterval(chore);
      const ended = await Promise.race([orderly().then(() => true), sleep(close_ms, false, { ref: false })]);
      lock.release();
      if (ended) log.info('closed');
      else log.warn('closed, though the database, Redis or a vendor did not respond; what is not finished is resumed');
    };
    return { url, services, close: () => (closing ??= close()) };
  } catch (error) {
    await database?.close();
    await stopTracing();
    lock.release();
    throw error;
  }
}
