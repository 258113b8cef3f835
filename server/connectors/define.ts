/**
 * The seam between what a connector promises (generated from `openapi/connectors/<type>/`) and how it is fulfilled
 * (`server/connectors/<type>/mapping.ts`, data).
 */

/** The part of JSON Schema that entity files use; `$ref`s are already resolved. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
  enum?: unknown[];
  description?: string;
  'x-known-values'?: string[];
  'x-secret'?: boolean;
}

export interface VariableContract {
  name: string;
  type: string;
  required: boolean;
  pattern?: string;
  description?: string;
}

export interface AuthMethodContract {
  name: string;
  title: string;
  oauth: boolean;
  fields: Array<{ name: string; type: string; required: boolean; secret: boolean; max_length: number; description?: string }>;
}

export interface ActionContract {
  /** `page`: cursor paged; `null`: the whole list in one answer, or a get. */
  page: { default: number; max: number } | null;
  /** Closed JSON Schema of `params`; holds `page_size` and `after` where paged, `id` for get. */
  params: JsonSchema;
}

export interface EntityContract {
  title: string;
  actions: { list?: ActionContract; get?: ActionContract; search?: ActionContract };
  /** JSON Schema of a record as list and get answer it: every top-level field present, nullable except `id`. */
  record: JsonSchema;
  index: string[][];
  deletions: 'listing' | 'signal' | 'never';
}

/** One connector type's promise, as data. */
export interface ConnectorContract {
  connector_type: string;
  title: string;
  auth_methods: AuthMethodContract[];
  environment: VariableContract[];
  replication_config: VariableContract[];
  entities: Record<string, EntityContract>;
}

/** One connector type's promise, as types: entity -> action -> { params, result }. Generated per connector. */
export type ConnectorTypes = Record<string, Partial<Record<'list' | 'get' | 'search', { params: unknown; result: unknown }>>>;

/** `{name}` in a template is replaced by a credential field, an environment variable or a parameter, percent-encoded in paths. */
export type Template = string;

/** How a request proves who it is. Exactly one per auth method of the contract. */
export type AuthRule = { bearer: Template } | { basic: { username: Template; password: Template } };

/** Where the vendor's continuation is read and written. Only the cursor's value travels, never a URL. */
export interface Paging {
  /** Query parameter that takes the page size, and the one that takes the cursor. */
  size_param: string;
  cursor_param: string;
  /** Dotted path of the next cursor in the answer; absent, null or empty on the last page. */
  next: string;
}

export interface ListMapping {
  path: Template;
  /** Key of the answer that holds the records. */
  records: string;
  /** Constant query parameters; an array repeats the parameter. */
  query?: Record<string, string | string[]>;
}

export interface GetMapping {
  path: Template;
  /** Key of the answer that holds the record. */
  record: string;
  query?: Record<string, string | string[]>;
}

/** Vendor-named fields that become neutral ones, at any depth; `provider` is told by whichever source field is present. */
export interface ProviderFields {
  /** The field that names the provider, where a record declares it. */
  discriminator: string;
  /** provider -> { vendor's field: contract's field } */
  providers: Record<string, Record<string, string>>;
}

export interface Mapping<C extends ConnectorTypes> {
  /** Origin (and base path) of the vendor's API. */
  base_url: Template;
  /** By auth method name. */
  auth: Record<string, AuthRule>;
  /** The cheap operation that tells whether credentials work, and where the vendor names the account. */
  check: { entity: keyof C & string; action: 'list' | 'get'; account?: { path: Template; id: string; name?: string } };
  paging?: Paging;
  provider_fields?: ProviderFields;
  operations: {
    [E in keyof C]: ('list' extends keyof C[E] ? { list: ListMapping } : { list?: never }) &
      ('get' extends keyof C[E] ? { get: GetMapping } : { get?: never });
  };
}

/** Ties a mapping to the promise it fulfils: a missing or an extra operation does not compile. */
export function defineConnector<C extends ConnectorTypes>(mapping: Mapping<C>): Mapping<C> {
  return mapping;
}
