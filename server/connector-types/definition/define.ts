/**
 * The seam between what a connector promises (generated from `openapi/connectors/<type>/`) and how it is fulfilled
 * (`server/connector-types/<type>/mapping.ts`, data).
 */
import type { Paging } from './paging.ts';
import type { ExportRule, IncrementalRule, ReportRule, WindowRule } from './replication-rules.ts';
import type { Template } from './template.ts';

/** The part of JSON Schema that entity files use; `$ref`s are already resolved. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** Only as alternatives of what is required. */
  anyOf?: Array<{ required: string[] }>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  pattern?: string;
  default?: unknown;
  enum?: unknown[];
  description?: string;
  /** Shown in the reference. */
  examples?: unknown[];
  'x-known-values'?: string[];
  'x-secret'?: boolean;
  /** Of an array: filters reach the value of an element also under the text of its key. */
  'x-pairs'?: { key: string; value: string };
}

export interface VariableContract {
  name: string;
  type: string;
  required: boolean;
  pattern?: string;
  /** Used where no value is given; never stored, so that a later release may have another. */
  default?: string;
  /** Ids separated by commas, stored without the optional prefix, each once. */
  id_list?: { prefix: string };
  description?: string;
}

export interface AuthMethodContract {
  name: string;
  title: string;
  oauth: boolean;
  fields: Array<{
    name: string;
    type: string;
    required: boolean;
    secret: boolean;
    max_length: number;
    description?: string;
  }>;
}

export interface ActionContract {
  /** `page`: cursor paged; `null`: the whole list in one answer, or a get. */
  page: { default: number; max: number } | null;
  /** Closed JSON Schema of `params`; holds `page_size` and `after` where paged, `id` for get. */
  params: JsonSchema;
}

export interface EntityContract {
  title: string;
  actions: { list?: ActionContract; get?: ActionContract; search?: ActionContract; aggregate?: ActionContract };
  /** JSON Schema of a record as list and get answer it: every top-level field present, nullable except `id`. */
  record: JsonSchema;
  index: string[][];
  deletions: 'listing' | 'signal' | 'parent' | 'never';
  /** The entity whose records these belong to, and the field (and parameter of the list) that names one. */
  parent?: { entity: string; field: string };
  /** The paths that may be returned, where grants leave only some. */
  granted?: string[][];
  /** What may be done with it, where grants leave only some; the change feed is no action of the contract. */
  allowed?: readonly string[];
}

/** One connector type's promise, as data. */
export interface ConnectorContract {
  connector_type: string;
  title: string;
  auth_methods: AuthMethodContract[];
  environment: VariableContract[];
  replication_config: VariableContract[];
  entities: Record<string, EntityContract>;
  /** The contract itself, where this one is what grants leave of it. */
  whole?: ConnectorContract;
}

/** One connector type's promise, as types: entity -> action -> { params, result }. Generated per connector. */
export type ConnectorTypes = Record<
  string,
  Partial<Record<'list' | 'get' | 'search' | 'aggregate', { params: unknown; result: unknown }>>
>;

/**
 * How a request proves who it is. Exactly one per auth method of the contract. `header` and `query` are API keys: the
 * name of the header or query parameter, and its whole value, for instance `Token token={api_token}`.
 */
export type AuthRule =
  | { bearer: Template; proof?: ProofRule }
  | { basic: { username: Template; password: Template } }
  | { header: { name: string; value: Template } }
  | { query: { name: string; value: Template } };

/**
 * Signs the token with a secret, where the credentials have that one: a query parameter that holds the hex HMAC-SHA256
 * of the token.
 */
export interface ProofRule {
  param: string;
  /** The credential field that is the key. */
  key: string;
}

/**
 * The vendor's name of a parameter, and how its value is written: arrays by default as `repeat`; `unix_seconds` for a
 * date-time that the vendor takes as a whole number of seconds.
 */
export type ParamRule = string | { name: string; style: 'repeat' | 'comma' | 'json' | 'unix_seconds' };

/**
 * What a table cannot say: a function of the type's `hooks.ts`, with the vendor's rule and its documentation as the
 * reason. It takes the vendor's JSON and returns a part of it, or another form of it; it must not throw.
 */
export type Hook = (json: unknown) => unknown;

/**
 * Where a record's field comes from when the vendor's record has it elsewhere (dotted path), or not at all (a parameter
 * of the call).
 */
export type FieldSource = { from: string } | { param: string } | Collected | { digest: Digest } | Hook;

/** An object of those of the vendor's fields that an array parameter names. */
export interface Collected {
  collect: string;
}

/**
 * An id for what the vendor gives none: prefix and 32 hex digits of SHA-256 over the JSON array of the parts (null
 * where absent; collected fields as pairs, by name).
 */
