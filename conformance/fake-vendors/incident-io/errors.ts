/**
 * The vendor's error envelope (its document, "Errors"). Printed there: 401 `missing_authorization_material`, 422
 * `is_required`, 429 `too_many_requests`. The types and codes of 403, 404 and of a wrong key are not printed; they are
 * ours, in the same envelope.
 */
import { randomUUID } from 'node:crypto';
import { json, type Answer } from '../vendor.ts';

export interface ErrorItem {
  code: string;
  message: string;
  source?: { field: string };
}

const envelope = (status: number, type: string, errors: ErrorItem[], headers?: Record<string, string>): Answer =>
  json(status, { type, status, request_id: randomUUID(), errors }, headers);

export const missingAuthorization = (): Answer =>
  envelope(401, 'authentication_error', [
    { code: 'missing_authorization_material', message: 'No authorization material provided in request' },
  ]);

export const wrongKey = (): Answer =>
  envelope(401, 'authentication_error', [
    { code: 'invalid_authorization_material', message: 'The API key provided is not valid' },
  ]);

export const forbidden = (scope: string): Answer =>
  envelope(403, 'authorization_error', [
    { code: 'insufficient_permissions', message: `The API key does not have the permission ${scope}` },
  ]);

export const notFound = (message = 'The requested resource could not be found'): Answer =>
  envelope(404, 'not_found', [{ code: 'not_found', message }]);

export const invalid = (field: string, message: string, code = 'invalid_value'): Answer =>
  envelope(422, 'validation_error', [{ code, message, source: { field } }]);

const TYPES: Record<number, string> = { 400: 'bad_request', 409: 'conflict', 410: 'gone' };

/** What the vendor would say for a status that a test asks for. */
export function errorFor(status: number): Answer {
  if (status === 401) return wrongKey();
  if (status === 403) return forbidden('incidents.view');
  if (status === 404) return notFound();
  if (status === 422) return invalid('after', 'No record with this ID');
  const type = TYPES[status] ?? (status >= 500 ? 'internal_error' : 'error');
  return envelope(status, type, [{ code: type, message: 'Something went wrong' }]);
}

export function tooManyRequests(
  key_name: string,
  limit: number,
  retry_at_ms: number | undefined,
  headers?: Record<string, string>,
): Answer {
  return json(
    429,
    {
      type: 'too_many_requests',
      status: 429,
      request_id: randomUUID(),
      rate_limit: {
        name: key_name,
        limit,
        remaining: 0,
        ...(retry_at_ms !== undefined && { retry_after: new Date(retry_at_ms).toISOString().slice(0, 19) + 'Z' }),
      },
      errors: [
        {
          code: 'too_many_requests',
          message: 'Too many requests hit the API too quickly. We recommend an exponential backoff of your requests.',
        },
      ],
    },
    headers,
  );
}
