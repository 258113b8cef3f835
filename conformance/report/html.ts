import type { Outcome, Result } from '../runner/case.ts';
import type { KitReport } from '../runner/run-kit.ts';
import { escape } from './escape.ts';
import { distinctReasons, families } from './families.ts';

const most_reasons = 6;
const most_families = 12;
const most_open = 5;

const order: Outcome[] = ['fail', 'error', 'disabled', 'skip', 'pass'];
const says: Record<Outcome, string> = {
  fail: 'failed',
  error: "the kit's own fault",
  disabled: 'disabled',
  skip: 'not claimed',
  pass: 'passed',
};

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); --soft: color-mix(in srgb, currentColor 6%, transparent); --fail: #c62f2f; --pass: #1d7f4e; --wait: #9a6b00; }
* { box-sizing: border-box }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 74rem; padding: 2rem 1.25rem 4rem }
h1 { font-size: 1.6rem; margin: 0 0 .25rem } h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem }
.sub { opacity: .75; margin: 0 0 1.25rem } code, pre { font: 13px/1.45 ui-monospace, monospace }
.bar { display: flex; height: .6rem; border-radius: .3rem; overflow: hidden; background: var(--soft); margin: 1rem 0 }
.bar span { display: block } .fail, .error { --c: var(--fail) } .pass { --c: var(--pass) } .skip, .disabled { --c: var(--wait) }
.bar span, .dot { background: var(--c) } .dot { display: inline-block; width: .6rem; height: .6rem; border-radius: 50%; margin-right: .5rem }
fieldset { border: 0; padding: 0; margin: 0 0 1rem; display: flex; flex-wrap: wrap; gap: .5rem }
legend { float: left; margin-right: .75rem; padding: .3rem 0 } label.chip { border: 1px solid var(--line); border-radius: 1rem; padding: .25rem .8rem; cursor: pointer }
details.case { border-top: 1px solid var(--line) } details.case:last-child { border-bottom: 1px solid var(--line) }
summary { cursor: pointer } .case > summary { padding: .5rem .25rem; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 1rem; list-style: none }
summary::-webkit-details-marker { display: none } .case > summary:hover { background: var(--soft) } summary small { opacity: .65; display: block }
.inner { padding: 0 1.25rem 1rem } .inner ul { padding-left: 1.2rem; margin: .25rem 0 } .inner li::marker { color: var(--c) }
.headers summary { font-size: .85rem; opacity: .7; margin: .25rem 0 } h4 { font-size: .95rem; margin: .5rem 0 .25rem; overflow-wrap: anywhere } .case:target > summary { background: var(--soft) }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); gap: 1rem }
pre { background: var(--soft); padding: .75rem; border-radius: .4rem; overflow: auto; max-height: 28rem; margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: .35rem .6rem; border-top: 1px solid var(--line) }
`;

/** What is shown is chosen by the boxes alone: no script is needed, so the page may be opened anywhere. */
const filters = order
  .map((outcome) => `body:has(#show-${outcome}:not(:checked)) details.case.${outcome} { display: none }`)
  .join('\n');

/** Head and body of a message; the headers are collapsed, because the cause is seldom there. */
function messageOf(name: string, text: string): string {
  const end = text.indexOf('\n\n');
  const [start = '', ...headers] = (end < 0 ? text : text.slice(0, end)).split('\n');
  const collapsed =
    headers.length > 0
      ? `<details class="headers"><summary>${headers.length} headers</summary><pre>${escape(headers.join('\n'))}</pre></details>`
      : '';
  return `<div><h4>${name} <code>${escape(start)}</code></h4>${collapsed}${end < 0 ? '' : `<pre>${escape(text.slice(end + 2)) || ' '}</pre>`}</div>`;
}

const anchor = ({ id, target }: Result): string => `${id}-${target}`.replace(/[^\w-]+/g, '-');

function caseOf({ open, ...result }: Result & { open: boolean }): string {
  const { id, title, proves, outcome, reasons, took_ms, target, source, exchange } = result;
  const where = `${escape(id)}${target === 'hosted' ? '' : ` <em>(${escape(target)})</em>`}`;
  const pair = exchange
    ? `<div class="pair">${messageOf('Request', exchange.request)}${messageOf('Answer', exchange.answer)}</div>`
    : '';
  const told = distinctReasons(reasons);
  const list = told
    .slice(0, most_reasons)
    .map(({ reason, times }) => `<li>${escape(reason)}${times > 1 ? ` <small>(${times} times)</small>` : ''}</li>`)
    .join('');
  const more = told.length > most_reasons ? `<li><small>… and ${told.length - most_reasons} more</small></li>` : '';
  return `<details id="${anchor(result)}" class="case ${outcome}"${open ? ' open' : ''}><summary><span><span class="dot" title="${says[outcome]}"></span>${escape(title)}<small><code>${where}</code></small></span><small>${Math.round(took_ms)} ms</small></summary><div class="inner">${told.length > 0 ? `<ul>${list}${more}</ul>` : ''}<p><small>Proves ${escape(proves)}. Source: ${source}.</small></p>${pair}</div></details>`;
}

/** One error may break hundreds of promises: the reason comes before the cases that found it. */
function wrongTable(failed: Result[]): string {
  const found = families(failed);
  if (found.length === 0) return '';
  const rows = found
    .slice(0, most_families)
    .map(({ reason, results }) => [
      String(results.length),
      escape(reason),
      `<a href="#${anchor(results[0]!)}"><code>${escape(results[0]!.id)}</code></a>`,
    ]);
  const rest =
    found.length > most_families
      ? `<p><small>… and ${found.length - most_families} more reasons, each with its case below.</small></p>`
      : '';
  return `<h2>What is wrong</h2>${table(['cases', 'reason', 'for example'], rows)}${rest}`;
}

const table = (head: string[], rows: string[][]) =>
  `<div class="scroll"><table><thead><tr>${head.map((each) => `<th>${each}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;

function coverageTable({ coverage }: KitReport): string {
  const operations = [...new Set(coverage.map(({ operation }) => operation))];
  const rows = operations.map((name) => {
    const own = coverage.filter(({ operation }) => operation === name);
    const seen = own
      .filter((each) => each.seen > 0)
      .map((each) => `<span title="${each.seen} times">${each.status}</span>`);
    const unseen = own
      .filter((each) => each.reason)
      .map((each) => `<span title="${escape(each.reason!)}">${each.status}</span>`);
    return [`<code>${escape(name)}</code>`, seen.join(' '), unseen.join(' ')];
  });
  const reasons = [...new Set(coverage.flatMap((each) => each.reason ?? []))].map((reason) => [
    coverage
      .filter((each) => each.reason === reason)
      .map(({ status }) => status)
      .filter((status, n, all) => all.indexOf(status) === n)
      .join(' '),
    escape(reason),
  ]);
  return `${table(['operation', 'seen', 'not seen'], rows)}<h3>Why some were not seen</h3>${table(['statuses', 'reason'], reasons)}`;
}

function readinessTable({ readiness }: KitReport): string {
  const rows = readiness.map((each) => [
    `<code>${escape(each.connector_type)} ${escape(each.entity)}</code>`,
    String(each.records),
    `${each.fields - each.never_filled.length} of ${each.fields}`,
    escape(each.never_filled.join(', ')),
    escape(each.values_never_seen.join(', ')),
    escape(each.actions_never_good.join(', ')),
    escape(each.codes.join(', ')),
  ]);
  return table(
    [
      'entity',
      'records',
      'fields filled',
      'null in every record',
      'known values never seen',
      'actions never answered well',
      'failures seen',
    ],
    rows,
  );
}

/** A page for people: what failed first, with what was sent and answered. */
export function toHtml(report: KitReport): string {
  const { totals, results, base_url, requests, took_ms, started_at, document } = report;
  const sum = results.length;
  const bar = order
    .map(
      (outcome) =>
        `<span class="${outcome}" style="width:${((100 * totals[outcome]) / Math.max(1, sum)).toFixed(2)}%"></span>`,
    )
    .join('');
  const boxes = order
    .filter((outcome) => totals[outcome] > 0)
    .map(
      (outcome) =>
        `<label class="chip ${outcome}"><input type="checkbox" id="show-${outcome}"${outcome === 'fail' || outcome === 'error' || (outcome === 'pass' && totals.fail + totals.error === 0) ? ' checked' : ''}> <span class="dot"></span>${totals[outcome]} ${says[outcome]}</label>`,
    )
    .join('');
  const sorted = [...results].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  const failed = sorted.filter(({ outcome }) => outcome === 'fail' || outcome === 'error');
  // A few are shown expanded; hundreds of expanded ones would be unreadable.
  const shown = sorted.map((each, n) => caseOf({ ...each, open: n < most_open && n < failed.length }));
  const verdict =
    totals.fail > 0
      ? `${totals.fail} of ${sum} promises ${totals.fail === 1 ? 'is' : 'are'} broken`
      : totals.error > 0
        ? 'The kit has failed itself'
        : 'Every promise that was tried is kept';
  const released =
    report.released && report.released.violations.length > 0
      ? `<h2>Clients of the released document ${escape(report.released.version)} would stumble over</h2><ul>${report.released.violations.map((each) => `<li>${escape(each)}</li>`).join('')}</ul>`
      : '';
  const fuzzed = report.fuzz
    ? `<p>${report.fuzz.requests} made-up requests with seed ${report.fuzz.seed}: ${Object.entries(report.fuzz.statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}.</p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(verdict)}: ${escape(base_url)}</title><style>${style}${filters}</style></head>
<body><h1>${escape(verdict)}</h1><p class="sub"><code>${escape(base_url)}</code> against the ${escape(document)} document, ${escape(started_at.slice(0, 16).replace('T', ' '))} UTC: ${sum} cases, ${requests} requests, ${(took_ms / 1000).toFixed(1)} s. Secrets are taken out.</p>
<div class="bar" role="img" aria-label="${order.map((outcome) => `${totals[outcome]} ${says[outcome]}`).join(', ')}">${bar}</div>${fuzzed}
${wrongTable(failed)}<h2>Cases</h2><fieldset><legend>Show</legend>${boxes}</fieldset><section>${shown.join('\n')}</section>${released}
<h2>Declared statuses that were answered</h2>${coverageTable(report)}<h2>What the vendors' data has shown</h2>${readinessTable(report)}
<p>Codes never answered: ${escape(report.codes.never_seen.join(', ') || 'none')}.</p></body></html>
`;
}
