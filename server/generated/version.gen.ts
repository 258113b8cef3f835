// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * Facts of the published document.
 */
export const contract = {
    version: '0.1.0'
} as const;

export type ContractFact = keyof typeof contract;
