import type { Api } from './api.ts';
import { fence } from './fence.ts';
import { findConnector } from './find-connector.ts';

const form = /^patchbay:\/\/([^/]+)\/([^/]+)\/([^/]+)$/;

export const resourceUri = (connector_id: string, entity: string, id: unknown): string | undefined =>
  typeof id === 'string' ? `patchbay://${connector_id}/${entity}/${encodeURIComponent(id)}` : undefined;

/** The whole record that a URI names, fenced like every text of a vendor; undefined where it names none. */
export async function readResource(api: Api, uri: string): Promise<string | undefined> {
  const [, name, entity, id] = form.exec(uri) ?? [];
  if (name === undefined || entity === undefined || id === undefined || !isDecodable(id)) return undefined;
  const connector = await findConnector(api, name);
  const type = await api.type(connector.connector_type);
  const actions = type.entities.find((each) => each.name === entity)?.actions ?? [];
  const wanted = decodeURIComponent(id);
  const has = (action: string) => actions.some((each) => each.name === action);
  if (has('search')) {
    const params = { query: { filter: { eq: { id: wanted } } }, limit: 1 };
    const { data } = await api.execute(connector.id, { entity, action: 'search', params });
    const [record] = Array.isArray(data) ? data : [data];
    return record && fence(JSON.stringify(record), `${type.connector_type} ${entity}`);
  }
  if (!has('get')) return undefined;
  const { data } = await api.execute(connector.id, { entity, action: 'get', params: { id: wanted } });
  return fence(JSON.stringify(data), `${type.connector_type} ${entity}`);
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
