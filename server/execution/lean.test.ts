import type { IncomingMessage, ServerResponse } from 'node:http';
import { execute } from './execute.ts';
import { pages } from './pages.ts';
import type { ListResult } from './call.ts';
import { Problem } from '../problem.ts';
import { access, getTicket, json, listTickets, startUpstream, type FakeUpstream } from '../testing/upstream.ts';

const tickets = Array.from({ length: 30 }, (_, at) => ({
  id: `t ${at}\n`,
  title: 'x'.repeat((at * 37) % 400),
  metadata: { a: { b: at, c: at }, list: [{ b: 1, c: 2 }, 3], none: null },
}));

/** A vendor that pages `of` by offset. */
const paged =
  (of: () => ReadonlyArray<(typeof tickets)[number]>) => (request: IncomingMessage, response: ServerResponse) => {
    const query = new URL(request.url ?? '', 'http://x').searchParams;
    const from = Number(query.get('page[after]') ?? 0);
    const to = from + Number(query.get('page[size]') ?? 10);
    json(response, 200, {
      tickets: of().slice(from, to),
      meta: { has_more: to < of().length, after_cursor: String(to) },
    });
  };

const list = (upstream: FakeUpstream, params: object, entity = 'tickets') =>
  execute({ ...listTickets, entity, params }, upstream.runtime);

/** Pages to the end. */
async function walk(upstream: FakeUpstream, params: object, entity = 'tickets'): Promise<ListResult[]> {
  const found: ListResult[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await list(upstream, { ...params, ...(after !== undefined && { after }) }, entity);
    found.push(page);
    after = page.pagination?.after ?? null;
  }
  return found;
}

const bytesOf = (values: unknown[]) => Buffer.byteLength(JSON.stringify(values)) - 2;
const idsOf = (found: ListResult[]) => found.flatMap(({ data }) => data.map(({ id }) => id));
const ids = tickets.map(({ id }) => id);

describe('fields', () => {
  it('projects the record that is returned without it, and asks the vendor for the same', async () => {
    const upstream = await startUpstream((request, response) =>
      request.url?.includes('/tickets/')
        ? json(response, 200, { ticket: tickets[3] })
        : paged(() => tickets)(request, response),
    );
    const fields = ['title', 'metadata.a.b', 'metadata.list.c', 'metadata.none.x'];
    const metadata = { a: { b: 3 }, list: [{ c: 2 }] };
    const page = await list(upstream, { page_size: 10, fields });
    expect(page.data[3]).toEqual({ id: 't 3\n', title: tickets[3]?.title, metadata });
    const got = await execute({ ...getTicket, params: { id: '7', fields } }, upstream.runtime);
    expect(got.data).toEqual(page.data[3]);
    expect(upstream.requests.map(({ url }) => url).join(' ')).not.toMatch(/fields|max_bytes/);
  });

  it('refuses paths that the record does not have, before the vendor is asked', async () => {
    const upstream = await startUpstream(paged(() => tickets));
    for (const wrong of ['nothing', 'title.below', 'a\\b', '']) {
      const error = await list(upstream, { fields: ['id', wrong] }).catch((each: unknown) => each);
      expect(error).toBeInstanceOf(Problem);
      expect((error as Problem).extras.errors).toEqual([
        { in: 'body', pointer: '/params/fields/1', code: 'unknown', message: 'is not a field of the record' },
      ]);
    }
    expect(upstream.requests).toEqual([]);
  });
});

