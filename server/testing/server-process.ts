/**
 * A server in a process of its own, for tests that kill and pause it: `test-process.ts <JSON {database_url, keys,
 * upstreams, oauth_clients, times, sweep}>`. Prints its URL when it serves.
 */
import { readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';
import { startServer } from '../main.ts';

const {
  database_url,
  keys,
  upstreams,
  times,
  log_level = 'silent',
} = JSON.parse(process.argv[2]!) as {
  database_url: string;
  keys: string;
  upstreams: Record<string, string>;
  times?: object;
  log_level?: string;
};
const config = readConfig('sandbox', {
  PORT: '0',
  DATABASE_URL: database_url,
  PATCHBAY_UPSTREAMS: JSON.stringify(upstreams),
  LOG_LEVEL: log_level,
  VALIDATE_ANSWERS: 'false',
  PUBLIC_URL: 'http://127.0.0.1:1',
});
const server = await startServer(
  { ...config, keys },
  createLog(log_level, { write: (text) => void process.stderr.write(text) }),
  { grant_times: times ?? {} },
);
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
