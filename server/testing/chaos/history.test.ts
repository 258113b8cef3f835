import { violationsOf, type Ending, type History } from './history.ts';

const connector = { customer_name: 'one', name: 'b', status: 'active', status_reason: null };
const history: History = {
  writes: [
    { kind: 'create', customer: 'one', outcome: 'done' },
    { kind: 'rename', customer: 'one', name: 'a', outcome: 'done' },
    { kind: 'rename', customer: 'one', name: 'b', outcome: 'done' },
    { kind: 'create', customer: 'two', outcome: 'done' },
    { kind: 'delete', customer: 'two', outcome: 'done' },
    { kind: 'create', customer: 'three', outcome: 'unknown' },
  ],
  syncs: [{ id: 's1', status: 'succeeded', missing: [] }],
  token_requests: [{ refresh_token: 'r1', at_ms: 100, issued: true }],
  kills_ms: [50],
};
const ending: Ending = { connectors: [connector], differences: [], down: [] };

const withWrite = (...writes: History['writes']) => ({ ...history, writes: [...history.writes, ...writes] });
const again = { refresh_token: 'r1', at_ms: 300, issued: false };

it('accepts a history in which everything that was acknowledged is there', () => {
  expect(violationsOf(history, ending)).toEqual([]);
});

it('accepts a rename without a response, whether it was applied or not', () => {
  const unclear = withWrite({ kind: 'rename', customer: 'one', name: 'c', outcome: 'unknown' });
  expect(violationsOf(unclear, ending)).toEqual([]);
  expect(violationsOf(unclear, { ...ending, connectors: [{ ...connector, name: 'c' }] })).toEqual([]);
});

it('accepts a token that is used twice around a kill, and the connector that this loses', () => {
  const killed = { ...history, token_requests: [...history.token_requests, again], kills_ms: [200] };
  const lost = { ...connector, status: 'needs_reauth', status_reason: 'refresh_answer_lost' };
  expect(violationsOf(killed, { ...ending, connectors: [lost] })).toEqual([]);
});

it.each<[string, History, Ending, RegExp]>([
  ['a connector that has disappeared', history, { ...ending, connectors: [] }, /one was acknowledged/],
  ['a connector that was created twice', history, { ...ending, connectors: [connector, connector] }, /2 connectors/],
  [
    'a deleted connector that is there',
    history,
    { ...ending, connectors: [connector, { ...connector, customer_name: 'two' }] },
    /two is still there/,
  ],
  [
    'an acknowledged rename that is lost',
    history,
    { ...ending, connectors: [{ ...connector, name: 'a' }] },
    /called a/,
  ],
  [
    'a sync that never ends',
    { ...history, syncs: [{ id: 's1', status: 'running', missing: [] }] },
    ending,
    /did not end/,
  ],
  [
    'a sync that says what is not so',
    { ...history, syncs: [{ id: 's1', status: 'succeeded', missing: ['incident x'] }] },
    ending,
    /without incident x/,
  ],
  [
    'a token that is used twice without a kill',
    { ...history, token_requests: [...history.token_requests, again] },
    ending,
    /used twice within 200 ms/,
  ],
  [
    'a connector that is lost though no refresh was refused',
    history,
    { ...ending, connectors: [{ ...connector, status: 'needs_reauth' }] },
    /1 connectors need/,
  ],
  ['a record that differs', history, { ...ending, differences: ['incident x differs'] }, /incident x/],
  ['a process that stays down', history, { ...ending, down: ['readyz'] }, /readyz/],
])('finds %s', (_what, given, end, expected) => {
  const violations = violationsOf(given, end);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toMatch(expected);
});
