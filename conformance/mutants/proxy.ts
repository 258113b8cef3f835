import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import type { Asked, Memory, Mutant, Said } from './mutant.ts';

export interface Proxy {
  base_url: string;
  /** Damages what passes from now on as the mutant says; nothing without one. */
  become(mutant: Mutant | undefined): void;
  close(): Promise<void>;
}

/** They describe the connection to the next hop, not the message (RFC 9110, section 7.6.1). */
const hop_by_hop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host', 'expect']);
const passing = (headers: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      hop_by_hop.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Stands in front of a correct service. */
export async function startProxy(base_url: string): Promise<Proxy> {
  const pool = new Pool(new URL(base_url).origin, { connections: 16 });
  let mutant: Mutant | undefined;
  let memory: Memory = new Map();

  async function forward({ method, url, headers, body }: Asked): Promise<Said> {
    const answer = await pool.request({
      method: method as 'GET',
      path: url,
      headers,
      ...(body.length > 0 && { body }),
    });
    return {
      status: answer.statusCode,
      headers: passing(answer.headers),
      body: Buffer.from(await answer.body.arrayBuffer()),
    };
  }

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked: Asked = {
      method: incoming.method!,
      url: incoming.url!,
      headers: passing(incoming.headers),
      body: await readAll(incoming),
    };
    const said = mutant?.request?.(asked, memory) || (await forward(asked));
    mutant?.answer?.(said, asked, memory);
    const raw = mutant?.raw?.(said, asked);
    if (raw !== undefined) return void response.socket?.end(raw);
    response.writeHead(said.status, {
      ...said.headers,
      ...(said.body.length > 0 && { 'content-length': String(said.body.length) }),
    });
    response.end(asked.method === 'HEAD' ? undefined : said.body);
  }

  const server = createServer({ maxHeaderSize: 64 * 1024 }, (incoming, response) => {
    pass(incoming, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(String(error));
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(next) {
      mutant = next;
      memory = new Map();
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await pool.close();
    },
  };
}
