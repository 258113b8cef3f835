/// <reference lib="es2024.string" />
import fc from 'fast-check';
import type { JsonSchema, ProviderFields } from '../../connector-types/definition/define.ts';
import { parseJson } from '../response/json.ts';
import { Misfit } from './shape-open.ts';
import { compileRecord } from './shape.ts';

const context = { unclean: true, params: {} };
const record = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties: { id: { type: 'string' }, ...properties },
});
const shapeOne = (schema: JsonSchema, value: unknown): unknown =>
  compileRecord(record({ field: schema }))({ id: '1', field: value }, context)['field'];

const provider_fields: ProviderFields = {
  discriminator: 'chat_provider',
  providers: {
    slack: { slack_channel_id: 'chat_channel_id', slack_team_id: 'chat_team_id' },
    microsoft_teams: { microsoft_teams_channel_id: 'chat_channel_id', microsoft_teams_team_id: 'chat_team_id' },
  },
};

describe('record', () => {
  it('has every declared top-level field, null where the vendor omits it, and no other', () => {
    const shape = compileRecord(
      record({
        name: { type: 'string' },
        at: { type: ['string', 'null'], format: 'date-time' },
        config: { type: 'object' },
      }),
    );
    expect(shape({ id: 'a', name: null, other: 1 }, context)).toEqual({ id: 'a', name: null, at: null, config: null });
  });

  it('drops nulls and unknown keys of nested closed objects, and keeps the keys of open ones', () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: {
        closed: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } },
        open: { type: 'object' },
        both: { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: true },
        map: { type: 'object', additionalProperties: { type: 'integer' } },
        list: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
      },
    };
    const vendor = {
      closed: { a: 'x', b: null, c: 1 },
      open: { z: null, y: [null, 1] },
      both: { a: 'x', q: 2 },
      map: { k: '5', n: null },
      list: [null, { a: 'x', c: 2 }],
      unknown: 1,
    };
    expect(shapeOne(schema, vendor)).toEqual({
      closed: { a: 'x' },
      open: { y: [null, 1] },
      both: { a: 'x', q: 2 },
      map: { k: 5 },
      list: [{ a: 'x' }],
    });
  });

  it('finds provider fields under their neutral names, at any depth', () => {
    const chat: JsonSchema = {
      type: 'object',
      properties: {
        chat_provider: { type: 'string' },
        chat_channel_id: { type: 'string' },
        chat_team_id: { type: 'string' },
      },
    };
    const shape = compileRecord(
      record({
        chat_channel_id: { type: 'string' },
        events: { type: 'array', items: { type: 'object', properties: { channels: { type: 'array', items: chat } } } },
      }),
      { provider_fields },
    );
    const channels = [
      { slack_channel_id: 'C1', slack_team_id: 'T1' },
      { microsoft_teams_channel_id: 'M1', microsoft_teams_team_id: 'MT1', slack_channel_id: '' },
    ];
    expect(shape({ id: '1', slack_channel_id: 'C9', events: [{ channels }] }, context)).toEqual({
      id: '1',
      chat_channel_id: 'C9',
      events: [
        {
          channels: [
            { chat_provider: 'slack', chat_channel_id: 'C1', chat_team_id: 'T1' },
            { chat_provider: 'microsoft_teams', chat_channel_id: 'M1', chat_team_id: 'MT1' },
          ],
        },
      ],
    });
  });

  it('takes fields from elsewhere in the record, or from the parameters', () => {
    const shape = compileRecord(record({ ticket_id: { type: 'string' } }), {
      fields: { id: { from: 'inner.key' }, ticket_id: { param: 'ticket_id' } },
    });
    expect(shape({ inner: { key: 5 } }, { unclean: false, params: { ticket_id: '9' } })).toEqual({
      id: '5',
      ticket_id: '9',
    });
  });

  it.each([
    {},
    { id: null },
    { id: '' },
    { id: 'a\0' },
    { id: 'a\uD800' },
    { id: {} },
    { id: true },
    { id: 1.5 },
    { id: 'x'.repeat(256) },
  ])('needs a usable id: %j', (raw) => {
    expect(() => compileRecord(record({}))(raw, context)).toThrow(Misfit);
  });

  it('never becomes something else through __proto__', () => {
    const shape = compileRecord(
      record({ open: { type: 'object' }, closed: { type: 'object', properties: { a: { type: 'string' } } } }),
    );
    const raw = parseJson(
      '{"id":"1","__proto__":{"polluted":1},"open":{"__proto__":{"polluted":1},"constructor":{"x":1}},"closed":{"__proto__":{"a":"y"}}}',
    );
    const shaped = shape(raw as Record<string, unknown>, context) as { open: object };
    expect(shaped).toEqual({ id: '1', open: { constructor: { x: 1 } }, closed: {} });
    expect(Object.getPrototypeOf(shaped.open)).toBe(Object.prototype);
    expect('polluted' in shaped.open).toBe(false);
  });
});

