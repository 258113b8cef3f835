// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * The operators of the search language (openapi/search/search.yaml).
 */
export const searchOperators = [
    'eq',
    'neq',
    'gt',
    'gte',
    'lt',
    'lte',
    'in',
    'like',
    'fuzzy',
    'keyword',
    'not',
    'and',
    'or'
] as const;

export type SearchOperator = (typeof searchOperators)[number];
