/// <reference lib="es2024.string" />
import type { Pagination } from './call.ts';
import type { CursorCodec } from './cursor.ts';
import { violation } from './extract.ts';
import type { Operation } from './resolve-operation.ts';

/** The vendor's next cursor, or undefined on the last page. One that equals the cursor just sent would never end. */
export function nextCursor(operation: Operation, answer: unknown, sent: string | undefined): string | undefined {
  const found = operation.next?.(answer);
  if (found === undefined || found === null || found === '') return undefined;
  const next = typeof found === 'number' && Number.isFinite(found) ? String(found) : found;
  if (typeof next !== 'string' || !next.isWellFormed()) throw violation(operation, 'the next cursor is not a string');
  if (next === sent) throw violation(operation, 'the next cursor is the one that was sent');
  return next;
}

export function paginationOf(operation: Operation, next: string | undefined, page_size: number | undefined, cursors: CursorCodec, binding: string): Pagination {
  return { after: next === undefined ? null : cursors.encode(operation.entity, next, binding), page_size: page_size ?? null };
}
