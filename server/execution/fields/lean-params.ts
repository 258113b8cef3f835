import type { Operation } from '../operation.ts';
import type { VendorRecord } from '../shape/vendor-record.ts';
import { pathsOfFields } from './field-path.ts';
import { projectRecord, restrictPaths } from './project.ts';

/** The parameters of list and get that make a response smaller; no vendor is asked for them. */
interface LeanParams {
  fields?: string[] | null;
  max_bytes?: number | null;
}

/**
 * The record with the requested `fields`, as far as they are granted, or all that is. Throws for a path that the record
 * does not have.
 */
export function projectionOf(
  { record, granted }: Pick<Operation, 'record' | 'granted'>,
  { fields }: LeanParams,
): (record: VendorRecord) => Record<string, unknown> {
  const paths = restrictPaths(fields ? pathsOfFields(record, fields) : null, granted);
  return paths ? (whole) => projectRecord(whole, paths) : (whole) => whole;
}
