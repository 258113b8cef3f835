import type { Access, InvalidRecord } from '../call.ts';
import { Problem } from '../../problem.ts';
import { continuationOf, extractFound, extractRecords, idText, violation } from '../response/extract.ts';
import { resolveOperation } from '../operation.ts';
import type { Runtime } from '../runtime.ts';
import { openSession } from '../session.ts';
import { send } from '../transport/send.ts';
import { mayHoldUncleanText } from '../shape/text.ts';
import { mayHold, redact } from '../response/redact.ts';

export interface ExportPage {
  data: Record<string, unknown>[];
  /** Records that do not fit their entity; with `tolerant` only. */
  invalid: InvalidRecord[];
  /** Ids of records that are no more. */
  gone: string[];
  /** Where the export goes on, also behind its end; undefined where the vendor names no place. */
  cursor: string | undefined;
  ended: boolean;
}

/** The vendor's export does not lead on. Its list may. */
export class StuckExport extends Problem {
  constructor(entity: string, why: string) {
    super('upstream_contract_violation', `${entity}: the export cannot continue: ${why}`);
  }
}

/**
 * One page of the vendor's export, from a cursor of its own or, without one, from the beginning. A page that does not
 * end the export and names no place to go on, or the one that was asked for, is no end: `StuckExport`. Of an export by
 * time that is one with more records in a second than on a page.
 */
export async function exportPage(
  access: Access,
  entity: string,
  cursor: string | undefined,
  runtime: Runtime,
): Promise<ExportPage> {
  const found = resolveOperation(access.contract, access.mapping, entity, 'list').export;
  if (!found) throw new Error(`${entity} has no export`);
  const { rule, operation, isGone, isEnd } = found;
  const { request } = operation;
  const query = cursor === undefined ? rule.begin : undefined;
  const size =
    rule.page_size === undefined
      ? undefined
      : runtime.page_sizes.open(`${access.cursor_binding ?? ''}\nexport\n${entity}`, rule.page_size);
  const path = (): string => request.path({}, access.environment ?? {}, { page_size: size?.current, cursor, query });
  const { json, body, headers } = await send(openSession(access, runtime), {
    entity,
    action: 'list',
    path,
    request,
    cursor,
    page_size: size,
  });
  if (mayHold(body, operation.redacted)) await redact(json, operation.redacted);
  const context = { unclean: mayHoldUncleanText(body), params: {} };
  const records = extractFound(operation, json);
  const deletions = records.filter(isGone).map((raw) => idText(operation.id(raw as Record<string, unknown>, context)));
  const gone = deletions.filter((id) => id !== null);
  const nameless = deletions.length - gone.length;
  if (nameless > 0 && access.tolerant !== true) throw violation(operation, 'a deleted record has no ID');
  const { data, invalid } = await extractRecords(operation, records, context, {
    holds: (raw) => !isGone(raw),
    tolerant: access.tolerant === true,
  });
  const ended = isEnd(json);
  // Behind the end the cursor may be the one that was sent.
  const { next } = continuationOf(operation, { json, headers, records, size: size?.current, sent: undefined });
  if (!ended && next === undefined) throw new StuckExport(entity, 'it returned neither an end marker nor a cursor.');
  if (!ended && next === cursor) throw new StuckExport(entity, 'it returned the cursor that was sent.');
  for (let n = 0; n < nameless; n++) invalid.push({ id: null, field: 'id', message: 'is missing' });
  return { data, invalid, gone, cursor: next, ended };
}
