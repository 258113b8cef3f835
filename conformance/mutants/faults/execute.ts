import {
  bodyOf,
  change,
  executes,
  good,
  isExecute,
  problem,
  putBody,
  type Asked,
  type Mutant,
  type Said,
} from '../mutant.ts';

const list = (asked: Asked, said: Said) => executes(asked, 'list') && good(said);
const get = (asked: Asked, said: Said) => executes(asked, 'get') && good(said);
const incidents = 'connectors/incident-io/incidents/list/';
const record = `${incidents}good`;

/** Damages the parameters of an action where one of them is given. */
const asksFor =
  (action: string, work: (params: Record<string, unknown>) => Record<string, unknown>, where = 'fields') =>
  (asked: Asked): void => {
    const body = bodyOf(asked);
    const params = body?.['params'] as Record<string, unknown> | undefined;
    if (!executes(asked, action) || (where === 'fields' ? !Array.isArray(params?.['fields']) : !params?.[where]))
      return;
    putBody(asked, { ...body, params: work(params ?? {}) });
  };

/** What execute may get wrong: records, pages, parameters, the vendor's failures. */
export const executeMutants: Mutant[] = [
  {
    id: 'record/field-dropped',
    title: 'A declared field is missing',
    cases: [record],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => body.data.forEach((each: any) => delete each.updated_at)),
  },
  {
    id: 'record/null-dropped',
    title: 'Fields without a value are omitted',
    cases: [record, 'connectors/incident-io/incidents/list/record-of-nulls'],
    answer: (said, asked) =>
      list(asked, said) &&
      change(said, (body) =>
        body.data.forEach((each: any) => Object.keys(each).forEach((name) => each[name] === null && delete each[name])),
      ),
  },
  {
    id: 'record/field-added',
    title: 'A record has an undeclared field',
    cases: [record],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => body.data.forEach((each: any) => (each.slack_channel_id = 'C1'))),
  },
  {
    id: 'record/type-changed',
    title: 'A field has the wrong type',
    cases: [record],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => body.data.forEach((each: any) => (each.name = 5))),
  },
  {
    id: 'record/id-is-a-number',
    title: 'An id is a number',
    cases: ['connectors/incident-io/severities/list/good', record],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => body.data.forEach((each: any) => (each.id = 5))),
  },
  {
    id: 'record/nested-vendor-name',
    title: "A nested object has the vendor's name for a field",
    cases: [record],
    answer: (said, asked) =>
      list(asked, said) &&
      change(said, (body) => body.data.forEach((each: any) => each.creator && (each.creator.slack_user_id = 'U1'))),
  },
  {
    id: 'record/timestamp-padded',
    title: 'Timestamps have trailing zeros in the fraction',
    cases: ['execute/timestamps-are-utc-without-padding'],
    answer: (said, asked) =>
      list(asked, said) &&
      change(said, (body) =>
        body.data.forEach((each: any) => (each.created_at = each.created_at?.replace(/(\.\d+)?Z$/, '.120000Z'))),
      ),
  },
  {
    id: 'record/timestamp-offset',
    title: 'Timestamps have an offset instead of Z',
    cases: ['execute/timestamps-are-utc-without-padding'],
    answer: (said, asked) =>
      list(asked, said) &&
      change(said, (body) =>
        body.data.forEach((each: any) => (each.created_at = each.created_at?.replace(/Z$/, '+00:00'))),
      ),
  },
  {
    id: 'record/timestamp-is-no-date',
    title: 'A timestamp is malformed',
    cases: [record],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => body.data.forEach((each: any) => (each.created_at = 'yesterday'))),
  },
  {
    id: 'record/get-differs',
    title: 'A record from get differs from the listed one',
    cases: ['execute/get/returns-one-record', 'connectors/incident-io/incidents/get/is-the-listed-record'],
    answer: (said, asked) => get(asked, said) && change(said, (body) => ((body.data.name += '!'), body)),
  },
  {
    id: 'record/get-another',
    title: 'get returns another record',
    cases: ['execute/get/returns-one-record'],
    request(asked, memory) {
      if (!executes(asked, 'get')) return;
      const body = bodyOf(asked)!;
      const first = (memory.get(body['entity']) as string | undefined) ?? body['params']?.id;
      memory.set(body['entity'], first);
      putBody(asked, {
        ...body,
        params: {
          ...body['params'],
          id: /^[\w-]+$/.test(body['params']?.id) && body['entity'] === 'incidents' ? '1' : body['params']?.id,
        },
      });
    },
  },
  {
    id: 'record/get-is-an-array',
    title: 'get returns a list of one',
    cases: ['execute/get/returns-one-record'],
    answer: (said, asked) => get(asked, said) && change(said, (body) => ({ data: [body.data] })),
  },
  {
    id: 'record/get-unwrapped',
    title: 'get returns the bare record',
    cases: ['execute/get/returns-one-record'],
    answer: (said, asked) => get(asked, said) && change(said, (body) => body.data),
  },
  {
    id: 'record/unknown-is-null',
    title: 'A nonexistent record is 200 with null',
    cases: ['execute/get/unknown-record'],
    answer: (said, asked) =>
      void (
        executes(asked, 'get') &&
        said.status === 404 &&
        bodyOf(said)?.['code'] === 'record_not_found' &&
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json' },
          body: Buffer.from('{"data":null}'),
        })
      ),
  },
  {
    id: 'record/wrong-not-found-code',
    title: 'A nonexistent record has the code of a nonexistent connector',
    cases: ['execute/get/unknown-record'],
    answer: (said) =>
      change(said, (body) => (body.code === 'record_not_found' ? { ...body, code: 'not_found' } : body)),
  },
  {
    id: 'record/mode-hidden',
    title: 'Test incidents are missing from the list',
    cases: ['execute/list/includes-every-mode'],
    answer: (said, asked) =>
      list(asked, said) &&
      change(said, (body) => ({ ...body, data: body.data.filter((each: any) => each.mode !== 'test') })),
  },
  {
    id: 'record/foreign',
    title: "Another tenant's record is on the page",
    cases: ['execute/list/pages-join', `${incidents}pages-to-the-end`],
    answer(said, asked, memory) {
      if (list(asked, said) && bodyOf(asked)?.['entity'] === 'incidents')
        change(
          said,
          (body) => (
            memory.set('turn', Number(memory.get('turn') ?? 0) + 1),
            {
              ...body,
              data: [
                { ...body.data[0], id: `foreign-${String(memory.get('turn'))}`, name: 'of another customer' },
                ...body.data.slice(1),
              ],
            }
          ),
        );
    },
  },
  {
    id: 'page/order',
    title: 'Two neighboring records are swapped',
    cases: ['execute/list/pages-join', `${incidents}pages-to-the-end`],
    answer: (said, asked) =>
      list(asked, said) &&
      change(said, (body) =>
        bodyOf(asked)!['params']?.page_size === 3 && body.data.length > 1
          ? { ...body, data: [body.data[1], body.data[0], ...body.data.slice(2)] }
          : body,
      ),
  },
  {
    id: 'page/repeated',
    title: 'The first page is returned instead of the second',
    cases: ['execute/list/pages-join', `${incidents}pages-to-the-end`],
    request(asked) {
      const body = bodyOf(asked);
      if (executes(asked, 'list') && /^[\w-]{20,}$/.test(body!['params']?.after ?? ''))
        putBody(asked, { ...body, params: { ...body!['params'], after: undefined } });
    },
  },
  {
    id: 'page/record-repeated',
    title: 'The last record of a page is repeated on the next',
    cases: ['execute/list/pages-join', `${incidents}pages-to-the-end`],
    answer(said, asked, memory) {
      if (!list(asked, said)) return;
      const last = memory.get('last');
      change(
        said,
        (body) => (
          memory.set('last', body.data.at(-1)),
          bodyOf(asked)!['params']?.after && last ? { ...body, data: [last, ...body.data.slice(1)] } : body
        ),
      );
    },
  },
  {
    id: 'page/record-skipped',
    title: 'The last record of every page is missing',
    cases: ['execute/list/pages-join', `${incidents}pages-to-the-end`],
    answer: (said, asked) =>
      list(asked, said) &&
      change(said, (body) => (body.pagination?.after ? { ...body, data: body.data.slice(0, -1) } : body)),
  },
  {
    id: 'page/ends-early',
    title: 'The first page is reported as the last',
    cases: ['execute/list/cursor-is-string-or-null', `${incidents}pages-to-the-end`],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => (body.pagination && (body.pagination.after = null), body)),
  },
  {
    id: 'page/never-ends',
    title: 'The last page has a cursor',
    cases: ['execute/list/cursor-is-string-or-null'],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => (body.pagination && (body.pagination.after ??= 'again'), body)),
  },
  {
    id: 'page/cursor-is-a-number',
    title: 'The cursor is a number',
    cases: ['execute/list/cursor-is-string-or-null'],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => (body.pagination?.after && (body.pagination.after = 2), body)),
  },
  {
    id: 'page/cursor-is-empty',
    title: 'The last page has an empty cursor instead of null',
    cases: ['execute/list/cursor-is-string-or-null'],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => (body.pagination && (body.pagination.after ??= ''), body)),
  },
  {
    id: 'page/cursor-is-a-url',
    title: 'The cursor is a URL',
    cases: ['execute/list/cursor-is-opaque'],
    answer: (said, asked) =>
      list(asked, said) &&
      change(
        said,
        (body) => (body.pagination?.after && (body.pagination.after = `/next?after=${body.pagination.after}`), body),
      ),
  },
  {
    id: 'page/size-not-told',
    title: 'The requested page size is not reported',
    cases: ['execute/list/returns-data-and-pagination'],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => (body.pagination && (body.pagination.page_size = null), body)),
  },
  {
    id: 'page/size-ignored',
    title: 'page_size is ignored',
    cases: ['execute/list/returns-data-and-pagination', 'execute/list/page-is-no-larger-than-asked'],
    request(asked) {
      const body = bodyOf(asked);
      if (executes(asked, 'list') && Number.isInteger(body!['params']?.page_size))
        putBody(asked, { ...body, params: { ...body!['params'], page_size: 25 } });
    },
  },
  {
    id: 'list/fields-ignored',
    title: 'A list ignores fields',
    cases: [`${incidents}fields`],
    request: asksFor('list', ({ fields: _, ...given }) => given),
  },
  {
    id: 'list/fields-leak',
    title: 'A list with fields returns one more',
    cases: [`${incidents}fields`],
    request: asksFor('list', (given) => ({ ...given, fields: [...(given['fields'] as string[]), 'permalink'] })),
  },
  {
    id: 'list/fields-siblings-leak',
    title: 'A list returns an object whole where one of its members is asked for',
    cases: [`${incidents}fields`],
    request: asksFor('list', (given) => ({
      ...given,
      fields: (given['fields'] as string[]).map((each) => each.split('.')[0]),
    })),
  },
  {
    id: 'list/fields-unknown-ignored',
    title: 'A list accepts undeclared fields',
    cases: [`${incidents}fields`],
    request: asksFor('list', (given) => ({
      ...given,
      fields: (given['fields'] as string[]).filter((each) => each !== 'undeclared_member'),
    })),
  },
  {
    id: 'get/fields-ignored',
    title: 'A get ignores fields',
    cases: ['connectors/incident-io/incidents/get/fields'],
    request: asksFor('get', ({ fields: _, ...given }) => given),
  },
  {
    id: 'get/fields-leak',
    title: 'A get with fields returns one more',
    cases: ['connectors/incident-io/incidents/get/fields'],
    request: asksFor('get', (given) => ({ ...given, fields: [...(given['fields'] as string[]), 'permalink'] })),
  },
  {
    id: 'list/max-bytes-ignored',
    title: 'A list ignores max_bytes',
    cases: ['execute/list/max-bytes'],
    request: asksFor('list', ({ max_bytes: _, ...given }) => given, 'max_bytes'),
  },
  {
    id: 'list/max-bytes-loses-a-record',
    title: 'A page that max_bytes has cut is continued after the next record',
    cases: [`${incidents}max-bytes`],
    answer: (said, asked) =>
      list(asked, said) &&
      bodyOf(asked)?.['params']?.max_bytes !== undefined &&
      change(said, (body) => (body.pagination?.after ? { ...body, data: body.data.slice(0, -1) } : body)),
  },
  {
    id: 'page/pagination-missing',
    title: 'The pagination is missing',
    cases: ['execute/list/returns-data-and-pagination'],
    answer: (said, asked) => list(asked, said) && change(said, ({ data }) => ({ data })),
  },
  {
    id: 'page/pagination-where-none-is',
    title: 'An unpaged list has pagination',
    cases: ['execute/list/whole-lists-have-no-pagination'],
    answer: (said, asked) =>
      list(asked, said) && change(said, (body) => ({ pagination: { after: null, page_size: null }, ...body })),
  },
  {
    id: 'page/records-under-another-name',
    title: 'The records are in a member named after their entity',
    cases: ['execute/list/returns-data-and-pagination'],
    answer: (said, asked) => list(asked, said) && change(said, ({ data, ...body }) => ({ ...body, incidents: data })),
  },
  {
    id: 'page/bound-off-by-one',
    title: 'A page size above the maximum is accepted',
    cases: ['connectors/incident-io/incidents/list/page-size-above-maximum'],
    request(asked) {
      const body = bodyOf(asked);
      if (executes(asked, 'list') && body!['params']?.page_size === 251)
        putBody(asked, { ...body, params: { page_size: 250 } });
    },
  },
  {
    id: 'page/largest-refused',
    title: 'The maximum page size is rejected',
    cases: ['connectors/incident-io/incidents/list/page-size-at-maximum'],
    request: (asked) =>
      executes(asked, 'list') && bodyOf(asked)!['params']?.page_size === 250
        ? problem(422, 'validation_failed')
        : undefined,
  },
  {
    id: 'page/none-taken',
    title: 'A page size of zero is accepted',
    cases: ['connectors/incident-io/incidents/list/page-size-below-minimum'],
    request(asked) {
      const body = bodyOf(asked);
      if (executes(asked, 'list') && body!['params']?.page_size === 0) putBody(asked, { ...body, params: {} });
    },
  },
  {
    id: 'page/text-taken-for-a-number',
    title: 'A string is accepted as a number',
    cases: ['connectors/incident-io/incidents/list/page-size-other-type'],
    request(asked) {
      const body = bodyOf(asked);
      if (executes(asked, 'list') && typeof body!['params']?.page_size === 'string')
        putBody(asked, { ...body, params: { page_size: 5 } });
    },
  },
  {
    id: 'cursor/garbage-is-ignored',
    title: 'A cursor that was never issued returns the first page',
    cases: ['execute/list/garbage-cursor'],
    request(asked) {
      const body = bodyOf(asked);
      if (executes(asked, 'list') && body!['params']?.after === 'garbage') putBody(asked, { ...body, params: {} });
    },
  },
  {
    id: 'cursor/garbage-is-500',
    title: 'A cursor that was never issued is an internal error',
    cases: ['execute/list/garbage-cursor'],
    request: (asked) =>
      executes(asked, 'list') && bodyOf(asked)!['params']?.after === 'garbage'
        ? problem(500, 'internal_error')
        : undefined,
  },
  {
    id: 'cursor/not-bound-to-its-entity',
    title: 'A cursor of another entity is accepted',
    cases: ['execute/list/cursor-of-another-entity'],
    request(asked) {
      const body = bodyOf(asked);
      if (executes(asked, 'list') && body!['entity'] === 'alerts' && body!['params']?.after)
        putBody(asked, { ...body, params: {} });
    },
  },
  {
    id: 'cursor/not-bound-to-its-connector',
    title: 'A cursor of another connector is accepted',
    cases: ['execute/list/cursor-of-another-connector'],
    request(asked, memory) {
      const after = executes(asked, 'list') ? (bodyOf(asked)!['params']?.after as string | undefined) : undefined;
      const owner = memory.get('cursor of') as string | undefined;
      if (after && owner && !asked.url.includes(owner)) putBody(asked, { ...bodyOf(asked), params: {} });
      else if (isExecute(asked)) memory.set('cursor of', asked.url);
    },
  },
  {
    id: 'cursor/not-authenticated',
    title: 'A modified cursor is accepted',
    cases: ['execute/list/cursor-that-was-changed'],
    request(asked) {
      const body = bodyOf(asked);
      if (executes(asked, 'list') && body!['params']?.after?.endsWith('AAAA'))
        putBody(asked, { ...body, params: { ...body!['params'], after: body!['params'].after.slice(0, -4) } });
    },
  },
  {
    id: 'param/unknown-taken',
    title: 'An undeclared parameter is ignored',
    cases: ['execute/unknown-param-is-named'],
    request(asked) {
      const body = bodyOf(asked);
      if (isExecute(asked) && body?.['params']?.pages !== undefined)
        putBody(asked, { ...body, params: { page_size: 5 } });
    },
  },
  {
    id: 'param/value-repeated',
    title: 'A rejected value is repeated in the response',
    cases: ['execute/values-are-never-repeated'],
    answer: (said, asked) =>
      void (
        isExecute(asked) &&
        said.status === 422 &&
        change(said, (body) => ({
          ...body,
          detail: `${String(body['detail'])} (${JSON.stringify(bodyOf(asked)?.['params'])})`,
        }))
      ),
  },
  {
    id: 'param/errors-missing',
    title: 'A rejected parameter is not named',
    cases: ['execute/unknown-param-is-named'],
    answer: (said) => void (said.status === 422 && change(said, ({ errors: _, ...body }) => body)),
  },
  {
    id: 'param/pointer-without-params',
    title: 'The pointer to a parameter lacks /params',
    cases: ['execute/unknown-param-is-named'],
    answer: (said) =>
      void (
        said.status === 422 &&
        change(said, (body) => ({
          ...body,
          errors: body['errors']?.map((each: any) => ({ ...each, pointer: each.pointer?.replace('/params', '') })),
        }))
      ),
  },
  {
    id: 'param/id-reaches-the-vendor',
    title: 'A malformed id is requested from the vendor',
    cases: ['execute/get/malformed-id-never-reaches-the-vendor'],
    answer: (said, asked) =>
      void (executes(asked, 'get') && said.status === 422 && Object.assign(said, problem(404, 'record_not_found'))),
  },
  {
    id: 'entity/unknown-is-404',
    title: 'An unknown entity is 404',
    cases: ['execute/unknown-entity'],
    answer: (said) =>
      void (bodyOf(said)?.['code'] === 'unknown_entity' && Object.assign(said, problem(404, 'not_found'))),
  },
  {
    id: 'entity/case-is-ignored',
    title: 'Entity names are case-insensitive',
    cases: ['execute/action-names-are-exact'],
    request(asked) {
      const body = bodyOf(asked);
      if (isExecute(asked) && typeof body?.['entity'] === 'string')
        putBody(asked, { ...body, entity: body['entity'].toLowerCase() });
    },
  },
  {
    id: 'entity/choices-not-listed',
    title: 'The rejection of an unknown entity does not list the available ones',
    cases: ['execute/unknown-entity'],
    answer: (said) =>
      change(said, (body) =>
        body.code === 'unknown_entity'
          ? { ...body, errors: body['errors']?.map((each: any) => ({ ...each, message: 'is unknown' })) }
          : body,
      ),
  },
  {
    id: 'upstream/retry-after-missing',
    title: 'Retry-After is missing from a 429',
    cases: ['connectors/incident-io/incidents/list/vendor-throttles'],
    answer: (said) => void (said.status === 429 && delete said.headers['retry-after']),
  },
  {
    id: 'upstream/retry-after-too-short',
    title: 'Retry-After is always a minute',
    cases: ['connectors/incident-io/incidents/list/vendor-throttles'],
    answer: (said) => void (said.status === 429 && (said.headers['retry-after'] = '60')),
  },
  {
    id: 'upstream/refusal-is-401',
    title: "The vendor's 401 is passed on as the service's own",
    cases: ['connectors/incident-io/incidents/list/vendor-refuses-the-key'],
    answer: (said) =>
      void (
        said.status === 424 &&
        Object.assign(said, problem(401, 'unauthenticated'), {
          headers: { ...problem(401, '').headers, 'www-authenticate': 'Bearer' },
        })
      ),
  },
  {
    id: 'upstream/forbidden-is-unauthorized',
    title: "The vendor's 403 is reported as rejected credentials",
    cases: ['connectors/incident-io/incidents/list/vendor-forbids'],
    answer: (said) =>
      change(said, (body) => (body.code === 'upstream_forbidden' ? { ...body, code: 'upstream_unauthorized' } : body)),
  },
  {
    id: 'upstream/garbage-is-an-empty-page',
    title: 'A response that is not JSON becomes an empty page',
    cases: [
      'connectors/incident-io/incidents/list/vendor-returns-garbage',
      'connectors/incident-io/incidents/list/page-without-records',
    ],
    answer: (said, asked) =>
      void (
        executes(asked, 'list') &&
        said.status === 502 &&
        Object.assign(said, {
          status: 200,
          headers: { ...said.headers, 'content-type': 'application/json' },
          body: Buffer.from('{"data":[],"pagination":{"after":null,"page_size":25}}'),
        })
      ),
  },
  {
    id: 'upstream/outage-is-500',
    title: 'A vendor outage is an internal error',
    cases: ['connectors/create/verified-during-an-outage'],
    answer: (said) => void (said.status === 502 && Object.assign(said, problem(500, 'internal_error'))),
  },
  {
    id: 'upstream/text-handed-on',
    title: "The vendor's text is passed on",
    cases: ['connectors/incident-io/incidents/list/vendor-forbids'],
    answer: (said) =>
      void (
        said.status === 424 &&
        change(said, (body) => ({ ...body, vendor_message: 'The API key does not have the permission' }))
      ),
  },
];
