/**
 * An incident.io with any number of incidents, those that the search benchmarks have: each page is made when it is
 * asked for. All other lists are empty.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { incident } from '../search-data.ts';

const count = Number(process.argv[2]);

/** A cursor is a position: to look for an id would cost more than to make a page. */
function page(url: URL): unknown {
  const size = Number(url.searchParams.get('page_size') ?? 25);
  const from = Number(url.searchParams.get('after') ?? 0);
  const to = Math.min(from + size, count);
  const incidents = Array.from({ length: Math.max(0, to - from) }, (_, each) => {
    const { chat_channel_id, ...record } = incident(from + each);
    return { ...record, slack_channel_id: chat_channel_id };
  });
  return {
    incidents,
    pagination_meta: { page_size: size, total_record_count: count, ...(to < count ? { after: String(to) } : {}) },
  };
}

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://vendor');
  const list = url.pathname.split('/').at(-1)!;
  const body = JSON.stringify(list === 'incidents' ? page(url) : { [list]: [], pagination_meta: { page_size: 25 } });
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })),
);
