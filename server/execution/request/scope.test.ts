import type { ConnectorContract, ConnectorMapping, ScopeRule } from '../../connector-types/definition/define.ts';
import { compileScope, idList } from './scope.ts';
import { contract as desk, mapping as deskMapping } from '../../testing/upstream.ts';

const contract: ConnectorContract = {
  ...desk,
  replication_config: [{ name: 'team_ids', type: 'string', required: true, id_list: { prefix: 'team_' } }],
};
const mapping: ConnectorMapping = { ...deskMapping, scope: { variable: 'team_ids' } };
const scope = (rule: ScopeRule | undefined, action: 'list' | 'get' = 'list') =>
  compileScope({ contract, mapping, entity: 'tickets', action }, rule);
const problem = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return (error as { extras: { errors?: unknown[] } }).extras.errors?.[0] ?? (error as { code: string }).code;
  }
};

it('reads ids with the prefix or without, each once', () => {
  expect(idList('team_1, 2,1 ,team_2,,', 'team_')).toEqual(['1', '2']);
});

it('is nothing for a vendor without accounts, and must be said where there are some', () => {
  expect(
    compileScope({ contract, mapping: deskMapping, entity: 'tickets', action: 'list' }, undefined),
  ).toBeUndefined();
  expect(scope('public')).toBeUndefined();
  expect(() => scope(undefined)).toThrow('test-desk list tickets: its mapping does not say how it keeps to team_ids');
  expect(() => compileScope({ contract: desk, mapping, entity: 'tickets', action: 'list' }, 'public')).toThrow(
    'team_ids is no list of ids',
  );
});

it('tells the accounts of the connector, or that it is bound to none', () => {
  const rule = scope({ param: 'team_id' });
  expect(rule?.accountsOf({ replication_config: { team_ids: '1,2' } })).toEqual(['1', '2']);
  expect(rule?.accountsOf({ replication_config: {} })).toBeUndefined();
  expect(rule?.accountsOf({})).toBeUndefined();
});

describe('a parameter', () => {
  const rule = scope({ param: 'team_id' });
  it('is filled in where there is one account, and made bare', () => {
    expect(rule?.enter({}, ['1'])).toEqual({ team_id: '1' });
    expect(rule?.enter({ team_id: 'team_2', page_size: 5 }, ['1', '2'])).toEqual({ team_id: '2', page_size: 5 });
    expect(rule?.enter({ team_id: 'team_9' }, undefined)).toEqual({ team_id: '9' });
  });
  it.each([
    [{}, ['1', '2'], 'required'],
    [{}, undefined, 'required'],
    [{}, [], 'required'],
    [{ team_id: '3' }, ['1', '2'], 'out_of_scope'],
  ])('%j within %j: %s', (params, accounts, code) => {
    expect(problem(() => rule?.enter(params, accounts))).toMatchObject({ pointer: '/params/team_id', code });
  });
  it('of a get that is outside is a record that is not there', () => {
    expect(problem(() => scope({ param: 'id' }, 'get')?.enter({ id: '3' }, ['1']))).toBe('record_not_found');
  });
});

it('a record names its account at a path, with the prefix or without, as a number or a text', () => {
  const rule = scope({ record: 'owner.team' });
  for (const team of ['1', 'team_1', 1]) expect(rule?.holds?.({ owner: { team } }, ['1'])).toBe(true);
  for (const raw of [{ owner: { team: '2' } }, { owner: null }, {}, null])
    expect(rule?.holds?.(raw, ['1'])).toBe(false);
});
