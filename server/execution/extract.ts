import { Problem } from '../problem.ts';
import type { Operation } from './resolve-operation.ts';
import { Misfit } from './shape-open.ts';
import type { ShapeContext, VendorRecord } from './shape.ts';

/** The vendor's records of a list, as they came. */
export function extractFound(operation: Operation, answer: unknown): unknown[] {
  const found = operation.extract(answer);
  if (!Array.isArray(found)) throw violation(operation, `${operation.extracted_from || 'the answer'} is not an array`);
  return found;
}

/** The records of a list, shaped. An answer without the array that holds them is no empty page. */
export function extractRecords(operation: Operation, answer: unknown, context: ShapeContext, holds?: (raw: unknown) => boolean): VendorRecord[] {
  const found = extractFound(operation, answer);
  const raw = operation.flatten === undefined ? found : flattened(operation, found, operation.flatten);
  const kept = holds ? raw.filter(holds) : raw;
  const { length } = kept;
  const records = new Array<VendorRecord>(length);
  for (let i = 0; i < length; i++) records[i] = shapeRecord(operation, kept[i], context, i);
  return records;
}

function flattened(operation: Operation, groups: unknown[], key: string): unknown[] {
  return groups.flatMap((group, index) => {
    const { [key]: rows, ...shared } = (group ?? {}) as VendorRecord;
    if (!Array.isArray(rows)) throw violation(operation, `${key} is not an array`, undefined, index);
    return rows.map((row: unknown) => (typeof row === 'object' && row !== null ? { ...shared, ...row } : row));
  });
}

export function extractRecord(operation: Operation, answer: unknown, context: ShapeContext): VendorRecord {
  const found = operation.extract(answer);
  if (found === undefined) throw violation(operation, `${operation.extracted_from} is missing`);
  return shapeRecord(operation, found, context, undefined);
}

function shapeRecord(operation: Operation, raw: unknown, context: ShapeContext, index: number | undefined): VendorRecord {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw violation(operation, 'a record is not an object', undefined, index);
  try {
    return operation.shape(raw as VendorRecord, context);
  } catch (error) {
    if (error instanceof Misfit) throw violation(operation, `${error.path} ${error.reason}`, operation.id(raw as VendorRecord, context), index, error);
    throw error;
  }
}

/** Names entity, field and record; the id only where it has an id's form, as it is the vendor's text. */
export function violation(operation: Operation, what: string, id?: unknown, index?: number, cause?: unknown): Problem {
  const named = (typeof id === 'string' && /^[A-Za-z0-9_.:-]{1,128}$/.test(id)) || Number.isSafeInteger(id);
  const which = named ? ` (record ${String(id)})` : index === undefined ? '' : ` (record number ${index + 1} of the page)`;
  return new Problem('upstream_contract_violation', `${operation.entity}: ${what}${which}.`, cause === undefined ? {} : { cause });
}
