/** A vendor that costs next to nothing: one page of 100 users (30 KB) and one of 25, and one user, from memory. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const user = (n: number) => ({
  id: `01FCNDV6P870EA6S7TK1DSYD${String(n).padStart(2, '0')}`,
  name: `Lisa Karlin Curtis the ${n}th`,
  email: `lisa.${n}@example.com`,
  role: 'viewer',
  slack_user_id: `U02AYNF2XJ${n}`,
  base_role: { id: '01FCNDV6P870EA6S7TK1DSYDG0', name: 'Engineering', slug: 'engineering', description: 'Engineers' },
  custom_roles: [],
});
const page = (size: number) =>
  Buffer.from(
    JSON.stringify({ users: Array.from({ length: size }, (_, n) => user(n)), pagination_meta: { page_size: size } }),
  );
const pages = new Map([100, 25].map((size) => [String(size), page(size)]));
const single = Buffer.from(JSON.stringify({ user: user(1) }));

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://vendor');
  const body =
    url.pathname === '/v2/users' ? (pages.get(url.searchParams.get('page_size') ?? '') ?? pages.get('25')!) : single;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })),
);
