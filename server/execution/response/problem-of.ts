import { Problem, type ProblemExtras } from '../../problem.ts';
import type { Access } from '../call.ts';
import { invalidCursor } from '../request/cursor.ts';
import { withDefaults, type RequestBuilder } from '../request/build-request.ts';
import { ExchangeFailure } from '../transport/exchange.ts';
import type { Outcome } from '../transport/read.ts';
import { isOtherKind, upstreamOf } from './interpret.ts';

/** Hint for a throttled caller where the vendor gives none. */
const DEFAULT_RETRY_AFTER_S = 10;

/** What a failed read was, as far as its error says. */
interface FailedRead {
  entity: string;
  action: string;
  request: Pick<RequestBuilder, 'names_record'>;
  cursor?: string | undefined;
  kind?: string | undefined;
}

/** The error of a read that did not succeed. */
export function problemOf(
  access: Access,
  read: FailedRead,
  outcome: Outcome,
  retry_after_s: number | undefined,
): Problem {
  const { title } = access.contract;
  const { entity, action } = read;
  if (outcome instanceof ExchangeFailure) return failureProblem(title, outcome);
  const { answer, meant } = outcome;
  const upstream = upstreamOf(access.mapping, answer, meant.json);
  const failed = (): Problem =>
    new Problem('upstream_failed', `${title} returned status ${answer.status} for ${action} ${entity}.`, {
      upstream,
      ...(retry_after_s !== undefined && { retry_after_s }),
    });
  switch (meant.meaning) {
    case 'ok':
      return flawed(`The response of ${title} to ${action} ${entity}`, meant.flaw, upstream);
    case 'unauthorized':
      return new Problem('upstream_unauthorized', `${title} rejected the credentials.`, { upstream });
    case 'forbidden':
      return new Problem('upstream_forbidden', `${title} does not permit these credentials to ${action} ${entity}.`, {
        upstream,
      });
    case 'rate_limited':
      return new Problem('upstream_rate_limited', `${title} is limiting the request rate.`, {
        upstream,
        retry_after_s: retry_after_s ?? DEFAULT_RETRY_AFTER_S,
      });
    case 'invalid_cursor':
      return read.cursor === undefined ? failed() : invalidCursor({ upstream });
    case 'not_found':
      return read.request.names_record ? noRecord(title, entity, upstream) : failed();
    case 'redirect':
      return new Problem('upstream_failed', `${title} redirected ${action} ${entity} elsewhere or too often.`, {
        upstream,
      });
    case 'unserved_version':
      return isOtherKind(access.mapping, read.kind, meant.json)
        ? noRecord(title, entity, upstream)
        : unservedVersion(access, read, upstream);
    case 'failed':
      return isOtherKind(access.mapping, read.kind, meant.json) ? noRecord(title, entity, upstream) : failed();
    case 'result_too_large':
    case 'transient':
      return failed();
  }
}

export function closed(): Problem {
  return new Problem('unavailable', 'The runtime is closed.');
}

export function deadlinePassed(cause: unknown): Problem {
  return new Problem('upstream_timeout', 'The call did not finish before its deadline.', { cause });
}

type Upstream = NonNullable<ProblemExtras['upstream']>;

function flawed(what: string, flaw: 'text' | 'json' | 'too_large' | undefined, upstream: Upstream): Problem {
  if (flaw === 'too_large')
    return new Problem('upstream_too_large', `${what} holds more values than this service reads.`, { upstream });
  const not = flaw === 'text' ? 'UTF-8' : 'JSON';
  return new Problem('upstream_contract_violation', `${what} is not valid ${not}.`, { upstream });
}

/** Names the setting: there is nothing else that a caller can do. */
function unservedVersion(
  { contract, mapping, environment = {} }: Access,
  { action, entity }: FailedRead,
  upstream: Upstream,
) {
  const { variable } = mapping.version ?? {};
  const used = variable === undefined ? undefined : withDefaults(contract, environment)[variable];
  const advice =
    variable === undefined
      ? 'Update this service.'
      : `The connector uses ${used}: set ${variable} in its environment to a version that the vendor serves.`;
  return new Problem(
    'upstream_failed',
    `${contract.title} does not serve ${action} ${entity} in this version of its API. ${advice}`,
    { upstream },
  );
}

function noRecord(title: string, entity: string, upstream: Upstream): Problem {
  return new Problem('record_not_found', `${title} has no such record in ${entity}.`, { upstream });
}

function failureProblem(title: string, failure: ExchangeFailure): Problem {
  const cause = failure;
  switch (failure.kind) {
    case 'timeout':
      return new Problem('upstream_timeout', `${title} did not respond in time.`, { cause });
    case 'too_large':
      return new Problem('upstream_too_large', `${title} returned a response that exceeds the size limit.`, { cause });
    case 'encoding':
      return new Problem('upstream_contract_violation', `${title} used an unsupported content encoding.`, {
        cause,
      });
    case 'blocked':
      return new Problem('upstream_failed', `The address of ${title} is not allowed.`, { cause });
    case 'transport':
    case 'aborted':
      return new Problem('upstream_failed', `${title} could not be reached.`, { cause });
  }
}
