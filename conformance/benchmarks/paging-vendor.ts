/** An incident.io with any number of incidents that costs little: a page is put together from texts, and nothing is kept of it. All other lists are empty. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDataSet } from '../upstreams/incident-io/data-set.ts';

const count = Number(process.argv[2]);
const different = 250;

// Each record as the texts around its id, which alone (with the reference) tells one copy from the next.
const mark = '@@';
const models = [...createDataSet({ seed: 5, counts: { incidents: different } }).all('incidents')].map((record) => JSON.stringify({ ...record, id: mark, reference: `INC-${mark}` }).split(mark));
const idOf = (at: number) => String(at).padStart(26, '0');
const recordOf = (at: number) => {
  const [before, between, after] = models[at % different] as [string, string, string];
  return `${before}${idOf(at)}${between}${at}${after}`;
};

function page(url: URL): string {
  const size = Number(url.searchParams.get('page_size') ?? 25);
  const after = url.searchParams.get('after');
  const from = after === null ? 0 : Number(after) + 1;
  const to = Math.min(from + size, count);
  const meta = { page_size: size, total_record_count: count, ...(to < count ? { after: idOf(to - 1) } : {}) };
  return `{"incidents":[${Array.from({ length: Math.max(0, to - from) }, (_, each) => recordOf(from + each)).join(',')}],"pagination_meta":${JSON.stringify(meta)}}`;
}

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://vendor');
  const list = url.pathname.split('/').at(-1)!;
  const body = list === 'incidents' ? page(url) : JSON.stringify({ [list]: [], pagination_meta: { page_size: 25 } });
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })));
