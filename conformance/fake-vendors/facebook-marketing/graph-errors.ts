/**
 * Graph's error envelope: `{error: {message, type, code, error_subcode, error_user_title, error_user_msg, is_transient,
 * fbtrace_id}}` (docs/graph-api/guides/error-handling).
 */
import { randomBytes } from 'node:crypto';
import type { Refusal } from '../oauth/authorization-server.ts';
import { json, type Answer } from '../vendor.ts';

export interface GraphError {
  status?: number;
  message: string;
  type?: string;
  code: number;
  subcode?: number;
  transient?: boolean;
}

export function graphError(
  { status = 400, message, type = 'OAuthException', code, subcode, transient }: GraphError,
  headers: Record<string, string> = {},
): Answer {
  const error = {
    message,
    type,
    code,
    ...(subcode !== undefined && { error_subcode: subcode }),
    ...(transient !== undefined && { is_transient: transient }),
    fbtrace_id: `A${randomBytes(9).toString('base64url')}`,
  };
  return json(
    status,
    { error },
    {
      'Facebook-API-Version': 'v25.0',
      ...(status === 400 && {
        'WWW-Authenticate': `OAuth "Facebook Platform" "invalid_request" "${message.replaceAll('"', "'").replace(/[^\x20-\x7e]/g, '')}"`,
      }),
      ...headers,
    },
  );
}

export const noToken = (): Answer =>
  graphError({ message: 'An access token is required to request this resource.', code: 104 });
export const unknownToken = (): Answer =>
  graphError({ status: 401, message: 'Invalid OAuth access token - Cannot parse access token', code: 190 });
export const expiredSession = (): Answer =>
  graphError({
    message:
      'Error validating access token: Session has expired on Tuesday, 10-Nov-26 08:00:00 PST. The current time is Friday, 20-Nov-26 00:00:00 PST.',
    code: 190,
    subcode: 463,
  });

/** The token endpoint speaks as the rest of Graph does: 190 where a token has ended, 100 for whatever else is wrong. */
export const noTokenIssued = ({ body: { error_description } }: Refusal): Answer =>
  /token has ended/.test(error_description) ? expiredSession() : graphError({ message: error_description, code: 100 });

/** The same for what does not exist, is not allowed, and is of a kind that cannot be read so. */
export const unsupportedGet = (id: string): Answer =>
  graphError({
    message: `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
    type: 'GraphMethodException',
    code: 100,
    subcode: 33,
  });

export const noGrant = (): Answer =>
  graphError({
    status: 403,
    message: '(#200) Ad account owner has NOT grant ads_management or ads_read permission',
    code: 200,
  });
export const missingField = (field: string, node: string): Answer =>
  graphError({ message: `(#100) Tried accessing nonexisting field (${field}) on node type (${node})`, code: 100 });
export const invalidParameter = (message: string): Answer => graphError({ message: `(#100) ${message}`, code: 100 });
export const tooMuchData = (): Answer =>
  graphError({
    status: 500,
    message: "Please reduce the amount of data you're asking for, then retry your request",
    code: 1,
    transient: false,
  });

/** Throttled: no Retry-After, but minutes in the usage header. */
export function throttled(business_id: string, minutes: number | undefined, status = 400): Answer {
  return graphError(
    {
      status,
      message: '(#80004) There have been too many calls to this ad-account. Wait a bit and try again.',
      code: 80004,
      subcode: 2446079,
    },
    usageHeaders(business_id, 100, minutes ?? 0),
  );
}

/** Usage in percent of what is allowed. */
export function usageHeaders(business_id: string, percent: number, minutes: number): Record<string, string> {
  const used = { call_count: percent, total_cputime: Math.ceil(percent / 4), total_time: Math.ceil(percent / 3) };
  return {
    'X-App-Usage': JSON.stringify(used),
    'X-Business-Use-Case-Usage': JSON.stringify({
      [business_id]: [
        {
          type: 'ads_management',
          ...used,
          estimated_time_to_regain_access: minutes,
          ads_api_access_tier: 'standard_access',
        },
      ],
    }),
  };
}

/** What the vendor would say for a status that a test asks for. */
export function errorFor(status: number): Answer {
  if (status === 401) return unknownToken();
  if (status === 403) return noGrant();
  if (status === 404) return { ...unsupportedGet('0'), status };
  if (status >= 500) return graphError({ status, message: 'An unknown error occurred', code: 2, transient: true });
  return graphError({ status, message: '(#100) Invalid parameter', code: 100 });
}
