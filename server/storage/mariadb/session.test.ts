import { prepareSession } from './session.ts';

it('refuses a server that does not keep the modes that were set', async () => {
  const server = (sql_mode: string, client: string) => async (sql: string) =>
    sql.startsWith('SELECT') ? [{ sql_mode, client, connection: 'utf8mb4', results: 'utf8mb4' }] : [];
  const mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';
  await expect(prepareSession(server(mode, 'utf8mb4'))).resolves.toBeUndefined();
  await expect(prepareSession(server(`NO_BACKSLASH_ESCAPES,${mode}`, 'utf8mb4'))).rejects.toThrow('sql_mode');
  await expect(prepareSession(server(mode, 'gbk'))).rejects.toThrow('client');
});
