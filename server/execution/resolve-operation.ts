import type { ActionContract, ConnectorContract, ConnectorMapping, EntityContract, GetMapping, ListMapping } from '../connectors/define.ts';
import type { ExportRule } from '../connectors/replication-rules.ts';
import { Problem } from '../problem.ts';
import { compileParams, type Params, type ParamsCheck } from './check-params.ts';
import { compileRequest, type RequestBuilder } from './build-request.ts';
import { fieldSource } from './field-source.ts';
import { readPath } from './read-path.ts';
import { compileReport, type CompiledReport } from './report.ts';
import { compileScope, type OperationScope } from './scope.ts';
import { withDerivedQuery } from './selection.ts';
import { compileRecord, type ShapeContext, type VendorRecord } from './shape.ts';

/** Everything about one operation that does not depend on the call. */
export interface Operation {
  entity: string;
  action: 'list' | 'get';
  contract: ActionContract;
  checkParams: ParamsCheck;
  request: RequestBuilder;
  /** Reads the records, or the record, out of the vendor's answer. */
  extract: (answer: unknown) => unknown;
  extracted_from: string;
  shape: (raw: VendorRecord, context: ShapeContext) => VendorRecord;
  /** The vendor's id of a record, to name it in errors. */
  id: (raw: VendorRecord, context: ShapeContext) => unknown;
  flatten?: string;
  /** Of a get: what the vendor calls such records. */
  kind?: string;
  scope: OperationScope | undefined;
  withheld: readonly string[];
  /** Next cursor in the vendor's answer: a value, or null on the last page. Absent where nothing is paged. */
  next?: (answer: unknown) => unknown;
  /** The report that the vendor makes of the list. */
  report?: CompiledReport;
  /** Another mapping of the same promise, where the parameters ask for it. */
  variants?: Array<{ param: string; operation: Operation }>;
  /** The vendor's export of the same records. */
  export?: ExportOperation;
}

export interface ExportOperation {
  rule: ExportRule;
  operation: Operation;
  /** Whether the vendor's record is told to be no more. */
  isGone: (raw: unknown) => boolean;
  isEnd: (answer: unknown) => boolean;
}

/** The operation as these parameters have it. */
export function variantOf(operation: Operation, params: Params): Operation {
  const found = operation.variants?.find(({ param }) => params[param] !== undefined && params[param] !== null);
  return found?.operation ?? operation;
}

/** Compiled operations live as long as the contract they come from. */
const compiled = new WeakMap<ConnectorContract, { mapping: ConnectorMapping; operations: Map<string, Operation> }>();

export function resolveOperation(contract: ConnectorContract, mapping: ConnectorMapping, entity: string, action: string): Operation {
  let known = compiled.get(contract);
  if (!known || known.mapping !== mapping) {
    known = { mapping, operations: new Map() };
    compiled.set(contract, known);
  }
  const key = `${action} ${entity}`;
  const found = known.operations.get(key);
  if (found) return found;
  const operation = compileOperation(contract, mapping, entity, action);
  known.operations.set(key, operation);
  return operation;
}

function compileOperation(contract: ConnectorContract, mapping: ConnectorMapping, entity: string, action: string): Operation {
  const promise = Object.hasOwn(contract.entities, entity) ? contract.entities[entity] : undefined;
  if (!promise) {
    throw new Problem('unknown_entity', `${contract.title} has no such entity.`, {
      errors: [{ in: 'body', pointer: '/entity', code: 'unknown', message: `must be one of: ${Object.keys(contract.entities).join(', ')}` }],
    });
  }
  if (action === 'list') return compileList(contract, mapping, entity, promise);
  if (action === 'get') return compileGet(contract, mapping, entity, promise);
  if (action === 'search' && promise.actions.search) {
    throw new Problem('search_hosted_only', 'Search reads synced data; it exists in hosted mode only.');
  }
  throw unsupported(entity, promise);
}

