import fc from 'fast-check';
import { authenticatedCursors, hmacSha256, plainCursors } from './cursor.ts';
import { Problem } from '../../problem.ts';

const key = (byte: number) => hmacSha256(Buffer.alloc(32, byte));
const signed = authenticatedCursors([key(1)]);
const wellFormed = fc.string({ unit: 'grapheme', minLength: 1 });

function refused(decode: () => unknown): void {
  try {
    decode();
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
    expect((error as Problem).code).toBe('invalid_cursor');
    return;
  }
  throw new Error('was accepted');
}

describe.each([
  ['plain cursors', plainCursors],
  ['authenticated cursors', signed],
])('%s', (_name, cursors) => {
  it('bring the vendor cursor back, and travel as base64url', () => {
    fc.assert(
      fc.property(wellFormed, wellFormed, wellFormed, (entity, cursor, binding) => {
        const after = cursors.encode(entity, cursor, binding);
        expect(after).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(cursors.decode(entity, after, binding)).toBe(cursor);
      }),
    );
  });

  it('refuse a cursor of another entity', () => {
    refused(() => cursors.decode('alerts', cursors.encode('incidents', 'x', 'c1'), 'c1'));
  });

  it('refuse garbage', () => {
    for (const after of [
      '',
      'garbage',
      '====',
      'https://example.com/?page=2',
      'a'.repeat(100_000),
      'bnVsbA',
      'W10',
      `${cursors.encode('e', 'x', 'c')}=`,
      `${cursors.encode('e', 'x', 'c')}\n`,
    ]) {
      refused(() => cursors.decode('e', after, 'c'));
    }
    fc.assert(fc.property(fc.string(), (after) => refused(() => cursors.decode('e', after, 'c'))));
  });
});

describe('authenticated cursors', () => {
  it('refuse a cursor with any bit changed', () => {
    const after = Buffer.from(signed.encode('incidents', 'vendor-cursor', 'c1'), 'base64url');
    for (let bit = 0; bit < after.length * 8; bit++) {
      const changed = Buffer.from(after);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      refused(() => signed.decode('incidents', changed.toString('base64url'), 'c1'));
    }
  });

  it('refuse a cursor of another connector, of another key, and an unsigned one', () => {
    refused(() => signed.decode('incidents', signed.encode('incidents', 'x', 'c1'), 'c2'));
    refused(() => signed.decode('incidents', authenticatedCursors([key(2)]).encode('incidents', 'x', 'c1'), 'c1'));
    refused(() => signed.decode('incidents', plainCursors.encode('incidents', 'x', 'c1'), 'c1'));
  });

  it('still accept cursors of a key that no longer signs', () => {
    const rotated = authenticatedCursors([key(2), key(1)]);
    expect(rotated.decode('incidents', signed.encode('incidents', 'x', 'c1'), 'c1')).toBe('x');
    refused(() => signed.decode('incidents', rotated.encode('incidents', 'x', 'c1'), 'c1'));
  });
});
