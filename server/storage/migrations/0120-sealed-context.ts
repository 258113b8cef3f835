import type { MigrationInterface } from 'typeorm';

/**
 * Changes no table: rows are sealed in another format from now on, each when it is written next. Servers from before
 * cannot open that format, and a server does not start with a schema that is newer than its own.
 */
export class SealedContext1775433600120 implements MigrationInterface {
  readonly name = 'SealedContext1775433600120';

  async up(): Promise<void> {}

  async down(): Promise<void> {}
}
