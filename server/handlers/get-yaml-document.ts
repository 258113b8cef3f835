import type { Handlers } from '../generated/routes.gen.ts';
import { documentHeaders } from '../http/etag.ts';

export const getYamlDocument: Handlers['getYamlDocument'] = (_input, { services: { document } }) => ({
  status: 200,
  headers: { ...documentHeaders(document.yaml, document.yaml, 'public'), 'Content-Type': 'application/yaml; charset=utf-8' },
  body: document.yaml(),
});
