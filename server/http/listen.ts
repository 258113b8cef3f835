import type { Express } from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { v7 as uuid } from 'uuid';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { rawProblem } from './problem-answer.ts';

/** Longer than any handler may take: a call to a vendor is bounded by 60 s. */
const drain_ms = 70_000;

export interface Listener {
  host: string;
  port: number;
  /** Takes no new connections, lets requests in flight finish, and closes. */
  drain(): Promise<void>;
}

/** What Node's parser refuses before there is a request. */
function parserProblem(error: NodeJS.ErrnoException): Problem {
  if (error.code === 'HPE_HEADER_OVERFLOW') return new Problem('headers_too_large', 'The request line and the headers are larger than 32 KiB.');
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request_timeout', 'The request did not arrive in time.');
  return new Problem('invalid_header', 'The request is not valid HTTP.');
}

export async function listen(app: Express, services: Services, host: string, port: number): Promise<Listener> {
  const server: Server = createServer({ maxHeaderSize: 32 * 1024, requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 5_000 }, app);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const request_id = uuid();
    const problem = parserProblem(error);
    services.log.debug({ request_id, code: problem.code }, 'a request that is not HTTP');
    socket.end(rawProblem(problem, request_id));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    host,
    port: (server.address() as AddressInfo).port,
    async drain() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection that becomes idle after its last answer would keep the server open.
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      const end = setTimeout(() => server.closeAllConnections(), drain_ms);
      await closed;
      clearInterval(sweep);
      clearTimeout(end);
    },
  };
}
