import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy whose network can fail. */
export interface Proxy {
  port: number;
  /**
   * `open`: connects and forwards. `silent`: accepts, keeps every connection and forwards nothing, as a network does
   * that drops packets. `closed`: ends every connection, and each new one.
   */
  become(state: 'open' | 'silent' | 'closed'): void;
  connections(): number;
  close(): Promise<void>;
}

export async function startProxy(port: number, host = '127.0.0.1'): Promise<Proxy> {
  let state: 'open' | 'silent' | 'closed' = 'open';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: () => Socket | undefined) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (state !== 'silent') other()?.destroy();
    });
  };
  const server = createServer((near) => {
    if (state === 'closed') return void near.destroy();
    let far: Socket | undefined;
    keep(near, () => far);
    if (state === 'silent') return;
    far = connect(port, host);
    keep(far, () => near);
    // A connection that was made in silence, or has met it, stays silent: its packets were lost.
    near.on('data', (chunk) => state === 'open' && far?.write(chunk));
    far.on('data', (chunk) => state === 'open' && near.write(chunk));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      // What was half-open stays half-open when the network is back: both ends believe in it.
      if (state === 'silent' && next === 'open') for (const socket of sockets) socket.removeAllListeners('data');
      state = next;
      if (next === 'closed') destroyAll();
    },
    connections: () => sockets.size,
    async close() {
      destroyAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
