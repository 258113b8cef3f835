import type { ReplicationRow } from '../generated/tables.gen.ts';
import type { Run } from './run.ts';
import { windowsOf } from './windows.ts';

/**
 * A list that the vendor has per account, or that is copied by windows of time, is copied part by part, in one listing: the cursor that is stored names the part
 * that is being read. Others are one part.
 */
export interface Part {
  /** Parameters of the list for this part. */
  params: Readonly<Record<string, unknown>>;
  /** The vendor's cursor inside it. */
  cursor: string | undefined;
  /** The stored form of a place inside the part, or of its beginning; null is the beginning of the list. */
  at(cursor: string | undefined): string | null;
  /** The stored form of what comes after a page of this part; undefined after the last. */
  after(next: string | undefined): string | undefined;
}

const form = /^([^\n]*)\n([\s\S]*)$/;

export function partOf(run: Run, entity: string, stored: string | undefined, state: Pick<ReplicationRow, 'listing_started_at' | 'full_as_of'>): Part {
  const { mapping } = run.connector;
  const list = mapping.operations[entity]?.list;
  const { params: fixed = {}, window } = list?.replicate ?? {};
  const param = typeof list?.scope === 'object' && 'param' in list.scope ? list.scope.param : undefined;
  const accounts = param === undefined ? undefined : run.access.replication_config?.[mapping.scope!.variable]?.split(',');
  const windows = window && windowsOf(window, state.listing_started_at!, state.full_as_of);
  if (!accounts && !windows) return { params: fixed, cursor: stored, at: (cursor) => cursor ?? null, after: (next) => next };
  const parts = (accounts ?? ['']).flatMap((account) =>
    (windows ?? [undefined]).map((each) => ({ name: `${account} ${each?.since ?? ''}`, params: { ...fixed, ...(accounts && { [param!]: account }), ...(each && { [window!.param]: each }) } })),
  );
  const [, name, inside] = form.exec(stored ?? '') ?? [];
  // A part that is no more is begun again, from the first: that only costs.
  const found = parts.findIndex((each) => each.name === name);
  const index = Math.max(0, found);
  const part = parts[index]!;
  return {
    params: part.params,
    cursor: found === -1 || inside === '' ? undefined : inside,
    at: (cursor) => `${part.name}\n${cursor ?? ''}`,
    after: (next) => (next !== undefined ? `${part.name}\n${next}` : parts[index + 1] && `${parts[index + 1]!.name}\n`),
  };
}
