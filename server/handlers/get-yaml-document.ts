import type { Handlers } from '../generated/routes.gen.ts';
import { documentHeaders } from '../http/etag.ts';

export const getYamlDocument: Handlers['getYamlDocument'] = async (_input, { services: { document } }) => {
  const yaml = await document.yaml();
  return { status: 200, headers: { ...documentHeaders(document.yaml, () => yaml, 'public'), 'Content-Type': 'application/yaml; charset=utf-8' }, body: yaml };
};
