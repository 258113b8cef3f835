import { Problem } from '../../problem.ts';
import type { RequestBuilder } from '../request/build-request.ts';
import type { Interpretation } from '../response/interpret.ts';
import type { Session } from '../session.ts';
import type { Read } from './read.ts';
import { send } from './send.ts';

/**
 * Sends a read; where the vendor forbids it, again with fewer fields, as often as there are such requests. The first
 * refusal is the error: it is about what was meant to be read.
 */
export async function sendNarrowing(
  session: Session,
  { request, narrower }: { request: RequestBuilder; narrower: readonly RequestBuilder[] },
  readOf: (request: RequestBuilder) => Read,
): Promise<Interpretation> {
  let refusal: unknown;
  for (const each of [request, ...narrower]) {
    try {
      return await send(session, readOf(each));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'upstream_forbidden') throw error;
      refusal ??= error;
    }
  }
  throw refusal;
}
