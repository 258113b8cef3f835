import { jsonOf } from '../../targets/target.ts';
import type { World } from './world.ts';

interface Parts extends Pick<World, 'target' | 'tokenOf'> {
  /** As it was, where a case has asked for it. */
  organization: Promise<unknown> | undefined;
  made: Array<{ id: string; token: string | undefined }>;
  run: string;
}

/** Puts the organization back, and deletes what the cases have made. */
export async function cleanUp({ target, tokenOf, organization, made, run }: Parts): Promise<void> {
  if (!target.send) return;
  const owner = await tokenOf('owner').catch(() => undefined);
  // A case that changes the organization may have failed half-way.
  const { name, redirect_urls } = ((await organization?.catch(() => undefined)) ?? {}) as {
    name?: string;
    redirect_urls?: string[];
  };
  if (owner && name !== undefined) {
    const headers = { authorization: `Bearer ${owner}`, 'content-type': 'application/json' };
    await target
      .send({
        method: 'PATCH',
        path: '/api/v1/account/organization',
        headers,
        body: JSON.stringify({ name, redirect_urls }),
      })
      .catch(() => undefined);
  }
  if (owner) await removeEndpoints(target.send.bind(target), owner, `kit-${run}`);
  for (const { id, token } of made.splice(0)) {
    const authorization = `Bearer ${token ?? owner}`;
    await target
      .send({
        method: 'DELETE',
        path: `/api/v1/integrations/connectors/${encodeURIComponent(id)}`,
        headers: { authorization },
      })
      .catch(() => undefined);
  }
}

/** Webhook endpoints of the kit's customers, so many at most as an organization has. */
async function removeEndpoints(
  send: NonNullable<World['target']['send']>,
  token: string,
  customer_prefix: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const path = '/api/v1/webhooks/endpoints';
  const listed = await send({ method: 'GET', path: `${path}?page_size=100`, headers }).catch(() => undefined);
  const { data = [] } = ((listed && jsonOf(listed)) ?? {}) as { data?: Array<{ id: string; customer_name?: string }> };
  if (!Array.isArray(data)) return;
  for (const { id, customer_name } of data)
    if (customer_name?.startsWith(customer_prefix))
      await send({ method: 'DELETE', path: `${path}/${encodeURIComponent(id)}`, headers }).catch(() => undefined);
}
