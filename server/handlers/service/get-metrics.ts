import type { Handlers } from '../../generated/routes.gen.ts';

export const getMetrics: Handlers['getMetrics'] = async (_input, { services: { metrics } }) => ({
  status: 200,
  headers: { 'Content-Type': metrics.registry.contentType },
  body: await metrics.registry.metrics(),
});
