import type { Express } from 'express';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { v7 as uuid } from 'uuid';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { watchConnections } from './connections.ts';
import { messagesOf } from './express-messages.ts';
import { rawProblem } from '../responses/problem-response.ts';

/** Requests in flight get so long after the signal to stop. */
const drain_ms = 7_000;

export interface Listener {
  host: string;
  port: number;
  /** Takes no new connections and no new requests, lets those in flight finish, and closes within seconds. */
  drain(): Promise<void>;
}

/** What Node's parser refuses before there is a request. */
function parserProblem(error: NodeJS.ErrnoException): Problem {
  if (error.code === 'HPE_HEADER_OVERFLOW')
    return new Problem('headers_too_large', 'The request line and headers exceed 32 KiB.');
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Problem('request_timeout', 'The complete request was not received in time.');
  return new Problem('invalid_header', 'The request is not valid HTTP.');
}

export async function listen(app: Express, services: Services, host: string, port: number): Promise<Listener> {
  /** Node counts a connection that has not sent a byte as active, so the responses under way are counted here. */
  const open = new Map<Socket, Set<ServerResponse>>();
  let draining = false;
  const server: Server = createServer(
    {
      maxHeaderSize: 32 * 1024,
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
      ...messagesOf(app),
    },
    (request, response) => {
      const { socket } = request;
      open.get(socket)?.add(response);
      response.once('close', () => {
        open.get(socket)?.delete(response);
        if (draining) socket.end();
      });
      if (draining) response.setHeader('Connection', 'close');
      app(request, response);
    },
  );
  const connections = watchConnections(server);
  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const request_id = uuid();
    const problem = parserProblem(error);
    services.log.debug({ request_id, code: problem.code }, 'a request that is not HTTP');
    connections.refuse(socket, rawProblem(problem, request_id));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    host,
    port: (server.address() as AddressInfo).port,
    async drain() {
      draining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const [socket, responses] of open) {
        if (responses.size === 0) socket.destroy();
        for (const response of responses) if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      const end = setTimeout(() => server.closeAllConnections(), drain_ms);
      await closed;
      connections.close();
      clearTimeout(end);
    },
  };
}
