import { crc32, deflateSync } from 'node:zlib';

export const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

export interface PngParts {
  width: number;
  height: number;
  /** Bytes of IHDR behind the size: bit depth, color type, compression, filter, interlace. */
  form?: readonly [number, number, number, number, number];
  /** The image before it is compressed; by default rounded stripes of two colors. */
  pixels?: Uint8Array;
  /** Chunks between the header and the image. */
  more?: readonly Uint8Array[];
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function stripes(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_row, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: width }, (_pixel, x) =>
        (x + y) % height < height / 2 ? [11, 92, 74] : [240, 150, 40],
      ).flat(),
    ]),
  );
  return Buffer.concat(rows);
}

/** A PNG in base64, by default of 8 bits per color. */
export function pngOf({ width, height, form = [8, 2, 0, 0, 0], pixels, more = [] }: PngParts): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(form, 8);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', deflateSync(pixels ?? stripes(width, height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]).toString('base64');
}
