import { createServer } from 'node:net';

/** Ports that nothing listens on now, above those that the system gives to connections. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (!found.includes(port) && (await isFree(port))) found.push(port);
  }
  return found;
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
