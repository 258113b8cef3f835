import { ApiError } from './api-error.ts';
import type { CallOptions, Listing, Page } from './connector-handle.ts';

interface ListAnswer<R> {
  data: R[];
  pagination?: { after?: string | null; page_size?: number | null };
  raw?: Page<R>['raw'];
}

function toPage<R>({ data, pagination, raw }: ListAnswer<R>): Page<R> {
  if (!Array.isArray(data))
    throw new ApiError('invalid_answer', 'The response of a list holds no records.', { status: 200 });
  return { data, after: pagination?.after ?? null, page_size: pagination?.page_size ?? null, ...(raw && { raw }) };
}

/** Pages in a row without a record. A report that the vendor is still preparing returns a few of them. */
const most_empty_pages = 500;

const endless = (detail: string) => new ApiError('upstream_contract_violation', detail, { status: 502 });

/**
 * Walks a list to its end. Cursors that run in a circle are found within a few rounds, remembering one of them (Brent's
 * algorithm); pages without records are counted.
 */
async function* walk<R>(
  list: (after: string | undefined) => Promise<ListAnswer<R>>,
  start: string | undefined,
): AsyncGenerator<Page<R>, void, undefined> {
  let after = start;
  let remembered: string | undefined;
  let steps = 0;
  let power = 1;
  let empty = 0;
  for (;;) {
    const page = toPage(await list(after));
    if (page.after !== null && (page.after === remembered || page.after === after))
      throw endless('The cursors of this list run in a circle: it has no end.');
    yield page;
    if (page.after === null) return;
    empty = page.data.length === 0 ? empty + 1 : 0;
    if (empty === most_empty_pages)
      throw endless(`The list goes on after ${most_empty_pages} pages without a record: it has no end.`);
    if (++steps === power || remembered === undefined) {
      remembered = page.after;
      power *= 2;
      steps = 0;
    }
    after = page.after;
  }
}

async function* flatten<R>(pages: AsyncIterable<Page<R>>): AsyncGenerator<R, void, undefined> {
  for await (const { data } of pages) yield* data;
}

/** Each iteration begins again at `start`. */
export function listing<R>(list: (after: string | undefined) => Promise<ListAnswer<R>>, start?: string): Listing<R> {
  const pages = () => walk(list, start);
  return { page: async () => toPage(await list(start)), pages, [Symbol.asyncIterator]: () => flatten(pages()) };
}

type Params = Record<string, unknown>;
type Execute = (
  entity: string,
  action: string,
  params: Params | undefined,
  options: CallOptions | undefined,
) => Promise<unknown>;

/** `pages` and `records` of a connector, over its `execute`. */
export function lists(execute: Execute) {
  const of = (entity: string, params: Params = {}, options?: CallOptions) => {
    const { after: start, ...rest } = params;
    return listing(
      (after) =>
        execute(entity, 'list', after === undefined ? rest : { ...rest, after }, options) as Promise<ListAnswer<never>>,
      start as string | undefined,
    );
  };
  return {
    pages: (entity: string, params?: Params, options?: CallOptions) => of(entity, params, options).pages(),
    records: (entity: string, params?: Params, options?: CallOptions) =>
      of(entity, params, options)[Symbol.asyncIterator](),
  };
}
