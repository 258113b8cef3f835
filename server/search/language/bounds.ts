/** What a query may hold at most (contract: decision search.md). */
export const bounds = {
  /** Levels of and, or and not. */
  depth: 16,
  /** Pairs of an operator and a field; an empty condition counts as one. */
  pairs: 200,
  /** Values in all `in` of a query together. */
  in_values: 1000,
  sort_keys: 8,
  /** Groups of an aggregation that are returned; its other bounds are in the schema of its parameters. */
  groups: { default: 1000 },
  /** Code points of a pattern, or of the words of keyword and fuzzy. */
  text_operand: 256,
  limit: { default: 1000, max: 10_000 },
} as const;
