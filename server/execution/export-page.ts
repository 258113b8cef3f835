import type { Access } from './call.ts';
import { extractFound, extractRecords, violation } from './extract.ts';
import { nextCursor } from './paginate.ts';
import { resolveOperation } from './resolve-operation.ts';
import type { Runtime } from './runtime.ts';
import { send } from './send.ts';
import { mayHoldUncleanText } from './text.ts';
import { mayHold, withhold } from './withhold.ts';

export interface ExportPage {
  data: Record<string, unknown>[];
  /** Ids of records that are no more. */
  gone: string[];
  /** Where the export goes on, also behind its end; undefined where the vendor names no place. */
  cursor: string | undefined;
  ended: boolean;
}

/**
 * One page of the vendor's export, from a cursor of its own or, without one, from the beginning. A page that does not end the export and names no place to
 * go on is no end: `upstream_contract_violation`.
 */
export async function exportPage(access: Access, entity: string, cursor: string | undefined, runtime: Runtime): Promise<ExportPage> {
  const found = resolveOperation(access.contract, access.mapping, entity, 'list').export;
  if (!found) throw new Error(`${entity} has no export`);
  const { rule, operation, isGone, isEnd } = found;
  const path = operation.request.path({}, access.environment ?? {}, rule.page_size, cursor, cursor === undefined ? rule.begin : undefined);
  const { json, text } = await send(access, { entity, action: 'list', path, request: operation.request, cursor }, runtime);
  if (mayHold(text, operation.withheld)) withhold(json, operation.withheld);
  const context = { unclean: mayHoldUncleanText(text), params: {} };
  const gone = extractFound(operation, json).filter(isGone).map((raw) => String(operation.id(raw as Record<string, unknown>, context)));
  const data = extractRecords(operation, json, context, (raw) => !isGone(raw));
  const ended = isEnd(json);
  // Behind the end the cursor may be the one that was sent.
  const next = nextCursor(operation, json, ended ? undefined : cursor);
  if (!ended && next === undefined) throw violation(operation, 'the export neither ends nor goes on');
  return { data, gone, cursor: next, ended };
}
