import type { JsonSchema } from '../../connector-types/definition/define.ts';
import type { VendorRecord } from '../response/shape.ts';
import { pathsOfFields } from './field-path.ts';
import { projectRecord } from './project.ts';

/** The parameters of list and get that make a response smaller; no vendor is asked for them. */
interface LeanParams {
  fields?: string[] | null;
  max_bytes?: number | null;
}

/** The record with the requested `fields`, or all of it. Throws for a path that the record does not have. */
export function projectionOf(
  record: JsonSchema,
  { fields }: LeanParams,
): (record: VendorRecord) => Record<string, unknown> {
  if (!fields) return (whole) => whole;
  const paths = pathsOfFields(record, fields);
  return (whole) => projectRecord(whole, paths);
}
