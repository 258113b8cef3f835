import { listing } from './pages.ts';

type Answer = { data: { id: string }[]; pagination: { after: string | null } };

async function walk(list: (page: number) => Answer): Promise<{ pages: number; error?: unknown }> {
  let page = 0;
  let pages = 0;
  try {
    for await (const _ of listing(async () => list(page++)).pages()) pages++;
    return { pages };
  } catch (error) {
    return { pages, error };
  }
}

describe('walking a list', () => {
  it('ends where no cursor follows', async () => {
    const found = await walk((page) => ({
      data: [{ id: `${page}` }],
      pagination: { after: page < 4 ? `${page}` : null },
    }));
    expect(found).toEqual({ pages: 5 });
  });

  it('stops a list whose cursors advance without end over pages without records', async () => {
    const { pages, error } = await walk((page) => ({ data: [], pagination: { after: `${page}` } }));
    expect(pages).toBe(500);
    expect(error).toMatchObject({ code: 'upstream_contract_violation', status: 502 });
  });

  it('goes on over single pages without records', async () => {
    const found = await walk((page) => ({
      data: page % 2 === 0 ? [] : [{ id: `${page}` }],
      pagination: { after: page < 1199 ? `${page}` : null },
    }));
    expect(found).toEqual({ pages: 1200 });
  });
});
