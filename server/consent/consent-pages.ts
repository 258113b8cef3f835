import { createHash } from 'node:crypto';
import { escapeHtml } from '../html.ts';

const style = `:root{color-scheme:light dark}
body{font:1.0625rem/1.55 system-ui,sans-serif;margin:0;background:Canvas;color:CanvasText}
main{max-width:34rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1.25rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.4rem 1.25rem;margin:1.5rem 0;padding:1rem 1.25rem;border:1px solid color-mix(in srgb,CanvasText 72%,Canvas);border-radius:.5rem}
dt{color:color-mix(in srgb,CanvasText 72%,Canvas)}
dd{margin:0;overflow-wrap:anywhere}
button,.go{font:inherit;font-weight:600;display:inline-block;padding:.65rem 1.4rem;border:2px solid #1f4fd8;border-radius:.5rem;background:#1f4fd8;color:#fff;text-decoration:none;cursor:pointer}
button:focus-visible,.go:focus-visible{outline:3px solid #f2a900;outline-offset:2px}
.note{color:color-mix(in srgb,CanvasText 72%,Canvas);font-size:.9375rem}
@media (max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.6rem}}`;

const style_hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Nothing may be loaded, framed or sent elsewhere; the one style sheet is named by its hash. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src ${style_hash}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
};

/**
 * Bidirectional controls could make a name read otherwise; they are refused where names come in, and isolated here all
 * the same.
 */
const named = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

const page = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export interface ConsentQuestion {
  service: string;
  organization: string;
  customer: string;
  vendor: string;
  /** The vendor's account, as far as it was named: variable -> value. */
  environment: Readonly<Record<string, string>>;
  reads: string;
  reconnects: boolean;
  returns_to: string;
  form_token: string;
}

export function questionPage(question: ConsentQuestion): string {
  const { service, organization, customer, vendor, environment, reads, reconnects, returns_to, form_token } = question;
  const rows = [
    ['Requested by', named(organization)],
    ['For', named(customer)],
    [
      'Account at',
      `${named(vendor)}${Object.values(environment).length > 0 ? ` (${Object.values(environment).map(named).join(', ')})` : ''}`,
    ],
    ['What is read', escapeHtml(reads)],
    ['What is changed', 'Nothing: access is read-only'],
    ['Afterwards', `You return to ${named(returns_to)}`],
  ];
  const title = reconnects ? `Reconnect ${vendor}` : `Connect ${vendor}`;
  return page(
    `${title} – ${service}`,
    `<h1>${escapeHtml(title)}</h1>
<p>${named(organization)} uses ${escapeHtml(service)} to read the data of ${named(customer)} from ${named(vendor)}.</p>
<dl>
${rows.map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`).join('\n')}
</dl>
<form method="post">
<input type="hidden" name="form_token" value="${escapeHtml(form_token)}">
<button type="submit">Continue to ${escapeHtml(vendor)}</button>
</form>
<p class="note">You will sign in at ${named(vendor)}, which asks you to agree. ${escapeHtml(service)} never sees your password. If you did not expect this page, close it.</p>`,
  );
}

/**
 * A redirect of the form itself would be stopped by \`form-action\`, over its whole chain; a page that goes on by
 * itself is not.
 */
export const leavingPage = (service: string, vendor: string, url: string): string =>
  page(
    `Going on to ${vendor} – ${service}`,
    `<h1>Going on to ${escapeHtml(vendor)}</h1>
<p>If nothing happens, use this link.</p>
<p><a class="go" rel="noreferrer" href="${escapeHtml(url)}">Continue to ${escapeHtml(vendor)}</a></p>`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(url)}">\n`,
  );

export const refusalPage = (service: string, what: string, detail: string, request_id: string): string =>
  page(
    `${what} – ${service}`,
    `<h1>${escapeHtml(what)}</h1>
<p>${escapeHtml(detail)}</p>
<p class="note">Nothing was connected. If you need help, quote the request ${escapeHtml(request_id)}.</p>`,
  );
