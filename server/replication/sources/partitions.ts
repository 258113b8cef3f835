import type { ReplicationRow } from '../../generated/tables.gen.ts';
import type { WindowRule } from '../../connector-types/definition/replication-rules.ts';
import type { SyncSession } from '../syncs/session.ts';
import { countDays, daysOf, halfOf, untilOf, windowAfter, type Days, type Window } from './windows.ts';

/**
 * A list that the vendor has per account, or that is read by windows of days, is read part by part in one listing: the
 * stored cursor names the part in progress. Other lists are one part.
 */
export interface Part {
  /** Parameters of the list for this part. */
  params: Readonly<Record<string, unknown>>;
  /** The vendor's cursor inside the part. */
  cursor: string | undefined;
  /** The stored form of a position inside the part, or of its beginning; null is the beginning of the list. */
  at(cursor: string | undefined): string | null;
  /** The stored form of what follows a page of this part; undefined after the last. */
  after(next: string | undefined): string | undefined;
  /** Only of a list in parts. */
  division?: Division;
}

/** How a part that cannot be read is made smaller or left out. Positions are in their stored form. */
export interface Division {
  /** The accounts of the list; one empty name where it is not per account. */
  accounts: readonly string[];
  account: string;
  /** Of the whole list: a window may be as small as a day. */
  most_parts: number;
  /** The name of the part for callers. */
  name: string;
  /** Half the window; undefined where it is a single day or there are no windows. */
  half: string | undefined;
  /** Behind the window, and behind everything of this account; undefined at the end of the list. */
  behind: string | undefined;
  behind_account: string | undefined;
}

/** The name of the part, and the vendor's cursor inside it. */
const form = /^([^\n]*)\n([\s\S]*)$/;

interface Place {
  account: string;
  window: Window | undefined;
}

/** The parameter that names an account, where the vendor lists the entity per account. */
export function accountParam({ connector }: Pick<SyncSession, 'connector'>, entity: string): string | undefined {
  const scope = connector.mapping.operations[entity]?.list?.scope;
  return typeof scope === 'object' && 'param' in scope ? scope.param : undefined;
}

export function partOf(
  session: SyncSession,
  entity: string,
  stored: string | undefined,
  state: Pick<ReplicationRow, 'listing_started_at' | 'as_of'>,
): Part {
  const { mapping } = session.connector;
  const { params: fixed = {}, window: rule } = mapping.operations[entity]?.list?.replicate ?? {};
  const param = accountParam(session, entity);
  const bound = mapping.scope && session.access.replication_config?.[mapping.scope.variable];
  const accounts = param === undefined ? undefined : bound?.split(',');
  if (!accounts && !rule)
    return { params: fixed, cursor: stored, at: (cursor) => cursor ?? null, after: (next) => next };
  const days = rule && daysOf(rule, state.listing_started_at ?? '', state.as_of ?? null);
  const sized = rule && { ...rule, days: Math.min(rule.days, session.window_days ?? rule.days) };
  return divide({ fixed, param, accounts: accounts ?? [''], rule: sized, days }, stored);
}

interface Divided {
  fixed: Readonly<Record<string, unknown>>;
  param: string | undefined;
  accounts: readonly string[];
  rule: WindowRule | undefined;
  days: Days | undefined;
}

function divide({ fixed, param, accounts, rule, days }: Divided, stored: string | undefined): Part {
  const [, named = '', inside = ''] = form.exec(stored ?? '') ?? [];
  const start = (account: string): Place => ({
    account,
    window: rule && days && { since: days.first, days: rule.days },
  });
  const found = parse(named);
  // A part that no longer exists is begun again, from the first: reading twice only costs time.
  const known =
    found !== undefined && accounts.includes(found.account) && (found.window !== undefined) === Boolean(rule);
  const { account, window } = known ? found : start(accounts[0] ?? '');
  // A position of an earlier release does not say how large its window is.
  if (window?.days === 0) window.days = rule?.days ?? 1;
  const next_account = accounts[accounts.indexOf(account) + 1];
  const behind_account = next_account === undefined ? undefined : storedAt(start(next_account));
  const next_window = window && days && windowAfter(window, days);
  const behind = next_window ? storedAt({ account, window: next_window }) : behind_account;
  const half = window && days && halfOf(window, days);
  const range = window && days && { since: window.since, until: untilOf(window, days) };
  const name = nameOf({ account, window });
  return {
    params: { ...fixed, ...(param && account && { [param]: account }), ...(rule && range && { [rule.param]: range }) },
    cursor: known && inside !== '' ? inside : undefined,
    at: (cursor) => `${name}\n${cursor ?? ''}`,
    after: (next) => (next === undefined ? behind : `${name}\n${next}`),
    division: {
      accounts,
      account,
      most_parts: accounts.length * (days ? countDays(days) : 1),
      name: [account, ...(range ? [`${range.since}..${range.until}`] : [])].filter(Boolean).join(' '),
      half: half && storedAt({ account, window: half }),
      behind,
      behind_account,
    },
  };
}

/** How large the window of a stored position is, and whether something was read before it. */
export function resumedAt(part: Part, stored: string | null): { days: number | undefined; behind_first: boolean } {
  const [name = ''] = (stored ?? '').split('\n');
  const found = parse(name);
  const first = parse(part.at(undefined)?.split('\n')[0] ?? '');
  const same = found?.account === first?.account && found?.window?.since === first?.window?.since;
  return { days: found?.window?.days || undefined, behind_first: found !== undefined && !same };
}

const nameOf = ({ account, window }: Place): string =>
  window ? `${account} ${window.since} ${window.days}` : `${account} `;

const storedAt = (place: Place): string => `${nameOf(place)}\n`;

function parse(name: string): Place | undefined {
  const [account = '', since = '', days = ''] = name.split(' ');
  if (since === '') return name === '' ? undefined : { account, window: undefined };
  return { account, window: { since, days: Number(days) } };
}
