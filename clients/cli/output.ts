import { once } from 'node:events';
import type { Layout } from './table.ts';

type Row = Record<string, unknown>;

/** Applies backpressure when the reader is slower. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}

/**
 * JSON on one line. Escapes control characters that a terminal could interpret, including those that JSON does not
 * require to be escaped.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u007f-\u009f]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);

export const print = write;

export async function printRecord(record: object, { json }: { json?: boolean | undefined }): Promise<void> {
  if (json) return write(toJson(record));
  const { renderRecord, terminalWidth } = await import('./table.ts');
  await write(renderRecord(record as Row, terminalWidth()));
}

export interface RowsOptions {
  json?: boolean | undefined;
  columns?: string[] | undefined;
  /** Printed instead of an empty table. */
  none: string;
}

/**
 * Prints rows in batches as they arrive: one JSON object per line, or a table whose columns are chosen from the first
 * batch. Returns the number of rows.
 */
export async function printRows(
  batches: AsyncIterable<object[]> | Iterable<object[]>,
  { json, columns, none }: RowsOptions,
): Promise<number> {
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
  if (shape && shape.hidden > 0)
    process.stderr.write(
      `${shape.hidden} more ${shape.hidden === 1 ? 'field is' : 'fields are'} not shown. Select fields with --columns a,b.c, or use --json for all.\n`,
    );
  return count;
}
