import type { Case, Expectation, Step } from '../case.ts';
import type { Contract, EntityAction } from '../contract.ts';
import { goodCall, goodGet, keptOf, meaninglessReason, vendorIdOf } from './known.ts';

/**
 * What a vendor may do and what the caller is then told, for each entity and action; none of these is tried again, so
 * that all of them take seconds.
 */
const faults: Array<[name: string, title: string, fault: Record<string, unknown>, expect: Expectation]> = [
  [
    'vendor-refuses-the-key',
    'The refusal of the vendor is 424 upstream_unauthorized',
    { kind: 'status', status: 401 },
    { status: 424, code: 'upstream_unauthorized' },
  ],
  [
    'vendor-forbids',
    'What the vendor forbids is 424 upstream_forbidden',
    { kind: 'status', status: 403 },
    { status: 424, code: 'upstream_forbidden' },
  ],
  [
    'vendor-returns-garbage',
    'A vendor response that is not JSON is upstream_contract_violation',
    { kind: 'garbage' },
    { status: 502, code: 'upstream_contract_violation' },
  ],
  [
    'vendor-throttles',
    'Throttling for an hour is 429 with the time to wait',
    { kind: 'rate_limit', retry_after: 'seconds', retry_after_s: 3600 },
    { status: 429, code: 'upstream_rate_limited', headers: { 'retry-after': '3600' }, body: { retry_after: 3600 } },
  ],
];

/** Each entity and action against a vendor that misbehaves. */
export function faultCases(contract: Contract, action: EntityAction): Case[] {
  const { connector_type, entity } = action;
  const record = contract.recordOf(action);
  const identity = vendorIdOf(action);
  const kept = keptOf(action);
  const optional = Object.keys(record.properties ?? {}).filter((name) => name !== 'id');
  const removable = optional.filter((name) => !kept.includes(name));
  const { before, params, skip } = action.action === 'get' ? goodGet(contract, action) : goodCall(contract, action);
  const call = (expect: Expectation): Step => ({
    execute: { entity, action: action.action, ...(Object.keys(params).length > 0 && { params }) },
    expect,
  });
  const one = (name: string, title: string, fault: Record<string, unknown>, expect: Expectation): Case => {
    const reason = skip ?? meaninglessReason(action, name);
    return {
      id: `connectors/${connector_type}/${entity}/${action.action}/${name}`,
      title,
      proves: 'openapi/decisions/execute.md; openapi/decisions/identifiers.md',
      source: 'connector',
      connector_type,
      needs: ['control'],
      alone: true,
      ...(reason !== undefined && { skip: reason }),
      steps: [...before, { fault: { times: 'always', fault } }, call(expect)],
    };
  };
  const nothing = Object.fromEntries(removable.map((name) => [name, null]));
  const gone = Object.fromEntries(removable.map((name) => [name, { $delete: true }]));
  const bare = {
    status: 200,
    body: {
      data: action.action === 'get' ? { $keys: ['id', ...optional] } : { $each: { $keys: ['id', ...optional] } },
    },
  };
  return [
    ...faults.map(([name, title, fault, expect]) => one(name, title, fault, expect)),
    one(
      'record-without-id',
      'A record without its id is upstream_contract_violation; in a list it is reported beside the others',
      { kind: 'patch_record', index: 0, patch: Object.fromEntries(identity.map((name) => [name, { $delete: true }])) },
      action.action === 'get'
        ? { status: 502, code: 'upstream_contract_violation' }
        : { status: 200, body: { invalid_records: { $some: { id: null, field: 'id' } } } },
    ),
    one(
      'record-with-id-alone',
      'What the vendor leaves out of a record is null',
      { kind: 'patch_record', index: 'all', patch: gone },
      bare,
    ),
    one(
      'record-of-nulls',
      'What is null at the vendor is null',
      { kind: 'patch_record', index: 'all', patch: nothing },
      bare,
    ),
    ...(action.action === 'list'
      ? [
          one(
            'page-without-records',
            'A page without the key of its records is upstream_contract_violation',
            { kind: 'missing_records_key' },
            { status: 502, code: 'upstream_contract_violation' },
          ),
        ]
      : []),
  ];
}
