import type { Response } from 'express';
import { inPieces } from '../../fairness/breathe.ts';
import { isClosed, onceClosed } from '../connections/closed.ts';

/** To hand over megabytes at once would hold the event loop for tens of milliseconds. */
const piece_bytes = 64 * 1024;

/** Large parts are cut, and small ones are joined: each that is written costs microseconds. */
function* piecesOf(parts: readonly Buffer[]): Generator<Buffer> {
  let small: Buffer[] = [];
  let bytes = 0;
  for (const part of parts) {
    if (bytes > 0 && bytes + part.length > piece_bytes) {
      yield Buffer.concat(small, bytes);
      [small, bytes] = [[], 0];
    }
    if (part.length > piece_bytes)
      for (let at = 0; at < part.length; at += piece_bytes) yield part.subarray(at, at + piece_bytes);
    else {
      small.push(part);
      bytes += part.length;
    }
  }
  if (bytes > 0) yield Buffer.concat(small, bytes);
}

/** Sends a body as fast as it is read, with turns for other work. Resolves once it is handed over, or has no reader. */
export async function sendParts(parts: readonly Buffer[], bytes: number, response: Response): Promise<void> {
  response.setHeader('Content-Length', bytes);
  let goOn = (): void => undefined;
  const wake = () => goOn();
  response.on('drain', wake);
  onceClosed(response, wake);
  const breathe = inPieces();
  for (const piece of piecesOf(parts)) {
    if (isClosed(response)) return;
    if (!response.write(piece)) await new Promise<void>((resolve) => (goOn = resolve));
    await breathe();
  }
  response.end();
}
