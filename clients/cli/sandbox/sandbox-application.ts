import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escapeHtml } from '../../../server/html.ts';
import { called } from '../called.ts';

/**
 * The application that sends its users to the sandbox's consent flows: one page, which shows what they came back with.
 */
export interface SandboxApplication {
  redirect_url: string;
  close(): Promise<void>;
}

function page(query: URLSearchParams): string {
  const connector_id = query.get('connector_id');
  const next =
    connector_id === null
      ? ''
      : `<p>In the folder of the sandbox:</p><pre>${called} connectors get ${escapeHtml(connector_id)}</pre>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Application</title></head>
<body style="font-family: sans-serif; max-width: 40rem; margin: 4rem auto">
<h1>${connector_id === null ? 'Not connected' : 'Connected'}</h1>
<p>This page stands for the application that asked for the connector.</p>
<dl>${[...query].map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
${next}
</body></html>`;
}

export async function startApplication(): Promise<SandboxApplication> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://application');
    if (pathname !== '/connected')
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('/connected is the only page.\n');
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cache-control': 'no-store',
      })
      .end(page(searchParams));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return {
    redirect_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/connected`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
