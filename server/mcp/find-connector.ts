import type { Connector } from '../generated/types.gen.ts';
import type { Api } from './api.ts';
import { noConnector } from './tool-error.ts';

/** By ID, or by type where the caller has one of this type. */
export async function findConnector(api: Api, name: string): Promise<Connector> {
  const connectors = await api.connectors();
  const of_type = connectors.filter((each) => each.connector_type === name);
  const found = connectors.find(({ id }) => id === name) ?? (of_type.length === 1 ? of_type[0] : undefined);
  if (!found) throw noConnector(name, of_type.length > 1 ? of_type : connectors);
  return found;
}
