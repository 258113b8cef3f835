import type { Handlers } from '../../generated/routes.gen.ts';
import { documentHeaders } from '../../http/etag.ts';

let bytes: Buffer | undefined;

export const getYamlDocument: Handlers['getYamlDocument'] = async (_input, { services: { document } }) => {
  const yaml = await document.yaml();
  bytes ??= Buffer.from(yaml);
  return {
    status: 200,
    headers: {
      ...documentHeaders(document.yaml, () => yaml, 'public'),
      'Content-Type': 'application/yaml; charset=utf-8',
    },
    body: bytes as never,
  };
};
