import type { Handlers } from '../../generated/routes.gen.ts';
import { consoleFile } from './console-files.ts';

export const getConsoleFile: Handlers['getConsoleFile'] = ({ path }) => {
  const { headers, bytes } = consoleFile(path.file);
  return { status: 200, headers, body: bytes };
};
