import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vendorModels, type VendorModel } from './honest-vendors.ts';
import type { Misbehavior, Misreply } from './misbehavior.ts';
import type { Truth } from './truth.ts';

/** One account at a vendor: the token names it. */
export interface VendorAccount {
  model: VendorModel;
  truth: Truth;
  /** Undefined while the vendor behaves. */
  misbehavior: Misbehavior | undefined;
}

export interface VendorServers {
  /** Connector type -> origin. */
  upstreams: Record<string, string>;
  accounts: Map<string, VendorAccount>;
  close(): Promise<void>;
}

function send(response: ServerResponse, reply: Misreply): void {
  if (reply === 'hang') return;
  if (reply === 'reset') {
    response.socket?.destroy();
    return;
  }
  if ('raw' in reply) {
    response.writeHead(reply.raw.includes('html') ? 403 : 200, { 'content-type': 'application/json' }).end(reply.raw);
    return;
  }
  response
    .writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    .end(JSON.stringify(reply.body));
}

async function serve(model: VendorModel, accounts: VendorServers['accounts']): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    const url = new URL(request.url ?? '/', 'http://vendor.invalid');
    const account = accounts.get(model.tokenOf(request.headers.authorization ?? ''));
    if (!account) return send(response, { status: 401, body: model.error('unauthorized', 401) });
    const asked = { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams };
    const answered = model.answer(account.truth, asked);
    // The check of the credentials asks for a single record; it tells the truth about them.
    const is_check = answered.about.kind === 'check' || ['1'].includes(asked.query.get('page[size]') ?? '');
    send(
      response,
      (is_check ? undefined : account.misbehavior?.strike({ ...answered, model, truth: account.truth, asked })) ??
        answered.reply,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** All vendor models, each on an address of its own. */
export async function startVendorModels(): Promise<VendorServers> {
  const accounts: VendorServers['accounts'] = new Map();
  const servers = await Promise.all(vendorModels.map((model) => serve(model, accounts)));
  return {
    accounts,
    upstreams: Object.fromEntries(
      servers.map((server, at) => [
        vendorModels[at]?.connector_type ?? '',
        `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ]),
    ),
    async close() {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise<void>((resolve) => server.close(() => resolve()));
      }
    },
  };
}
