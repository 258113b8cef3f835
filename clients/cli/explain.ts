import { sandbox_start } from './called.ts';
import { ApiError } from '../api-error.ts';
import { Failure } from './failure.ts';

/** Errors whose message is written for the operator of the service. */
const readable = new Set(['ConfigError', 'StartError', 'KeyRingError', 'Problem', 'Error']);

/** The next step for errors whose detail does not already say it. */
const next: Record<string, string> = {
  transport_failed: `Check that the service is running. Start a sandbox with \`${sandbox_start}\`.`,
  deadline_exceeded: 'Retry.',
  invalid_answer: 'Check --base-url (PATCHBAY_BASE_URL).',
  unauthenticated: 'Check --client-id and --client-secret (PATCHBAY_CLIENT_ID, PATCHBAY_CLIENT_SECRET).',
  invalid_client: 'Check --client-id and --client-secret (PATCHBAY_CLIENT_ID, PATCHBAY_CLIENT_SECRET).',
  organization_required: 'Select it with --organization (PATCHBAY_ORGANIZATION_ID).',
  organization_forbidden: 'Check --organization (PATCHBAY_ORGANIZATION_ID).',
  insufficient_scope: 'Use a client that has this scope, or create one with `patchbay clients create --scope …`.',
  not_found: 'List connectors with `patchbay connectors list`.',
  unknown_connector_type: 'List connector types with `patchbay connectors types`.',
  unknown_entity: 'List the entities with `patchbay connectors types <type>`.',
  unsupported_action: 'List the actions of each entity with `patchbay connectors types <type>`.',
  connector_needs_reauth: 'Update the credentials with `patchbay connectors update <connector_id> --credentials -`.',
  upstream_unauthorized: 'Update the credentials with `patchbay connectors update <connector_id> --credentials -`.',
  idempotency_key_in_use: 'Check with `patchbay connectors list` whether the connector was created.',
};

const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

function explainApiError({ code, status, detail, problem, retry_after_s, request_id }: ApiError): string {
  const wait = retry_after_s === undefined ? undefined : `Retry in ${Math.ceil(retry_after_s)} s.`;
  const about = [code, status > 0 && `status ${status}`, request_id !== undefined && `request ${request_id}`]
    .filter(Boolean)
    .join(', ');
  const items = Array.isArray(problem?.errors)
    ? problem.errors.map(({ pointer, name, message }) => `  ${pointer ?? name ?? ''} ${message}`)
    : [];
  return [[detail, (Object.hasOwn(next, code) && next[code]) || wait, `(${about})`].filter(Boolean).join(' '), ...items]
    .map(plain)
    .join('\n');
}

/** A readable message and the exit code: 1 for a failure, 2 for incorrect usage. */
export function explain(error: unknown): { message: string; exit_code: number } {
  if (error instanceof Failure) return { message: error.message, exit_code: error.exit_code };
  if (error instanceof ApiError) return { message: explainApiError(error), exit_code: 1 };
  if (error instanceof Error)
    return { message: readable.has(error.name) ? error.message : `${error.name}: ${error.message}`, exit_code: 1 };
  return { message: String(error), exit_code: 1 };
}
