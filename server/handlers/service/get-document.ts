import type { Handlers } from '../../generated/routes.gen.ts';
import { documentHeaders } from '../../http/responses/etag.ts';

export const getDocument: Handlers['getDocument'] = (_input, { services: { document } }) => ({
  status: 200,
  headers: {
    ...documentHeaders(document, () => document.json, 'public'),
    'Content-Type': 'application/json; charset=utf-8',
  },
  body: document.bytes, // serialized once
});
