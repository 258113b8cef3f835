import { createHmac } from 'node:crypto';
import type {
  ActionContract,
  AuthRule,
  ConnectorContract,
  ConnectorMapping,
  GetMapping,
  ListMapping,
  Paging,
  ParamRule,
  Template,
} from '../connectors/define.ts';
import { Problem } from '../problem.ts';
import type { Credentials } from './call.ts';
import type { Params } from './check-params.ts';
import { ACCEPT_ENCODING } from './decode-body.ts';
import { normaliseTimestamp } from './timestamp.ts';

type Variables = Readonly<Record<string, string>>;

export interface RequestBuilder {
  /** The vendor's origin for this environment; https, one host. */
  origin(environment: Variables): string;
  /** Path and query. `cursor` is the vendor's own, and so are the names in `more`, which no caller gives: replication asks for changes with them. */
  path(params: Params, environment: Variables, page_size: number | undefined, cursor: string | undefined, more?: Readonly<Record<string, string>>): string;
  /** Whether a 404 can only mean the record, or the parent, that the caller named. */
  names_record: boolean;
  paging: Paging | undefined;
}

/** A whole label of a host name; what a variable may bring into one. */
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

export function compileRequest(
  contract: ConnectorContract,
  mapping: ConnectorMapping,
  how: ListMapping | GetMapping,
  action: ActionContract,
  paging: Paging | undefined,
): RequestBuilder {
  const base = compileBase(contract, mapping.base_url);
  const path = compilePath(how.path);
  const constant = constantQuery(how.query);
  const inPath = new Set(namesIn(how.path));
  const inQuery = Object.keys(action.params.properties ?? {})
    .filter((name) => !inPath.has(name) && name !== 'after' && name !== 'page_size' && !(name === 'id' && inPath.has('id')))
    .map((name) => [name, how.params?.[name] ?? name] as const);
  const size = paging?.size_param === undefined ? undefined : `${encodeURIComponent(paging.size_param)}=`;
  const after = paging && `${encodeURIComponent(paging.cursor_param)}=`;
  const params = Object.keys(action.params.properties ?? {});
  return {
    paging,
    names_record: params.some((name) => inPath.has(name)),
    origin: (environment) => base.origin(environment),
    path(values, environment, page_size, cursor, more) {
      let query = more === undefined ? constant : constant + constantQuery(more);
      if (size !== undefined && page_size !== undefined) query += `&${size}${page_size}`;
      if (after !== undefined && cursor !== undefined) query += `&${after}${encodeURIComponent(cursor)}`;
      for (const [name, rule] of inQuery) {
        const value = values[name];
        if (value !== undefined && value !== null) query += queryOf(rule, value);
      }
      const target = base.path + path(values, environment);
      return query === '' ? target : `${target}?${query.charCodeAt(0) === 38 ? query.slice(1) : query}`;
    },
  };
}

/** Request headers of one attempt. Throws where a credential is missing or cannot stand in a header. */
export function headersOf(contract: ConnectorContract, mapping: ConnectorMapping, auth_method: string, credentials: Credentials): Record<string, string> {
  const rule = Object.hasOwn(mapping.auth, auth_method) ? mapping.auth[auth_method] : undefined;
  if (!rule) {
    const methods = Object.keys(mapping.auth).join(', ');
    throw new Problem('credentials_mismatch', `${contract.title} has no such authentication method. Known: ${methods}.`);
  }
  return {
    ...mapping.headers,
    accept: 'application/json',
    'accept-encoding': ACCEPT_ENCODING,
    'user-agent': 'patchbay',
    authorization: authorization(rule, credentials),
  };
}

function authorization(rule: AuthRule, credentials: Credentials): string {
  if ('bearer' in rule) {
    const token = fill(rule.bearer, credentials);
    // RFC 9110 5.5; a line break in a token would be a second header.
    if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(token)) throw unusable(namesIn(rule.bearer));
    return `Bearer ${token}`;
  }
  const username = fill(rule.basic.username, credentials);
  // RFC 7617: the user name ends at the first colon, and neither part holds control characters.
  if (username.includes(':') || /[\x00-\x1f\x7f]/.test(username)) throw unusable(namesIn(rule.basic.username));
  return `Basic ${Buffer.from(`${username}:${fill(rule.basic.password, credentials)}`, 'utf8').toString('base64')}`;
}

