import { facebookMarketing } from '../../connector-types/facebook-marketing/mapping.ts';
import { incidentIo } from '../../connector-types/incident-io/mapping.ts';
import { zendeskSupport } from '../../connector-types/zendesk-support/mapping.ts';
import type { Paging } from '../../connector-types/definition/paging.ts';
import { compileContinuation, compileWhole, Contradiction, type Continuation } from './continuation.ts';
import { readPlace, writePlace } from './place.ts';

const more = (next: string) => ({ next, complete: false });
const end = { next: undefined, complete: true };
const doubt = { next: undefined, complete: false };

const records = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `r${at + 1}` }));

function read(
  paging: Paging,
  json: unknown,
  { count = 3, size = 10, sent, link }: { count?: number; size?: number; sent?: string; link?: string } = {},
): Continuation | 'contradiction' {
  try {
    return compileContinuation(paging)({ json, headers: { link }, records: records(count), size, sent });
  } catch (error) {
    if (error instanceof Contradiction) return 'contradiction';
    throw error;
  }
}

describe('Graph lists (developers.facebook.com/docs/graph-api/results; recorded connection bodies)', () => {
  const paging = facebookMarketing.paging!;
  const next = 'https://graph.facebook.com/v25.0/act_1/adimages?limit=25&after=b';
  it.each([
    ['next and cursor', { paging: { cursors: { after: 'c' }, next } }, more('c')],
    ['next without cursors: the cursor is in the URL', { paging: { next } }, more('b')],
    ['next by offset', { paging: { next: 'https://graph.facebook.com/x?offset=25&limit=25' } }, more('?offset=25')],
    ['next without any cursor', { paging: { next: 'https://graph.facebook.com/next' } }, 'contradiction'],
    ['next that is no URL', { paging: { next: true } }, 'contradiction'],
    ['a cursor that is no text', { paging: { cursors: { after: {} }, next } }, 'contradiction'],
    ['cursors on the last page', { paging: { cursors: { before: 'a', after: 'c' } } }, end],
    ['no paging, on a page that is not full', {}, end],
  ])('%s', (_what, json, expected) => expect(read(paging, json)).toEqual(expected));

  it('a full page without paging proves nothing', () => expect(read(paging, {}, { count: 10 })).toEqual(doubt));
  it('the cursor that was sent is no next one', () =>
    expect(read(paging, { paging: { next } }, { sent: 'b' })).toBe('contradiction'));
});

describe('Zendesk lists (developer.zendesk.com/api-reference/introduction/pagination)', () => {
  const paging = zendeskSupport.paging!;
  const next_page = 'https://acme.zendesk.com/api/v2/sla.json?page=2&per_page=100';
  it.each([
    ['more', { meta: { has_more: true, after_cursor: 'c' } }, more('c')],
    ['more, and a cursor left over', { meta: { has_more: false, after_cursor: 'c' } }, end],
    ['more, with the cursor in the link', { meta: { has_more: true }, links: { next: '/t?page[after]=d' } }, more('d')],
    ['more without a cursor', { meta: { has_more: true, after_cursor: null } }, 'contradiction'],
    ['a flag that is no boolean', { meta: { has_more: 'false', after_cursor: null } }, 'contradiction'],
    ['by offset', { next_page, previous_page: null, count: 120 }, more('?page=2&per_page=100')],
    ['by offset, to the end', { next_page: null, previous_page: null, count: 3 }, end],
    ['by offset, to no page', { next_page: 'https://acme.zendesk.com/api/v2/sla.json' }, 'contradiction'],
    ['no sign at all', {}, doubt],
    ['an empty meta', { meta: {} }, doubt],
  ])('%s', (_what, json, expected) => expect(read(paging, json)).toEqual(expected));
});

describe('incident.io lists (PaginationMetaResultV2; `after` is documented as a record’s id)', () => {
  const paging = incidentIo.paging!;
  it.each([
    ['a next cursor', { pagination_meta: { after: 'c', page_size: 25 } }, {}, more('c')],
    ['a number for a cursor', { pagination_meta: { after: 7 } }, {}, more('7')],
    ['no next cursor', { pagination_meta: { page_size: 25 } }, {}, end],
    ['no pagination_meta: the page behind the last record is asked for', {}, {}, more('r3')],
    ['no pagination_meta behind the last record', {}, { count: 0 }, doubt],
    ['no pagination_meta, and the same page again', {}, { sent: 'r3' }, doubt],
    ['pagination_meta that is no object', { pagination_meta: null }, { count: 0 }, doubt],
  ])('%s', (_what, json, page, expected) => expect(read(paging, json, page)).toEqual(expected));
});

