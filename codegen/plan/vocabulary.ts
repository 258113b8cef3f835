import type { ErrorEntry, OpenApiDocument } from '../bundle/document.ts';

/** Closed lists of the contract that code switches over. */
export interface VocabularyPlan {
  errors: Record<string, { status: number; title: string }>;
  operators: string[];
  secrets: string[];
  /** Version of the published document. */
  version: string;
}

export function planVocabulary(document: OpenApiDocument, errors: ErrorEntry[], secrets: string[]): VocabularyPlan {
  return {
    errors: Object.fromEntries(errors.flatMap((entry) => Object.keys(entry.codes).map((code) => [code, { status: entry.status, title: entry.title }]))),
    operators: document.components.schemas['SearchOperator']!['enum'] as string[],
    secrets,
    version: document.info.version,
  };
}
