import type { Response } from 'express';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createResponseBudget } from './response-budget.ts';

const most_bytes = 64 * 1024 * 1024;

/** Sends requests on one connection and waits until the server has as many. */
async function received(requests: number) {
  const responses: Array<ServerResponse<IncomingMessage>> = [];
  const server = createServer((_request, response) => void responses.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(requests));
  while (responses.length < requests) await sleep(5);
  return {
    /** As far as a budget looks at it. */
    last: responses.at(-1) as Response,
    async hangUp() {
      const ended = once(responses[0]!.req.socket, 'close');
      socket.destroy();
      await ended;
      await sleep(20);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

it.each([
  ['that is to be read', 1],
  ['that waits behind another one of its connection', 2],
])('counts a response %s until the connection ends', async (_which, requests) => {
  const budget = createResponseBudget();
  const { last, hangUp, close } = await received(requests);
  budget.take('caller', most_bytes, last);
  expect(() => budget.admit('caller')).toThrow('Too many large responses');
  await hangUp();
  expect(() => budget.admit('caller')).not.toThrow();
  await close();
});

it.each([
  ['a response', 1],
  ['a response behind another one of its connection', 2],
])('does not count %s whose connection has ended', async (_which, requests) => {
  const budget = createResponseBudget();
  const { last, hangUp, close } = await received(requests);
  await hangUp();
  budget.take('caller', most_bytes, last);
  expect(() => budget.admit('caller')).not.toThrow();
  await close();
});
