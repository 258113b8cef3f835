/**
 * One surface, two modes: what `hosted(…).connector(id)` and `local(…)` both answer. Written once, so that a program
 * works with either.
 */
import type { Connectors } from './http/generated/connectors.gen.ts';
import type { AggregateResult, CheckResult, Pagination } from './http/generated/types.gen.ts';

export interface CallOptions {
  /** Gives up when it aborts, and throws its reason. */
  signal?: AbortSignal;
  /** For the whole call: token, waits and repeats included. */
  timeout_ms?: number;
}

export interface Page<R> {
  data: R[];
  /** Where the next page begins; null after the last. Give it as `params.after` to go on from here another time. */
  after: string | null;
  page_size: number | null;
  /** The vendor's own records, in the order of `data`, where `params.raw` asks for them. */
  raw?: Array<Record<string, unknown> | null>;
}

/** One page when awaited through `page()`, all records when iterated. */
export interface Listing<R> extends AsyncIterable<R> {
  /** The first page only (from `after`, if given). */
  page(): Promise<Page<R>>;
  pages(): AsyncIterable<Page<R>>;
}

export type Action = 'list' | 'get' | 'search' | 'aggregate';

type Params = Record<string, unknown>;
type Fields = Record<string, unknown> & { id: string };

/** Any connector, where its type is known only when the program runs. */
export type AnyOperations = {
  [entity: string]: {
    list: { params: Params; result: { data: Fields[]; pagination?: Pagination } };
    get: { params: Params & { id: string }; result: { data: Fields } };
    search: {
      params: Params;
      result: {
        data: Fields[];
        meta: { has_more: boolean; cursor: string | null; took_ms: number | null; [more: string]: unknown };
      };
    };
    aggregate: { params: Params; result: AggregateResult };
  };
};

export type ConnectorType = keyof Connectors;

/** `OperationsOf<'incident-io'>`: that type's. Of a union: those of all its members. Of `string`: anything goes. */
export type OperationsOf<T extends string> = string extends T
  ? AnyOperations
  : [T] extends [ConnectorType]
    ? Merged<Connectors[T]>
    : AnyOperations;

type Entities<U> = U extends unknown ? keyof U & string : never;
type Actions<U, E extends string> = U extends unknown ? (E extends keyof U ? keyof U[E] : never) : never;
type Found<U, E extends string, A> = U extends unknown
  ? E extends keyof U
    ? A extends keyof U[E]
      ? U[E][A]
      : never
    : never
  : never;
type Merged<U> = { [E in Entities<U>]: { [A in Actions<U, E>]: Found<U, E, A> } };

type ParamsOf<O> = O extends { params: infer P } ? P : never;
type ResultOf<O> = O extends { result: infer R } ? R : never;
type RecordOf<O> = ResultOf<O> extends { data: Array<infer R> } ? R : never;

/** Parameters with `fields`: of the result only those members are there, and `id`. */
type WithFields<P> = P & { fields: string[] };
type Some<R> = R extends Array<infer I> ? Array<Some<I>> : R extends object ? { [M in keyof R]?: Some<R[M]> } : R;
type Projected<R> = Some<R> & (R extends { id: infer I } ? { id: I } : unknown);
type ProjectedResult<R> = R extends { data: Array<infer D> }
  ? Omit<R, 'data'> & { data: Array<Projected<D>> }
  : R extends { data: infer D }
    ? Omit<R, 'data'> & { data: Projected<D> }
    : R;

/** `params` may be left out where nothing in it is required. */
type Rest<P> =
  Record<never, never> extends P ? [params?: P, options?: CallOptions] : [params: P, options?: CallOptions];

/** A connector, ready to be asked; `A` are the actions of the mode. */
export interface ConnectorHandle<C extends object, A extends Action> {
  /** One operation: `execute('incidents', 'get', { id })`. */
  execute<E extends keyof C & string, N extends keyof C[E] & A>(
    entity: E,
    action: N,
    params: WithFields<ParamsOf<C[E][N]>>,
    options?: CallOptions,
  ): Promise<ProjectedResult<ResultOf<C[E][N]>>>;
  execute<E extends keyof C & string, N extends keyof C[E] & A>(
    entity: E,
    action: N,
    ...rest: Rest<ParamsOf<C[E][N]>>
  ): Promise<ResultOf<C[E][N]>>;
  /** A list page by page; each page tells where the next begins. Begins at `params.after` if that is given. */
  pages<E extends keyof C & string>(
    entity: E,
    params: WithFields<ParamsOf<C[E]['list' & keyof C[E]]>>,
    options?: CallOptions,
  ): AsyncIterable<Page<Projected<RecordOf<C[E]['list' & keyof C[E]]>>>>;
  pages<E extends keyof C & string>(
    entity: E,
    params?: ParamsOf<C[E]['list' & keyof C[E]]>,
    options?: CallOptions,
  ): AsyncIterable<Page<RecordOf<C[E]['list' & keyof C[E]]>>>;
  /** A list record by record, over all its pages. */
  records<E extends keyof C & string>(
    entity: E,
    params: WithFields<ParamsOf<C[E]['list' & keyof C[E]]>>,
    options?: CallOptions,
  ): AsyncIterable<Projected<RecordOf<C[E]['list' & keyof C[E]]>>>;
  records<E extends keyof C & string>(
    entity: E,
    params?: ParamsOf<C[E]['list' & keyof C[E]]>,
    options?: CallOptions,
  ): AsyncIterable<RecordOf<C[E]['list' & keyof C[E]]>>;
  /** Whether the credentials work. */
  check(options?: CallOptions): Promise<CheckResult>;
  /** Ends what the handle holds: connections to the vendor in-process, nothing in hosted mode. */
  close(): Promise<void>;
}

export type LocalConnector<T extends string> = ConnectorHandle<OperationsOf<T>, 'list' | 'get'>;

export type HostedConnector<T extends string> = ConnectorHandle<OperationsOf<T>, Action> & { readonly id: string };
