import type { Request, Response } from 'express';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const packed = new WeakMap<Buffer, Promise<Buffer>>();

/** A body that never changes, compressed once, where the caller takes that (RFC 9110, section 12.5.3). */
export async function compressed(body: Buffer, request: Request, response: Response): Promise<Buffer> {
  response.vary('Accept-Encoding');
  if (request.acceptsEncodings('gzip', 'identity') !== 'gzip') return body;
  let bytes = packed.get(body);
  // In a thread: megabytes would hold the event loop for tens of milliseconds.
  if (!bytes) packed.set(body, (bytes = promisify(gzip)(body)));
  response.setHeader('Content-Encoding', 'gzip');
  return bytes;
}
