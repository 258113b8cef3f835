import { bodyOf, change, good, path, type Asked, type Memory, type Mutant, type Said } from '../mutant.ts';

const oauth = '/api/v1/integrations/connectors/oauth/';
const asksSession = (asked: Asked) => path(asked).startsWith(`${oauth}sessions/`);
const shows = (asked: Asked) => asked.method === 'GET' && path(asked).startsWith(`${oauth}consent/`);
const submits = (asked: Asked) => asked.method === 'POST' && path(asked).startsWith(`${oauth}consent/`);
const comesBack = (asked: Asked) => path(asked).startsWith(`${oauth}callback/`);
const initiates = (asked: Asked) => path(asked) === `${oauth}initiate`;
const session = (work: (body: Record<string, any>) => unknown) => (said: Said, asked: Asked) =>
  void (asksSession(asked) && good(said) && change(said, work));
const replace = (said: Said, from: string | RegExp, to: string) =>
  void (said.body = Buffer.from(said.body.toString().replaceAll(from, to)));
const header =
  (fits: (asked: Asked) => boolean, name: string, value?: (before: string) => string) => (said: Said, asked: Asked) => {
    if (!fits(asked) || said.headers[name] === undefined) return;
    if (value) said.headers[name] = value(said.headers[name]);
    else delete said.headers[name];
  };
const found = (said: Said, body: unknown) =>
  Object.assign(said, {
    status: 200,
    headers: { 'content-type': 'application/json', 'x-request-id': 'damaged-on-purpose' },
    body: Buffer.from(JSON.stringify(body)),
  });
const pending = { status: 'pending' };
const at = (said: Said, name: string) => (said.headers[name] ?? '').split('; ');

/** What page, form and vendor response of a flow carried, for a service that does not compare them. */
const browser = {
  answer(said: Said, asked: Asked, memory: Memory) {
    const token = shows(asked) ? /name="form_token" value="([^"]+)"/.exec(said.body.toString())?.[1] : undefined;
    if (token) memory.set('form_token', token);
    if (submits(asked) && good(said)) {
      memory.set('cookie', said.headers['set-cookie']);
      memory.set('state', /[?&;]state=([A-Za-z0-9._-]+)/.exec(said.body.toString())?.[1]);
    }
  },
};
const inCallback = (work: (asked: Asked, memory: Memory) => void) => ({
  ...browser,
  request: (asked: Asked, memory: Memory) => void (comesBack(asked) && memory.has('cookie') && work(asked, memory)),
});
const strangers = 'consent/callback/only-that-browser';
const page = 'consent/page/for-the-user-alone';
const denied = 'consent/denied/ends-the-session';
const own = 'consent/session/tells-nothing-else';
const by_form = 'consent/by-form';
const formOf = (asked: Asked) => (submits(asked) ? new URLSearchParams(asked.body.toString()) : undefined);

const branding = 'consent/branding';
const updatesOrganization = (asked: Asked) =>
  asked.method === 'PATCH' && path(asked) === '/api/v1/account/organization';
/** Accepts what the member of an organization must not be. */
const accepts = (member: 'accent_color' | 'logo') => (said: Said, asked: Asked) =>
  void (
    updatesOrganization(asked) &&
    said.status === 422 &&
    bodyOf(asked)?.[member] !== undefined &&
    found(said, {
      id: '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a11',
      name: 'Kit',
      redirect_urls: [],
      confirm_consents: false,
      accent_color: null,
      logo: null,
    })
  );

