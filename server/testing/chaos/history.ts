/**
 * The responses that callers got while faults happened, and what is there in the end. The checker knows nothing of how
 * the service works: it compares the two.
 */

/** `unknown`: no response came, so the effect may have happened, or happen later. */
export type Outcome = 'done' | 'refused' | 'unknown';

export interface Write {
  kind: 'create' | 'rename' | 'delete';
  /** Each connector is made for a customer of its own, so its name finds it whatever id it was given. */
  customer: string;
  /** The new name, of a rename. */
  name?: string;
  outcome: Outcome;
}

export interface ObservedSync {
  id: string;
  /** The last status that was observed; undefined where none was. */
  status: string | undefined;
  /** Of one that succeeded: what it should have brought and has not, in words. */
  missing: readonly string[];
}

export interface TokenRequest {
  refresh_token: string;
  at_ms: number;
  /** Whether the vendor issued new tokens for it. */
  issued: boolean;
}

export interface History {
  writes: Write[];
  syncs: ObservedSync[];
  token_requests: TokenRequest[];
  /** When processes were killed, on the clock of the token requests. */
  kills_ms: number[];
}

export interface Ending {
  connectors: ReadonlyArray<{ customer_name: string; name: string; status: string; status_reason: string | null }>;
  /** Records, and copies of change feeds, that are not what the vendor has; in words. */
  differences: readonly string[];
  /** What did not come back without a restart; in words. */
  down: readonly string[];
}

const last_states = new Set(['succeeded', 'partial', 'failed', 'cancelled']);

/** Tokens that were sent again though the vendor had replaced them: only a crash before they were stored excuses it. */
function tokensUsedTwice({ token_requests, kills_ms }: History): { excused: number; violations: string[] } {
  const replaced = new Map<string, number>();
  const violations: string[] = [];
  let excused = 0;
  for (const { refresh_token, at_ms, issued } of token_requests) {
    const since_ms = replaced.get(refresh_token);
    if (since_ms !== undefined) {
      if (kills_ms.some((kill_ms) => kill_ms >= since_ms && kill_ms <= at_ms)) excused++;
      else violations.push(`a refresh token was used twice within ${Math.round(at_ms - since_ms)} ms without a kill`);
    } else if (issued) replaced.set(refresh_token, at_ms);
  }
  return { excused, violations };
}

function connectorViolations(writes: readonly Write[], ending: Ending): string[] {
  const violations: string[] = [];
  for (const customer of new Set(writes.map((write) => write.customer))) {
    const own = writes.filter((write) => write.customer === customer);
    const found = ending.connectors.filter((each) => each.customer_name === customer);
    const outcomeOf = (kind: Write['kind']) => own.find((write) => write.kind === kind)?.outcome;
    const deleted = outcomeOf('delete');
    if (found.length > 1) violations.push(`${customer} has ${found.length} connectors, and one was asked for`);
    if (found.length > 0 && deleted === 'done') violations.push(`${customer} is still there, and was deleted`);
    if (found.length === 0 && outcomeOf('create') === 'done' && (deleted === undefined || deleted === 'refused'))
      violations.push(`${customer} was acknowledged and is not there`);
    const renames = own.filter(({ kind, outcome }) => kind === 'rename' && outcome !== 'refused');
    const last = renames.findLast(({ outcome }) => outcome === 'done');
    // One without a response may have been applied at any later time.
    const possible = renames.filter((each) => each === last || each.outcome === 'unknown').map(({ name }) => name);
    if (found[0] && last && !possible.includes(found[0].name))
      violations.push(`${customer} is called ${found[0].name}, and ${last.name} was acknowledged last`);
  }
  return violations;
}

/** Everything that must not be, in words; empty where the history is possible. */
export function violationsOf(history: History, ending: Ending): string[] {
  const tokens = tokensUsedTwice(history);
  const lost = ending.connectors.filter(({ status }) => status === 'needs_reauth');
  return [
    ...connectorViolations(history.writes, ending),
    ...history.syncs
      .filter(({ status }) => status === undefined || !last_states.has(status))
      .map(({ id, status }) => `sync ${id} was acknowledged and did not end: ${status ?? 'unknown'}`),
    ...history.syncs
      .filter(({ status, missing }) => status === 'succeeded' && missing.length > 0)
      .map(({ id, missing }) => `sync ${id} succeeded without ${missing.slice(0, 3).join(', ')}`),
    ...tokens.violations,
    ...(lost.length > tokens.excused
      ? [
          `${lost.length} connectors need reauthorization (${lost.map(({ status_reason }) => status_reason).join(', ')}), and the vendor had reason to refuse ${tokens.excused}`,
        ]
      : []),
    ...ending.differences,
    ...ending.down,
  ];
}
