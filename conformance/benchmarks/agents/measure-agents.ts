import { isDeepStrictEqual } from 'node:util';
import { aggregate } from '../../reference/aggregate.ts';
import { evaluate, select, type JsonRecord, type RecordSchema } from '../../reference/evaluate.ts';
import { isCounting, questions, type Question } from './questions.ts';
import { tokensOf, type ToolSet } from './toolsets.ts';

/** All stored records of an entity, and what the document says of them. */
export interface Truth {
  schema: RecordSchema;
  records: readonly JsonRecord[];
}

export interface Figures {
  calls: number;
  tokens: number;
  correct: boolean;
}

export interface Measured {
  name: string;
  definitions: number;
  /** One for each question. */
  figures: Figures[];
}

/** What the reference evaluator says: the rows, and the columns that are asked for. */
function expectedRows(question: Question, { schema, records }: Truth): Array<Record<string, unknown>> {
  if (isCounting(question)) {
    const { filter, metrics, group_by = [], sort = [], limit } = question;
    const rows = aggregate(schema, records, { query: filter ? { filter } : {}, metrics, group_by, sort });
    return rows.slice(0, limit).map(({ group, metrics: values }) => ({ ...group, ...values }));
  }
  const { filter, sort, fields, limit } = question;
  const query = { ...(filter && { filter }), ...(sort && { sort }) };
  return evaluate(schema, records, query)
    .slice(0, limit)
    .map((record) => select(record, fields));
}

const columnsOf = (question: Question, row: Record<string, unknown>): Record<string, unknown> =>
  isCounting(question) ? row : select(row as JsonRecord, question.fields);

const plain = (rows: unknown): unknown => JSON.parse(JSON.stringify(rows)) as unknown;

/** Asks all questions in one conversation, and counts what a model would have to read and write. */
export async function measureAgent(set: ToolSet, truthOf: (question: Question) => Promise<Truth>): Promise<Measured> {
  const figures: Figures[] = [];
  for (const question of questions) {
    const { exchanges, rows } = await set.answer(question);
    const expected = expectedRows(question, await truthOf(question));
    figures.push({
      calls: exchanges.length,
      tokens: exchanges.reduce(
        (sum, { sent, received }) => sum + tokensOf(JSON.stringify(sent)) + tokensOf(received),
        0,
      ),
      correct: isDeepStrictEqual(plain(rows.map((row) => columnsOf(question, row))), plain(expected)),
    });
  }
  return { name: set.name, definitions: tokensOf(JSON.stringify(set.definitions)), figures };
}

const sum = (figures: Figures[], of: (each: Figures) => number): number =>
  figures.reduce((total, each) => total + of(each), 0);

/** As Markdown: totals, then each question. */
export function tableOf(measured: readonly Measured[]): string {
  const totals = measured.map(({ name, definitions, figures }) => {
    const tokens = sum(figures, (each) => each.tokens);
    const correct = figures.filter((each) => each.correct).length;
    return `| ${name} | ${definitions} | ${sum(figures, (each) => each.calls)} | ${tokens} | ${definitions + tokens} | ${correct} of ${figures.length} |`;
  });
  const rows = questions.map(({ text }, at) => {
    const cells = measured.map(({ figures }) => `${figures[at]?.tokens ?? ''} in ${figures[at]?.calls ?? ''}`);
    return `| ${at + 1} | ${text} | ${cells.join(' | ')} |`;
  });
  return [
    '| tools | definitions | calls | tokens of calls and responses | in all | correct |',
    '|---|---|---|---|---|---|',
    ...totals,
    '',
    `| # | question | ${measured.map(({ name }) => name).join(' | ')} |`,
    `|---|---|${measured.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}