describe('page_size', () => {
  /** Returns everything, whatever it is asked for. */
  const all = (records: object[]) => (_request: IncomingMessage, response: ServerResponse) =>
    json(response, 200, { tickets: records, meta: { has_more: false } });

  it('bounds what is returned where the vendor returns more, and no record is missed', async () => {
    const upstream = await startUpstream(all(tickets));
    const found = await walk(upstream, { page_size: 7, raw: true });
    expect(found.map(({ data }) => data.length)).toEqual([7, 7, 7, 7, 2]);
    expect(found.map(({ raw }) => raw?.length)).toEqual([7, 7, 7, 7, 2]);
    expect(idsOf(found)).toEqual(ids);
    const inProcess: unknown[] = [];
    for await (const page of pages({ ...access, entity: 'tickets', params: { page_size: 7 } }, upstream.runtime)) {
      expect(page.data.length).toBeLessThanOrEqual(7);
      inProcess.push(...page.data.map(({ id }) => id));
    }
    expect(inProcess).toEqual(ids);
  });

  it('bounds 200 000 small records', async () => {
    const upstream = await startUpstream(all(Array.from({ length: 200_000 }, (_, id) => ({ id }))));
    const page = await list(upstream, { page_size: 100 });
    expect(page.data).toHaveLength(100);
    expect(page.pagination?.after).not.toBeNull();
  });

  it('ends a page of records with one ID', async () => {
    const upstream = await startUpstream(all(Array.from({ length: 10 }, () => ({ id: 1 }))));
    expect((await walk(upstream, { page_size: 4 })).map(({ data }) => data.length)).toEqual([4, 4, 2]);
  });

  it('does not return more records that do not fit', async () => {
    const upstream = await startUpstream(all(Array.from({ length: 50 }, () => ({ id: {} }))));
    await expect(list(upstream, { page_size: 10 })).rejects.toMatchObject({ code: 'upstream_contract_violation' });
    expect((await list(upstream, { page_size: 50 })).invalid_records).toHaveLength(50);
  });
});

describe('max_bytes', () => {
  it.each([1, 300, 700, 1500, 100_000])('of %i returns every record once, in pages that fit', async (max_bytes) => {
    const upstream = await startUpstream(paged(() => tickets));
    const found = await walk(upstream, { page_size: 7, max_bytes });
    expect(idsOf(found)).toEqual(ids);
    for (const { data } of found) if (data.length !== 1) expect(bytesOf(data)).toBeLessThanOrEqual(max_bytes);
    for await (const page of pages({ ...access, entity: 'tickets', params: { max_bytes } }, upstream.runtime))
      expect(page.data.length).toBeGreaterThan(0);
  });

  it('counts the raw records too, and returns those of the same page', async () => {
    const upstream = await startUpstream(paged(() => tickets));
    const found = await walk(upstream, { page_size: 10, max_bytes: 2000, raw: true });
    expect(found.flatMap(({ raw }) => raw?.map((each) => each?.['id']))).toEqual(ids);
    for (const { data, raw = [] } of found)
      if (data.length > 1) expect(bytesOf(data) + bytesOf(raw)).toBeLessThanOrEqual(2000);
  });

  it('misses no record where others are deleted while the page is read in parts', async () => {
    let left = tickets;
    const upstream = await startUpstream(paged(() => left));
    const first = await list(upstream, { page_size: 30, max_bytes: 3000 });
    const last = first.data.at(-1)?.['id'];
    const params = { page_size: 30, max_bytes: 3000, after: first.pagination?.after };
    left = tickets.slice(2);
    const second = await list(upstream, params);
    expect(second.data[0]?.['id']).toBe(ids[first.data.length]);
    left = tickets.filter(({ id }) => id !== last);
    expect((await list(upstream, params)).data[0]?.['id']).toBe(ids[0]);
  });

  it('gives a list that is returned whole pages only in requests that bound it', async () => {
    const upstream = await startUpstream((_request, response) =>
      json(
        response,
        200,
        ids.map((id) => ({ id })),
      ),
    );
    expect(await list(upstream, {}, 'states')).toEqual({ data: ids.map((id) => ({ id })) });
    const found = await walk(upstream, { max_bytes: 50 }, 'states');
    expect(found.length).toBeGreaterThan(5);
    expect(idsOf(found)).toEqual(ids);
    expect(found.at(-1)?.pagination).toEqual({ after: null, page_size: null });
  });

  it('reports records that do not fit their entity once, with the first part of their page', async () => {
    const upstream = await startUpstream((_request, response) =>
      json(response, 200, { tickets: [{ id: 1 }, { id: 2, rank: 'x' }, { id: 3 }], meta: { has_more: false } }),
    );
    const found = await walk(upstream, { max_bytes: 1 });
    expect(idsOf(found)).toEqual(['1', '3']);
    expect(found.map(({ invalid_records }) => invalid_records?.length)).toEqual([1, undefined]);
  });
});
