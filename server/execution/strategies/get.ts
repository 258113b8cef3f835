import type { GetResult } from '../call.ts';
import type { Operation } from '../operation.ts';
import { projectionOf } from '../fields/lean-params.ts';
import type { Params } from '../request/check-params.ts';
import { extractRecord } from '../response/extract.ts';
import { markLarge } from '../response/large-results.ts';
import { rawRecords } from '../response/raw.ts';
import { mayHold, redact } from '../response/redact.ts';
import { mayHoldUncleanText } from '../shape/text.ts';
import type { Session } from '../session.ts';
import { sendNarrowing } from '../transport/send-narrowing.ts';
import { isListed } from './listed.ts';

/** One record at its id. */
export async function getRecord(session: Session, operation: Operation, given: Params): Promise<GetResult> {
  const { access } = session;
  const project = projectionOf(operation, given);
  const { entity, action, kind, scope } = operation;
  const accounts = scope?.accountsOf(access);
  const params = scope ? scope.enter(given, accounts) : given;
  const { json, body } = await sendNarrowing(session, operation, (request) => {
    return { entity, action, path: () => request.path(params, access.environment ?? {}), request, kind };
  });
  if (mayHold(body, operation.redacted)) await redact(json, operation.redacted);
  if (scope && accounts && (scope.holds || scope.listed)) {
    const named = scope.holds?.(operation.extract(json), accounts) ?? false;
    if (!named && !(await isListed(session, operation, params))) throw scope.outside('id');
  }
  const found = extractRecord(operation, json, { unclean: mayHoldUncleanText(body), params });
  const data = project(found);
  if (params['raw'] !== true) return markLarge({ data }, { body });
  const [raw = null] = await rawRecords(access, [operation.extract(json)]);
  return markLarge({ data, raw }, { body });
}
