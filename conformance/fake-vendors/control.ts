/**
 * The control interface of a fake vendor, beside its API and not part of it: accounts, faults, the request log, the
 * data and the clock.
 *
 *   GET /__control/accounts     GET|POST|DELETE /__control/faults     GET|DELETE /__control/requests     GET|POST /__control/data     GET|POST /__control/clock
 */
import { Ajv } from 'ajv';
import type { FaultEngine } from './fault-engine.ts';
import { parseFaultRule } from './faults.ts';
import type { RequestLog } from './request-log.ts';
import { json, type Answer, type ControlledData, type FakeVendor } from './vendor.ts';

export const CONTROL_PATH = '/__control';

export interface ControlRequest {
  method: string;
  /** Behind `/__control`. */
  path: string;
  query: URLSearchParams;
  body: string;
}

export interface DataChange {
  op: 'touch' | 'remove' | 'insert';
  entity: string;
  /** Which record; not for insert. `index` is the place in order of creation. */
  id?: string;
  index?: number;
  /** touch: the fields that change; insert: the fields that are given. */
  record?: Record<string, unknown>;
}

export interface Controlled {
  vendor: FakeVendor;
  faults: FaultEngine;
  requests: RequestLog;
}

class Refusal extends Error {}

export function control(controlled: Controlled, request: ControlRequest): Answer {
  const handler = ROUTES[`${request.method} ${request.path}`];
  if (!handler) {
    const known = Object.keys(ROUTES).filter((route) => route.endsWith(` ${request.path}`));
    if (known.length > 0)
      return json(405, { error: `${request.path} takes ${known.map((route) => route.split(' ')[0]).join(', ')}` });
    return json(404, {
      error: `no such control: ${request.method} ${CONTROL_PATH}${request.path}`,
      controls: Object.keys(ROUTES),
    });
  }
  try {
    return json(200, handler(controlled, request));
  } catch (error) {
    if (error instanceof Refusal) return json(400, { error: error.message });
    throw error;
  }
}

const ROUTES: Record<string, (controlled: Controlled, request: ControlRequest) => unknown> = {
  'GET /accounts': ({ vendor }) => ({
    accounts: vendor.accounts.map((name) => ({ name, credentials: vendor.credentialsOf?.(name) ?? null })),
  }),
  'GET /faults': ({ faults }) => ({ faults: faults.list() }),
  'POST /faults': ({ faults, vendor }, { body }) => {
    const sent = parse(body);
    const rules = (Array.isArray(sent) ? sent : [sent]).map((each) => {
      const parsed = parseFaultRule(each);
      if ('problem' in parsed) throw new Refusal(parsed.problem);
      knownAccount(vendor, parsed.rule.account);
      return parsed.rule;
    });
    rules.forEach((rule) => faults.add(rule));
    return { faults: faults.list() };
  },
  'DELETE /faults': ({ faults }) => {
    faults.clear();
    return { faults: [] };
  },
  'GET /requests': ({ requests }) => ({ requests: requests.list() }),
  'DELETE /requests': ({ requests }) => {
    requests.clear();
    return { requests: [] };
  },
  'GET /data': ({ vendor }, { query }) => readData(vendor, query),
  'POST /data': ({ vendor }, { body }) => changeData(vendor, parse(body)),
  'GET /clock': ({ vendor }) => clockState(vendor),
  'POST /clock': ({ vendor }, { body }) => setClock(vendor, parse(body)),
};

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('the body is not JSON');
  }
}

const ajv = new Ajv({ allErrors: true });
const shape = (schema: object) => {
  const validate = ajv.compile(schema);
  return <T>(value: unknown): T => {
    if (!validate(value)) throw new Refusal(ajv.errorsText(validate.errors, { dataVar: 'body' }));
    return value as T;
  };
};

