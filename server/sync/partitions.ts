import type { Run } from './run.ts';

/**
 * A list that the vendor has per account is copied account by account, in one listing: the cursor that is stored names the account that is being read. The others
 * are copied in one part.
 */
export interface Part {
  /** Parameters of the list for this part. */
  params: Readonly<Record<string, unknown>>;
  /** The vendor's cursor inside it. */
  cursor: string | undefined;
  /** The stored form of what comes after a page of this part; undefined after the last. */
  after(next: string | undefined): string | undefined;
}

const form = /^(\d+)\n([\s\S]*)$/;

export function partOf(run: Run, entity: string, stored: string | undefined): Part {
  const list = run.connector.mapping.operations[entity]?.list;
  const fixed = list?.replicate?.params ?? {};
  const scope = list?.scope;
  const accounts = typeof scope === 'object' && 'param' in scope ? (run.access.replication_config?.['account_ids']?.split(',') ?? []) : [];
  if (accounts.length < 2) return { params: fixed, cursor: stored, after: (next) => next };
  const found = stored === undefined ? undefined : form.exec(stored);
  const index = Math.min(Number(found?.[1] ?? 0), accounts.length - 1);
  const param = (scope as { param: string }).param;
  return {
    params: { ...fixed, [param]: accounts[index] },
    cursor: found?.[2] || undefined,
    after: (next) => (next !== undefined ? `${index}\n${next}` : index + 1 < accounts.length ? `${index + 1}\n` : undefined),
  };
}
