import type { Handlers } from '../generated/routes.gen.ts';
import { documentHeaders } from '../http/etag.ts';
import { Problem } from '../problem.ts';

export const getConnectorType: Handlers['getConnectorType'] = ({ path }, { services }) => {
  const entry = services.catalogue.find((each) => each.connector_type === path.connector_type);
  if (!entry) throw new Problem('not_found', `There is no such connector type. There are: ${services.catalogue.map((each) => each.connector_type).join(', ')}.`);
  return { status: 200, headers: documentHeaders(entry, () => JSON.stringify(entry), 'private'), body: entry };
};
