import { ConfigError, readConfig, type Config } from '../config.ts';
import { checkTypeSettings } from '../connector-types/check-settings.ts';
import { createRegistry } from '../connector-types/registry.ts';
import { contracts } from '../generated/connectors.gen.ts';
import { redisOptions } from '../redis/redis.ts';
import { KeyRingError, parseKeyRing, type KeyRing } from '../vault/key-ring.ts';
import { checkDatabase } from './check-database.ts';
import { checkPublicUrl, checkVendor, vendorHosts } from './check-network.ts';
import { checkRedis } from './check-redis.ts';
import { error, ok, type Finding } from './finding.ts';

/** Looks at everything that a production server needs, in the order in which it should be repaired. Changes nothing. */
export async function* examine(
  environment: Record<string, string | undefined>,
  { vendors = vendorHosts() }: { vendors?: readonly string[] } = {},
): AsyncGenerator<Finding> {
  const config = readSettings(environment);
  if (Array.isArray(config)) return yield* config;
  yield ok('settings', 'complete');
  const ring = readRing(config.keys ?? '');
  if ('level' in ring) yield ring;
  yield* await checkDatabase(config.database_url, 'level' in ring ? undefined : ring);
  if (config.redis_url !== null)
    yield* await checkRedis(redisOptions(config.redis_url, config.redis_ca, config.redis_cluster));
  if (config.public_url !== null) yield await checkPublicUrl(config.public_url);
  for (const found of await Promise.all(vendors.map(checkVendor))) yield found;
}

function readSettings(environment: Record<string, string | undefined>): Config | Finding[] {
  try {
    const config = readConfig('production', environment);
    const wrong = checkTypeSettings(config, createRegistry(contracts));
    if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
    return config;
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    return cause.message.split('\n').map((line) => error('settings', line, 'Correct this setting (see the README).'));
  }
}

function readRing(text: string): KeyRing | Finding {
  try {
    return parseKeyRing(text);
  } catch (cause) {
    if (!(cause instanceof KeyRingError)) throw cause;
    return error('keys', cause.message, 'Restore the key file from its copy, or create one: `patchbay keys generate`.');
  }
}
