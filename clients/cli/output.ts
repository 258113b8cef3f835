import { once } from 'node:events';
import type { Layout } from './table.ts';

type Row = Record<string, unknown>;

/** Waits where the reader is slower than we are. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

/** JSON in one line. What a terminal could take as a command is escaped, also the few characters that JSON leaves as they are. */
export const toJson = (value: unknown): string => JSON.stringify(value).replace(/[\u007f-\u009f]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);

export const print = write;

export async function printRecord(record: object, { json }: { json?: boolean | undefined }): Promise<void> {
  if (json) return write(toJson(record));
  const { renderRecord, terminalWidth } = await import('./table.ts');
  await write(renderRecord(record as Row, terminalWidth()));
}

export interface RowsOptions {
  json?: boolean | undefined;
  columns?: string[] | undefined;
  /** Said instead of an empty table. */
  none: string;
}

/** Rows as they come, in batches: one JSON each, or a table whose columns the first batch decides. Answers how many there were. */
export async function printRows(batches: AsyncIterable<object[]> | Iterable<object[]>, { json, columns, none }: RowsOptions): Promise<number> {
  let count = 0;
  let shape: Layout | undefined;
  const table = json ? undefined : await import('./table.ts');
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    if (!table) {
      for (const row of batch) await write(toJson(row));
    } else {
      const head = shape === undefined;
      shape ??= table.layout(batch as Row[], table.terminalWidth(), columns);
      await write(table.renderRows(batch as Row[], shape, head));
    }
    count += batch.length;
  }
  if (table && count === 0) process.stderr.write(`${none}\n`);
  if (shape && shape.hidden > 0) process.stderr.write(`${shape.hidden} more ${shape.hidden === 1 ? 'field' : 'fields'}: name some with --columns a,b.c, or take all with --json.\n`);
  return count;
}
