import { contracts } from '../../generated/connectors.gen.ts';
import { documentHeaders } from '../../http/responses/etag.ts';
import { Problem } from '../../problem.ts';
import type { ApiDocument } from '../../reference/document.ts';
import { buildSite, type SiteFile } from '../../reference/site.ts';
import type { Services } from '../../services.ts';

const link = (target: string): string => {
  if (target.startsWith('/')) return target;
  return target
    .replace(/^index(?=#|$)/, '')
    .replace(/^(?=[^#])/, '/docs/')
    .replace(/^(?=#|$)/, '/docs');
};

let site: Promise<ReadonlyMap<string, SiteFile>> | undefined;

/** Scripts and styles come from the service alone; pages may be framed by no site and send no form. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** A page or file of the reference, built at the first request. */
export async function referenceFile(
  services: Services,
  name: string,
): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  site ??= buildSite(services.document.published as unknown as ApiDocument, contracts, link); // the document's own form
  const file = (await site).get(name);
  if (!file) throw new Problem('not_found', 'The reference has no such page. /docs links to all of them.');
  return {
    bytes: file.bytes,
    headers: {
      ...documentHeaders(file, () => file.bytes.toString(), 'public'),
      'Content-Type':
        file.content_type === 'application/json' ? file.content_type : `${file.content_type}; charset=utf-8`,
      'Content-Security-Policy': policy,
    },
  };
}

/** The page that links to all others. Without ETag, so that the released contract, which has none for it, holds. */
export async function startPage(
  services: Services,
): Promise<{ status: 200; headers: Record<string, string>; body: Buffer }> {
  const { headers, bytes } = await referenceFile(services, 'index');
  const { ETag: _etag, 'Cache-Control': _caching, ...others } = headers;
  return { status: 200, headers: others, body: bytes };
}
