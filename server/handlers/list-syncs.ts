import type { Handlers } from '../generated/routes.gen.ts';
import { Problem } from '../problem.ts';
import { listSyncs as list } from '../storage/syncs.ts';
import { toSyncs } from '../sync/to-sync.ts';
import { requireConnector } from '../tenant.ts';

/** The id of the last run of a page, tied to its connector. */
const encode = (connector_id: string, id: string) => Buffer.from(`syncs:${connector_id}:${id}`).toString('base64url');

function decode(connector_id: string, after: string): string {
  const [, , id = ''] = Buffer.from(after, 'base64url').toString().split(':');
  if (!/^[0-9a-f-]{36}$/.test(id) || encode(connector_id, id) !== after) {
    throw new Problem('invalid_cursor', 'The cursor is not one of this list. Start again without it.', { errors: [{ in: 'query', name: 'after', code: 'invalid_cursor', message: 'is not a cursor of this list' }] });
  }
  return id;
}

export const listSyncs: Handlers['listSyncs'] = async ({ path, query }, { services, tenant }) => {
  const { page_size = 25, after } = query;
  const { id } = await requireConnector(tenant, path.connector_id);
  const rows = await list(services.database, id, { ...(after === undefined ? {} : { before: decode(id, after) }), limit: page_size + 1 });
  const page = rows.slice(0, page_size);
  return { status: 200, body: { data: await toSyncs(services.database, page), pagination: { after: rows.length > page_size ? encode(id, page.at(-1)!.id) : null, page_size } } };
};
