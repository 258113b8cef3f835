import type { Handlers } from '../../generated/routes.gen.ts';
import { consoleFile } from './console-files.ts';

export const getConsole: Handlers['getConsole'] = () => {
  const { headers, bytes } = consoleFile('index.html');
  const { ETag: _etag, 'Cache-Control': _caching, ...others } = headers;
  return { status: 200, headers: { ...others, 'Cache-Control': 'no-cache' }, body: bytes };
};
