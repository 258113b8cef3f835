import type { MigrationInterface, QueryRunner } from 'typeorm';
import { mergeTextElsewhere, mergeTextInCommits } from './record-table.ts';

/** SQLite alone: the text indexes that earlier versions made are merged by the thread as well. */
export class TextMerges1775433600110 implements MigrationInterface {
  readonly name = 'TextMerges1775433600110';

  async up(runner: QueryRunner): Promise<void> {
    for (const index of await textIndexes(runner)) await mergeTextElsewhere(runner, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of await textIndexes(runner)) await mergeTextInCommits(runner, index);
  }
}

async function textIndexes(runner: QueryRunner): Promise<string[]> {
  if (runner.connection.options.type === 'mariadb') return [];
  const found: Array<{ name: string }> = await runner.query(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%USING fts5(%'",
  );
  return found.map(({ name }) => name);
}
