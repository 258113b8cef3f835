import type { Api } from './api.ts';
import { fence } from './fence.ts';
import { findConnector } from './find-connector.ts';
import { jsonText } from './rows.ts';
import { ToolError } from './tool-error.ts';

const form = /^patchbay:\/\/([^/]+)\/([^/]+)\/([^/]+)$/;

export const resourceUri = (connector_id: string, entity: string, id: unknown): string | undefined =>
  typeof id === 'string' ? `patchbay://${connector_id}/${entity}/${encodeURIComponent(id)}` : undefined;

/** An agent's context does not hold as much, and the message of a resource is put together at once. */
export const longest_resource = 1024 * 1024;

/** The record is there, and is larger than a resource may be. */
export class ResourceTooLarge extends ToolError {}

async function fenced(record: object, source: string): Promise<string> {
  const text = await jsonText(record);
  if (text.length > longest_resource)
    throw new ResourceTooLarge('The record is larger than 1 MiB. Use search or read, and name the fields.');
  return fence(text, source);
}

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
    return record && fenced(record, `${type.connector_type} ${entity}`);
  }
  if (!has('get')) return undefined;
  const { data } = await api.execute(connector.id, { entity, action: 'get', params: { id: wanted } });
  return fenced(data, `${type.connector_type} ${entity}`);
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}