export interface Digest {
  prefix: string;
  of: Array<{ from: string } | { param: string } | Collected>;
}

/** How one operation keeps to the accounts of `ConnectorMapping.scope`. */
export type ScopeRule =
  /** No account's data. */
  | 'public'
  /** The parameter names the account: filled in where there is only one. Outside: 422, of a get 404. */
  | { param: string }
  /**
   * The record names its account at the dotted path; or it is in a list of an entity of the accounts, asked for by the
   * parameter. One of both must hold. Outside: not listed, of a get 404; where the parameter of a list is outside: 422.
   */
  | { record?: string; listed?: { entity: string; param: string } };

interface ReadMapping {
  path: Template;
  /** Constant query parameters; an array repeats the parameter. */
  query?: Record<string, string | string[]>;
  /** Parameters that neither page nor stand in the path; by default each goes into the query under its own name. */
  params?: Record<string, ParamRule>;
  /** Top-level fields of the contract that are not found under their own name. */
  fields?: Record<string, FieldSource>;
  /** Not the connector's `select`: here the vendor returns every field. */
  select?: false;
  /**
   * The vendor's fields that need a broader permission than the required one. A read that is forbidden is tried again
   * without them, and at last with `least` of the connector's `select`; what was not asked for is null.
   */
  broader?: string[];
  /**
   * Vendors that leave some records out unless each state is named: a parameter that takes all known values of a field
   * of the contract, as JSON.
   */
  every_value?: { param: string; field: string };
  /** Required of every operation where the connector has a `scope`. */
  scope?: ScopeRule;
}

export interface ListMapping extends ReadMapping {
  /**
   * Where the vendor lists elsewhere, or otherwise, when this parameter is given: parameter -> the whole other mapping.
   */
  when_given?: Record<string, Omit<ListMapping, 'when_given'>>;
  /** Dotted path of the records in the response; empty: the response itself. */
  records: string;
  /** Replaces the connector's paging. A list that the contract returns whole is read to its end with it. */
  paging?: Paging;
  /** Replication only. */
  incremental?: IncrementalRule;
  /** Replication only; instead of the list. */
  export?: ExportRule;
  /**
   * Replication only. `params`: what the list is copied with, where the vendor's defaults are not what is to be
   * searched. `per_parent`: the list is asked for with each record of the contract's `parent` that is new or has
   * changed. `window`: the list is asked for by days.
   */
  replicate?: { params?: Record<string, unknown>; per_parent?: true; window?: WindowRule };
  report?: ReportRule;
  /** The vendor groups the records: the key under which a group holds them. A record gets its group's other fields. */
  flatten?: string;
}

export interface GetMapping extends ReadMapping {
  /** Dotted path of the record in the response; empty: the response itself. */
  record: string | Hook;
  /**
   * What the vendor calls records of this kind where it tells (`kind_told`): a record of another kind is none of this
   * entity.
   */
  kind?: string;
}

/**
 * Vendor-named fields that become neutral ones, at any declared depth; the source field that holds a value determines
 * `provider`.
 */
export interface ProviderFields {
  /** The field that names the provider, where a record declares it. */
  discriminator: string;
  /** provider -> { vendor's field: contract's field } */
  providers: Record<string, Record<string, string>>;
}

/**
 * What a response means where the status alone does not say. The first matching rule decides, before the status is
 * considered.
 */
export interface ErrorRule {
  /** Statuses it applies to; absent: all, 200 included. */
  status?: number[];
  /**
   * All must hold: the value at the dotted path is one of these; a pair is an inclusive range of numbers; or it is a
   * text with these words in it.
   */
  when: Array<
    { path: string; is: Array<string | number | boolean | readonly [number, number]> } | { path: string; says: string }
  >;
  /**
   * `result_too_large`: the same request fails again, also later; transient if there is no other way to ask.
   * `unserved_version`: the vendor asks for another version of its API, or no longer has what this one had.
   */
  means:
    | 'result_too_large'
    | 'unauthorized'
    | 'forbidden'
    | 'rate_limited'
    | 'transient'
    | 'not_found'
    | 'invalid_cursor'
    | 'unserved_version'
    | 'failed';
}

/**
 * A header with JSON in which the vendor reports how much of a rate limit is used and when it resets. In paths
 * `*` is any member.
 */
export interface UsageHeader {
  header: string;
  /** Dotted paths of percentages; the highest counts. */
  used: string[];
  /** The longest wait counts; 0 is none. */
  wait?: { path: string; unit_s: number };
}

/**
 * Where the vendor's OAuth 2.0 lives and where it differs from RFC 6749. Addresses may hold variables in whole host
 * labels; where another origin stands in for the vendor's, their paths are asked for there.
 */
