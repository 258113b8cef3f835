import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may be in progress: no client that reads its responses pipelines more. */
const most_in_flight = 16;

/** How long a caller may read nothing of a response that is waiting for it, and how often that is looked at. */
const limits = { write_timeout_ms: 20_000, check_ms: 2_000 };

/** How long a refused connection has for reading why. */
const linger_ms = 1_000;

interface Connection {
  in_flight: number;
  /** Bytes that the peer's system has taken, and since when no more while others wait. */
  sent: number;
  since: number;
}

export interface Connections {
  /** Sends what is left to say, and closes the connection whether the peer does or not. */
  refuse(socket: Socket, text: string): void;
  close(): void;
}

/**
 * Bounds what a connection can keep busy: pipelined requests, and responses that are never read. Node by itself parses
 * and serves as many as arrive, and keeps their responses for as long as the connection lasts.
 */
export function watchConnections(server: Server, { write_timeout_ms, check_ms } = limits): Connections {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { in_flight: 0, sent: 0, since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    if (++connection.in_flight > most_in_flight) return void request.socket.destroy();
    response.once('close', () => connection.in_flight--);
  });
  const check = setInterval(() => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const waiting = socket.writableLength;
      const sent = socket.bytesWritten - waiting;
      if (waiting === 0 || sent > connection.sent) connection.since = now;
      connection.sent = sent;
      if (waiting > 0 && now - connection.since > write_timeout_ms) socket.destroy();
    }
  }, check_ms);
  check.unref();
  return {
    refuse(socket, text) {
      socket.end(text);
      setTimeout(() => socket.destroy(), linger_ms).unref();
    },
    close: () => clearInterval(check),
  };
}
