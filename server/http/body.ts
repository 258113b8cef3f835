import express, { type RequestHandler } from 'express';
import { isUtf8 } from 'node:buffer';
import { Problem } from '../problem.ts';
import type { Route } from './handler.ts';
import { checkText } from './text.ts';

const limit = 256 * 1024;

const json = express.json({
  limit,
  strict: false, // a bare string is JSON; that it is no object is for the schema to say
  type: () => true,
  verify: (_request, _response, bytes) => {
    if (!isUtf8(bytes)) throw new Problem('malformed_json', 'The body is not valid UTF-8.');
  },
});
const form = express.urlencoded({ limit, extended: false, type: () => true });

/** What body-parser refuses, in the contract's codes. */
function translate(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large')
    return new Problem('payload_too_large', 'The body exceeds 256 KiB.', { cause: error });
  if (type === 'parameters.too.many')
    return new Problem('payload_too_large', 'The form has more than 1000 fields.', { cause: error });
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return new Problem('unsupported_media_type', 'The content encoding or charset of the body is not supported.', {
      cause: error,
    });
  if (type === 'request.aborted')
    return new Problem('request_timeout', 'The body was not received completely.', { cause: error });
  // Without the cause: the parser's message quotes the body, which may hold credentials.
  if (status === 400) return new Problem('malformed_json', 'The body is not a single JSON document.');
  return error;
}

/** Reads the body that the operation declares, and refuses any other media type (RFC 9110, section 15.5.16). */
export function readBody(route: Route): RequestHandler {
  const types = [...route.consumes];
  const accepts = types.length > 0 ? types.join(' or ') : 'no body';
  return (request, response, next) => {
    const sends =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (!sends) {
      if (!route.body_required) return next();
      throw new Problem('validation_failed', `A body is required (${accepts}).`, {
        errors: [{ in: 'body', pointer: '', code: 'required', message: 'is required' }],
      });
    }
    if (types.length === 0) {
      if (route.method === 'get') return next(); // RFC 9110, 9.3.1: content of a GET has no meaning
      throw new Problem('unsupported_media_type', 'This operation does not accept a body.');
    }
    const type = request.is(types);
    if (!type)
      throw new Problem('unsupported_media_type', `This operation accepts ${accepts}.`, {
        headers: { Accept: types.join(', ') },
      });
    const parse = type === 'application/x-www-form-urlencoded' ? form : json;
    parse(request, response, (error?: unknown) => {
      if (error) return next(translate(error));
      try {
        checkText(request.body);
        next();
      } catch (problem) {
        next(problem);
      }
    });
  };
}
