import type { Bundle } from '../bundle.ts';
import type { Schema } from '../bundle/document.ts';
import type { OperandKind } from '../bundle/operators.ts';

/** Closed lists of the contract that code switches over. */
export interface VocabularyPlan {
  errors: Record<string, { status: number; title: string }>;
  /** Operator -> what it takes. */
  operators: Record<string, OperandKind>;
  secrets: string[];
  /** Types of the audit log; a document without one has none. */
  audit_types: string[];
  /** Version of the published document. */
  version: string;
}

const knownValues = (schema: Schema | undefined): string[] =>
  (schema?.['x-known-values'] as string[] | undefined) ?? [];

export function planVocabulary(
  { document, errors, operators }: Pick<Bundle, 'document' | 'errors' | 'operators'>,
  secrets: string[],
): VocabularyPlan {
  return {
    errors: Object.fromEntries(
      errors.flatMap((entry) =>
        Object.keys(entry.codes).map((code) => [code, { status: entry.status, title: entry.title }]),
      ),
    ),
    operators: Object.fromEntries(Object.entries(operators).map(([name, { takes }]) => [name, takes])),
    secrets,
    audit_types: knownValues(document.components.schemas['AuditType']),
    version: document.info.version,
  };
}
