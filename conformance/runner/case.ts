import type { JsonRecord } from '../reference/evaluate.ts';

/**
 * A case is data: the request, the expected response, and the paragraph that requires it. `case.schema.json` describes
 * the same for the files under cases/.
 */
export type Source = 'written' | 'sequence' | 'multiplied' | 'connector' | 'fuzz';

export interface Case {
  /** Stable; the report, `--only` and the mutants name cases by it. */
  id: string;
  title: string;
  /** The paragraph that it proves: an RFC, or a page of openapi/. */
  proves: string;
  source: Source;
  /** Needs a connector of this type. */
  connector_type?: string;
  needs?: Need[];
  /** Changes what other cases see (faults of the vendor): runs while nothing else does. */
  alone?: boolean;
  /** Why the case cannot be formed in general; the report shows it as skipped. */
  skip?: string;
  /** Takes longer than a minute; runs with `--slow`. */
  slow?: boolean;
  steps: Step[];
  /**
   * Puts back what the steps change, also where they fail half-way; their responses are not judged. One that names
   * something that no step captured is left out.
   */
  finally?: Step[];
}

/**
 * `control`: the fake vendor's control interface; `other_account`: it tells a second account; `second`: another
 * organization; `several`: a client of two organizations; `search:<entity>`: a replicated entity.
 */
export type Need = 'control' | 'other_account' | 'second' | 'several' | `search:${string}`;

export interface Step {
  /** Begins the reasons of its failure. */
  title?: string;
  request?: {
    method: string;
    path: string;
    as?: string;
    headers?: Record<string, string>;
    body?: unknown;
    text?: string;
    form?: Record<string, string>;
    bytes?: string;
  };
  execute?: { connector?: string; entity: string; action: string; params?: unknown; as?: string };
  check?: { connector?: string };
  /** Bytes as they are. */
  raw?: string;
  /** A rule for the fake vendor (conformance/fake-vendors/faults.ts). */
  fault?: Record<string, unknown>;
  clear_faults?: true;
  wait_ms?: number;
  /** Changes of the fake vendor's data (conformance/fake-vendors/control.ts); captures read its response. */
  data?: Record<string, unknown>;
  /**
   * Follows `pagination.after`, or the `meta.cursor` of a search, to the end; the response that is judged holds all
   * records as `data`, the sizes of the pages as `pages` and, of a search, each `meta` as `metas`.
   */
  pages?: true;
  /** Sends again and again until the body is so, for two minutes at most without other word. */
  until?: unknown;
  /**
   * For consecutive responses while waiting: JSON Pointer -> states in the order in which they may follow each other
   * (a list stands for one of several), or true for a number that only grows.
   */
  forward?: Record<string, Array<string | string[]> | true>;
  /** Sends as many at once; the response that is judged is `{statuses, bodies}`. */
  together?: number;
  /** Repeats the step with every element of a list, or with `at_most` of them evenly spread, under a name. */
  for_each?: { in: unknown; as: string; at_most?: number };
  expect?: Expectation;
  /**
   * Name -> JSON Pointer into the body, `header:<name>`, or `text:<pattern>` whose first group is kept, for
   * responses that are not JSON.
   */
  capture?: Record<string, string>;
  /** The target does not claim this: the case is skipped where the response has such a status. */
  skip_on?: number[];
}

export interface Expectation {
  status?: number | number[];
  code?: string | string[];
  headers?: Record<string, unknown>;
  body?: unknown;
  /** One of the `errors` of a Problem. */
  error?: Record<string, unknown>;
  /** Texts that the response must not hold anywhere. */
  lacks?: string[];
  /**
   * The records of a search are those that the reference semantics find, in their order: among the shared connector's,
   * or among records that a case of its own names.
   */
  searched?: true | { among: JsonRecord[] };
  /** The groups and metrics of an aggregation are those of the reference semantics, over the same records. */
  aggregated?: true;
  /** The text of a raw answer. */
  raw?: unknown;
}

export type Outcome = 'pass' | 'fail' | 'skip' | 'disabled' | 'error';

export interface Result {
  id: string;
  title: string;
  proves: string;
  source: Source;
  target: string;
  outcome: Outcome;
  /** Why it is not a pass. */
  reasons: string[];
  took_ms: number;
  /** What was sent and answered last, where it failed; secrets are taken out. */
  exchange?: { request: string; answer: string };
}
