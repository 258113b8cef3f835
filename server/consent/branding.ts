import { crc32, inflateSync } from 'node:zlib';
import { Problem } from '../problem.ts';

/** How an organization's consent pages look (openapi/decisions/consent.md). */
export interface Branding {
  /** `#rrggbb` in lower case. */
  accent_color: string | null;
  /** A PNG in base64, without metadata. */
  logo: string | null;
}

const least_contrast = 4.5;
export const most_logo_bytes = 32_768;
const most_pixels = 512;

const refuse = (member: keyof Branding, code: string, message: string): Problem =>
  new Problem('validation_failed', `${member} ${message}.`, {
    errors: [{ in: 'body', pointer: `/${member}`, code, message }],
  });

/** WCAG 2.2, relative luminance. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ratio of white text on the color. */
export const contrastWithWhite = (color: string): number => 1.05 / (luminance(color) + 0.05);

/** The color as it is stored. */
export function accentOf(color: string): string {
  const ratio = contrastWithWhite(color);
  if (ratio < least_contrast)
    throw refuse(
      'accent_color',
      'contrast',
      `must be dark enough for white text: a contrast of ${least_contrast}:1, this has ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`,
    );
  return color.toLowerCase();
}

interface Chunk {
  type: string;
  data: Buffer;
  /** With length, type and checksum. */
  whole: Buffer;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** PNG, section 5.3. Undefined where it is not a sequence of whole chunks. */
function chunksOf(png: Buffer): Chunk[] | undefined {
  if (!png.subarray(0, 8).equals(signature)) return undefined;
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    if (at + 12 > png.length) return undefined;
    const end = at + 12 + png.readUInt32BE(at);
    if (end > png.length || crc32(png.subarray(at + 4, end - 4)) !== png.readUInt32BE(end - 4)) return undefined;
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, end - 4),
      whole: png.subarray(at, end),
    });
    at = end;
  }
  return chunks;
}

interface Form {
  /** Of a pixel. */
  samples: number;
  depths: readonly number[];
  /** True color may have one, which suggests what to show where fewer colors can be shown (PNG, section 11.2.2). */
  palette: 'required' | 'suggested' | 'forbidden';
}

/** PNG, table 8: color type -> samples, bit depths and palette. */
const forms: Readonly<Record<number, Form>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16], palette: 'forbidden' },
  2: { samples: 3, depths: [8, 16], palette: 'suggested' },
  3: { samples: 1, depths: [1, 2, 4, 8], palette: 'required' },
  4: { samples: 2, depths: [8, 16], palette: 'forbidden' },
  6: { samples: 4, depths: [8, 16], palette: 'suggested' },
};

interface Header {
  width: number;
  height: number;
  depth: number;
  palette: Form['palette'];
  /** Of the image when it is inflated. */
  bytes: number;
}

function headerOf({ type, data }: Chunk): Header | undefined {
  if (type !== 'IHDR' || data.length !== 13) return undefined;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, color = 0, compression, filter, interlace] = data.subarray(8);
  const form = forms[color];
  if (!form?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace !== 0) return undefined;
  if (width < 1 || height < 1 || width > most_pixels || height > most_pixels) return undefined;
  const bytes = height * (1 + Math.ceil((width * form.samples * depth) / 8));
  return { width, height, depth, palette: form.palette, bytes };
}

/** A palette has three bytes for each color, and no more colors than a pixel can name. */
function hasFittingPalette(palette: Buffer | undefined, { palette: rule, depth }: Header): boolean {
  if (palette === undefined) return rule !== 'required';
  const most_colors = rule === 'required' ? 2 ** depth : 256;
  const colors = palette.length / 3;
  return rule !== 'forbidden' && Number.isInteger(colors) && colors >= 1 && colors <= most_colors;
}

/** Whether it is as large as the header says: not a byte more is inflated. */
function hasAllPixels(compressed: Buffer, { bytes }: Header): boolean {
  try {
    return inflateSync(compressed, { maxOutputLength: bytes }).length === bytes;
  } catch {
    return false; // not a stream of zlib, cut off, or longer than the image
  }
}

/** The chunks that an image is shown by, in the order in which they must be. */
const shown = /^(IHDR,)(PLTE,)?(tRNS,)?(IDAT,)+(IEND,)$/;

/**
 * The logo as it is stored: checked down to its size when inflated, and rebuilt from the chunks that show it, so that
 * neither metadata nor an animation nor anything behind its end is kept.
 */
export function logoOf(text: string): string {
  const png = Buffer.from(text, 'base64');
  if (png.toString('base64') !== text) throw refuse('logo', 'base64', 'must be base64 (RFC 4648, section 4)');
  if (png.length > most_logo_bytes) throw refuse('logo', 'too_large', `must be at most ${most_logo_bytes} bytes`);
  const kept = chunksOf(png)?.filter(({ type }) => /^(IHDR|PLTE|tRNS|IDAT|IEND)$/.test(type));
  const [first] = kept ?? [];
  const header = first && headerOf(first);
  const compressed = Buffer.concat((kept ?? []).flatMap(({ type, data }) => (type === 'IDAT' ? [data] : [])));
  const order = (kept ?? []).map(({ type }) => `${type},`).join('');
  const palette = kept?.find(({ type }) => type === 'PLTE');
  if (
    !kept ||
    !header ||
    !shown.test(order) ||
    !hasFittingPalette(palette?.data, header) ||
    !hasAllPixels(compressed, header)
  )
    throw refuse('logo', 'png', `must be a PNG of at most ${most_pixels} by ${most_pixels} pixels, not interlaced`);
  const needed = header.palette === 'required' ? kept : kept.filter((chunk) => chunk !== palette);
  return Buffer.concat([signature, ...needed.map(({ whole }) => whole)]).toString('base64');
}

/** Of a stored logo: pages give both, so that they do not move when it is drawn. */
export function logoSize(logo: string): { width: number; height: number } {
  const png = Buffer.from(logo.slice(0, 44), 'base64');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
