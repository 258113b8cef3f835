import type { Handlers } from '../../generated/routes.gen.ts';
import { documentHeaders } from '../../http/etag.ts';

export const getTypedDocument: Handlers['getTypedDocument'] = (_input, { services: { document } }) => {
  const bytes = document.typed();
  return {
    status: 200,
    headers: {
      ...documentHeaders(document.typed, () => bytes.toString(), 'public'),
      'Content-Type': 'application/json; charset=utf-8',
    },
    body: bytes as never, // read once, and only when it is asked for
  };
};