export interface OauthRule {
  /**
   * The auth method of the contract whose credentials are these tokens: `access_token` and, where the vendor issues
   * one, `refresh_token`.
   */
  method: string;
  authorize_url: Template;
  token_url: Template;
  scopes: string[];
  scope_separator?: ',' | ' ';
  /** Whether the vendor knows PKCE (RFC 7636). */
  pkce: boolean;
  /** Constant parameters of the authorization request. */
  authorize_params?: Record<string, string>;
  /** How a token request carries its parameters, where not as the form of RFC 6749, appendix B. */
  token_request?: 'json' | 'query';
  /** Constant parameters of every token request. */
  token_params?: Record<string, string | number>;
  /**
   * The vendor has no refresh tokens: a token that still works is exchanged for a long-lived one, at once after the
   * consent and later again.
   */
  exchange?: { grant_type: string; token_param: string };
  /**
   * What the vendor calls `invalid_grant`, where it does not: dotted path of the error body, and the values there.
   * Nothing else is its final word on a token.
   */
  refusals?: Array<{ path: string; is: Array<string | number> }>;
  /** Dotted path of the vendor's error code in a token error, where it is not `error`. */
  error_code?: string;
  /**
   * Scopes without which nothing works: a consent without all of them is refused. Only where the vendor tells the
   * scopes it has granted.
   */
  required_scopes?: string[];
  /**
   * Where the vendor tells what a token may do, if its token response does not: a GET with the token as a parameter,
   * signed by the OAuth client. Dotted paths of the response; `expires_at` in Unix seconds, 0 for never.
   */
  inspection?: {
    url: Template;
    token_param: string;
    bearer: Template;
    valid: string;
    scopes: string;
    expires_at: string;
  };
  /** What the consent page says is read; plain words. */
  reads: string;
}

/** What the execution reads of a mapping; `Mapping` is the same, tied to its contract. */
export interface ConnectorMapping {
  /** Origin (and base path) of the vendor's API. Variables may only stand in whole host labels and path segments. */
  base_url: Template;
  /** The environment variable that names the version of the vendor's API. */
  version?: { variable: string };
  /** Constant request headers. */
  headers?: Record<string, string>;
  /** By auth method name. */
  auth: Record<string, AuthRule>;
  /** Where tokens come from, for the vendors that have a consent flow. */
  oauth?: OauthRule;
  /** The cheap operation that tells whether credentials work, and where the vendor names the account. */
  check: {
    entity: string;
    action: 'list' | 'get';
    params?: Record<string, unknown>;
    /**
     * `anonymous_is_refusal`: the vendor returns 200 without an account for credentials that it does not know.
     * `variable`: the account is named by this environment variable, `id` only tells that there is a user: all
     * users of one account share its data.
     */
    account?: { path: Template; id: string; name?: string; anonymous_is_refusal?: boolean; variable?: string };
  };
  paging?: Paging;
  provider_fields?: ProviderFields;
  errors?: ErrorRule[];
  usage?: UsageHeader[];
  /**
   * The vendor returns only requested fields: the query parameter that names them, separated by commas. They
   * are those of the contract's record.
   */
  select?: {
    param: string;
    /** The fields that every token of the required scopes can read; the check of credentials asks for them alone. */
    least?: string[];
  };
  /**
   * The variable of replication_config (`id_list`) with the vendor's accounts that the connector is bound to; without a
   * value: all that the credentials reach. `all`: the list, and the field of its records, that fills it in after a
   * consent that named none.
   */
  scope?: { variable: string; all?: { entity: string; field: string } };
  /**
   * Secrets that the vendor puts into records: keys, and query parameters of addresses, that are taken out at any
   * depth.
   */
  redacted?: string[];
  /**
   * Vendors that read any record at its id, and refuse the fields of another kind: where the error names the kind, and
   * a pattern of which the first group is it.
   */
  kind_told?: { path: string; pattern: RegExp };
  /** Dotted paths of an error body, first found first taken: the vendor's code and its id of the request. */
  error_code?: string[];
  error_request_id?: string[];
  operations: Record<string, { list?: ListMapping; get?: GetMapping }>;
}

export interface Mapping<C extends ConnectorTypes> extends ConnectorMapping {
  check: ConnectorMapping['check'] & { entity: keyof C & string };
  operations: {
    [E in keyof C & string]: ('list' extends keyof C[E] ? { list: ListMapping } : { list?: never }) &
      ('get' extends keyof C[E] ? { get: GetMapping } : { get?: never });
  };
}

/** Ties a mapping to the promise it fulfils: a missing or an extra operation does not compile. */
export function defineConnector<C extends ConnectorTypes>(mapping: Mapping<C>): Mapping<C> {
  return mapping;
}
