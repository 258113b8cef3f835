import { isUtf8 } from 'node:buffer';
import type { ConnectorMapping, ErrorRule } from '../../connector-types/definition/define.ts';
import type { ProblemExtras } from '../../problem.ts';
import type { Answer, IncomingHttpHeaders } from '../transport/exchange.ts';
import { parseLarge, TooMuchAtOnce } from './parse-large.ts';
import { readPath } from './read-path.ts';

export type Meaning = 'ok' | 'redirect' | ErrorRule['means'];

/** What a vendor's response means to us. */
export interface Interpretation {
  meaning: Meaning;
  json: unknown;
  /** The JSON text, as UTF-8. */
  body: Buffer;
  headers: IncomingHttpHeaders;
  /** Why there is no `json`: the bytes are not UTF-8, the text is not JSON, or it has more values than are read. */
  flaw?: 'text' | 'json' | 'too_large';
}

interface CompiledRules {
  rules: Array<{ status: Set<number> | undefined; fits: (json: unknown) => boolean; means: ErrorRule['means'] }>;
  code: Array<(json: unknown) => unknown>;
  request_id: Array<(json: unknown) => unknown>;
  kind: (json: unknown) => unknown;
}

const compiled = new WeakMap<ConnectorMapping, CompiledRules>();

function rulesOf(mapping: ConnectorMapping): CompiledRules {
  const known = compiled.get(mapping);
  if (known) return known;
  const made: CompiledRules = {
    rules: (mapping.errors ?? []).map((rule) => {
      const conditions = rule.when.map((condition) => ({ read: readPath(condition.path), ...condition }));
      return {
        status: rule.status && new Set(rule.status),
        fits: (json) => conditions.every((condition) => matches(condition.read(json), condition)),
        means: rule.means,
      };
    }),
    code: (mapping.error_code ?? []).map(readPath),
    request_id: (mapping.error_request_id ?? []).map(readPath),
    kind: readPath(mapping.kind_told?.path ?? ''),
  };
  compiled.set(mapping, made);
  return made;
}

function matches(value: unknown, condition: ErrorRule['when'][number]): boolean {
  if ('says' in condition) return typeof value === 'string' && value.includes(condition.says);
  return condition.is.some((wanted) =>
    typeof wanted === 'object'
      ? typeof value === 'number' && value >= wanted[0] && value <= wanted[1]
      : value === wanted,
  );
}

export async function interpret(mapping: ConnectorMapping, answer: Answer): Promise<Interpretation> {
  const { status, headers, body } = answer;
  const read = await readBody(body);
  const rule = rulesOf(mapping).rules.find((each) => (!each.status || each.status.has(status)) && each.fits(read.json));
  return { ...read, headers, meaning: rule?.means ?? byStatus(status) };
}

async function readBody(body: Buffer): Promise<Pick<Interpretation, 'json' | 'body' | 'flaw'>> {
  if (!isUtf8(body)) return { json: undefined, body, flaw: 'text' };
  try {
    return { json: await parseLarge(body), body };
  } catch (error) {
    return { json: undefined, body, flaw: error instanceof TooMuchAtOnce ? 'too_large' : 'json' };
  }
}

function byStatus(status: number): Meaning {
  if (status >= 200 && status < 300) return 'ok';
  if (status >= 500) return 'transient';
  switch (status) {
    case 301:
    case 302:
    case 303:
    case 307:
    case 308:
      return 'redirect';
    case 401:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 404:
      return 'not_found';
    case 429:
      return 'rate_limited';
    default:
      return 'failed';
  }
}

/** The vendor's numbers for our answer. Words of a code's form pass, texts never do. */
export function upstreamOf(
  mapping: ConnectorMapping,
  answer: Answer,
  json: unknown,
): NonNullable<ProblemExtras['upstream']> {
  const { code, request_id } = rulesOf(mapping);
  const header = answer.headers['x-request-id'];
  const codeFound = firstWord(
    code.map((read) => read(json)),
    /^[a-z0-9_.-]{1,64}$/i,
  );
  const idFound = firstWord([...request_id.map((read) => read(json)), header], /^[a-z0-9_.:=+/-]{1,128}$/i);
  return {
    status: answer.status,
    ...(codeFound !== undefined && { code: codeFound }),
    ...(idFound !== undefined && { request_id: idFound }),
  };
}

/** Whether the error says that the record is of another kind than this one. */
export function isOtherKind(mapping: ConnectorMapping, kind: string | undefined, json: unknown): boolean {
  if (kind === undefined || !mapping.kind_told) return false;
  const told = mapping.kind_told.pattern.exec(String(rulesOf(mapping).kind(json)))?.[1];
  return told !== undefined && told !== kind;
}

function firstWord(values: unknown[], form: RegExp): string | undefined {
  for (const value of values) {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && form.test(text)) return text;
  }
  return undefined;
}
