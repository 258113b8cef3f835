import type { Dispatcher } from 'undici';
import { large_bytes, parseLarge } from '../response/parse-large.ts';
import { BadEncoding, decodeBody, TooLarge } from './decode-body.ts';
import { joinChunks } from './join-chunks.ts';
import { BlockedAddress } from './ssrf-guard.ts';

export type IncomingHttpHeaders = Record<string, string | string[] | undefined>;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type FailureKind = 'timeout' | 'transport' | 'blocked' | 'aborted' | 'too_large' | 'encoding';

/** No usable answer came; the reason lies in `cause`. */
export class ExchangeFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}

export interface ExchangeRequest {
  origin: string;
  path: string;
  headers: Record<string, string>;
  /** GET without it. A POST has no body: what it asks for stands in its path. */
  method?: 'POST' | undefined;
}

interface ExchangeBounds {
  timeout_ms: number;
  body_bytes: number;
  signal: AbortSignal | undefined;
  /** The body of a response that has begun is received once this has resolved. The wait is not the vendor's. */
  turn?: (() => Promise<unknown> | undefined) | undefined;
}

/** An error's body is read for its code only. */
const ERROR_BODY_BYTES = 256 * 1024;

/** How often an attempt looks whether it is stuck. */
const TICK_MS = 1000;

/** One request, one answer, its body decoded. Every way out settles the promise and lets go of the socket. */
export function exchange(dispatcher: Dispatcher, request: ExchangeRequest, bounds: ExchangeBounds): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const handler = new ExchangeHandler(bounds, resolve, reject);
    dispatcher.dispatch(
      { origin: request.origin, path: request.path, method: request.method ?? 'GET', headers: request.headers },
      handler,
    );
  });
}

