/// <reference lib="es2024.string" />

/** No U+0000 and no lone surrogate: databases and JSON readers elsewhere fail on either. */
export function isCleanText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

export function cleanText(text: string): string {
  return isCleanText(text) ? text : text.toWellFormed().replaceAll('\0', '\uFFFD');
}

/**
 * Decoded UTF-8 contains such text only where JSON escaped it: without an escape, the strings need no check.
 */
export function mayHoldUncleanText(json: Buffer): boolean {
  return json.includes('\\u');
}
