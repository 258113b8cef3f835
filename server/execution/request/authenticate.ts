import { createHmac } from 'node:crypto';
import type { AuthRule } from '../../connector-types/definition/define.ts';
import type { Template } from '../../connector-types/definition/template.ts';
import { Problem } from '../../problem.ts';
import type { Access, Credentials } from '../call.ts';
import type { Runtime } from '../runtime.ts';
import { ACCEPT_ENCODING } from '../transport/decode-body.ts';
import { fillTemplate, namesIn } from './template.ts';

/** RFC 9110 5.5; a line break in a token would be a second header. */
const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Request headers of one attempt. Throws where a credential is missing or cannot stand in a header. */
export function headersOf(
  access: Access,
  credentials: Credentials,
  runtime: Pick<Runtime, 'headersOf'>,
): Record<string, string> {
  return {
    ...runtime.headersOf(access.contract.connector_type),
    ...access.mapping.headers,
    accept: 'application/json',
    'accept-encoding': ACCEPT_ENCODING,
    'user-agent': 'patchbay',
    ...authentication(ruleOf(access), credentials),
  };
}

/** The path with what the vendor wants in the query: the key itself, or the proof beside a token. */
export function signed(path: string, access: Access, credentials: Credentials): string {
  const rule = ruleOf(access);
  if ('query' in rule) return withParam(path, rule.query.name, fill(rule.query.value, credentials));
  if (!('bearer' in rule) || !rule.proof) return path;
  const { param, key } = rule.proof;
  const secret = Object.hasOwn(credentials, key) ? credentials[key] : undefined;
  if (secret === undefined || secret === '') return path;
  return withParam(path, param, createHmac('sha256', secret).update(fill(rule.bearer, credentials)).digest('hex'));
}

function ruleOf({ contract, mapping, auth_method }: Access): AuthRule {
  const rule = Object.hasOwn(mapping.auth, auth_method) ? mapping.auth[auth_method] : undefined;
  if (rule) return rule;
  const methods = Object.keys(mapping.auth).join(', ');
  throw new Problem(
    'credentials_mismatch',
    `${contract.title} does not have this authentication method. Available: ${methods}.`,
  );
}

function authentication(rule: AuthRule, credentials: Credentials): Record<string, string> {
  if ('query' in rule) return {};
  if ('basic' in rule) {
    const username = fill(rule.basic.username, credentials);
    // RFC 7617: the user name ends at the first colon, and neither part holds control characters.
    if (username.includes(':') || /[\x00-\x1f\x7f]/.test(username)) throw unusable(namesIn(rule.basic.username));
    const pair = `${username}:${fill(rule.basic.password, credentials)}`;
    return { authorization: `Basic ${Buffer.from(pair, 'utf8').toString('base64')}` };
  }
  const { name, value } = 'bearer' in rule ? { name: 'authorization', value: `Bearer ${rule.bearer}` } : rule.header;
  const text = fill(value, credentials);
  if (!HEADER_VALUE.test(text)) throw unusable(namesIn(value));
  return { [name.toLowerCase()]: text };
}

function withParam(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

function unusable(names: string[]): Problem {
  return new Problem('validation_failed', 'The credentials contain characters that cannot be sent.', {
    errors: names.map((name) => ({
      in: 'body' as const,
      pointer: `/credentials/${name}`,
      code: 'text',
      message: 'contains a character that cannot be sent',
    })),
  });
}

function fill(template: Template, values: Credentials): string {
  return fillTemplate(template, (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'string' && value !== '') return value;
    throw new Problem('credentials_required', `The credentials are missing ${name}.`, {
      errors: [{ in: 'body', pointer: `/credentials/${name}`, code: 'required', message: 'is required' }],
    });
  });
}
