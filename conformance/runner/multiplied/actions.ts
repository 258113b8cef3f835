import type { Case, Expectation, Step } from '../case.ts';
import type { Contract, EntityAction, Schema } from '../contract.ts';
import { goodCall, goodGet, listOf, takesId } from './known.ts';
import { wrongValues } from './values.ts';

/** Values that no id may have, whatever its entity's pattern. */
const bad_ids = ['', '../x', 'a/b', 'a b', 'x'.repeat(4097)];

function caseOf(
  { connector_type, entity, action }: EntityAction,
  name: string,
  title: string,
  steps: Step[],
  more: Partial<Case> = {},
): Case {
  return {
    id: `connectors/${connector_type}/${entity}/${action}/${name}`,
    title,
    proves: 'openapi/decisions/execute.md',
    source: 'connector',
    connector_type,
    steps,
    ...more,
  };
}

/**
 * Each entity and action of a connector against its schemas: parameters from both sides of each bound, pages, records.
 */
export function actionCases(contract: Contract, action: EntityAction): Case[] {
  const { entity, params } = action;
  const call = (given: unknown, expect: Expectation): Step => ({
    execute: { entity, action: action.action, ...(given !== undefined && { params: given }) },
    expect,
  });
  const required = Object.fromEntries((params.required ?? []).map((name) => [name, 'x']));
  const refusedAt = (pointer: string, code?: string): Expectation => ({
    status: 422,
    code: 'validation_failed',
    error: { in: 'body', pointer, ...(code && { code }) },
  });
  const cases = [
    caseOf(action, 'unknown-param', 'Rejects an undeclared parameter by name', [
      call({ ...required, undeclared_member: 1 }, refusedAt('/params/undeclared_member', 'unknown')),
    ]),
    ...(params.required ?? []).map((name) =>
      caseOf(action, `without-${name.replace(/_/g, '-')}`, `Without ${name} the call is refused by name`, [
        call({}, refusedAt(`/params/${name}`, 'required')),
      ]),
    ),
    ...(params.anyOf ?? []).flatMap(({ required: names = [] }) =>
      names.map((name) =>
        caseOf(
          action,
          `without-${name.replace(/_/g, '-')}`,
          `Without ${name} or what may stand for it the call is refused by name`,
          [call(required, refusedAt(`/params/${name}`, 'required'))],
        ),
      ),
    ),
  ];
  for (const [name, schema] of Object.entries(params.properties ?? {})) {
    for (const wrong of wrongValues(contract.follow(schema))) {
      // Of an unknown member the member is named.
      const at = wrong.name === 'unknown-member' ? `/params/${name}/undeclared_member` : `/params/${name}`;
      cases.push(
        caseOf(action, `${name.replace(/_/g, '-')}-${wrong.name}`, `${name} ${wrong.says} is refused by name`, [
          call({ ...required, [name]: wrong.value }, refusedAt(at)),
        ]),
      );
    }
  }
  return [
    ...cases,
    ...(action.action === 'list' ? listCases(contract, action, call) : getCases(contract, action, call)),
  ];
}

function listCases(
  contract: Contract,
  action: EntityAction,
  call: (params: unknown, expect: Expectation) => Step,
): Case[] {
  const record = contract.recordOf(action);
  const fields = Object.keys(record.properties ?? {});
  const page = action.params.properties?.['page_size'];
  const { before, params, skip } = goodCall(contract, action);
  const with_params = (more: Record<string, unknown> = {}) =>
    Object.keys(params).length + Object.keys(more).length === 0 ? undefined : { ...params, ...more };
  const one = (name: string, title: string, steps: Step[], more: Partial<Case> = {}) =>
    caseOf(action, name, title, [...before, ...steps], { ...more, ...(skip !== undefined && { skip }) });
  const largest = page ? { page_size: contract.follow(page).maximum ?? 100 } : {};
  const whole = { status: 200, body: { data: { $each: { $keys: fields }, $unique: '/id' } } };
  const found = [
    one('good', 'A list is answered, every record with every declared field', [call(with_params(), whole)], {
      proves: 'openapi/decisions/identifiers.md (records)',
    }),
    ...leanListCases(contract, record, { one, call, with_params, largest }),
  ];
  if (!page)
    return [
      ...found,
      one('takes-no-page-size', 'A list that is answered whole takes no page_size', [
        call(with_params({ page_size: 5 }), { status: 422, error: { pointer: '/params/page_size', code: 'unknown' } }),
      ]),
    ];
  const { minimum = 1, maximum = 100 } = contract.follow(page);
  return [
    ...found,
    ...pageSizeCases(contract.follow(page), { one, call, with_params, largest }),
    one('garbage-cursor', 'A cursor that was never issued is 400 invalid_cursor', [
      call(with_params({ after: 'garbage' }), { status: 400, code: 'invalid_cursor' }),
    ]),
    one('pages-to-the-end', 'Small pages to the end are the records of large ones, each once', [
      {
        ...call(with_params(largest), { body: { data: { $unique: '/id' } } }),
        pages: true,
        capture: { records: '/data' },
      },
      {
        ...call(with_params({ page_size: Math.max(minimum, Math.min(maximum, 40)) }), {
          body: { data: { $equals: '${records}' } },
        }),
        pages: true,
      },
    ]),
  ];
}

/** What every list call has in common. */
interface ListCalls {
  one(name: string, title: string, steps: Step[]): Case;
  call(params: unknown, expect: Expectation): Step;
  with_params(more?: Record<string, unknown>): Record<string, unknown> | undefined;
  largest: Record<string, unknown>;
}