describe('numbered pages', () => {
  it('offset with a flag go on by what the vendor applied', () => {
    const paging: Paging = { size_param: 'limit', offset_param: 'offset', more: 'more', step: 'limit' };
    expect(read(paging, { more: true, limit: 5 }, { sent: '20' })).toEqual(more('25'));
    expect(read(paging, { more: true }, { sent: '20' })).toEqual(more('23'));
    expect(read(paging, { more: false, limit: 5 })).toEqual(end);
    expect(read(paging, { more: true }, { count: 0 })).toBe('contradiction');
    expect(read(paging, {})).toEqual(doubt);
  });
  it('offset with a total', () => {
    const paging: Paging = { offset_param: 'start', total: 'page.total' };
    expect(read(paging, { page: { total: 9 } }, { sent: '5' })).toEqual(more('8'));
    expect(read(paging, { page: { total: 8 } }, { sent: '5' })).toEqual(end);
    expect(read(paging, { page: { total: 'many' } })).toEqual(doubt);
  });
  it('without either end at a page without records only', () => {
    expect(read({ page_param: 'page' }, {})).toEqual(more('2'));
    expect(read({ page_param: 'page', first: 0 }, {})).toEqual(more('1'));
    expect(read({ page_param: 'page' }, {}, { count: 0, sent: '9' })).toEqual(end);
    expect(read({ page_param: 'page', pages: 'total_pages' }, { total_pages: 9 }, { sent: '9' })).toEqual(end);
  });
});

describe('the Link header (RFC 8288)', () => {
  const paging: Paging = { size_param: 'per_page', link: 'header', params: ['page'] };
  const to = (rel: string) => `<https://api.example/x?page=3&per_page=10>; ${rel}`;
  it.each([
    ['next', to('rel="next"'), more('3')],
    ['among others', `<https://api.example/x?page=1>; rel="prev", ${to('rel=next; title="a"')}`, more('3')],
    ['of several relations', to('rel="last next"'), more('3')],
    ['without next', to('rel="prev"'), end],
    ['that leads nowhere', '<https://api.example/x>; rel="next"', 'contradiction'],
  ])('%s', (_what, link, expected) => expect(read(paging, [], { link, count: 10 })).toEqual(expected));
  it('absent behind a full page proves nothing', () => {
    expect(read(paging, [])).toEqual(end);
    expect(read(paging, [], { count: 10 })).toEqual(doubt);
  });
});

it('a place keeps any value, and only parameters that the paging knows', () => {
  for (const value of ['a', '?b=c', 'x&y', 'ü', '?'])
    expect(readPlace(writePlace([['after', value]], 'after'), ['after'])).toEqual([['after', value]]);
  expect(readPlace('?page=2&admin=1', ['after', 'page'])).toEqual([['page', '2']]);
});

describe('lists that the vendor documents to come whole', () => {
  it.each([
    ['incident.io, nothing about paging', incidentIo.paging, {}, end],
    ['incident.io, paging without a cursor', incidentIo.paging, { pagination_meta: { page_size: 25 } }, end],
    ['incident.io, a cursor', incidentIo.paging, { pagination_meta: { after: 'r3', page_size: 25 } }, 'contradiction'],
    ['Zendesk, a count', zendeskSupport.paging, { count: 3, next_page: null }, end],
    [
      'Zendesk, the address of a next page',
      zendeskSupport.paging,
      { next_page: 'https://x/y?page=2' },
      'contradiction',
    ],
    ['Zendesk, has_more', zendeskSupport.paging, { meta: { has_more: true, after_cursor: 'a' } }, 'contradiction'],
    ['Graph, next', facebookMarketing.paging, { paging: { next: 'https://x/y?after=b' } }, 'contradiction'],
    ['no paging at all', undefined, { pagination_meta: { after: 'r3' } }, end],
    ['pages by number without a sign', { page_param: 'page' }, {}, end],
  ])('%s', (_what, paging, json, expected) => {
    const page = { json, headers: {}, records: records(3), size: undefined, sent: undefined };
    const whole = compileWhole(paging);
    if (expected === 'contradiction') expect(() => whole(page)).toThrow(Contradiction);
    else expect(whole(page)).toEqual(expected);
  });
});
