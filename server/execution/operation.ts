import type {
  ActionContract,
  ConnectorContract,
  ConnectorMapping,
  EntityContract,
  GetMapping,
  JsonSchema,
  ListMapping,
} from '../connector-types/definition/define.ts';
import type { ExportRule } from '../connector-types/definition/replication-rules.ts';
import { Problem } from '../problem.ts';
import { compileParams, type Params, type ParamsCheck } from './request/check-params.ts';
import { compileRequest, type RequestBuilder } from './request/build-request.ts';
import { compileContinuation, compileWhole, type Continuation, type PageRead } from './response/continuation.ts';
import { fieldSource } from './shape/field-source.ts';
import { readPath } from './response/read-path.ts';
import { compileReport, type CompiledReport } from './strategies/compile-report.ts';
import { compileScope, type OperationScope } from './request/scope.ts';
import { withDerivedQuery, withFewerFields } from './request/selection.ts';
import { compileRecord } from './shape/shape.ts';
import type { ShapeContext, VendorRecord } from './shape/vendor-record.ts';

/** Everything about one operation that does not depend on the call. */
export interface Operation {
  entity: string;
  action: 'list' | 'get';
  contract: ActionContract;
  checkParams: ParamsCheck;
  /** The record as callers get it. */
  record: JsonSchema;
  /** The paths of it that are granted, where not all are. */
  granted?: string[][] | undefined;
  request: RequestBuilder;
  /** The same with fewer fields each, for credentials that may not read all of them. */
  narrower: RequestBuilder[];
  /** Extracts the records, or the record, from the vendor's response. */
  extract: (answer: unknown) => unknown;
  extracted_from: string;
  shape: (raw: VendorRecord, context: ShapeContext) => VendorRecord;
  /** The vendor's id of a record, to name it in errors. */
  id: (raw: VendorRecord, context: ShapeContext) => unknown;
  flatten?: string;
  /** Of a get: what the vendor calls such records. */
  kind?: string;
  scope: OperationScope | undefined;
  redacted: readonly string[];
  /** How the list continues after a page. Absent if the vendor returns it whole. */
  continuation?: (page: PageRead) => Continuation;
  /** Whether the page size of a list is ours to choose. */
  sized: boolean;
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
  /** Whether the vendor reports the record as deleted. */
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

export function resolveOperation(
  contract: ConnectorContract,
  mapping: ConnectorMapping,
  entity: string,
  action: string,
): Operation {
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

/** What an operation is compiled from. */
interface Source {
  contract: ConnectorContract;
  mapping: ConnectorMapping;
  entity: string;
  promise: EntityContract;
}

/** What the vendor is asked for: more than grants leave, since scope and computed fields need the rest. */
const requestedRecord = ({ contract, entity, promise }: Source) =>
  contract.whole?.entities[entity]?.record ?? promise.record;

function compileOperation(
  contract: ConnectorContract,
  mapping: ConnectorMapping,
  entity: string,
  action: string,
): Operation {
  const promise = Object.hasOwn(contract.entities, entity) ? contract.entities[entity] : undefined;
  if (!promise) {
    throw new Problem('unknown_entity', `${contract.title} has no such entity.`, {
      errors: [
        {
          in: 'body',
          pointer: '/entity',
          code: 'unknown',
          message: `must be one of: ${Object.keys(contract.entities).join(', ')}`,
        },
      ],
    });
  }
  const source = { contract, mapping, entity, promise };
  if (action === 'list') return compileList(source);
  if (action === 'get') return compileGet(source);
  if ((action === 'search' || action === 'aggregate') && promise.actions[action]) {
    throw new Problem('search_hosted_only', 'Search requires synced data, which is available only in hosted mode.');
  }
  throw unsupported(entity, promise);
}

function compileList(source: Source): Operation {
  const { mapping, entity, promise } = source;
  const action = promise.actions.list;
  const how: ListMapping | undefined = mapping.operations[entity]?.list;
  if (!action || !how) throw unsupported(entity, promise);
  const variants = Object.entries(how.when_given ?? {}).map(([param, other]) => ({
    param,
    operation: compileListing(source, action, other),
  }));
  return {
    ...compileListing(source, action, how),
    ...(variants.length > 0 && { variants }),
    ...(how.export && { export: compileExport(source, action, how, how.export) }),
  };
}

function compileExport(source: Source, action: ActionContract, how: ListMapping, rule: ExportRule): ExportOperation {
  const { contract, mapping, entity } = source;
  if (mapping.scope) throw new Error(`${contract.connector_type} ${entity}: an export does not keep to accounts`);
  const { path, paging, gone } = rule;
  const readGone = gone && readPath(gone.path);
  const readEnd = readPath(paging.end);
  return {
    rule,
    operation: compileListing(source, action, { ...how, path, paging }),
    isGone: (raw) => {
      const value = readGone?.(raw);
      return gone?.is ? gone.is.some((each) => each === value) : holds(value);
    },
    isEnd: (answer) => readEnd(answer) === true,
  };
}

function compileListing(source: Source, action: ActionContract, how: ListMapping): Operation {
  const { contract, mapping, entity } = source;
  const paging = action.page ? (how.paging ?? mapping.paging) : how.paging;
  if (action.page && !paging)
    throw new Error(`${contract.connector_type} ${entity}: a paged list needs paging in its mapping`);
  return {
    entity,
    action: 'list',
    contract: action,
    checkParams: compileParams(action),
    request: compileRequest({
      contract,
      mapping,
      how: withDerivedQuery(mapping, how, requestedRecord(source)),
      action,
      paging,
    }),
    extract: readPath(how.records),
    extracted_from: how.records,
    narrower: withFewerFields(mapping, how, requestedRecord(source)).map((each) =>
      compileRequest({ contract, mapping, how: each, action, paging }),
    ),
    sized: paging?.size_param !== undefined && !('page_param' in paging),
    ...(how.flatten !== undefined && { flatten: how.flatten }),
    ...(how.report && { report: compileReport(contract, mapping, how.report, paging) }),
    continuation: paging ? compileContinuation(paging) : compileWhole(mapping.paging),
    ...common(source, 'list', how),
  };
}

function compileGet(source: Source): Operation {
  const { contract, mapping, entity, promise } = source;
  const action = promise.actions.get;
  const how: GetMapping | undefined = mapping.operations[entity]?.get;
  if (!action || !how) throw unsupported(entity, promise);
  return {
    entity,
    action: 'get',
    contract: action,
    checkParams: compileParams(action),
    request: compileRequest({
      contract,
      mapping,
      how: withDerivedQuery(mapping, how, requestedRecord(source)),
      action,
    }),
    extract: typeof how.record === 'function' ? how.record : readPath(how.record),
    extracted_from: typeof how.record === 'function' ? 'the record' : how.record,
    narrower: withFewerFields(mapping, how, requestedRecord(source)).map((each) =>
      compileRequest({ contract, mapping, how: each, action }),
    ),
    sized: false,
    ...(how.kind !== undefined && { kind: how.kind }),
    ...common(source, 'get', how),
  };
}

/** What lists and gets have alike. */
function common({ contract, mapping, promise, entity }: Source, action: 'list' | 'get', how: ListMapping | GetMapping) {
  const id = how.fields?.['id'];
  return {
    record: promise.record,
    granted: promise.granted,
    shape: compileRecord(promise.record, { provider_fields: mapping.provider_fields, fields: how.fields }),
    id: id ? fieldSource(id) : readPath('id'),
    scope: compileScope({ contract, mapping, entity, action }, how.scope),
    redacted: mapping.redacted ?? [],
  };
}

function holds(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== '';
}

function unsupported(entity: string, promise: EntityContract): Problem {
  const actions = Object.keys(promise.actions).join(', ');
  return new Problem('unsupported_action', `${entity} does not support this action.`, {
    errors: [{ in: 'body', pointer: '/action', code: 'unsupported', message: `must be one of: ${actions}` }],
  });
}
