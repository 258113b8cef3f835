/** Runs one statement on the connection that is being prepared. */
type Ask = (sql: string) => Promise<unknown>;

/** What statements are written for: a backslash escapes in a literal, and double quotes are quotes. */
const sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

interface Session {
  sql_mode: string;
  client: string;
  connection: string;
  results: string;
}

/**
 * Sets the modes of a new connection, whatever the server's defaults are, and reads them back. A proxy that ignores
 * SET, or a server that overrides it, is refused. Values never depend on these modes: they travel beside prepared
 * statements.
 */
export async function prepareSession(ask: Ask): Promise<void> {
  await ask(`SET NAMES utf8mb4`);
  await ask(`SET SESSION sql_mode = '${sql_mode}'`);
  const [found] = (await ask(
    'SELECT @@SESSION.sql_mode AS sql_mode, @@SESSION.character_set_client AS client, @@SESSION.character_set_connection AS connection, @@SESSION.character_set_results AS results',
  )) as Session[];
  const wanted: Session = { sql_mode, client: 'utf8mb4', connection: 'utf8mb4', results: 'utf8mb4' };
  for (const name of Object.keys(wanted) as Array<keyof Session>) {
    if (found?.[name] !== wanted[name])
      throw new Error(
        `the database server does not keep the session's ${name}: it is ${String(found?.[name])} and must be ${wanted[name]}`,
      );
  }
}