describe('ids', () => {
  it('are strings with their digits intact, declared or within open objects', () => {
    const raw = parseJson(
      '{"id":19442893058196123456,"group_id":360001,"tag_ids":[1,12345678901234567890],"open":{"id":7,"author_id":12345678901234567890,"ids":[1,2],"rank":3,"big":12345678901234567890}}',
    );
    const shape = compileRecord(
      record({
        group_id: { type: 'string' },
        tag_ids: { type: 'array', items: { type: 'string' } },
        open: { type: 'object' },
      }),
    );
    expect(shape(raw as Record<string, unknown>, context)).toEqual({
      id: '19442893058196123456',
      group_id: '360001',
      tag_ids: ['1', '12345678901234567890'],
      open: { id: '7', author_id: '12345678901234567890', ids: ['1', '2'], rank: 3, big: '12345678901234567890' },
    });
  });

  it('keep the digits of any 64-bit integer', () => {
    const shape = compileRecord(record({ open: { type: 'object' } }));
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n }), (id) => {
        const raw = parseJson(`{"id":${id},"open":{"user_id":${id},"user_ids":[${id}]}}`);
        expect(shape(raw as Record<string, unknown>, context)).toEqual({
          id: String(id),
          open: { user_id: String(id), user_ids: [String(id)] },
        });
      }),
    );
  });
});

describe('values', () => {
  it.each([
    [{ type: 'number' }, '14.35', 14.35],
    [{ type: 'number' }, '-1e3', -1000],
    [{ type: 'number' }, 0.1, 0.1],
    [{ type: 'integer' }, '185', 185],
    [{ type: 'integer' }, 9007199254740991, 9007199254740991],
    [{ type: 'string' }, 42, '42'],
    [{ type: 'string', 'x-known-values': ['a'] }, 'new-value', 'new-value'],
    [{ type: 'string', format: 'date-time' }, '20140704T15:37:04Z', '2014-07-04T15:37:04Z'],
    [{ type: 'string', format: 'date-time' }, 1404488224, '2014-07-04T15:37:04Z'],
    [{ type: 'string', format: 'date' }, '2014-07-04', '2014-07-04'],
    [{ type: ['boolean', 'null'] }, false, false],
    [{ type: 'string' }, 'a\0b\uD800c\u{1F600}', 'a\uFFFDb\uFFFDc\u{1F600}'],
    [{}, { a: ['x\0'] }, { a: ['x\uFFFD'] }],
  ] as Array<[JsonSchema, unknown, unknown]>)('%j takes %j as %j', (schema, value, expected) => {
    expect(shapeOne(schema, value)).toEqual(expected);
  });

  it.each([
    [{ type: 'number' }, ''],
    [{ type: 'number' }, ' '],
    [{ type: 'number' }, 'NaN'],
    [{ type: 'number' }, 'Infinity'],
    [{ type: 'number' }, '0x10'],
    [{ type: 'number' }, '1e999'],
    [{ type: 'number' }, Infinity],
    [{ type: 'number' }, true],
    [{ type: 'integer' }, 1.5],
    [{ type: 'integer' }, 9007199254740992],
    [{ type: 'integer' }, '9007199254740993'],
    [{ type: 'boolean' }, 'true'],
    [{ type: 'boolean' }, 0],
    [{ type: 'string' }, {}],
    [{ type: 'string' }, true],
    [{ type: 'array', items: {} }, {}],
    [{ type: 'object', properties: {} }, []],
    [{ type: 'object', properties: { a: { type: 'string' } } }, 'x'],
    [{ type: 'string', format: 'date-time' }, '2023-02-29T00:00:00Z'],
    [{ type: 'string', format: 'date' }, '2023-02-29'],
    [{ type: 'object' }, { a: Infinity }],
  ] as Array<[JsonSchema, unknown]>)('%j refuses %j', (schema, value) => {
    expect(() => shapeOne(schema, value)).toThrow(Misfit);
  });

  it('name the field by its declared path, never by the value', () => {
    const schema: JsonSchema = {
      type: 'array',
      items: { type: 'object', properties: { when: { type: 'string', format: 'date-time' } } },
    };
    expect(() => shapeOne(schema, [{ when: 'secret' }])).toThrow(/^field\[\]\.when: is not a date-time$/);
  });

  it('nest 30 deep, not 31', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
    expect(shapeOne({ type: 'object' }, nested(29))).toEqual(nested(29));
    expect(() => shapeOne({ type: 'object' }, nested(30))).toThrow(Misfit);
    expect(() => shapeOne({ type: 'object' }, nested(5000))).toThrow(Misfit);
  });

  it('are clean text at every depth, and JSON of the contract only', () => {
    const dirty = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\0', '\uD800', '\uDC00', 'a', 'é', '😀'),
        fc.string({ minLength: 1, maxLength: 1 }),
      ),
    });
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 5 },
        dirty,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('any')),
        fc.dictionary(dirty, tie('any')),
      ),
    })).any;
    fc.assert(
      fc.property(value, (any) => {
        const text = JSON.stringify(shapeOne({}, any ?? 0));
        expect(text).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });
});
