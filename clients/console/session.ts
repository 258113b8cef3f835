import { client } from '../http/generated/client.gen.ts';
import { createToken } from '../http/generated/sdk.gen.ts';

export interface Credentials {
  client_id: string;
  client_secret: string;
  organization_id: string;
}

interface Session extends Credentials {
  access_token: string;
  renew_at: number;
}

/** In the memory of this page alone: it ends when the page is closed or loaded again. */
let session: Session | undefined;

async function tokenFor(credentials: Credentials): Promise<Session> {
  const { client_id, client_secret } = credentials;
  const { data } = await createToken({ body: { client_id, client_secret }, throwOnError: true });
  return { ...credentials, access_token: data.access_token, renew_at: Date.now() + data.expires_in * 500 };
}

export async function signIn(credentials: Credentials): Promise<void> {
  session = await tokenFor(credentials);
}

export function signOut(): void {
  session = undefined;
}

client.setConfig({ baseUrl: window.location.origin });
client.interceptors.request.use(async (request) => {
  if (!session || request.url.endsWith('/applications/token')) return request;
  if (Date.now() > session.renew_at) session = await tokenFor(session);
  request.headers.set('Authorization', `Bearer ${session.access_token}`);
  if (session.organization_id) request.headers.set('X-Organization-Id', session.organization_id);
  return request;
});
