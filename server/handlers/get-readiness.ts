import type { Handlers } from '../generated/routes.gen.ts';
import { Problem } from '../problem.ts';
import { schemaState } from '../storage/database.ts';

export const getReadiness: Handlers['getReadiness'] = async (_input, { services }) => {
  if (!services.serving.ready) throw new Problem('unavailable', 'The service is starting or stopping.', { retry_after_s: 2 });
  const state = await schemaState(services.database);
  if (state !== 'current') throw new Problem('unavailable', `The schema of the database is ${state}: run \`patchbay migrate\` with the right release.`, { retry_after_s: 30 });
  return { status: 200, body: { status: 'ready' } };
};
