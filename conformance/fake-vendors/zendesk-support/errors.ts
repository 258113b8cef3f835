/** The vendor's error bodies, as recorded (404, 401) or as its documentation and its users print them. */
import type { Answer } from '../vendor.ts';
import { answer } from './wire.ts';

/** Recorded: organizations_test_delete_not_found_organization. */
export const notFound = (): Answer => answer(404, { error: 'RecordNotFound', description: 'Not found' });
export const badPath = (): Answer => answer(404, { error: 'InvalidEndpoint', description: 'Not found' });
export const wrongCredentials = (): Answer => answer(401, { error: "Couldn't authenticate you" });
export const wrongToken = (): Answer =>
  answer(401, {
    error: 'invalid_token',
    error_description: 'The access token provided is expired, revoked, malformed or invalid for other reasons.',
  });
export const forbidden = (): Answer =>
  answer(403, {
    error: 'Forbidden',
    description:
      'You do not have access to this page. Please contact the account owner of this help desk for further help.',
  });
/** Newer parts of the API answer in the form of JSON:API. */
export const invalidPaging = (title: string): Answer =>
  answer(400, { errors: [{ code: 'InvalidPaginationParameter', title }] });
export const invalidValue = (description: string): Answer => answer(400, { error: 'InvalidValue', description });
export const tooRecent = (): Answer =>
  answer(422, {
    error: 'StartTimeTooRecent',
    description: 'Too recent start_time. Use a start_time older than 60 seconds',
  });
export const unsupportedMediaType = (): Answer => ({
  status: 415,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body: Buffer.from(''),
});

/** Captured by a user: content type and body are no JSON (support.zendesk.com, community post 4600766234138). */
export const tooMany = (headers: Record<string, string> = {}): Answer => ({
  status: 429,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  body: Buffer.from('Number of allowed API requests per minute exceeded'),
});

export function errorFor(status: number): Answer {
  if (status === 401) return wrongCredentials();
  if (status === 403) return forbidden();
  if (status === 404) return notFound();
  if (status === 429) return tooMany();
  if (status >= 500)
    return {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      body: Buffer.from('<html><body><h1>We are sorry</h1></body></html>'),
    };
  return answer(status, { error: 'RecordInvalid', description: 'Record validation errors', details: {} });
}
