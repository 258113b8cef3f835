/** Sends a response, including over connections that fail on purpose. */
import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import type { Fault } from './faults.ts';
import type { Answer } from './vendor.ts';

export function send(response: ServerResponse, answer: Answer, date: string): void {
  response.writeHead(answer.status, { Date: date, ...answer.headers, 'Content-Length': answer.body.length });
  response.end(answer.body);
}

/** `date` is the vendor's clock, as an HTTP date. */
export function sendWithFault(response: ServerResponse, answer: Answer, fault: Fault, date: string): void {
  const { status, body } = answer;
  const headers = { Date: date, ...answer.headers };
  switch (fault.kind) {
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'reset_mid_body':
      response.writeHead(status, { ...headers, 'Content-Length': body.length });
      // Only once the half has left: a reset throws away what is still queued.
      response.write(body.subarray(0, Math.floor(body.length / 2)), () =>
        setTimeout(() => response.socket?.resetAndDestroy(), 20),
      );
      return;
    case 'slow':
      later(response, fault.delay_ms, () => send(response, answer, date));
      return;
    case 'slow_body':
      response.writeHead(status, { ...headers, 'Content-Length': body.length });
      response.flushHeaders();
      drip(response, body, fault.delay_ms, fault.chunks ?? 5);
      return;
    case 'gzip':
      send(
        response,
        { status, headers: { ...answer.headers, 'Content-Encoding': 'gzip' }, body: gzipSync(body) },
        date,
      );
      return;
    case 'oversized':
      oversized(response, answer, fault, date);
      return;
    case 'wrong_content_length':
      wrongLength(response, answer, fault, date);
      return;
    default:
      send(response, answer, date);
  }
}

/** Does nothing if the client has gone meanwhile. */
function later(response: ServerResponse, delay_ms: number, action: () => void): void {
  const timer = setTimeout(action, delay_ms);
  response.once('close', () => clearTimeout(timer));
}

function drip(response: ServerResponse, body: Buffer, delay_ms: number, chunks: number): void {
  const size = Math.max(1, Math.ceil(body.length / chunks));
  const next = (at: number): void => {
    if (at >= body.length) {
      response.end();
      return;
    }
    response.write(body.subarray(at, at + size));
    later(response, delay_ms, () => next(at + size));
  };
  later(response, delay_ms, () => next(0));
}

/** Valid JSON padded with spaces in its end, written in pieces so that the fake does not hold it either. */
function oversized(
  response: ServerResponse,
  { status, headers, body }: Answer,
  { bytes, gzip }: Extract<Fault, { kind: 'oversized' }>,
  date: string,
): void {
  response.writeHead(status, { Date: date, ...headers, ...(gzip && { 'Content-Encoding': 'gzip' }) });
  const out = new PassThrough();
  (gzip ? out.pipe(createGzip()) : out).pipe(response);
  response.once('close', () => out.destroy());
  out.write(body);
  const padding = Buffer.alloc(64 * 1024, ' ');
  let left = bytes - body.length;
  const pump = (): void => {
    while (left > 0 && !out.destroyed) {
      const piece = left < padding.length ? padding.subarray(0, left) : padding;
      left -= piece.length;
      if (!out.write(piece)) {
        out.once('drain', pump);
        return;
      }
    }
    if (!out.destroyed) out.end();
  };
  pump();
}

/** What a proxy sends that decompresses a body, or compresses it, and leaves the Content-Length as it was. */
function wrongLength(
  response: ServerResponse,
  answer: Answer,
  fault: Extract<Fault, { kind: 'wrong_content_length' }>,
  date: string,
): void {
  const body = fault.gzip ? gzipSync(answer.body) : answer.body;
  const longer = fault.gzip ? Math.max(answer.body.length, body.length + 1) : body.length + 64;
  const length = fault.length === 'shorter' ? Math.max(1, Math.floor(body.length / 2)) : longer;
  response.writeHead(answer.status, {
    Date: date,
    ...answer.headers,
    ...(fault.gzip && { 'Content-Encoding': 'gzip' }),
    'Content-Length': length,
  });
  response.write(body);
  // Left open: a client that waits for the announced bytes waits until its own deadline, unless told otherwise.
  if (fault.length === 'shorter') response.end();
  else if (fault.close_after_ms !== undefined) later(response, fault.close_after_ms, () => response.socket?.destroy());
}
