import { hasTrigrams } from '../../records/derive-record.ts';
import type { RecordStore } from '../../records/record-tables.ts';
import { wordsOf } from '../../records/search-text.ts';
import { addTrigrams, tokensOf, type Tokens } from '../../records/search-words.ts';
import type { Engine } from '../../storage/column-types.ts';
import type { Comparison, Condition, FieldOperator, PatternPart } from '../language/tree.ts';

/** The conditions that must all hold. */
export function conjuncts(condition: Condition): Condition[] {
  return condition.op === 'and' ? condition.of.flatMap(conjuncts) : [condition];
}

export const isComparison = (condition: Condition): condition is Comparison => 'field' in condition;

/** What the text index is asked for: of every group at least one token; `prefix` takes every token that begins so. */
export type TokenGroup = Array<{ token: string; prefix: boolean }>;

/**
 * What a text condition says about the tokens of the records that can satisfy it. Empty where it says nothing: the
 * index would only cost. The predicate decides in any case, so a group may take too much, never too little.
 */
export function tokenGroups(engine: Engine, store: RecordStore, ordinal: number, condition: Condition): TokenGroup[] {
  if (!isComparison(condition)) return [];
  return groupsOf({ engine, store, tokens: tokensOf(ordinal) }, condition);
}

interface TextIndex {
  engine: Engine;
  store: RecordStore;
  tokens: Tokens;
}

/** Null: the text index says nothing about the operator. */
export type Narrowers = {
  [Op in FieldOperator]: ((index: TextIndex, comparison: Comparison<Op>) => TokenGroup[]) | null;
};

export const narrowers: Narrowers = {
  eq: null,
  neq: null,
  gt: null,
  gte: null,
  lt: null,
  lte: null,
  in: null,
  keyword: ({ tokens }, { words }) =>
    words.length === 0 ? [] : [words.map((word) => ({ token: tokens.word(word), prefix: false }))],
  fuzzy: ({ tokens }, { words }) => words.map((word) => [{ token: tokens.word(word), prefix: true }]),
  like: likeGroups,
};

function groupsOf<Op extends FieldOperator>(index: TextIndex, comparison: Comparison<Op>): TokenGroup[] {
  const narrow: Narrowers[Op] = narrowers[comparison.op];
  return narrow?.(index, comparison) ?? [];
}

function likeGroups({ engine, store, tokens }: TextIndex, { pattern, field }: Comparison<'like'>): TokenGroup[] {
  const groups: TokenGroup[] = [];
  const trigrams = engine === 'sqlite' && hasTrigrams(store, field.path);
  for (const [at, part] of pattern.entries()) {
    if ('wildcard' in part) continue;
    for (const { word, whole } of wordsInLiteral(part.literal, pattern[at - 1], pattern[at + 1]))
      groups.push([{ token: tokens.word(word), prefix: !whole }]);
    if (!trigrams) continue;
    const found = new Set<string>();
    addTrigrams(part.literal, found);
    for (const trigram of found) {
      groups.push([
        { token: tokens.trigram(trigram), prefix: false },
        { token: tokens.overflow, prefix: false },
      ]);
    }
  }
  return groups;
}

const word = /[\p{L}\p{M}\p{N}]/u;

/**
 * The words of a literal that must begin where they begin in the value as well. One at the literal's own beginning may
 * be the end of a longer word, unless the pattern begins with it; one at its end may go on.
 */
function wordsInLiteral(
  literal: string,
  before: PatternPart | undefined,
  after: PatternPart | undefined,
): Array<{ word: string; whole: boolean }> {
  const words = wordsOf(literal);
  const startsInside = before !== undefined && word.test(String.fromCodePoint(literal.codePointAt(0) ?? 32));
  const endsInside = after !== undefined && word.test([...literal].at(-1) ?? ' ');
  return words
    .map((each, at) => ({ word: each, whole: !(endsInside && at === words.length - 1) }))
    .slice(startsInside ? 1 : 0);
}

/** The groups as the index's own query. */
export function textQuery(engine: Engine, groups: readonly TokenGroup[]): string {
  if (engine === 'sqlite')
    return groups
      .map((group) => `(${group.map(({ token, prefix }) => `"${token}"${prefix ? ' *' : ''}`).join(' OR ')})`)
      .join(' AND ');
  const term = ({ token, prefix }: TokenGroup[number]) => `${token}${prefix ? '*' : ''}`;
  return groups
    .map((group) => (group.length === 1 ? `+${group.map(term).join('')}` : `+(${group.map(term).join(' ')})`))
    .join(' ');
}
