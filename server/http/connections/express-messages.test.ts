import express, { type Express } from 'express';
import { once } from 'node:events';
import { createServer, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messagesOf } from './express-messages.ts';

/** The prototypes of a request and its response, before the app has them and after. */
async function prototypes(app: Express, options: ServerOptions): Promise<object[][]> {
  const seen: object[][] = [];
  const server = createServer(options, (request, response) => {
    const note = () => seen.push([Object.getPrototypeOf(request), Object.getPrototypeOf(response)]);
    note();
    app(request, response);
    note();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/page?size=2`, { headers: { connection: 'close' } });
    expect([response.status, await response.json()]).toEqual([200, { path: '/page', size: '2', from: '127.0.0.1' }]);
    return seen;
  } finally {
    server.close();
  }
}

const appOf = (): Express =>
  express().get('/page', ({ path, query, ip }, response) => {
    response.json({ path, size: query['size'], from: ip });
  });

describe('requests and responses made for an Express app', () => {
  it('keep the prototype that they are made with', async () => {
    const app = appOf();
    const [before, after] = await prototypes(app, messagesOf(app));
    expect(after).toEqual([app.request, app.response]);
    expect(before?.map((each, at) => each === after?.[at])).toEqual([true, true]);
  });

  it('have it changed by Express where they are those of Node', async () => {
    const [before, after] = await prototypes(appOf(), {});
    expect(before?.map((each, at) => each === after?.[at])).toEqual([false, false]);
  });
});
