import { html, raw, type Html } from '../html.ts';
import { goesOn, named, page, type Brand, type Page } from './page-shell.ts';

/** Whose link it is, and what for. */
export interface Asked {
  service: string;
  brand: Brand;
  customer: string;
  vendor: string;
  /** The vendor's account, as far as it was named: variable -> value. */
  environment: Readonly<Record<string, string>>;
  reads: string;
  reconnects: boolean;
  returns_to: string;
  form_token: string;
}

export interface Field {
  name: string;
  label: string;
  help: string;
  secret: boolean;
  required: boolean;
}

export interface CredentialForm {
  fields: readonly Field[];
  /** How to get the credentials at the vendor. */
  steps: Html;
  /** Why the last attempt was refused, and the fields that are wrong. */
  refusal?: { text: string; fields: readonly string[] };
}

const titleOf = ({ reconnects, vendor }: Asked) => (reconnects ? `Reconnect ${vendor}` : `Connect ${vendor}`);

const summary = ({ brand, customer, vendor, environment, reads, returns_to }: Asked): Html => {
  const accounts = Object.values(environment);
  const rows: Array<[string, Html | string]> = [
    ['Requested by', named(brand.organization)],
    ['For', named(customer)],
    [
      'Account at',
      accounts.length === 0
        ? named(vendor)
        : html`${named(vendor)} (${accounts.map((each, index) => html`${index > 0 && ', '}${named(each)}`)})`,
    ],
    ['What is read', reads],
    ['What is changed', 'Nothing: access is read-only'],
    ['Afterwards', html`You return to ${named(returns_to)}`],
  ];
  return html`<dl>
    ${rows.map(
      ([term, text]) =>
        html`<dt>${term}</dt>
          <dd>${text}</dd>
          ${raw('\n')}`,
    )}
  </dl>`;
};

const intro = ({ brand, service, customer, vendor }: Asked): Html =>
  html`<p>
    ${named(brand.organization)} uses ${service} to read the data of ${named(customer)} from ${named(vendor)}.
  </p>`;

const token = (value: string): Html => html`<input type="hidden" name="form_token" value="${value}" />`;

const decline = raw('<button class="second" name="decision" value="decline" formnovalidate>Decline</button>');

export function questionPage(asked: Asked): Page {
  const { service, vendor, form_token, brand } = asked;
  return page({
    title: `${titleOf(asked)} – ${service}`,
    brand,
    body: html`<h1>${titleOf(asked)}</h1>
      ${intro(asked)} ${summary(asked)}
      <form method="post">
        ${token(form_token)}
        <div class="actions"><button name="decision" value="continue">Continue to ${vendor}</button> ${decline}</div>
      </form>
      <p class="note">
        You will sign in at ${named(vendor)}, which asks you to agree. ${service} never sees your password. If you did
        not expect this page, close it.
      </p>`,
  });
}

function fieldOf({ name, label, help, secret, required }: Field, { refusal }: CredentialForm): Html {
  const id = `credential-${name}`;
  const invalid = refusal?.fields.includes(name) === true;
  // Password managers must not offer the password of this site; a key is no password.
  return html`<div class="field">
    <label for="${id}">${label}${!required && ' (optional)'}</label>
    <input
      id="${id}"
      name="credentials.${name}"
      type="${secret ? 'password' : 'text'}"
      autocomplete="off"
      spellcheck="false"
      autocapitalize="none"
      aria-describedby="${invalid && 'refusal '}${id}-help"
      ${required && raw('required')}
      ${invalid && raw('aria-invalid="true" autofocus')}
    />
    <p class="help" id="${id}-help">${help}</p>
  </div>`;
}

