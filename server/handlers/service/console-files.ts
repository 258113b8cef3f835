import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { documentHeaders } from '../../http/responses/etag.ts';
import { packageFile } from '../../package-root.ts';
import { Problem } from '../../problem.ts';

/** The page loads its own files and calls its own service. Components position themselves by script, not by `style`. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const content_types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

let files: ReadonlyMap<string, Buffer> | undefined;

function readFiles(): ReadonlyMap<string, Buffer> {
  const folder = packageFile('dist', 'console');
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`)]));
}

/** A file of the console, which `npm run build` makes. */
export function consoleFile(name: string): { headers: Record<string, string>; bytes: Buffer } {
  if (!files || files.size === 0) files = readFiles();
  const bytes = files.get(name);
  if (!bytes)
    throw new Problem(
      'not_found',
      files.size === 0 ? 'The console has not been built: run `npm run build`.' : 'The console has no such file.',
    );
  return {
    bytes,
    headers: {
      ...documentHeaders(bytes, () => bytes.toString(), 'public'),
      'Content-Type': `${content_types[name.split('.').at(-1) ?? ''] ?? 'text/plain'}; charset=utf-8`,
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    },
  };
}
