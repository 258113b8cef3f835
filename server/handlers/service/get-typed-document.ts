import type { Handlers } from '../../generated/routes.gen.ts';
import { documentHeaders } from '../../http/responses/etag.ts';

export const getTypedDocument: Handlers['getTypedDocument'] = async (_input, { services: { document } }) => {
  const bytes = await document.typed();
  return {
    status: 200,
    headers: {
      ...documentHeaders(bytes, () => bytes.toString(), 'public'),
      'Content-Type': 'application/json; charset=utf-8',
    },
    body: bytes, // made once, and only when it is asked for
  };
};
