import { ApiError } from '../api-error.ts';
import { Failure } from './failure.ts';

/** Errors whose message is written for the person who starts or operates the service. */
const spoken = new Set(['ConfigError', 'StartError', 'KeyRingError', 'Problem', 'Error']);

/** What to do next, where the detail of the error does not say it already. */
const next: Record<string, string> = {
  transport_failed: 'Is it running? `npm start` starts a sandbox.',
  deadline_exceeded: 'Try again.',
  invalid_answer: 'Check --base-url (PATCHBAY_BASE_URL).',
  unauthenticated: 'Check --client-id and --client-secret (PATCHBAY_CLIENT_ID, PATCHBAY_CLIENT_SECRET).',
  invalid_client: 'Check --client-id and --client-secret (PATCHBAY_CLIENT_ID, PATCHBAY_CLIENT_SECRET).',
  organization_required: 'Name it with --organization (PATCHBAY_ORGANIZATION_ID).',
  organization_forbidden: 'Check --organization (PATCHBAY_ORGANIZATION_ID).',
  insufficient_scope: 'Use a client that has it: `patchbay clients create --scope …` makes one.',
  not_found: '`patchbay connectors list` shows what there is.',
  unknown_connector_type: '`patchbay connectors types` shows them.',
  unknown_entity: '`patchbay connectors types <type>` shows its entities.',
  unsupported_action: '`patchbay connectors types <type>` shows what each entity offers.',
  connector_needs_reauth: 'Give it new credentials: `patchbay connectors update <connector_id> --credentials -`.',
  upstream_unauthorized: 'Give it new credentials: `patchbay connectors update <connector_id> --credentials -`.',
  idempotency_key_in_use: 'Look with `patchbay connectors list` whether it was created.',
};

const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

function explainApiError({ code, status, detail, problem, retry_after_s, request_id }: ApiError): string {
  const wait = retry_after_s === undefined ? undefined : `Try again in ${Math.ceil(retry_after_s)} s.`;
  const about = [code, status > 0 && `status ${status}`, request_id !== undefined && `request ${request_id}`].filter(Boolean).join(', ');
  const items = Array.isArray(problem?.errors) ? problem.errors.map(({ pointer, name, message }) => `  ${pointer ?? name ?? ''} ${message}`) : [];
  return [[detail, (Object.hasOwn(next, code) && next[code]) || wait, `(${about})`].filter(Boolean).join(' '), ...items].map(plain).join('\n');
}

/** One clear sentence for people, and the exit code: 1 for what failed, 2 for a command that was called wrongly. */
export function explain(error: unknown): { message: string; exit_code: number } {
  if (error instanceof Failure) return { message: error.message, exit_code: error.exit_code };
  if (error instanceof ApiError) return { message: explainApiError(error), exit_code: 1 };
  if (error instanceof Error) return { message: spoken.has(error.name) ? error.message : `${error.name}: ${error.message}`, exit_code: 1 };
  return { message: String(error), exit_code: 1 };
}
