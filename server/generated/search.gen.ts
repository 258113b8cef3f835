// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * The operators of the search language -> what each takes (openapi/search/operators.yaml).
 */
export const searchOperators = {
    eq: 'equality',
    neq: 'equality',
    gt: 'order',
    gte: 'order',
    lt: 'order',
    lte: 'order',
    in: 'membership',
    like: 'pattern',
    fuzzy: 'words',
    keyword: 'words',
    not: 'condition',
    and: 'conditions',
    or: 'conditions'
} as const;

export type SearchOperator = keyof typeof searchOperators;
