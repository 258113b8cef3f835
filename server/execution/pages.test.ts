import { Problem } from '../problem.ts';
import { pages } from './pages.ts';
import { access, json, page, startUpstream } from '../testing/upstream.ts';

const call = { ...access, entity: 'tickets', params: { page_size: 2 } };

/** Ids of all pages up to the end or the error. */
async function walk(
  generator: AsyncIterable<{ data: Array<Record<string, unknown>> }>,
): Promise<{ ids: unknown[]; error?: unknown }> {
  const ids: unknown[] = [];
  try {
    for await (const { data } of generator) ids.push(...data.map(({ id }) => id));
  } catch (error) {
    return { ids, error };
  }
  return { ids };
}

describe('pages', () => {
  it('walks to the end, over short and empty pages', async () => {
    const responses = [page([1, 2], 'a'), page([], 'b'), page([3], 'c'), page([])];
    const upstream = await startUpstream((_request, response, count) => json(response, 200, responses[count - 1]));
    expect(await walk(pages(call, upstream.runtime))).toEqual({ ids: ['1', '2', '3'] });
    expect(upstream.requests.map(({ url }) => new URL(url ?? '', 'http://x').searchParams.get('page[after]'))).toEqual([
      null,
      'a',
      'b',
      'c',
    ]);
    await upstream.close();
  });

  it.each([
    ['empty pages', () => []],
    ['the same page again', () => [1]],
  ])('stops where the cursors go on and on with %s', async (_what, ids) => {
    const upstream = await startUpstream((_request, response, count) => json(response, 200, page(ids(), `c${count}`)));
    const { error } = await walk(pages(call, upstream.runtime));
    expect((error as Problem).detail).toBe('tickets: the cursors go on without new records.');
    expect(upstream.requests.length).toBeLessThan(510);
    await upstream.close();
  });

  it('reads a whole list as one page', async () => {
    const upstream = await startUpstream((_request, response) => json(response, 200, [{ id: 1 }]));
    expect(await walk(pages({ ...access, entity: 'states' }, upstream.runtime))).toEqual({ ids: ['1'] });
    await upstream.close();
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [7, 5],
    [100, 37],
  ])('stops where the vendor returned a cursor that was used before of %i after %i', async (circle, before) => {
    const next = (at: number): number => (at + 1 < before + circle ? at + 1 : before);
    const upstream = await startUpstream((request, response) => {
      const at = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page[after]') ?? -1);
      json(response, 200, page([1], String(at === -1 ? 0 : next(at))));
    });
    const { error } = await walk(pages(call, upstream.runtime));
    expect(error).toBeInstanceOf(Problem);
    expect((error as Problem).code).toBe('upstream_contract_violation');
    expect(upstream.requests.length).toBeLessThan(5 * (circle + before) + 5);
    await upstream.close();
  });

  it('surfaces an error in the middle', async () => {
    const upstream = await startUpstream((_request, response, count) =>
      count === 1 ? json(response, 200, page([1], 'a')) : json(response, 500, {}),
    );
    const { ids, error } = await walk(pages(call, upstream.runtime));
    expect(ids).toEqual(['1']);
    expect((error as Problem).code).toBe('upstream_failed');
    await upstream.close();
  });

  it('surfaces a page without its records', async () => {
    const upstream = await startUpstream((_request, response, count) =>
      json(response, 200, count === 1 ? page([1], 'a') : { meta: { has_more: false } }),
    );
    const { ids, error } = await walk(pages(call, upstream.runtime));
    expect(ids).toEqual(['1']);
    expect((error as Problem).code).toBe('upstream_contract_violation');
    await upstream.close();
  });
});
