import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { AuditCounts } from './audit/counts.ts';
import { AuditLog } from './audit/audit-log.ts';
import { createRegistry, type Registry } from './connector-types/registry.ts';
import { checkTypeSettings } from './connector-types/check-settings.ts';
import { ConfigError, type Config } from './config.ts';
import { authenticatedCursors } from './execution/request/cursor.ts';
import { createRuntime, type Runtime } from './execution/runtime.ts';
import { contracts } from './generated/connectors.gen.ts';
import { createIdempotency, type Idempotency } from './http/idempotency.ts';
import { addConnectionMetrics, addJobMetrics } from './telemetry/process-metrics.ts';
import { addDatabaseMetrics } from './telemetry/database-metrics.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import { createRateLimits, type RateLimits } from './http/rate-limits/rate-limit.ts';
import { createJobs } from './jobs/create-jobs.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createAccessTokens, type AccessTokens } from './api-tokens/access-token.ts';
import { Erasures } from './customers/erasures.ts';
import { createGrants, type Grants } from './vendor-tokens/grants.ts';
import { createOauthClients, type OauthClients } from './vendor-tokens/oauth-clients.ts';
import type { GrantTimes } from './vendor-tokens/times.ts';
import { findAgentToken, noteAgentTokenUse } from './storage/repositories/agent-tokens.ts';
import { findClientGrant } from './storage/repositories/clients.ts';
import type { Database } from './storage/database.ts';
import { startThread } from './storage/thread.ts';
import type { RedisClient } from './redis/client.ts';
import { connectRedis, redisOptions, redisPrefix } from './redis/redis.ts';
import { createSearch, type Search } from './search/search.ts';
import { createEvents, type Events } from './events/events.ts';
import type { WebhookOptions } from './events/webhooks/webhooks.ts';
import { createReplication, type Replication } from './replication/replication.ts';
import { default_limits } from './replication/syncs/session.ts';
import type { KeyRing } from './vault/key-ring.ts';
import { createVault, type Vault } from './vault/vault.ts';

/** What the handlers work with; made once per process. */
export interface Services {
  config: Config;
  log: Logger;
  public_url(): string;
  database: Database;
  ring: KeyRing;
  vault: Vault;
  tokens: AccessTokens;
  rate_limits: RateLimits;
  /** What processes share besides the database, where REDIS_URL names it. */
  redis: RedisClient | undefined;
  idempotency: Idempotency;
  metrics: Metrics;
  /** Connector type -> what it promises and how it is fulfilled. */
  registry: Registry;
  runtime: Runtime;
  jobs: Jobs;
  replication: Replication;
  search: Search;
  events: Events;
  audit: AuditLog;
  /** Acts of the audit log that are counted. */
  audit_counts: AuditCounts;
  erasures: Erasures;
  /** The tokens of stored connectors, and the OAuth clients that they belong to. */
  grants: Grants;
  oauth_clients: OauthClients;
  document: Documents;
  /** False before everything is warm and from the moment when shutdown begins. */
  serving: { ready: boolean; stopping: boolean };
}

export interface Documents {
  published: Record<string, never>;
  /** With closed responses where responses are validated; else the published one. */
  closed: Record<string, never>;
  json: string;
  /** The same as it is sent. */
  bytes: Buffer;
  /** The same in YAML, as it is sent. */
  yaml(): Promise<Buffer>;
  /** With an operation for each entity and action, as it is sent. */
  typed(): Promise<Buffer>;
}

// Two levels above both server/ and dist/server/ there is either openapi/ or the folder that holds it.
function generatedFile(name: string): string {
  for (const up of ['../openapi/generated/', '../../openapi/generated/']) {
    const file = fileURLToPath(new URL(up + name, import.meta.url));
    if (existsSync(file)) return file;
  }
  throw new Error(`openapi/generated/${name} is missing: run \`npm run generate\``);
}

const readGenerated = (name: string): string => readFileSync(generatedFile(name), 'utf8');

/** Made at the first request, in a thread, so that no other caller waits meanwhile. */
function written(name: string, form: 'yaml' | 'json'): () => Promise<Buffer> {
  let bytes: Promise<Buffer> | undefined;
  const write = async () => {
    const worker = startThread(new URL('./document-worker.js', import.meta.url), { file: generatedFile(name), form });
    const [made] = (await once(worker, 'message')) as [Uint8Array]; // rejects where the thread fails
    return Buffer.from(made.buffer, made.byteOffset, made.byteLength);
  };
  return () =>
    (bytes ??= write().catch((error: unknown) => {
      bytes = undefined;
      throw error;
    }));
}

