import type { Engine } from '../storage/column-types.ts';
import { hash } from 'node:crypto';
import type { JsonSchema } from '../connector-types/definition/define.ts';
import { derivation_version, fieldsFingerprintOf, fingerprintOf } from './derivation.ts';
import { deriveRecord } from './derive-record.ts';
import type { RecordStore } from './record-tables.ts';
import { tokensOf } from './search-words.ts';

const record: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'string', 'x-known-values': ['open'] },
    at: { type: 'string', format: 'date-time' },
    score: { type: 'number' },
    flag: { type: 'boolean' },
    tags: { type: 'array', items: { type: 'string' } },
    nested: { type: 'object', properties: { name: { type: 'string' }, rank: { type: 'integer' } } },
    custom: { type: 'object', additionalProperties: true },
  },
};
const store: RecordStore = {
  connector_type: 'probe',
  entity: 'things',
  table: 'probe_things',
  text_index: 'probe_things_text',
  keys: [{ column: 'key_title', path: ['title'], kind: 'text' }],
  indexes: [{ name: 'ix_probe_things_title', columns: ['connector', 'key_title', 'id'], descending: null }],
  record,
};
const withField = (name: string, schema: JsonSchema): RecordStore => ({
  ...store,
  record: { ...record, properties: { ...record.properties, [name]: schema } },
});

describe('what is stored beside a record', () => {
  const keys: RecordStore['keys'] = [
    { column: 'key_title', path: ['title'], kind: 'text' },
    { column: 'key_at', path: ['at'], kind: 'timestamp' },
    { column: 'key_score', path: ['score'], kind: 'number' },
  ];
  const derive = (record: Record<string, unknown>, engine: Engine = 'sqlite') => {
    const derived = deriveRecord({ ...store, keys }, tokensOf(1), { id: 'one', ...record }, engine);
    return {
      sort_values: JSON.parse(derived.sort_values) as unknown,
      search_text: JSON.parse(derived.search_text) as unknown,
    };
  };

  it('leaves out the search text that SQLite makes of the record itself', () => {
    expect(derive({ title: 'Plain Text', status: 'On-Hold', nested: { name: 'Große' } }).search_text).toEqual({
      'status#': ' on hold ',
      'nested.name': 'große',
    });
    expect(derive({ title: 'A\u0000B' }).search_text).toEqual({ title: 'a\u0000b', 'title#': ' a b ' });
    expect(derive({ tags: ['Plain'] }).search_text).toEqual({ tags: ['plain'], 'tags#': [' plain '] });
    expect(derive({ title: 'Plain Text' }, 'mariadb').search_text).toMatchObject({ title: 'plain text' });
  });

  it('leaves out the values that a key column has whole', () => {
    const at = '2026-01-01T00:00:00Z';
    expect(derive({ title: 'Title', at, score: 1, flag: true }).sort_values).toEqual({ flag: 'b1' });
  });
});

describe('the derivation fingerprint', () => {
  const others: Record<string, RecordStore> = {
    'a field is added': withField('more', { type: 'string' }),
    'a nested field is added': withField('nested', {
      type: 'object',
      properties: { name: { type: 'string' }, rank: { type: 'integer' }, more: { type: 'string' } },
    }),
    'a kind changes': withField('at', { type: 'string' }),
    'known values are removed': withField('status', { type: 'string' }),
    'known values are added': withField('title', { type: 'string', 'x-known-values': ['a'] }),
    'pairs are reached by key': withField('tags', {
      type: 'array',
      items: { type: 'string' },
      'x-pairs': { key: 'id', value: 'value' },
    }),
    'an object is closed': withField('custom', { type: 'object', additionalProperties: false }),
    'a key is added': { ...store, keys: [...store.keys, { column: 'key_score', path: ['score'], kind: 'number' }] },
    'the kind of a key changes': { ...store, keys: [{ column: 'key_title', path: ['title'], kind: 'timestamp' }] },
  };

  it.each(Object.keys(others))('changes when %s', (title) => {
    expect(fingerprintOf(others[title] ?? store)).not.toBe(fingerprintOf(store));
  });

  it('stays when only a description or the list of known values changes', () => {
    expect(fingerprintOf(withField('title', { type: 'string', description: 'The title' }))).toBe(fingerprintOf(store));
    expect(fingerprintOf(withField('status', { type: 'string', 'x-known-values': ['open', 'closed'] }))).toBe(
      fingerprintOf(store),
    );
  });

  it('has the entity listed again only when its fields or their kinds change', () => {
    const again = Object.keys(others).filter(
      (title) => fieldsFingerprintOf(others[title]?.record ?? record) !== fieldsFingerprintOf(record),
    );
    expect(again).toEqual(['a field is added', 'a nested field is added', 'a kind changes', 'an object is closed']);
  });

  /** A change of what is derived raises `derivation_version` and both values here. */
  const derived = { version: 3, digest: 'Mi19j9L8eMZ9BJBb' };

  it('has a further version when the code derives other data', () => {
    const tokens = tokensOf(1);
    const digest = hash(
      'sha256',
      JSON.stringify(
        deriveRecord(
          store,
          tokens,
          {
            id: 'one',
            title: 'Ünïcode ﬁle: İstanbul, ΣΊΣΥΦΟΣ 𝒂',
            status: 'open',
            at: '2026-01-01T00:00:00.5Z',
            score: -1.5,
            flag: true,
            tags: ['a b', 'C-d'],
            nested: { name: 'deep words', rank: 3 },
            custom: { 'odd name': [1, { x: null, y: 'z' }], list: [] },
          },
          'sqlite',
        ),
        (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
      ),
      'base64url',
    ).slice(0, 16);
    expect({ version: derivation_version, digest }).toEqual(derived);
  });
});
