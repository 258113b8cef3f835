import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Exchange = ServerResponse<IncomingMessage>;

/** What is to be told of the end of a connection: one listener of the socket, however many responses wait on it. */
const waiting = new WeakMap<Socket, Set<() => void>>();

function waitingOn(socket: Socket): Set<() => void> {
  const known = waiting.get(socket);
  if (known) return known;
  const callbacks = new Set<() => void>();
  waiting.set(socket, callbacks);
  socket.once('close', () => {
    for (const each of callbacks) each();
  });
  return callbacks;
}

/** Whether the response has no reader any more: it has been sent, or its connection has ended. */
export const isClosed = (response: Exchange): boolean => response.destroyed || response.req.socket.destroyed;

/**
 * Calls once when a response has been sent or its connection has ended; at once where that has happened already. Node
 * emits `close` once, so a listener that is added later waits forever, and not at all for a response that waits behind
 * another one of its connection when that ends.
 */
export function onceClosed(response: Exchange, callback: () => void): void {
  if (isClosed(response)) return callback();
  const callbacks = waitingOn(response.req.socket);
  const tell = () => {
    if (!callbacks.delete(tell)) return;
    response.off('close', tell);
    callback();
  };
  callbacks.add(tell);
  response.once('close', tell);
}