/** A class, as it is created per request: closures for each event cost measurably more. */
class ExchangeHandler implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | undefined;
  private status = 0;
  private headers: IncomingHttpHeaders = {};
  private chunks: Buffer[] = [];
  private bytes = 0;
  private bytes_at_tick = 0;
  private bytes_parsed = 0;
  private settled = false;
  private waits = false;
  private timer: NodeJS.Timeout;
  private ends_at: number;
  private readonly bounds: ExchangeBounds;
  private readonly resolve: (answer: Answer) => void;
  private readonly reject: (failure: ExchangeFailure) => void;

  constructor(bounds: ExchangeBounds, resolve: (answer: Answer) => void, reject: (failure: ExchangeFailure) => void) {
    this.bounds = bounds;
    this.resolve = resolve;
    this.reject = reject;
    this.ends_at = performance.now() + bounds.timeout_ms;
    this.timer = setTimeout(tick, Math.min(TICK_MS, bounds.timeout_ms), this);
    bounds.signal?.addEventListener('abort', this);
  }

  /** The caller's signal: `this` is the listener, so that nothing is bound. */
  handleEvent(): void {
    this.stop(new ExchangeFailure('aborted', this.bounds.signal?.reason));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.settled) controller.abort(new Error('no longer wanted'));
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.status = status;
    this.headers = headers;
    if (this.isSuccess() && Number(headers['content-length']) > this.bounds.body_bytes)
      this.stop(new ExchangeFailure('too_large', undefined));
    else this.waitForTurn(controller);
  }

  private waitForTurn(controller: Dispatcher.DispatchController): void {
    const turn = this.bounds.turn?.();
    if (turn === undefined) return;
    const began = performance.now();
    this.waits = true;
    controller.pause();
    turn.then(
      () => {
        this.waits = false;
        this.ends_at += performance.now() - began;
        if (!this.settled) controller.resume();
      },
      (error: unknown) => this.stop(asFailure(error)),
    );
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.settled) return;
    this.bytes += chunk.length;
    if (this.isSuccess()) {
      if (this.bytes > this.bounds.body_bytes) return this.stop(new ExchangeFailure('too_large', undefined));
    } else if (this.bytes > ERROR_BODY_BYTES) {
      this.chunks = [];
      return this.finish(Buffer.alloc(0), true);
    }
    this.chunks.push(chunk);
  }

  onResponseEnd(): void {
    if (this.settled) return;
    const [only] = this.chunks;
    if (this.bytes > large_bytes && this.chunks.length > 1)
      joinChunks(this.chunks, this.bytes).then(
        (body) => this.decode(body),
        (error: unknown) => this.stop(asFailure(error)),
      );
    else this.decode(only && this.chunks.length === 1 ? only : Buffer.concat(this.chunks));
  }

  private decode(body: Buffer): void {
    if (this.settled) return;
    const encoding = this.encoding();
    if (encoding === undefined) return this.finish(body, false);
    decodeBody(body, encoding, this.isSuccess() ? this.bounds.body_bytes : ERROR_BODY_BYTES).then(
      (decoded) => this.finish(decoded, false),
      // Of an error, the status says enough.
      (error: unknown) => (this.isSuccess() ? this.stop(asFailure(error)) : this.finish(Buffer.alloc(0), false)),
    );
  }

  onResponseError(_controller: unknown, error: Error): void {
    this.stop(asFailure(error));
  }

  /** Called every second until the response is complete. */
  tick(): void {
    const left_ms = this.waits ? TICK_MS : this.ends_at - performance.now();
    if (left_ms <= 0) return this.stop(new ExchangeFailure('timeout', undefined));
    this.timer = setTimeout(tick, Math.min(TICK_MS, left_ms), this);
    if (this.bytes > 0 && this.bytes === this.bytes_at_tick) this.finishIfComplete();
    this.bytes_at_tick = this.bytes;
  }

  /**
   * A `Content-Length` that counts other bytes than were sent (of the text before compression) never comes to its end;
   * the JSON in the body does.
   */
  private finishIfComplete(): void {
    const first = this.chunks[0]?.[0];
    const compressed = this.encoding() !== undefined;
    if (!compressed && first !== 0x7b && first !== 0x5b) return;
    const bytes = this.bytes;
    if (bytes === this.bytes_parsed) return; // it was not complete, and nothing came since
    this.bytes_parsed = bytes;
    const completed = async () => {
      const decoded = await decodeBody(Buffer.concat(this.chunks), this.encoding(), this.bounds.body_bytes, true);
      if ((await isContainer(decoded)) && this.bytes === bytes) this.finish(decoded, true);
    };
    completed().catch(() => undefined);
  }

  private isSuccess(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  private encoding(): string | undefined {
    const value = this.headers['content-encoding'];
    return Array.isArray(value) ? value.join(',') : value;
  }

  private finish(body: Buffer, let_go: boolean): void {
    if (!this.settle()) return;
    if (let_go) this.controller?.abort(new Error('answer complete'));
    this.resolve({ status: this.status, headers: this.headers, body });
  }

  private stop(failure: ExchangeFailure): void {
    if (!this.settle()) return;
    this.controller?.abort(failure);
    this.reject(failure);
  }

  private settle(): boolean {
    if (this.settled) return false;
    this.settled = true;
    clearTimeout(this.timer);
    this.bounds.signal?.removeEventListener('abort', this);
    return true;
  }
}

function tick(handler: ExchangeHandler): void {
  handler.tick();
}

async function isContainer(body: Buffer): Promise<boolean> {
  const value = await parseLarge(body);
  return typeof value === 'object' && value !== null;
}

function asFailure(error: unknown): ExchangeFailure {
  if (error instanceof ExchangeFailure) return error;
  if (error instanceof TooLarge) return new ExchangeFailure('too_large', error);
  if (error instanceof BadEncoding) return new ExchangeFailure('encoding', error);
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    if (at instanceof BlockedAddress) return new ExchangeFailure('blocked', error);
  }
  return new ExchangeFailure('transport', error);
}
