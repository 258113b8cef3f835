/** Starts a fake vendor on loopback: its API at `base_url`, its control interface at `control_url`. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { control, CONTROL_PATH } from './control.ts';
import { createFaultEngine, type FaultEngine, type FaultRequest } from './fault-engine.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { rewrite } from './rewrite.ts';
import { send, sendWithFault } from './send.ts';
import { json, type FakeVendor, type VendorRequest } from './vendor.ts';

export interface StartOptions {
  host?: string;
  /** 0 takes any free port. */
  port?: number;
}

export interface Upstream {
  type: string;
  base_url: string;
  control_url: string;
  /** The same as over `control_url`, for tests in the same process. */
  faults: FaultEngine;
  requests: RequestLog;
  /** Ends open connections too, also those that a fault left hanging. */
  close(): Promise<void>;
}

const MAX_BODY = 8 * 1024 * 1024;

export async function startUpstream(
  vendor: FakeVendor,
  { host = '127.0.0.1', port = 0 }: StartOptions = {},
): Promise<Upstream> {
  const faults = createFaultEngine();
  const standing = createFaultEngine();
  vendor.standing_faults?.forEach((rule) => standing.add(rule));
  const requests = createRequestLog();
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith(CONTROL_PATH)) {
      void answerControl(request, response, url);
      return;
    }
    const failed = (error: unknown) => {
      // A fault of the fake itself: loud, and not in the vendor's words.
      console.error(error);
      if (!response.headersSent)
        send(response, json(500, { fake_vendor_error: String(error) }), new Date().toUTCString());
    };
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return void answerWithBody(request, response, url).catch(failed);
      request.resume();
      answerVendor(request, response, url, '');
    } catch (error) {
      failed(error);
    }
  });
  // Longer than any client keeps a pooled connection: the fake must not be the side that closes.
  server.keepAliveTimeout = 120_000;
  server.headersTimeout = 125_000;

  async function answerWithBody(incoming: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const body = await readBody(incoming);
    if (body === undefined) return send(response, vendor.error(413), new Date().toUTCString());
    answerVendor(incoming, response, url, body);
  }

  function answerVendor(incoming: IncomingMessage, response: ServerResponse, url: string, body: string): void {
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const query_text = mark < 0 ? '' : url.slice(mark + 1);
    const { headers, method = 'GET' } = incoming;
    const account = vendor.accountOf(headers);
    const logged = requests.add({ method, path, query: query_text, account, headers });
    const request: VendorRequest = {
      method,
      path,
      url,
      headers,
      body,
      get query() {
        return new URLSearchParams(query_text);
      },
    };
    const date = new Date(vendor.clock.now()).toUTCString();
    const asked: FaultRequest = {
      account,
      method,
      path,
      get query() {
        return request.query;
      },
    };
    const due = faults.due(asked) ?? standing.due(asked);
    if (!due) {
      const answer = vendor.answer(request);
      logged.status = answer.status;
      send(response, answer, date);
      return;
    }
    logged.fault = due.fault.kind;
    const answer = rewrite(vendor, request, account, due, () => vendor.answer(request));
    if (due.fault.kind !== 'hang' && due.fault.kind !== 'reset') logged.status = answer.status;
    sendWithFault(response, answer, due.fault, date);
  }

  async function answerControl(incoming: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const { pathname, searchParams } = new URL(url, 'http://control');
    const date = new Date().toUTCString();
    try {
      const body = await readBody(incoming);
      if (body === undefined)
        return send(response, json(413, { error: `a control request takes at most ${MAX_BODY} bytes` }), date);
      const request = {
        method: incoming.method ?? 'GET',
        path: pathname.slice(CONTROL_PATH.length),
        query: searchParams,
        body,
      };
      send(response, control({ vendor, faults, requests }, request), date);
    } catch (error) {
      if (!response.headersSent) send(response, json(500, { error: String(error) }), date);
    }
  }

  await listen(server, port, host);
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    type: vendor.type,
    base_url: origin,
    control_url: origin + CONTROL_PATH,
    faults,
    requests,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length <= MAX_BODY) pieces.push(piece);
  }
  return length > MAX_BODY ? undefined : Buffer.concat(pieces).toString();
}
