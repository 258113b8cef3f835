/** What a search over HTTP is measured against: an Express route that returns the same bytes from memory. */
import express from 'express';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';

const bytes = readFileSync(process.argv[2]!);
const app = express();
app.disable('x-powered-by');
app.post('/search', (_request, response) => {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(bytes);
});
const server = app.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })),
);
