import { Problem } from '../problem.ts';
import type { Operation } from './resolve-operation.ts';
import { Misfit } from './shape-open.ts';
import type { ShapeContext, VendorRecord } from './shape.ts';

/** The records of a list, shaped. An answer without the array that holds them is no empty page. */
export function extractRecords(operation: Operation, answer: unknown, context: ShapeContext): VendorRecord[] {
  const found = operation.extract(answer);
  if (!Array.isArray(found)) throw violation(operation, `${operation.extracted_from || 'the answer'} is not an array`);
  const { length } = found;
  const records = new Array<VendorRecord>(length);
  for (let i = 0; i < length; i++) records[i] = shapeRecord(operation, found[i], context, i);
  return records;
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
    if (error instanceof Misfit) throw violation(operation, `${error.path} ${error.reason}`, (raw as VendorRecord)['id'], index, error);
    throw error;
  }
}

/** Names entity, field and record; the id only where it has an id's form, as it is the vendor's text. */
export function violation(operation: Operation, what: string, id?: unknown, index?: number, cause?: unknown): Problem {
  const named = (typeof id === 'string' && /^[A-Za-z0-9_.:-]{1,128}$/.test(id)) || Number.isSafeInteger(id);
  const which = named ? ` (record ${String(id)})` : index === undefined ? '' : ` (record number ${index + 1} of the page)`;
  return new Problem('upstream_contract_violation', `${operation.entity}: ${what}${which}.`, cause === undefined ? {} : { cause });
}
