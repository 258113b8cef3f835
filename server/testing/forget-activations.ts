import type { Database } from '../storage/database.ts';

/**
 * Tests activate keys back and forth, which a service refuses: so that it may, what the database knows of earlier
 * activations is forgotten.
 */
export const forgetActivations = (database: Pick<Database, 'change'>): Promise<number> =>
  database.change("DELETE FROM settings WHERE name = 'activated_keys'");
