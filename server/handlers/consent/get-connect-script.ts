import { readFileSync } from 'node:fs';
import type { Handlers } from '../../generated/routes.gen.ts';
import { documentHeaders } from '../../http/responses/etag.ts';
import { packageFile } from '../../package-root.ts';

const bytes = readFileSync(packageFile('server', 'consent', 'assets', 'patchbay-connect.js'));

export const getConnectScript: Handlers['getConnectScript'] = () => ({
  status: 200,
  headers: {
    ...documentHeaders(bytes, () => bytes.toString(), 'public'),
    'Content-Type': 'text/javascript; charset=utf-8',
    // It holds nothing of anyone, and module scripts are requested with CORS.
    'Access-Control-Allow-Origin': '*',
  },
  body: bytes,
});
