import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { createRegistry, type Connector } from './connectors/registry.ts';
import type { Config } from './config.ts';
import { authenticatedCursors } from './execution/cursor.ts';
import { createRuntime, type Runtime } from './execution/runtime.ts';
import { contracts } from './generated/connectors.gen.ts';
import { catalogueEntry, type CatalogueEntry } from './connectors/catalogue.ts';
import { createIdempotency, type Idempotency } from './http/idempotency.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createRateLimits, type RateLimits } from './http/rate-limit.ts';
import { createJobs } from './jobs/create-jobs.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createAccessTokens, type AccessTokens } from './oauth/access-token.ts';
import { createGrants, type Grants } from './oauth/grants.ts';
import { createOauthClients, type OauthClients } from './oauth/oauth-clients.ts';
import type { GrantTimes } from './oauth/times.ts';
import { findClientGrant } from './storage/clients.ts';
import type { Database } from './storage/database.ts';
import { connectRedis, redisPrefix } from './redis.ts';
import { createSearch, type Search } from './search/search.ts';
import { createReplication, type Replication } from './sync/replication.ts';
import { default_limits } from './sync/run.ts';
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
  redis: Redis | undefined;
  idempotency: Idempotency;
  metrics: Metrics;
  /** Connector type -> what it promises and how it is fulfilled. */
  registry: ReadonlyMap<string, Connector>;
  catalogue: readonly CatalogueEntry[];
  runtime: Runtime;
  jobs: Jobs;
  replication: Replication;
  search: Search;
  /** The tokens of stored connectors, and the OAuth clients that they belong to. */
  grants: Grants;
  oauth_clients: OauthClients;
  document: Documents;
  /** False before everything is warm and from the moment when shutdown begins. */
  serving: { ready: boolean };
}

export interface Documents {
  published: Record<string, never>;
  /** With closed answers where answers are validated; else the published one. */
  closed: Record<string, never>;
  json: string;
  yaml(): Promise<string>;
}

// Two levels above both server/ and dist/server/ there is either openapi/ or the folder that holds it.
function readGenerated(name: string): string {
  for (const up of ['../openapi/generated/', '../../openapi/generated/']) {
    try {
      return readFileSync(fileURLToPath(new URL(up + name, import.meta.url)), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`openapi/generated/${name} is missing: run \`npm run generate\``);
}

/** The bundled document; the copy with closed answers is read only where answers are validated. */
function loadDocuments(validate_answers: boolean): Documents {
  const text = readGenerated('openapi.json');
  const published = JSON.parse(text) as Documents['published'];
  let yaml: Promise<string> | undefined;
  return {
    published,
    closed: validate_answers ? (JSON.parse(readGenerated('closed.json')) as Documents['closed']) : published,
    json: JSON.stringify(published),
    yaml: () => (yaml ??= import('yaml').then(({ stringify }) => stringify(published))),
  };
}

export async function createServices(options: { config: Config; log: Logger; database: Database; ring: KeyRing; installation: string; public_url: () => string; grant_times?: Partial<GrantTimes> | undefined }): Promise<Services> {
  const { config, log, database, ring } = options;
  const metrics = createMetrics();
  const vault = createVault(ring);
  const registry = createRegistry(contracts);
  const oauth_clients = createOauthClients(database, vault, config.oauth_clients);
  const runtime = createRuntime({
    cursors: authenticatedCursors(ring.macs('cursor.list')),
    upstreams: config.upstreams,
    on_upstream: ({ connector_type, entity, status, failure, duration_ms }) => metrics.upstream(connector_type, entity, failure ?? String(status), duration_ms),
  });
  const grants = createGrants({ database, vault, clients: oauth_clients, registry, runtime, log, count: metrics.refresh, times: options.grant_times });
  const redis = config.redis_url === null ? undefined : await connectRedis(config.redis_url, log);
  const jobs = await createJobs(config, options.installation, log);
  return {
    config,
    log,
    public_url: options.public_url,
    database,
    ring,
    vault,
    tokens: createAccessTokens({ ring, public_url: options.public_url, findGrant: (client_id) => findClientGrant(database, client_id) }),
    rate_limits: createRateLimits(config.rate_limit_per_minute, redis && { redis, prefix: redisPrefix(options.installation) }),
    redis,
    idempotency: createIdempotency(database, ring),
    metrics,
    registry,
    catalogue: Object.values(contracts).map(catalogueEntry),
    runtime,
    jobs,
    replication: createReplication({ database, runtime, log, registry, vault, grants }, jobs, { ...default_limits, lease_ms: config.jobs.lease_ms }),
    search: createSearch({ database, macs: ring.macs('cursor.search') }),
    grants,
    oauth_clients,
    document: loadDocuments(config.validate_answers),
    serving: { ready: false },
  };
}
