import { createHash } from 'node:crypto';
import { escapeHtml, html, raw, type Html } from '../html.ts';
import { logoSize, type Branding } from './branding.ts';

const style = `:root{color-scheme:light dark;--accent:#1f4fd8;--button:var(--accent);--on-button:var(--on-accent);--edge:var(--button);--on-accent:#fff;--back:#f4f5f7;--card:#fff;--text:#16191f;--quiet:#565d6b;--line:#d5d9e0;--control:#7a8190;--bad:#b3261e;--bad-back:#fdecea;--good:#146c2e;--ring:#c77700}
@media (prefers-color-scheme:dark){:root{--accent:#8fb0ff;--on-accent:#0c1730;--back:#111318;--card:#1b1e25;--text:#eceef2;--quiet:#a8afbd;--line:#343944;--control:#868e9e;--bad:#ffb4ab;--bad-back:#3b1513;--good:#86d99b;--ring:#f2a900}}
*{box-sizing:border-box}
body{font:1.0625rem/1.55 system-ui,sans-serif;margin:0;background:var(--back);color:var(--text)}
main{max-width:34rem;margin:6vh auto;padding:2rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem;overflow-wrap:anywhere}
p{margin:0 0 1rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.4rem 1.25rem;margin:1.25rem 0;padding:1rem 0;border:solid var(--line);border-width:1px 0}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
label{display:block;font-weight:600;margin-bottom:.3rem}
input:not([type=hidden]){font:inherit;width:100%;padding:.6rem .75rem;border:1px solid var(--control);border-radius:.5rem;background:var(--card);color:var(--text)}
input[aria-invalid=true]{border:2px solid var(--bad)}
.field{margin:0 0 1.25rem}
.help,.note{color:var(--quiet);font-size:.9375rem}
.help{margin:.35rem 0 0}
.note{margin:1.25rem 0 0}
.alert{margin:0 0 1.25rem;padding:.75rem 1rem;border-left:.25rem solid var(--bad);border-radius:.25rem;background:var(--bad-back)}
.mark{font-size:2rem;line-height:1;font-weight:700;margin:0 0 .75rem}
.good{color:var(--good)}.bad{color:var(--bad)}
details{margin:0 0 1.25rem}
summary,a{color:var(--accent);cursor:pointer}
details ol{margin:.5rem 0 0;padding-left:1.4rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
button,.go{font:inherit;font-weight:600;display:inline-block;padding:.65rem 1.4rem;border:2px solid var(--edge);border-radius:.5rem;background:var(--button);color:var(--on-button);text-decoration:none;cursor:pointer}
button.second{background:transparent;color:var(--accent);border-color:var(--accent)}
.logo{display:block;width:auto;height:auto;max-width:min(100%,12rem);max-height:3rem;margin:0 0 1.25rem;border-radius:.35rem;background:#fff}
@media (prefers-color-scheme:dark){.logo{padding:.35rem}}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
@media (max-width:36rem){main{margin:0;min-height:100vh;border:0;border-radius:0;padding:1.5rem 1.25rem}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.6rem}dd:last-child{margin-bottom:0}.actions button,.actions .go{flex:1 1 100%;text-align:center}}`;

/**
 * White text on the accent color can be read, since other colors are refused. As text on the card it can be read on
 * white alone: in the dark it fills the buttons, and their edge is ours.
 */
const accentStyle = (color: string): string =>
  `:root{--button:${color};--on-button:#fff}
@media (prefers-color-scheme:light){:root{--accent:${color}}}
@media (prefers-color-scheme:dark){:root{--edge:var(--control)}}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const style_hash = hashOf(style);

/** Nothing may be loaded, framed or sent elsewhere; style sheets are named by their hashes. */
const headersOf = (more_styles: readonly string[], images: boolean): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src ${[style_hash, ...more_styles.map(hashOf)].join(' ')};${images ? ' img-src data:;' : ''} form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  // The application may have opened the page in a popup, and waits for the result.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
});

/** A page and the headers that it is sent with: its policy names what is in it. */
export interface Page {
  text: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Bidirectional controls could make a name read otherwise; they are refused where names come in, and isolated here all
 * the same.
 */
export const named = (text: string): Html => html`<bdi>${text}</bdi>`;

/** The organization whose page it is. */
export interface Brand extends Branding {
  organization: string;
}

function logoOf({ logo, organization }: Brand): Html | '' {
  if (logo === null) return '';
  const { width, height } = logoSize(logo);
  return html`<img
    class="logo"
    src="data:image/png;base64,${logo}"
    width="${width}"
    height="${height}"
    alt="${organization}"
  />`;
}

interface Parts {
  title: string;
  body: Html;
  head?: Html;
  brand?: Brand;
}

export function page({ title, body, head, brand }: Parts): Page {
  const styles = brand?.accent_color ? [accentStyle(brand.accent_color)] : [];
  const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head ?? ''}<title>${escapeHtml(title)}</title>
${[style, ...styles].map((each) => `<style>${each}</style>`).join('\n')}
</head>
<body>
<main>
${brand ? logoOf(brand) : ''}
${body}
</main>
</body>
</html>
`;
  return { text, headers: headersOf(styles, brand !== undefined && brand.logo !== null) };
}

/**
 * A redirect of a form would be stopped by `form-action`, over its whole chain; a page that goes on by itself is not.
 */
export const goesOn = (url: string): Html => html`<meta http-equiv="refresh" content="0; url=${url}" />${raw('\n')}`;