/** For a vendor without OAuth: the user enters the credentials. */
export function credentialsPage(asked: Asked, form: CredentialForm): Page {
  const { service, vendor, form_token, brand } = asked;
  const title = titleOf(asked);
  return page({
    title: `${form.refusal ? 'Not accepted: ' : ''}${title} – ${service}`,
    brand,
    body: html`<h1>${title}</h1>
      ${form.refusal && html`<div class="alert" id="refusal" role="alert">${form.refusal.text}</div>`} ${intro(asked)}
      ${summary(asked)}
      <form method="post" autocomplete="off">
        ${token(form_token)} ${form.fields.map((field) => fieldOf(field, form))}
        <details ${form.refusal && raw('open')}>
          <summary>Where do I find this?</summary>
          ${form.steps}
        </details>
        <div class="actions"><button name="decision" value="continue">Connect</button> ${decline}</div>
      </form>
      <p class="note">
        ${service} verifies this with ${named(vendor)}, stores it encrypted and never shows it again. You can revoke it
        at ${named(vendor)} at any time. If you did not expect this page, close it.
      </p>`,
  });
}

export const leavingPage = (service: string, vendor: string, brand: Brand, url: string): Page =>
  page({
    title: `Going on to ${vendor} – ${service}`,
    brand,
    head: goesOn(url),
    body: html`<h1>Going on to ${vendor}</h1>
      <p>If nothing happens, use this link.</p>
      <p><a class="go" rel="noreferrer" href="${url}">Continue to ${vendor}</a></p>`,
  });

export type Outcome = 'connected' | 'awaiting_confirmation' | 'in_progress' | 'declined' | 'expired' | 'failed';

const outcomes: Record<Outcome, { mark: Html; title: (vendor: string) => string; text: string }> = {
  connected: {
    mark: raw('<p class="mark good" aria-hidden="true">✓</p>'),
    title: (vendor) => `${vendor} is connected`,
    text: 'Nothing else is needed here.',
  },
  awaiting_confirmation: {
    mark: raw('<p class="mark good" aria-hidden="true">✓</p>'),
    title: () => 'Almost done',
    text: 'You have agreed. The application that sent you here now confirms the connection.',
  },
  in_progress: {
    mark: raw(''),
    title: () => 'The account is being connected',
    text: 'This takes a moment. If the application does not show the account in a few minutes, request a new link from it.',
  },
  declined: {
    mark: raw('<p class="mark bad" aria-hidden="true">✕</p>'),
    title: () => 'You declined',
    text: 'Nothing was connected. To connect the account after all, request a new link from the application that sent you here.',
  },
  expired: {
    mark: raw('<p class="mark bad" aria-hidden="true">✕</p>'),
    title: () => 'This link has expired',
    text: 'Nothing was connected. Links are valid for an hour. Request a new one from the application that sent you here.',
  },
  failed: {
    mark: raw('<p class="mark bad" aria-hidden="true">✕</p>'),
    title: (vendor) => `${vendor} was not connected`,
    text: 'This link has been used, and connecting failed. Request a new link from the application that sent you here.',
  },
};

interface Ended {
  service: string;
  brand: Brand;
  vendor: string;
  returns_to: string;
  url?: string;
}

/** How a session has ended: with `url`, on the way back to the application. */
export function outcomePage(outcome: Outcome, { service, brand, vendor, returns_to, url }: Ended): Page {
  const { mark, title, text } = outcomes[outcome];
  return page({
    title: `${title(vendor)} – ${service}`,
    brand,
    ...(url !== undefined && { head: goesOn(url) }),
    body: html`${mark}
      <h1>${title(vendor)}</h1>
      <p>${text}</p>
      ${
        url === undefined
          ? html`<p class="note">You can close this page and return to ${named(returns_to)}.</p>`
          : html`<p><a class="go" rel="noreferrer" href="${url}">Return to ${named(returns_to)}</a></p>`
      }`,
  });
}

export const refusalPage = (service: string, what: string, detail: string, request_id: string): Page =>
  page({
    title: `${what} – ${service}`,
    body: html`<h1>${what}</h1>
      <p>${detail}</p>
      <p class="note">This page connected nothing. If you need help, quote the request ${request_id}.</p>`,
  });