/** What a consent flow may tell, to whom, and whom it may take for the user. */
export const consentMutants: Mutant[] = [
  {
    id: 'branding/any-color',
    title: 'A color is accepted on which white text cannot be read',
    cases: [branding],
    answer: accepts('accent_color'),
  },
  {
    id: 'branding/any-image',
    title: 'An image is accepted that is no PNG',
    cases: [branding],
    answer: accepts('logo'),
  },
  {
    id: 'branding/keeps-metadata',
    title: 'The metadata of a logo is kept',
    cases: [branding],
    answer: (said, asked) =>
      void (
        updatesOrganization(asked) &&
        good(said) &&
        change(said, (body) => (body['logo'] ? { ...body, logo: bodyOf(asked)?.['logo'] } : body))
      ),
  },
  {
    id: 'branding/stays',
    title: 'A color that was removed stays',
    cases: [branding],
    answer: (said, asked) =>
      void (
        updatesOrganization(asked) &&
        good(said) &&
        bodyOf(asked)?.['accent_color'] === null &&
        change(said, (body) => ({ ...body, accent_color: '#0b5c4a' }))
      ),
  },
  {
    id: 'branding/color-not-shown',
    title: 'The page does not have the color of the organization',
    cases: [branding],
    answer: (said, asked) => void (shows(asked) && replace(said, '#0b5c4a', '#1f4fd8')),
  },
  {
    id: 'branding/logo-from-elsewhere',
    title: 'The page loads the logo from elsewhere',
    cases: [branding],
    answer: (said, asked) =>
      void (shows(asked) && replace(said, /src="data:[^"]*"/g, 'src="https://cdn.example.com/logo.png"')),
  },
  {
    id: 'branding/images-from-anywhere',
    title: 'The policy of a page with a logo allows images from anywhere',
    cases: [branding],
    answer: header(shows, 'content-security-policy', (before) => before.replace('img-src data:', 'img-src *')),
  },
  {
    id: 'branding/any-style',
    title: 'The policy of a page with a color allows any style',
    cases: [branding],
    answer: header(shows, 'content-security-policy', (before) =>
      before.replace(/style-src [^;]+/, "style-src 'unsafe-inline'"),
    ),
  },
  {
    id: 'consent/form-not-verified',
    title: 'A form with a rejected key is accepted',
    cases: [by_form],
    answer: (said, asked) =>
      void (
        formOf(asked)?.get('credentials.api_key') === 'wrong-key-84733' &&
        said.status === 400 &&
        (said.status = 200)
      ),
  },
  {
    id: 'consent/form-repeats-the-key',
    title: 'The page of a refused form repeats the key',
    cases: [by_form],
    answer: (said, asked) =>
      void (formOf(asked)?.has('credentials.api_key') && replace(said, '</main>', 'wrong-key-84733</main>')),
  },
  {
    id: 'consent/declining-keeps-the-session',
    title: 'A session that was declined on the page stays pending',
    cases: [by_form],
    answer: session((body) => (body['status'] === 'failed' ? pending : body)),
  },
  {
    id: 'consent/completed-link-asks-again',
    title: 'The link of a completed session shows a form',
    cases: [by_form],
    answer: (said, asked) =>
      void (shows(asked) && replace(said, '</main>', '<input name="form_token" value="x"></main>')),
  },
  {
    id: 'session/leaks-its-url',
    title: 'A session shows its redirect URL',
    cases: [own],
    answer: session((body) => ({ ...body, redirect_url: 'https://app.example.com/connected?tab=1' })),
  },
  {
    id: 'session/leaks-an-error',
    title: 'A pending session shows an error',
    cases: [own],
    answer: session((body) => (body['status'] === 'pending' ? { ...body, error: 'access_denied' } : body)),
  },
  {
    id: 'session/foreign-organization',
    title: 'A session is shown to another organization',
    cases: [own],
    answer: (said, asked) =>
      void (asksSession(asked) && said.status === 404 && !asked.url.endsWith('x') && found(said, pending)),
  },
  {
    id: 'session/unknown-is-pending',
    title: 'A nonexistent session is pending',
    cases: [own],
    answer: (said, asked) =>
      void (asksSession(asked) && said.status === 404 && asked.url.endsWith('x') && found(said, pending)),
  },
  {
    id: 'session/completed-at-once',
    title: 'A session is completed before the user returns',
    cases: [own],
    answer: session((body) =>
      body['status'] === 'pending'
        ? { status: 'completed', connector_id: '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99' }
        : body,
    ),
  },
  {
    id: 'session/refusal-not-told',
    title: 'A session whose user declined is pending',
    cases: [denied],
    answer: session((body) => (body['status'] === 'failed' ? pending : body)),
  },
  {
    id: 'session/another-error',
    title: 'A session whose user declined reports another error',
    cases: [denied],
    answer: session((body) => (body['error'] ? { ...body, error: 'creation_failed' } : body)),
  },
  {
    id: 'consent/framed',
    title: 'The page may be framed',
    cases: [page],
    answer: header(shows, 'content-security-policy', (before) => before.replace(/frame-ancestors [^;]+;?/, '')),
  },
  {
    id: 'consent/form-goes-anywhere',
    title: "The page's form may be sent elsewhere",
    cases: [page],
    answer: header(shows, 'content-security-policy', (before) => before.replace(/form-action [^;]+;?/, '')),
  },
  { id: 'consent/cached', title: 'The page may be cached', cases: [page], answer: header(shows, 'cache-control') },
  {
    id: 'consent/link-in-referrer',
    title: 'The link is sent as a referrer',
    cases: [page],
    answer: header(shows, 'referrer-policy', () => 'origin'),
  },
  {
    id: 'consent/opening-begins',
    title: 'Opening the link starts an attempt',
    cases: [page],
    answer: (said, asked) =>
      void (shows(asked) && good(said) && (said.headers['set-cookie'] = 'patchbay-consent-x=1; HttpOnly')),
  },
  {
    id: 'consent/name-not-escaped',
    title: "A customer's name is not escaped",
    cases: [page],
    answer: (said, asked) => void (shows(asked) && replace(said, /&#60;b&#62;|&lt;b&gt;/g, '<b>')),
  },
  {
    id: 'consent/secret-on-the-page',
    title: "The page holds the OAuth client's secret",
    cases: [page],
    answer: (said, asked) => void (shows(asked) && replace(said, '</main>', 'kit-secret-84732</main>')),
  },
  {
    id: 'consent/customer-not-named',
    title: 'The page does not name the customer',
    cases: [page],
    answer: (said, asked) => void (shows(asked) && replace(said, /kit-[\w-]+/g, 'another customer')),
  },
  {
    id: 'consent/form-token-not-compared',
    title: 'A form is accepted with any CSRF token',
    cases: [strangers],
    ...browser,
    request: (asked, memory) =>
      void (
        submits(asked) &&
        memory.has('form_token') &&
        (asked.body = Buffer.from(`form_token=${encodeURIComponent(String(memory.get('form_token')))}`))
      ),
    answer(said, asked, memory) {
      browser.answer(said, asked, memory);
      // The page has not been opened before the invented token comes: the service then takes it unseen.
      if (submits(asked) && said.status === 400) Object.assign(said, { status: 200 });
    },
  },
  {
    id: 'consent/origin-not-compared',
    title: 'A form from another origin is accepted',
    cases: ['consent/flow'],
    request: (asked) =>
      void (
        submits(asked) &&
        asked.headers['origin'] === 'https://evil.example' &&
        (delete asked.headers['origin'],
        (asked.headers['sec-fetch-site'] = 'same-origin'),
        (asked.headers['origin'] = 'null'))
      ),
  },
  {
    id: 'consent/cookie-readable',
    title: 'Scripts can read the cookie',
    cases: [strangers],
    answer: (said, asked) =>
      void (
        submits(asked) &&
        said.headers['set-cookie'] &&
        (said.headers['set-cookie'] = at(said, 'set-cookie')
          .filter((each) => each !== 'HttpOnly')
          .join('; '))
      ),
  },
  {
    id: 'consent/cookie-goes-everywhere',
    title: 'The cookie is sent from other sites',
    cases: [strangers],
    answer: (said, asked) =>
      void (
        submits(asked) &&
        said.headers['set-cookie'] &&
        (said.headers['set-cookie'] = at(said, 'set-cookie')
          .map((each) => (each.startsWith('SameSite') ? 'SameSite=None' : each))
          .join('; '))
      ),
  },
  {
    id: 'consent/cookie-guessable',
    title: 'The cookie is too short',
    cases: [strangers],
    answer: (said, asked) =>
      void (
        submits(asked) &&
        said.headers['set-cookie'] &&
        (said.headers['set-cookie'] = said.headers['set-cookie'].replace(/=[^;]+/, '=12345678'))
      ),
  },
  {
    id: 'callback/cookie-not-needed',
    title: 'Any browser can complete the flow',
    cases: [strangers],
    ...inCallback((asked, memory) => void (asked.headers['cookie'] ??= String(memory.get('cookie')))),
  },
  {
    id: 'callback/cookie-not-compared',
    title: 'A browser with another cookie can complete the flow',
    cases: [strangers],
    ...inCallback((asked, memory) => void (asked.headers['cookie'] &&= String(memory.get('cookie')))),
  },
  {
    id: 'callback/state-not-compared',
    title: 'A modified state is accepted',
    cases: [strangers],
    ...inCallback((asked) => void (asked.url = asked.url.replace(/A&error/, '&error'))),
  },
  {
    id: 'callback/first-of-two',
    title: 'The first of a duplicated parameter is used',
    cases: [strangers],
    ...inCallback((asked) => void (asked.url = asked.url.replace(/&state=[^&]+/, ''))),
  },
  {
    id: 'callback/nothing-is-a-refusal',
    title: 'A return without parameters counts as declined',
    cases: [strangers],
    ...inCallback((asked) => void (!asked.url.includes('error=') && (asked.url += '&error=access_denied'))),
  },
  {
    id: 'callback/any-vendor',
    title: "Another vendor's callback is accepted",
    cases: [strangers],
    ...inCallback((asked) => void (asked.url = asked.url.replace('/facebook-marketing?', '/zendesk-support?'))),
  },
  {
    id: 'callback/state-good-twice',
    title: 'A state can be used twice',
    cases: ['consent/flow'],
    answer(said, asked, memory) {
      if (comesBack(asked))
        said.status === 303 ? memory.set(asked.url, { ...said }) : Object.assign(said, memory.get(asked.url) ?? {});
    },
  },
  {
    id: 'callback/query-of-the-application-lost',
    title: "The query of the application's URL is lost",
    cases: [denied],
    answer: header(comesBack, 'location', (before) => before.replace('tab=1&', '')),
  },
  {
    id: 'callback/session-not-named',
    title: 'The application does not get the session id',
    cases: [denied],
    answer: header(comesBack, 'location', (before) => before.replace(/&?session_id=[^&]+/, '')),
  },
  {
    id: 'callback/state-handed-on',
    title: 'The state is passed on to the application',
    cases: [denied],
    answer: (said, asked) =>
      void (
        said.headers['location'] &&
        comesBack(asked) &&
        (said.headers['location'] += `&state=${new URLSearchParams(asked.url.split('?')[1]).get('state')}`)
      ),
  },
  {
    id: 'callback/connector-though-denied',
    title: 'A user who declined is reported as connected',
    cases: [denied],
    answer: header(comesBack, 'location', (before) => `${before}&connector_id=01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99`),
  },
  {
    id: 'callback/page-in-place-of-303',
    title: 'The user who declined stays on a page',
    cases: [denied],
    answer: (said, asked) => void (comesBack(asked) && said.status === 303 && (said.status = 400)),
  },
  {
    id: 'consent/spent-link-opens',
    title: 'A link shows its page after the flow has ended',
    cases: [denied],
    answer(said, asked, memory) {
      if (shows(asked))
        good(said) ? memory.set(asked.url, { ...said }) : Object.assign(said, memory.get(asked.url) ?? {});
    },
  },
  {
    id: 'initiate/any-redirect',
    title: 'A redirect URL need not be registered',
    cases: ['consent/initiate/redirect-urls'],
    request: (asked) =>
      void (
        initiates(asked) &&
        asked.body.includes('https://other.example.com') &&
        (asked.body = Buffer.from(
          asked.body.toString().replace('https://other.example.com', 'https://app.example.com'),
        ))
      ),
  },
  {
    id: 'initiate/redirect-by-beginning',
    title: 'A redirect URL that starts like a registered one is accepted',
    cases: ['consent/initiate/redirect-urls'],
    request: (asked) =>
      void (
        initiates(asked) &&
        (asked.body = Buffer.from(asked.body.toString().replace('app.example.com.evil.example', 'app.example.com')))
      ),
  },
  {
    id: 'initiate/own-parameters-in-redirect',
    title: "A redirect URL may contain the service's own parameters",
    cases: ['consent/initiate/redirect-urls'],
    request: (asked) =>
      void (initiates(asked) && (asked.body = Buffer.from(asked.body.toString().replace('?session_id=mine', '')))),
  },
  {
    id: 'initiate/link-elsewhere',
    title: 'The link leads to another host',
    cases: [own],
    answer: (said, asked) =>
      void (
        initiates(asked) &&
        good(said) &&
        bodyOf(said) &&
        change(said, (body) => ({
          ...body,
          consent_url: String(body['consent_url']).replace(/^https?:\/\/[^/]+/, 'https://elsewhere.example'),
        }))
      ),
  },
  {
    id: 'initiate/link-lives-longer',
    title: 'A link is valid for a day',
    cases: [own],
    answer: (said, asked) =>
      void (
        initiates(asked) &&
        good(said) &&
        change(said, (body) => ({ ...body, expires_at: new Date(Date.now() + 86_400_000).toISOString() }))
      ),
  },
  {
    id: 'initiate/link-is-over',
    title: 'A new link has already expired',
    cases: [own],
    answer: (said, asked) =>
      void (
        initiates(asked) &&
        good(said) &&
        change(said, (body) => ({ ...body, expires_at: new Date(Date.now() + 600_000).toISOString() }))
      ),
  },
  {
    id: 'initiate/secret-told',
    title: "The response holds the OAuth client's secret",
    cases: ['consent/client'],
    answer: (said, asked) =>
      void (
        path(asked).includes('/oauth/credentials/') &&
        good(said) &&
        said.body.length > 0 &&
        change(said, (body) => ({ ...body, client_secret: 'kit-secret-84729' }))
      ),
  },
];
