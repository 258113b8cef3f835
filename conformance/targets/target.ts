import type { Executed } from '../runner/judging/validate-answer.ts';

/** What the kit can judge: everything it knows of a service or of a library goes through here. */
export interface Target {
  readonly name: 'hosted' | 'in-process';
  /** Any request of the document; absent where there is no HTTP. */
  send?(request: KitRequest): Promise<Answer>;
  /** Bytes as they are, for what a proper client cannot say; everything that comes back. */
  sendRaw?(text: string): Promise<string>;
  /** Creates a connector and returns its id. */
  createConnector(body: CreationBody, token?: string): Promise<string>;
  execute(connector_id: string, call: Execution, token?: string): Promise<Answer>;
  check(connector_id: string, token?: string): Promise<Answer>;
  close(): Promise<void>;
}

export interface KitRequest {
  method: string;
  /** Path and query, sent as they are. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** The operation of an execute call, whose answer has a schema of its own. */
  executed?: Executed;
}

export type Execution = Omit<Executed, 'projected'> & { params?: unknown };

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  took_ms: number;
  /** What was sent, for the report. */
  request: KitRequest;
  /** Where it breaks the document, one sentence each; the wrapper `validated` fills it. */
  violations?: string[];
}

export interface CreationBody {
  customer_name: string;
  connector_type: string;
  name?: string;
  credentials: Record<string, string>;
  environment?: Record<string, string>;
  replication_config?: Record<string, string>;
  sync?: { enabled: boolean };
}

/** A failure of the kit or of what it was given, never of the target. */
export class KitError extends Error {
  override readonly name = 'KitError';
}

/** The target did not do what every case builds on: no response, no token, no connector. Its failure, not the kit's. */
export class TargetFault extends Error {
  override readonly name = 'TargetFault';
}

const parsed = new WeakMap<Answer, unknown>();

function parse(answer: Answer): unknown {
  if (!/json/.test(answer.headers.get('content-type') ?? '') || answer.text === '') return undefined;
  try {
    return JSON.parse(answer.text) as unknown;
  } catch {
    return undefined;
  }
}

/** The body, parsed once however often it is read; it must not be changed. */
export const jsonOf = (answer: Answer): unknown => {
  if (!parsed.has(answer)) parsed.set(answer, parse(answer));
  return parsed.get(answer);
};

export const codeOf = (answer: Answer): string | undefined => {
  const { code, error } = (jsonOf(answer) ?? {}) as { code?: unknown; error?: unknown };
  const found = code ?? error; // JSON-RPC has an object there
  return typeof found === 'string' ? found : undefined;
};

/** How a hosted target is asked over HTTP; what is asked only of one calls this. */
export function senderOf(target: Target): NonNullable<Target['send']> {
  if (!target.send) throw new KitError('the library has no HTTP interface');
  return target.send.bind(target);
}
