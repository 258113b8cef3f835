// Generated from openapi/ by `npm run generate`. Do not edit.

/**
 * Facts of the published document.
 */
export const document_ = {
    version: '0.1.0'
} as const;

export type DocumentFact = keyof typeof document_;
