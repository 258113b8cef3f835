import { inPieces } from '../../fairness/breathe.ts';
import { Problem } from '../../problem.ts';
import type { InvalidRecord } from '../call.ts';
import type { Operation } from '../operation.ts';
import { Contradiction, type Continuation, type PageRead } from './continuation.ts';
import { Misfit } from '../shape/shape-open.ts';
import type { ShapeContext, VendorRecord } from '../shape/vendor-record.ts';

/** How the list goes on behind a page. */
export function continuationOf(operation: Operation, page: PageRead): Continuation {
  const { continuation } = operation;
  if (!continuation) throw new Error(`${operation.entity} ${operation.action} is no list`);
  try {
    return continuation(page);
  } catch (error) {
    if (error instanceof Contradiction) throw violation(operation, error.message, { cause: error });
    throw error;
  }
}

/** The vendor's records of a list, unchanged. A response without the array that holds them is not an empty page. */
export function extractFound(operation: Operation, answer: unknown): unknown[] {
  const found = operation.extract(answer);
  if (!Array.isArray(found))
    throw violation(operation, `${operation.extracted_from || 'the response'} is not an array`);
  return found;
}

export interface Shaped {
  data: VendorRecord[];
  invalid: InvalidRecord[];
  /** The vendor's records of `data`, where they are asked for. */
  raw: VendorRecord[];
}

interface Reading {
  /** Whether a record is one of those that the connector may read. */
  holds?: ((raw: unknown) => boolean) | undefined;
  /** Whether records that do not fit are reported beside the others. */
  tolerant: boolean;
  /** Whether the vendor's records are kept beside ours. */
  raw?: boolean;
}

/**
 * The records of a list, shaped. One that does not fit its entity hides no other: it is reported beside them where the
 * reader can take that, and else fails the page.
 */
export async function extractRecords(
  operation: Operation,
  found: unknown[],
  context: ShapeContext,
  { holds, tolerant, raw = false }: Reading,
): Promise<Shaped> {
  const records = operation.flatten === undefined ? found : flattened(operation, found, operation.flatten);
  const kept = holds ? records.filter(holds) : records;
  const shaped: Shaped = { data: [], invalid: [], raw: [] };
  const breathe = inPieces();
  for (let i = 0; i < kept.length; i++) {
    await breathe();
    const record = objectOf(operation, kept[i], i);
    try {
      shaped.data.push(operation.shape(record, context));
      if (raw) shaped.raw.push(record);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      if (!tolerant) throw misfit(operation, error, record, { context, index: i });
      shaped.invalid.push({ id: idText(operation.id(record, context)), field: error.path, message: error.reason });
    }
  }
  return shaped;
}

function flattened(operation: Operation, groups: unknown[], key: string): unknown[] {
  return groups.flatMap((group, index) => {
    const { [key]: rows, ...shared } = (group ?? {}) as VendorRecord;
    if (!Array.isArray(rows)) throw violation(operation, `${key} is not an array`, { index });
    return rows.map((row: unknown) => (typeof row === 'object' && row !== null ? { ...shared, ...row } : row));
  });
}

export function extractRecord(operation: Operation, answer: unknown, context: ShapeContext): VendorRecord {
  const found = operation.extract(answer);
  if (found === undefined) throw violation(operation, `${operation.extracted_from} is missing`);
  const record = objectOf(operation, found, undefined);
  try {
    return operation.shape(record, context);
  } catch (error) {
    throw error instanceof Misfit ? misfit(operation, error, record, { context }) : error;
  }
}

function objectOf(operation: Operation, raw: unknown, index: number | undefined): VendorRecord {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as VendorRecord;
  throw violation(operation, 'a record is not an object', { index });
}

function misfit(
  operation: Operation,
  error: Misfit,
  record: VendorRecord,
  { context, index }: { context: ShapeContext; index?: number },
): Problem {
  const what = `${error.path} ${error.reason}`;
  return violation(operation, what, { id: operation.id(record, context), index, cause: error });
}

/** An id that has an id's form; it is the vendor's text. */
export function idText(id: unknown): string | null {
  const named = (typeof id === 'string' && /^[A-Za-z0-9_.:-]{1,128}$/.test(id)) || Number.isSafeInteger(id);
  return named ? String(id) : null;
}

/** Names entity, field and record; the id only where it has an id's form, as it is the vendor's text. */
export function violation(
  { entity }: Operation,
  what: string,
  { id, index, cause }: { id?: unknown; index?: number | undefined; cause?: unknown } = {},
): Problem {
  const named = idText(id);
  const which =
    named !== null ? ` (record ${named})` : index === undefined ? '' : ` (record number ${index + 1} of the page)`;
  return new Problem(
    'upstream_contract_violation',
    `${entity}: ${what}${which}.`,
    cause === undefined ? {} : { cause },
  );
}