/** The path with the proof that the vendor wants beside the token, where the credentials hold the key for it. */
export function signed(path: string, mapping: ConnectorMapping, auth_method: string, credentials: Credentials): string {
  const rule = mapping.auth[auth_method];
  if (!rule || !('bearer' in rule) || !rule.proof) return path;
  const { param, key } = rule.proof;
  const secret = Object.hasOwn(credentials, key) ? credentials[key] : undefined;
  if (secret === undefined || secret === '') return path;
  const proof = createHmac('sha256', secret).update(fill(rule.bearer, credentials), 'utf8').digest('hex');
  return `${path}${path.includes('?') ? '&' : '?'}${encodeURIComponent(param)}=${proof}`;
}

function unusable(names: string[]): Problem {
  return new Problem('validation_failed', 'The credentials hold characters that cannot be sent.', {
    errors: names.map((name) => ({ in: 'body' as const, pointer: `/credentials/${name}`, code: 'text', message: 'holds a character that cannot be sent' })),
  });
}

function fill(template: Template, values: Credentials): string {
  return template.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'string' && value !== '') return value;
    throw new Problem('credentials_required', `The credentials lack ${name}.`, {
      errors: [{ in: 'body', pointer: `/credentials/${name}`, code: 'required', message: 'is required' }],
    });
  });
}

/** Checks variables against the contract and puts them into the host, as whole labels only. */
export function compileBase(contract: ConnectorContract, template: Template): { origin: (environment: Variables) => string; path: string } {
  const match = /^(https:\/\/[^/]+)(\/.*)?$/.exec(template);
  if (!match) throw new Error(`${contract.connector_type}: base_url must be https`);
  const [, host = '', path = ''] = match;
  const names = namesIn(host);
  const patterns = new Map(contract.environment.map(({ name, pattern }) => [name, pattern === undefined ? undefined : new RegExp(pattern, 'u')]));
  const fixed = names.length === 0 ? new URL(host).origin : undefined;
  return {
    path: path.replace(/\/$/, ''),
    origin(environment) {
      if (fixed !== undefined) return fixed;
      return host.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
        const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
        const pattern = patterns.get(name);
        if (typeof value === 'string' && LABEL.test(value) && (!pattern || pattern.test(value))) return value.toLowerCase();
        throw new Problem('validation_failed', `/environment/${name} is missing or not valid.`, {
          errors: [{ in: 'body', pointer: `/environment/${name}`, code: value === undefined ? 'required' : 'pattern', message: `must match ${pattern?.source ?? LABEL.source}` }],
        });
      });
    },
  };
}

function compilePath(template: Template): (params: Params, environment: Variables) => string {
  if (namesIn(template).length === 0) return () => template;
  const parts = template.split(/\{(\w+)\}/);
  return (params, environment) =>
    parts.map((part, index) => (index % 2 === 0 ? part : segment(part, params[part] ?? environment[part]))).join('');
}

/** `.` and `..` survive percent-encoding, and would move the request to another resource. */
function segment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text !== '' && text !== '.' && text !== '..') return encodeURIComponent(text);
  throw new Problem('validation_failed', `/params/${name} is missing or not valid.`, {
    errors: [{ in: 'body', pointer: `/params/${name}`, code: text === '' ? 'required' : 'pattern', message: 'must name a resource' }],
  });
}

function namesIn(template: Template): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function constantQuery(query: Readonly<Record<string, string | string[]>> = {}): string {
  return Object.entries(query)
    .flatMap(([name, values]) => [values].flat().map((value) => `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`))
    .join('');
}

/** The contract's format has made sure that it is a date-time; its fraction is cut. */
function unixSeconds(value: unknown): string {
  return String(Math.floor(Date.parse(normaliseTimestamp(String(value)) ?? '') / 1000));
}

function queryOf(rule: ParamRule, value: unknown): string {
  const { name, style } = typeof rule === 'string' ? { name: rule, style: 'repeat' as const } : rule;
  const texts = style === 'json' ? [JSON.stringify(value)] : (Array.isArray(value) ? value : [value]).map(style === 'unix_seconds' ? unixSeconds : String);
  const written = style === 'comma' ? [texts.join(',')] : texts;
  return written.map((text) => `&${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('');
}
