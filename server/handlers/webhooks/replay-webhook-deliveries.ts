import type { Handlers } from '../../generated/routes.gen.ts';

export const replayWebhookDeliveries: Handlers['replayWebhookDeliveries'] = async (
  { path, body },
  { services, tenant, keep },
) => {
  const responseOf = (replayed: number) => ({ status: 202 as const, headers: {}, body: { replayed } });
  return responseOf(
    await services.events.webhooks.replay(tenant, path.endpoint_id, body, (tx, replayed) =>
      keep(tx, responseOf(replayed)),
    ),
  );
};