function pageSizeCases(
  { minimum = 1, maximum = 100, default: usual }: Schema,
  { one, call, with_params, largest }: ListCalls,
): Case[] {
  return [
    one('page-size-at-minimum', `A page size of ${minimum} is taken`, [
      call(with_params({ page_size: minimum }), {
        status: 200,
        body: { data: { $at_most: minimum }, pagination: { page_size: minimum } },
      }),
    ]),
    one('page-size-at-maximum', `A page size of ${maximum} is taken`, [
      call(with_params(largest), { status: 200, body: { pagination: { page_size: maximum } } }),
    ]),
    one('default-page-size', `Without page_size it is ${usual}`, [
      call(with_params(), {
        status: 200,
        body: { data: { $at_most: usual as number }, pagination: { page_size: usual } },
      }),
    ]),
  ];
}

function leanListCases(contract: Contract, record: Schema, { one, call, with_params, largest }: ListCalls): Case[] {
  return [
    one('fields', 'With fields, each record has exactly those and its ID', [
      { ...call(with_params(), { status: 200 }), capture: { records: '/data' } },
      ...projections(contract, record).map((chosen) =>
        call(with_params({ fields: chosen }), {
          status: 200,
          body: { data: { $projection: { of: '${records}', fields: chosen } } },
        }),
      ),
      call(with_params({ fields: ['id', 'undeclared_member'] }), {
        status: 422,
        error: { pointer: '/params/fields/1', code: 'unknown' },
      }),
    ]),
    one('max-bytes', 'Pages bounded by max_bytes hold the records of unbounded ones, each once', [
      {
        ...call(with_params(largest), { body: { data: { $unique: '/id' } } }),
        pages: true,
        capture: { records: '/data' },
      },
      {
        ...call(with_params({ ...largest, max_bytes: 32_768 }), { body: { data: { $equals: '${records}' } } }),
        pages: true,
      },
    ]),
  ];
}

/** Some scalar fields, and a path into the first object or array of objects. */
function projections(contract: Contract, { properties = {} }: Schema): string[][] {
  const names = Object.keys(properties).filter((name) => name !== 'id');
  const inner = names.flatMap((name) => {
    const schema = contract.follow(properties[name] ?? {});
    const { properties: members } = contract.follow(schema.items ?? schema);
    const [member] = Object.keys(members ?? {});
    return member === undefined ? [] : [`${name}.${member}`];
  });
  return [names.slice(0, 2), inner.slice(0, 1)].filter((each) => each.length > 0);
}

/** A record whole, then with some of its fields. */
function projectedGet(
  contract: Contract,
  action: EntityAction,
  call: (params: unknown, expect: Expectation) => Step,
): Case {
  const { before, params, skip } = goodGet(contract, action);
  const given = Object.keys(params).length > 0 ? params : undefined;
  const steps = projections(contract, contract.recordOf(action)).map((fields) =>
    call({ ...given, fields }, { status: 200, body: { data: { $projection: { of: '${whole}', fields } } } }),
  );
  return caseOf(
    action,
    'fields',
    'With fields, a record that is got has exactly those and its ID',
    [...before, { ...call(given, { status: 200 }), capture: { whole: '/data' } }, ...steps],
    skip === undefined ? {} : { skip },
  );
}

function getCases(
  contract: Contract,
  action: EntityAction,
  call: (params: unknown, expect: Expectation) => Step,
): Case[] {
  const { entity } = action;
  const list = listOf(contract, action, entity);
  const fields = Object.keys(contract.recordOf(action).properties ?? {});
  const { before, params, skip } = goodGet(contract, action);
  const skipped = skip !== undefined && { skip };
  const more = goodCall(contract, action);
  const given = Object.keys(params).length > 0 ? params : undefined;
  return [
    ...(list && takesId(action)
      ? [
          caseOf(
            action,
            'is-the-listed-record',
            'Each record that is got is the one that was listed',
            [
              ...before.slice(0, -1),
              { ...before.at(-1)!, capture: { records: '/data' } },
              {
                ...call({ ...params, id: '${record.id}' }, { status: 200, body: { data: { $equals: '${record}' } } }),
                for_each: { in: '${records}', as: 'record', at_most: 8 },
              },
            ],
            { ...skipped },
          ),
        ]
      : []),
    caseOf(
      action,
      'good',
      'A record that is got has every declared field',
      [
        ...before,
        call(given, { status: 200, body: { $keys: ['data'] } }),
        call(given, { status: 200, body: { data: { $keys: fields } } }),
      ],
      { ...skipped },
    ),
    projectedGet(contract, action, call),
    caseOf(
      action,
      'unknown-record',
      'A record that the vendor does not have is 404 record_not_found',
      [
        ...more.before,
        call(
          { ...more.params, id: '01ZZZZZZZZZZZZZZZZZZZZZZZZ' },
          { status: [404, 422], code: ['record_not_found', 'validation_failed'] },
        ),
      ],
      { ...(more.skip !== undefined && { skip: more.skip }) },
    ),
    ...bad_ids.map((id, n) =>
      caseOf(
        action,
        `malformed-id-${n + 1}`,
        'An id of another form is refused before the vendor is asked',
        [call({ id }, { status: 422, error: { pointer: '/params/id' } })],
        { proves: 'openapi/decisions/identifiers.md (ids)' },
      ),
    ),
  ];
}
