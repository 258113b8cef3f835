import { createHash } from 'node:crypto';
import { Problem } from '../../problem.ts';

const tags = new WeakMap<object, string>();

/**
 * ETag and caching of a document that changes only with a release; `key` is the object that the text comes from, hashed
 * once.
 */
export function documentHeaders(
  key: object,
  text: () => string,
  audience: 'public' | 'private',
): Record<string, string> {
  let tag = tags.get(key);
  if (tag === undefined) {
    tag = `"${createHash('sha256').update(text()).digest('base64url').slice(0, 22)}"`;
    tags.set(key, tag);
  }
  return { ETag: tag, 'Cache-Control': `${audience}, no-cache` };
}

/** A connector's ETag is its revision. */
export const revisionTag = (revision: number): string => `"${revision}"`;

/** RFC 9110, section 13.1.1: strong comparison with any of the listed tags. */
export function checkIfMatch(header: string | undefined, revision: number): void {
  if (header === undefined || header.trim() === '*') return;
  if (!header.split(',').some((tag) => tag.trim() === revisionTag(revision))) {
    throw new Problem('precondition_failed', 'The connector has changed since the ETag in If-Match. Read it again.');
  }
}
