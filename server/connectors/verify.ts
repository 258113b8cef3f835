import type { Access } from '../execution/call.ts';
import { check, type CheckResult } from '../execution/check.ts';
import type { Runtime } from '../execution/runtime.ts';
import { errors, type ErrorCode } from '../generated/errors.gen.ts';
import { Problem } from '../problem.ts';

/**
 * Returns only if the vendor accepts the credentials; its refusal is 422, anything else is what it is: an outage of
 * the vendor.
 */
export async function verifyCredentials(access: Access, runtime: Runtime): Promise<CheckResult> {
  const result = await check(access, runtime);
  if (result.status === 'healthy') return result;
  if (result.status === 'unhealthy') {
    throw new Problem(
      'credentials_rejected',
      `${access.contract.title} rejected these credentials. Nothing was stored.`,
      {
        errors: [
          {
            in: 'body',
            pointer: '/credentials',
            code: result.reason ?? 'refused',
            message: 'were rejected by the vendor',
          },
        ],
      },
    );
  }
  const code = result.reason as ErrorCode;
  const known = code in errors && [429, 502, 504].includes(errors[code].status);
  throw new Problem(
    known ? code : 'unavailable',
    `These credentials could not be verified with ${access.contract.title}. Nothing was stored. Retry.`,
    { retry_after_s: 30 },
  );
}
