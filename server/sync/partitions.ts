import { rawPage } from '../execution/pages.ts';
import type { ReplicationRow } from '../generated/tables.gen.ts';
import { patiently } from './patience.ts';
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

/** The part that a stored cursor is in; undefined where there is none, because there is no account. */
export async function partOf(run: Run, entity: string, stored: string | undefined, state: Pick<ReplicationRow, 'listing_started_at' | 'full_as_of'>): Promise<Part | undefined> {
  const list = run.connector.mapping.operations[entity]?.list;
  const { params: fixed = {}, window } = list?.replicate ?? {};
  const param = typeof list?.scope === 'object' && 'param' in list.scope ? list.scope.param : undefined;
  if (param === undefined && !window) return { params: fixed, cursor: stored, at: (cursor) => cursor ?? null, after: (next) => next };
  const accounts = param === undefined ? [undefined] : await accountsOf(run);
  const windows = window ? windowsOf(window, state.listing_started_at!, state.full_as_of) : [undefined];
  const parts = accounts.flatMap((account) =>
    windows.map((each) => ({ name: [account, each?.since].filter(Boolean).join(' '), params: { ...fixed, ...(account && { [param!]: account }), ...(each && { [window!.param]: each }) } })),
  );
  const [, name, inside] = form.exec(stored ?? '') ?? [];
  // A part that is no more, of an account that the credentials have lost: begun again, which only costs.
  const found = parts.findIndex((each) => each.name === name);
  const index = Math.max(0, found);
  const part = parts[index];
  return (
    part && {
      params: part.params,
      cursor: found === -1 || inside === '' ? undefined : inside,
      at: (cursor) => `${part.name}\n${cursor ?? ''}`,
      after: (next) => (next !== undefined ? `${part.name}\n${next}` : parts[index + 1] && `${parts[index + 1]!.name}\n`),
    }
  );
}

/** More than anybody has; a list that runs in a circle ends here. */
const most_accounts = 100_000;

const reached = new WeakMap<Run, string[]>();

/** The accounts that the connector is bound to, or all that its credentials reach; those are asked for once in a run. */
async function accountsOf(run: Run): Promise<string[]> {
  const { variable, accounts } = run.connector.mapping.scope!;
  const bound = run.access.replication_config?.[variable];
  if (bound !== undefined) return bound.split(',');
  const known = reached.get(run);
  if (known) return known;
  const found: string[] = [];
  const page_size = run.connector.contract.entities[accounts.entity]!.actions.list!.page!.max;
  let cursor: string | undefined;
  do {
    const page = await patiently(run, () => rawPage({ ...run.access, entity: accounts.entity, params: { page_size } }, { cursor, query: undefined }, run.runtime));
    found.push(...page.data.map((each) => String(each[accounts.field])));
    cursor = page.next;
  } while (cursor !== undefined && found.length < most_accounts);
  const each_once = [...new Set(found)].sort();
  reached.set(run, each_once);
  return each_once;
}
