import type { Handlers } from '../../generated/routes.gen.ts';
import { documentHeaders } from '../../http/responses/etag.ts';

export const getYamlDocument: Handlers['getYamlDocument'] = async (_input, { services: { document } }) => {
  const bytes = await document.yaml();
  return {
    status: 200,
    headers: {
      ...documentHeaders(bytes, () => bytes.toString(), 'public'),
      'Content-Type': 'application/yaml; charset=utf-8',
    },
    body: bytes, // made once, and only when it is asked for
  };
};
