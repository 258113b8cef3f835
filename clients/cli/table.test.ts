import { cell, layout, renderRecord, renderRows } from './table.ts';

const rows = [
  {
    id: '01M7RCX9XEK5G08MBS7H7EE2FF',
    name: 'Short',
    severity: { id: 's', name: 'Major' },
    empty: null,
    list: [1, 2],
    rank: 2,
    summary: 'x'.repeat(300),
  },
  {
    id: '01M7M541DYT6P221TV7H7EE2FE',
    name: 'ログインできないお客様がいます',
    severity: null,
    empty: null,
    list: [],
    rank: 10,
    summary: 'y',
  },
];

const widths = (text: string) => text.split('\n').map((line) => [...line].length);

describe('rows', () => {
  it.each([40, 60, 80, 120, 200])('fit into %i columns', (width) => {
    const text = renderRows(rows, layout(rows, width), true);
    expect(Math.max(...widths(text))).toBeLessThanOrEqual(width);
    expect(text.split('\n')).toHaveLength(3);
  });

  it('are aligned, numbers to the right, with no color outside a terminal', () => {
    const text = renderRows(rows, layout(rows, 120, ['rank', 'severity.name', 'id']), true);
    expect(text).toBe(
      [
        'rank  severity.name  id',
        '   2  Major          01M7RCX9XEK5G08MBS7H7EE2FF',
        '  10                 01M7M541DYT6P221TV7H7EE2FE',
      ].join('\n'),
    );
  });

  it('leave out what says nothing, and tell how much', () => {
    const { columns, hidden } = layout(rows, 200);
    expect(columns.map(({ name }) => name)).toEqual(['id', 'name', 'severity', 'rank', 'summary']);
    expect(hidden).toBe(2);
  });

  it('never shorten an id', () => {
    for (const names of [undefined, ['id', 'summary', 'name'], ['summary', 'severity.id', 'id']])
      expect(renderRows(rows, layout(rows, 50, names), false)).toContain(rows[0]!.id);
  });
});

it('a record is wrapped, not cut', () => {
  const text = renderRecord(
    { id: 'a', summary: `${'word '.repeat(30)}${'z'.repeat(90)}`, deep: { a: ['日本語'.repeat(20)] } },
    60,
  );
  expect(Math.max(...widths(text))).toBeLessThanOrEqual(60);
  expect(text.match(/word/g)).toHaveLength(30);
  expect(text.replace(/\s/g, '')).toContain('z'.repeat(90));
  expect(text.replace(/\s/g, '')).toContain('日本語'.repeat(20));
});

it('text of others does not steer the terminal', () => {
  expect(cell('a\u001b[31mred\u0007\u202etxt\nnext\u009b1m')).toBe('a\ufffd[31mred\ufffd\ufffdtxt next\ufffd1m');
});
