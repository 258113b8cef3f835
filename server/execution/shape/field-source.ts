import { createHash } from 'node:crypto';
import type { Collected, Digest, FieldSource } from '../../connector-types/definition/define.ts';
import type { Source } from './object-builder.ts';
import { readPath } from '../response/read-path.ts';

/** Reads a field that is not found under its own name (`FieldSource`). */
export function fieldSource(field: FieldSource): Source {
  if (typeof field === 'function') return field;
  if ('param' in field) return (_raw, { params }) => params[field.param];
  if ('from' in field) return readPath(field.from);
  if ('digest' in field) return digestSource(field.digest);
  const pairs = pairsSource(field);
  return (raw, context) => {
    const found = pairs(raw, context);
    return found.length === 0 ? undefined : Object.fromEntries(found);
  };
}

type Pairs = (...from: Parameters<Source>) => Array<[name: string, value: unknown]>;

/** By name, so that the order in which a caller asked makes no difference. */
function pairsSource({ collect }: Collected): Pairs {
  return (raw, { params }) => {
    const names = params[collect];
    return Array.isArray(names)
      ? [...new Set(names as string[])].sort().map((name) => [name, Object.hasOwn(raw, name) ? raw[name] : null])
      : [];
  };
}

function digestSource({ prefix, of }: Digest): Source {
  const parts = of.map((part) => ('collect' in part ? pairsSource(part) : fieldSource(part)));
  return (raw, context) => {
    const text = JSON.stringify(parts.map((read) => read(raw, context) ?? null));
    return prefix + createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 32);
  };
}
