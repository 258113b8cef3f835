import { setTimeout as sleep } from 'node:timers/promises';
import type { Handlers } from '../../generated/routes.gen.ts';
import { Problem } from '../../problem.ts';
import { lacksNewestKey } from '../../vault/activation.ts';
import { schemaState } from '../../storage/migrate.ts';

/** A load balancer gives up after seconds. */
const ping_ms = 1_500;
const schema_ms = 2_000;

async function late(): Promise<never> {
  await sleep(schema_ms, undefined, { ref: false });
  throw new Problem('unavailable', 'The database did not respond in time.', { retry_after_s: 5 });
}

export const getReadiness: Handlers['getReadiness'] = async (_input, { services }) => {
  if (!services.serving.ready)
    throw new Problem('unavailable', 'The service is starting or stopping.', { retry_after_s: 2 });
  await services.database.ping(ping_ms);
  const state = await Promise.race([schemaState(services.database), late()]);
  if (state !== 'current')
    throw new Problem(
      'unavailable',
      `The database schema is ${state}. Run \`patchbay migrate\` from the matching release.`,
      { retry_after_s: 30 },
    );
  const lacking = await Promise.race([lacksNewestKey(services.database, services.ring), late()]);
  if (lacking !== undefined)
    throw new Problem('unavailable', 'The key ring is outdated. Deploy the latest key file and restart.', {
      retry_after_s: 30,
    });
  return { status: 200, body: { status: 'ready' } };
};
