import { promisify } from 'node:util';
import zlib from 'node:zlib';

const decoders = {
  gzip: promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip),
  inflate: promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflate),
  inflateRaw: promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflateRaw),
  br: promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress),
};

export const ACCEPT_ENCODING = 'gzip, deflate, br';

/** More layers than anyone applies; each one costs memory. */
const MAX_LAYERS = 3;

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

export class BadEncoding extends Error {
  override readonly name = 'BadEncoding';
}

/**
 * Undoes `Content-Encoding`. Stops as soon as more than `max_bytes` come out, whatever the compressed size promised.
 * `partial` accepts input that lacks its end.
 */
export async function decodeBody(
  body: Buffer,
  encoding: string | undefined,
  max_bytes: number,
  partial = false,
): Promise<Buffer> {
  const layers = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity');
  if (layers.length > MAX_LAYERS) throw new BadEncoding('too many encodings');
  let bytes = body;
  for (const layer of layers.reverse()) bytes = await undo(layer, bytes, max_bytes, partial);
  return bytes;
}

async function undo(layer: string, bytes: Buffer, max_bytes: number, partial: boolean): Promise<Buffer> {
  if (bytes.length === 0) return bytes;
  const options = { maxOutputLength: max_bytes, ...(partial && { finishFlush: zlib.constants.Z_SYNC_FLUSH }) };
  try {
    switch (layer) {
      case 'gzip':
      case 'x-gzip':
        return await decoders.gzip(bytes, options);
      case 'deflate':
        // RFC 9110 means the zlib format; some servers send bare deflate data.
        return await ((bytes[0] ?? 0) % 16 === 8 ? decoders.inflate : decoders.inflateRaw)(bytes, options);
      case 'br':
        return await decoders.br(bytes, {
          maxOutputLength: max_bytes,
          ...(partial && { finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH }),
        });
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new TooLarge('decoded body')
      : new BadEncoding(layer, { cause: error });
  }
  throw new BadEncoding('unknown encoding');
}