const asDataRequest = shape({
  type: 'object',
  properties: {
    account: { type: 'string' },
    changes: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          op: { enum: ['touch', 'remove', 'insert'] },
          entity: { type: 'string' },
          id: { type: 'string' },
          index: { type: 'integer', minimum: 0 },
          record: { type: 'object' },
        },
        required: ['op', 'entity'],
        additionalProperties: false,
      },
    },
  },
  required: ['changes'],
  additionalProperties: false,
});

const asClockRequest = shape({
  type: 'object',
  properties: { skew_ms: { type: 'integer' }, advance_ms: { type: 'integer' }, freeze_at: { type: 'string' } },
  minProperties: 1,
  maxProperties: 1,
  additionalProperties: false,
});

function knownAccount(vendor: FakeVendor, account: string | undefined): void {
  if (account !== undefined && !vendor.accounts.includes(account))
    throw new Refusal(`unknown account ${account}; known: ${vendor.accounts.join(', ')}`);
}

function dataOf(vendor: FakeVendor, account: string | undefined): ControlledData {
  knownAccount(vendor, account);
  if (account === undefined && vendor.accounts.length !== 1)
    throw new Refusal(`account is needed, one of: ${vendor.accounts.join(', ')}`);
  return vendor.data(account ?? vendor.accounts[0]!)!;
}

function knownEntity(data: ControlledData, entity: string | null): string {
  if (entity === null || !data.entities.includes(entity))
    throw new Refusal(`unknown entity ${entity ?? '(none)'}; known: ${data.entities.join(', ')}`);
  return entity;
}

function readData(vendor: FakeVendor, query: URLSearchParams): unknown {
  const data = dataOf(vendor, query.get('account') ?? undefined);
  if (!query.has('entity'))
    return { counts: Object.fromEntries(data.entities.map((entity) => [entity, data.count(entity)])) };
  const entity = knownEntity(data, query.get('entity'));
  const id = query.get('id');
  const index = query.get('index');
  if (id !== null) return { count: data.count(entity), record: data.find(entity, id) ?? null };
  if (index === null) return { count: data.count(entity) };
  if (!/^\d{1,9}$/.test(index)) throw new Refusal('index must be an integer from 0');
  return { count: data.count(entity), record: data.record(entity, Number(index)) ?? null };
}

/** Changes apply in order; the first that cannot be made is named, those before it stay. */
function changeData(vendor: FakeVendor, body: unknown): unknown {
  const { account, changes } = asDataRequest<{ account?: string; changes: DataChange[] }>(body);
  const data = dataOf(vendor, account);
  const records = changes.map(({ op, entity, id, index, record = {} }, n) => {
    knownEntity(data, entity);
    try {
      if (op === 'insert') return data.insert(entity, record);
      const target = id ?? (index === undefined ? undefined : data.record(entity, index)?.id);
      if (target === undefined) throw new Error('id or index of an existing record is needed');
      if (op === 'touch') return data.touch(entity, target, record);
      data.remove(entity, target);
      return { id: target };
    } catch (error) {
      throw new Refusal(`changes/${n} (${op} ${entity}): ${(error as Error).message}`);
    }
  });
  return { records };
}

const clockState = ({ clock }: FakeVendor): unknown => ({
  now: new Date(clock.now()).toISOString(),
  frozen: clock.frozen(),
});

function setClock(vendor: FakeVendor, body: unknown): unknown {
  const { skew_ms, advance_ms, freeze_at } = asClockRequest<{
    skew_ms?: number;
    advance_ms?: number;
    freeze_at?: string;
  }>(body);
  if (skew_ms !== undefined) vendor.clock.skewBy(skew_ms);
  if (advance_ms !== undefined) vendor.clock.advance(advance_ms);
  if (freeze_at !== undefined) {
    const at = Date.parse(freeze_at);
    if (Number.isNaN(at)) throw new Refusal(`freeze_at is not a date: ${freeze_at}`);
    vendor.clock.freeze(at);
  }
  return clockState(vendor);
}