/** The bundled document; the copy with closed responses is read only where responses are validated. */
function loadDocuments(validate_answers: boolean): Documents {
  const text = readGenerated('openapi.json');
  const published = JSON.parse(text) as Documents['published'];
  const json = JSON.stringify(published);
  return {
    published,
    closed: validate_answers ? (JSON.parse(readGenerated('closed.json')) as Documents['closed']) : published,
    json,
    bytes: Buffer.from(json),
    typed: written('openapi.typed.json', 'json'),
    yaml: written('openapi.json', 'yaml'),
  };
}

export async function createServices(options: {
  config: Config;
  log: Logger;
  database: Database;
  ring: KeyRing;
  installation: string;
  public_url: () => string;
  grant_times?: Partial<GrantTimes> | undefined;
  webhooks?: Partial<WebhookOptions> | undefined;
  erasure_settle_ms?: number | undefined;
}): Promise<Services> {
  const { config, log, database, ring } = options;
  const metrics = createMetrics();
  addConnectionMetrics(metrics.registry, database);
  addDatabaseMetrics(metrics.registry, database, log);
  const vault = createVault(ring);
  const registry = createRegistry(contracts);
  const wrong = checkTypeSettings(config, registry);
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  const oauth_clients = createOauthClients(database, vault, config.oauth_clients);
  const runtime = createRuntime({
    cursors: authenticatedCursors(ring.macs('cursor.list')),
    upstreams: config.upstreams,
    headers: config.vendor_headers,
    sends_traceparent: config.traces?.to_vendors ?? false,
    on_upstream: ({ connector_type, entity, status, failure, duration_ms }) =>
      metrics.upstream(connector_type, entity, failure ?? String(status), duration_ms),
  });
  const grants = createGrants({
    database,
    vault,
    clients: oauth_clients,
    registry,
    runtime,
    log,
    count: metrics.refresh,
    times: options.grant_times,
  });
  const audit = new AuditLog(database, ring);
  const erasures = new Erasures({ database, ring, audit, log, settle_ms: options.erasure_settle_ms });
  const redis =
    config.redis_url === null
      ? undefined
      : await connectRedis(redisOptions(config.redis_url, config.redis_ca, config.redis_cluster), log);
  const jobs = await createJobs(config, options.installation, log);
  addJobMetrics(metrics.registry, jobs);
  return {
    config,
    log,
    public_url: options.public_url,
    database,
    ring,
    vault,
    tokens: createAccessTokens({
      ring,
      public_url: options.public_url,
      findGrant: (client_id) => findClientGrant(database, client_id),
      refusedBefore: (customer) => erasures.refusedBefore(customer),
      agents: {
        find: (token_hash) => findAgentToken(database, token_hash),
        noteUse: (id) => noteAgentTokenUse(database, id),
      },
    }),
    rate_limits: createRateLimits(
      config.rate_limit_per_minute,
      redis && { redis, prefix: redisPrefix(options.installation) },
    ),
    redis,
    idempotency: createIdempotency(database, ring),
    metrics,
    registry,
    runtime,
    jobs,
    replication: createReplication({ database, runtime, log, registry, vault, grants, metrics }, jobs, {
      ...default_limits,
      lease_ms: config.jobs.lease_ms,
      places: config.jobs.concurrency,
      requests_per_second: config.sync_requests_per_second,
      records_per_organization: config.records_per_organization,
      documented_limits: config.mode === 'production',
    }),
    search: createSearch({
      database,
      macs: ring.macs('cursor.search'),
      on_underived: (_store, ordinal) => void jobs.enqueue('derive', String(ordinal)),
    }),
    events: createEvents(
      {
        database,
        ring,
        vault,
        jobs,
        log,
        sandbox: config.mode === 'sandbox',
        lease_ms: config.jobs.lease_ms,
        count: metrics.delivery,
      },
      options.webhooks,
    ),
    audit,
    audit_counts: new AuditCounts(database),
    erasures,
    grants,
    oauth_clients,
    document: loadDocuments(config.validate_answers),
    serving: { ready: false, stopping: false },
  };
}
