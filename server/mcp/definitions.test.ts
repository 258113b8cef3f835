import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { tools } from './definitions.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { fitRows } from './rows.ts';
import { hostile_texts } from '../testing/hostile-texts.ts';

const tokens = (text: string) => encode(text, { disallowedSpecial: new Set() }).length;

describe('the definitions of the tools', () => {
  it('are six and take at most 1 000 tokens (o200k)', () => {
    expect(tools).toHaveLength(6);
    expect(tokens(JSON.stringify({ tools }))).toBeLessThanOrEqual(1000);
  });

  it('say which tools only read', () => {
    const writing = tools.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name);
    expect(writing).toEqual(['connect']);
  });
});

describe('the estimate of tokens', () => {
  const samples = [
    ...hostile_texts,
    JSON.stringify({
      id: '01991d2e-5d3c-7cc0-8a5e-2f6d3c1b0a99',
      created_at: '2026-11-01T09:30:00.000Z',
      amount: 1234567.89,
    }),
    'Kx9zQ2pLmN8vR4tYw7BcD1fG5hJ3sA6e'.repeat(8),
    'The quick brown fox jumps over the lazy dog. '.repeat(20),
    '{"a":{"b":{"c":[]}},"d":[[],[{}]],"e":null}',
  ];

  it.each(samples.map((text, at) => [at, text] as const))('is not below o200k for sample %i', (_at, text) => {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(Math.floor(tokens(text) * 0.95));
  });
});

describe('rows within a budget', () => {
  const records = Array.from({ length: 40 }, (_, at) => ({
    id: String(at),
    text: hostile_texts[at % hostile_texts.length]?.repeat(5),
    state: 'open',
  }));

  it.each([500, 1000, 4000])('take at most %i tokens, whole rows only, at least one', async (budget) => {
    const { columns, lines } = await fitRows(records, budget);
    expect(lines.length).toBeGreaterThan(0);
    expect(tokens([JSON.stringify(columns), ...lines].join('\n'))).toBeLessThanOrEqual(budget);
    for (const line of lines) expect(JSON.parse(line)).toHaveLength(columns.length);
  });

  it('return one row of a record that is larger than the budget', async () => {
    const wide = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`field_${at}`, 'x'.repeat(500)]));
    const { lines, shortened } = await fitRows([{ id: '1', ...wide }], 500);
    expect([lines.length, (shortened[0] ?? 0) > 0]).toEqual([1, true]);
  });
});
