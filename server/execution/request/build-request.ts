import type {
  ActionContract,
  ConnectorContract,
  ConnectorMapping,
  GetMapping,
  ListMapping,
  ParamRule,
} from '../../connector-types/definition/define.ts';
import type { Template } from '../../connector-types/definition/template.ts';
import type { Paging } from '../../connector-types/definition/paging.ts';
import { Problem } from '../../problem.ts';
import { placeParams, readPlace } from '../response/place.ts';
import { normalizeTimestamp } from '../shape/timestamp.ts';
import type { Params } from './check-params.ts';
import { fillTemplate, namesIn } from './template.ts';

type Variables = Readonly<Record<string, string>>;

export interface RequestBuilder {
  /** The vendor's origin for this environment; https, one host. */
  origin(environment: Variables): string;
  path(params: Params, environment: Variables, at?: At): string;
  /** Whether a 404 can only mean the record, or the parent, that the caller named. */
  names_record: boolean;
}

/** Where in a list a request reads. */
export interface At {
  page_size?: number | undefined;
  /** The place in the vendor's own words. */
  cursor?: string | undefined;
  /** Query parameters that no caller gives: replication asks for changes with them. */
  query?: Readonly<Record<string, string>> | undefined;
}

/** Parameters that are for us, not for the vendor. */
const own_params: ReadonlySet<string> = new Set(['after', 'page_size', 'raw', 'fields', 'max_bytes']);

export const isOwnParam = (name: string): boolean => own_params.has(name);

/** A whole label of a host name; what a variable may bring into one. */
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** What a request is compiled from. */
export interface RequestPlan {
  contract: ConnectorContract;
  mapping: ConnectorMapping;
  how: Pick<ListMapping | GetMapping, 'path' | 'query' | 'params'>;
  action: Pick<ActionContract, 'params'>;
  paging?: Paging | undefined;
}

export function compileRequest({ contract, mapping, how, action, paging }: RequestPlan): RequestBuilder {
  const base = compileBase(contract, mapping.base_url);
  const path = compilePath(how.path);
  const constant = constantQuery(how.query);
  const inPath = new Set(namesIn(how.path));
  const params = Object.keys(action.params.properties ?? {});
  const inQuery = params
    .filter((name) => !inPath.has(name) && !own_params.has(name))
    .map((name) => [name, how.params?.[name] ?? name] as const);
  const pageQuery = paging && compilePageQuery(paging);
  return {
    names_record: params.some((name) => inPath.has(name)),
    origin: (environment) => base.origin(environment),
    path(values, environment, at = {}) {
      let query = at.query === undefined ? constant : constant + constantQuery(at.query);
      if (pageQuery) query += pageQuery(at);
      for (const [name, rule] of inQuery) {
        const value = values[name];
        if (value !== undefined && value !== null) query += queryOf(rule, value);
      }
      const target = base.path(environment) + path(values, environment);
      return query === '' ? target : `${target}?${query.charCodeAt(0) === 38 ? query.slice(1) : query}`;
    },
  };
}

/** Page size and place. A place of several parameters is the vendor's own and may hold the size. */
function compilePageQuery(paging: Paging): (at: At) => string {
  const known = placeParams(paging);
  const size = paging.size_param === undefined ? undefined : `&${encodeURIComponent(paging.size_param)}=`;
  return ({ page_size, cursor }) => {
    const own = cursor === undefined || !cursor.startsWith('?');
    const sized = own && size !== undefined && page_size !== undefined ? `${size}${page_size}` : '';
    if (cursor === undefined) return sized;
    return sized + constantQuery(Object.fromEntries(readPlace(cursor, known)));
  };
}

/** Checks variables against the contract and puts them into the host, as whole labels only. */
export function compileBase(
  contract: ConnectorContract,
  template: Template,
): { origin: (environment: Variables) => string; path: (environment: Variables) => string } {
  const match = /^(https:\/\/[^/]+)(\/.*)?$/.exec(template);
  if (!match) throw new Error(`${contract.connector_type}: base_url must be https`);
  const [, host = '', path = ''] = match;
  const names = namesIn(host);
  const defaults = new Map(contract.environment.map((variable) => [variable.name, variable.default]));
  const segments = compilePath(path.replace(/\/$/, ''));
  const patterns = new Map(
    contract.environment.map(({ name, pattern }) => [
      name,
      pattern === undefined ? undefined : new RegExp(pattern, 'u'),
    ]),
  );
  const fixed = names.length === 0 ? new URL(host).origin : undefined;
  return {
    path: (environment) => segments({}, withDefaults(contract, environment)),
    origin(environment) {
      if (fixed !== undefined) return fixed;
      return fillTemplate(host, (name) => {
        const value = Object.hasOwn(environment, name) ? environment[name] : defaults.get(name);
        const pattern = patterns.get(name);
        if (typeof value === 'string' && LABEL.test(value) && (!pattern || pattern.test(value)))
          return value.toLowerCase();
        throw new Problem('validation_failed', `/environment/${name} is missing or not valid.`, {
          errors: [
            {
              in: 'body',
              pointer: `/environment/${name}`,
              code: value === undefined ? 'required' : 'pattern',
              message: `must match ${pattern?.source ?? LABEL.source}`,
            },
          ],
        });
      });
    },
  };
}

/** The environment with what the contract has for variables that no value is given for. */
export function withDefaults({ environment: declared }: ConnectorContract, environment: Variables): Variables {
  const defaults = declared.flatMap(({ name, default: value }) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return defaults.length === 0 ? environment : { ...Object.fromEntries(defaults), ...environment };
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
    errors: [
      {
        in: 'body',
        pointer: `/params/${name}`,
        code: text === '' ? 'required' : 'pattern',
        message: 'must name a resource',
      },
    ],
  });
}

function constantQuery(query: Readonly<Record<string, string | string[]>> = {}): string {
  return Object.entries(query)
    .flatMap(([name, values]) =>
      [values].flat().map((value) => `&${encodeURIComponent(name)}=${encodeURIComponent(value)}`),
    )
    .join('');
}

/** The contract's format has made sure that it is a date-time; its fraction is cut. */
function unixSeconds(value: unknown): string {
  return String(Math.floor(Date.parse(normalizeTimestamp(String(value)) ?? '') / 1000));
}

function queryOf(rule: ParamRule, value: unknown): string {
  const { name, style } = typeof rule === 'string' ? { name: rule, style: 'repeat' as const } : rule;
  const texts =
    style === 'json'
      ? [JSON.stringify(value)]
      : (Array.isArray(value) ? value : [value]).map(style === 'unix_seconds' ? unixSeconds : String);
  const written = style === 'comma' ? [texts.join(',')] : texts;
  return written.map((text) => `&${encodeURIComponent(name)}=${encodeURIComponent(text)}`).join('');
}
