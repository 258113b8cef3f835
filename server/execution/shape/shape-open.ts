import { cleanText } from './text.ts';

/** Why a value does not fit; `path` is the contract's, never a key that only the vendor knows. */
export class Misfit extends Error {
  readonly path: string;
  readonly reason: string;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}

/** Databases limit nesting to 32 levels, so records are limited to 30. */
export const MAX_DEPTH = 30;

/**
 * Copy of a value whose shape the contract does not define: text cleaned, nulls of objects dropped, numbers named
 * as ids made strings. `depth` is that of the container around it.
 */
export function openValue(value: unknown, depth: number, path: string): unknown {
  switch (typeof value) {
    case 'string':
      return cleanText(value);
    case 'number':
      if (!Number.isFinite(value)) throw new Misfit(path, 'holds a number that is out of range');
      return value;
    case 'object':
      if (value === null) return null;
      if (depth >= MAX_DEPTH) throw new Misfit(path, `is nested deeper than ${MAX_DEPTH}`);
      return Array.isArray(value)
        ? value.map((item) => openValue(item, depth + 1, path))
        : openObject(value as Record<string, unknown>, depth, path);
    default:
      return value;
  }
}

function openObject(value: Record<string, unknown>, depth: number, path: string): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) addOpen(out, key, value[key], depth, path);
  return out;
}

/**
 * Adds one member of an open object whose container is at `depth`. `__proto__` is never copied: a later copy of
 * the record would set a prototype.
 */
export function addOpen(out: Record<string, unknown>, key: string, value: unknown, depth: number, path: string): void {
  if (value === null || value === undefined || key === '__proto__') return;
  const named = idNamed(key);
  if (named === 1 && Number.isSafeInteger(value)) out[cleanText(key)] = String(value);
  else if (named === 2 && Array.isArray(value)) {
    const ids = value.map((item: unknown) => (Number.isSafeInteger(item) ? String(item) : item));
    out[cleanText(key)] = openValue(ids, depth + 1, path);
  } else out[cleanText(key)] = openValue(value, depth + 1, path);
}

/** 1: an id, 2: a list of ids. */
function idNamed(key: string): 0 | 1 | 2 {
  if (key === 'id' || key.endsWith('_id')) return 1;
  return key === 'ids' || key.endsWith('_ids') ? 2 : 0;
}