function compileList(contract: ConnectorContract, mapping: ConnectorMapping, entity: string, promise: EntityContract): Operation {
  const action = promise.actions.list;
  const how: ListMapping | undefined = mapping.operations[entity]?.list;
  if (!action || !how) throw unsupported(entity, promise);
  const variants = Object.entries(how.when_given ?? {}).map(([param, other]) => ({ param, operation: compileListing(contract, mapping, entity, promise, action, other) }));
  return {
    ...compileListing(contract, mapping, entity, promise, action, how),
    ...(variants.length > 0 && { variants }),
    ...(how.export && { export: compileExport(contract, mapping, entity, promise, action, how, how.export) }),
  };
}

function compileExport(contract: ConnectorContract, mapping: ConnectorMapping, entity: string, promise: EntityContract, action: ActionContract, how: ListMapping, rule: ExportRule): ExportOperation {
  if (mapping.scope) throw new Error(`${contract.connector_type} ${entity}: an export does not keep to accounts`);
  const { path, paging, gone } = rule;
  const told = gone && readPath(gone.path);
  const end = readPath(paging.end);
  return {
    rule,
    operation: compileListing(contract, mapping, entity, promise, action, { ...how, path, paging }),
    isGone: (raw) => {
      const value = told?.(raw);
      return gone?.is ? gone.is.some((each) => each === value) : holds(value);
    },
    isEnd: (answer) => end(answer) === true,
  };
}

function compileListing(contract: ConnectorContract, mapping: ConnectorMapping, entity: string, promise: EntityContract, action: ActionContract, how: ListMapping): Operation {
  const paging = action.page ? (how.paging ?? mapping.paging) : how.paging;
  if (action.page && !paging) throw new Error(`${contract.connector_type} ${entity}: a paged list needs paging in its mapping`);
  const next = paging && readPath(paging.next);
  const more = paging?.more === undefined ? undefined : readPath(paging.more);
  return {
    entity,
    action: 'list',
    contract: action,
    checkParams: compileParams(action),
    request: compileRequest(contract, mapping, withDerivedQuery(mapping, how, promise.record), action, paging),
    extract: readPath(how.records),
    extracted_from: how.records,
    ...(how.flatten !== undefined && { flatten: how.flatten }),
    ...(how.report && { report: compileReport(contract, mapping, how.report, paging) }),
    ...common(contract, mapping, promise, entity, 'list', how),
    ...(next && { next: (answer: unknown) => (more && !holds(more(answer)) ? null : next(answer)) }),
  };
}

function compileGet(contract: ConnectorContract, mapping: ConnectorMapping, entity: string, promise: EntityContract): Operation {
  const action = promise.actions.get;
  const how: GetMapping | undefined = mapping.operations[entity]?.get;
  if (!action || !how) throw unsupported(entity, promise);
  return {
    entity,
    action: 'get',
    contract: action,
    checkParams: compileParams(action),
    request: compileRequest(contract, mapping, withDerivedQuery(mapping, how, promise.record), action, undefined),
    extract: how.maybe_list ? onlyOf(readPath(how.record)) : readPath(how.record),
    extracted_from: how.record,
    ...(how.kind !== undefined && { kind: how.kind }),
    ...common(contract, mapping, promise, entity, 'get', how),
  };
}

/** What lists and gets have alike. */
function common(contract: ConnectorContract, mapping: ConnectorMapping, promise: EntityContract, entity: string, action: 'list' | 'get', how: ListMapping | GetMapping) {
  const id = how.fields?.['id'];
  return {
    shape: compileRecord(promise.record, { provider_fields: mapping.provider_fields, fields: how.fields }),
    id: id ? fieldSource(id) : readPath('id'),
    scope: compileScope(contract, mapping, entity, action, how.scope),
    withheld: mapping.withheld ?? [],
  };
}

function onlyOf(read: (answer: unknown) => unknown): (answer: unknown) => unknown {
  return (answer) => {
    const found = read(answer);
    return Array.isArray(found) && found.length === 1 ? (found[0] as unknown) : found;
  };
}

function holds(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== '';
}

function unsupported(entity: string, promise: EntityContract): Problem {
  const actions = Object.keys(promise.actions).join(', ');
  return new Problem('unsupported_action', `${entity} does not have this action.`, {
    errors: [{ in: 'body', pointer: '/action', code: 'unsupported', message: `must be one of: ${actions}` }],
  });
}
