import { Problem } from '../../problem.ts';

export const searchTimeout = (cause?: unknown): Problem =>
  new Problem('search_timeout', 'The search exceeded its time limit. Narrow the filter, or sort by an indexed field.', {
    retry_after_s: 5,
    cause,
  });
