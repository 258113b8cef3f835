/** What an application and its user's browser do in a consent flow, without a browser. */
import type { Answer, TestService } from './service.ts';
import { desk_client, desk_type, startDesk, type Desk } from './oauth-desk.ts';

export const base = '/api/v1/integrations/connectors/oauth';
export const redirect_url = 'https://app.example.com/connected?keep=%7Ea+b';

export interface Browser {
  cookie: string;
  authorize_url: URL;
}

/** Where the flow meets one process, or several behind a load balancer. */
export type ConsentService = Pick<TestService, 'call' | 'url'> & {
  owner: { token: string };
  services: Pick<TestService['services'], 'database'>;
};

export type ConsentFlow = ReturnType<typeof consentFlow>;

export const parametersOf = (answer: Answer) =>
  Object.fromEntries(new URL(answer.headers.get('location')!).searchParams);

/** The organization of the service's owner must have registered https://app.example.com. */
export function consentFlow(
  service: ConsentService,
  usual: { connector_type: string; environment?: Record<string, string> },
  decision_usual: Record<string, string>,
) {
  const owner = service.owner.token;
  const flow = {
    register: (urls = ['https://app.example.com'], token = owner) =>
      service.call('PATCH', '/api/v1/account/organization', { token, body: { redirect_urls: urls } }),
    initiate: (body: Record<string, unknown> = {}, token = owner, headers: Record<string, string> = {}) =>
      service.call('POST', `${base}/initiate`, {
        token,
        headers,
        body: { customer_name: 'acme', redirect_url, ...usual, ...body },
      }),
    sessionOf: async (id: string) => (await service.call('GET', `${base}/sessions/${id}`, { token: owner })).body,
    page: (session_id: string) => service.call('GET', `${base}/consent/${session_id}`),
    submit: (session_id: string, form_token: string, headers?: Record<string, string>) =>
      flow.send(session_id, { form_token }, headers),
    send: (
      session_id: string,
      form: Record<string, string>,
      headers = { origin: service.url } as Record<string, string>,
    ) =>
      service.call('POST', `${base}/consent/${session_id}`, {
        body: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    /** Opens the link and sends its form. */
    fill: async (session_id: string, form: Record<string, string>) =>
      flow.send(session_id, { form_token: flow.formTokenOf(await flow.page(session_id)), ...form }),
    formTokenOf: (page: Answer) => /name="form_token" value="([^"]+)"/.exec(page.text)![1]!,
    /** What a browser does with a consent link, up to the vendor. */
    async setOut(session_id: string): Promise<Browser> {
      const gone = await flow.submit(session_id, flow.formTokenOf(await flow.page(session_id)));
      const url = /href="([^"]+)"/.exec(gone.text)![1]!.replace(/&#38;/g, '&');
      return { cookie: gone.headers.get('set-cookie')!.split(';')[0]!, authorize_url: new URL(url) };
    },
    /** The vendor's redirect after the user has decided. */
    async decide(
      { authorize_url }: Browser,
      decision: Record<string, string> = { decision: 'allow', ...decision_usual },
    ): Promise<URL> {
      const answer = await fetch(authorize_url, {
        method: 'POST',
        body: new URLSearchParams(decision),
        redirect: 'manual',
      });
      return new URL(answer.headers.get('location')!);
    },
    comeBack: (callback: URL, cookie?: string) =>
      service.call('GET', callback.pathname + callback.search, cookie === undefined ? {} : { headers: { cookie } }),
    async consent(
      body: Record<string, unknown> = {},
      decision?: Record<string, string>,
    ): Promise<{ session_id: string; answer: Answer }> {
      const { session_id } = (await flow.initiate(body)).body;
      const browser = await flow.setOut(session_id);
      return { session_id, answer: await flow.comeBack(await flow.decide(browser, decision), browser.cookie) };
    },
    /** The id of a connector that a user has just made. */
    connected: async (body?: Record<string, unknown>, decision?: Record<string, string>): Promise<string> => {
      const { connector_id, error } = parametersOf((await flow.consent(body, decision)).answer);
      if (connector_id === undefined) throw new Error(`no connector: ${error}`);
      return connector_id;
    },
    connectors: async () =>
      (await service.call('GET', '/api/v1/integrations/connectors?page_size=100', { token: owner })).body
        .data as Array<{ id: string }>,
    end: (session_id: string) =>
      service.services.database.change('UPDATE consent_sessions SET expires_at = ? WHERE id = ?', [
        '2020-01-01T00:00:00.000Z',
        session_id,
      ]),
  };
  return flow;
}

/** A support desk whose users can be asked for consent by the service's own client. */
export async function startConsents(): Promise<{ desk: Desk; flow: ConsentFlow }> {
  const desk = await startDesk({
    service: { environment: { PATCHBAY_OAUTH_CLIENTS: JSON.stringify({ [desk_type]: desk_client }) } },
  });
  const flow = consentFlow(
    desk.service,
    { connector_type: desk_type, environment: { subdomain: 'brightwater' } },
    { account: 'ada' },
  );
  await flow.register();
  return { desk, flow };
}
