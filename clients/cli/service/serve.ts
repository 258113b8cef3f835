import { readConfig } from '../../../server/config.ts';
import { startService, type Serving } from '../start-service.ts';
import { present } from '../../../server/present.ts';

/** A single Ctrl-C arrives several times, from the terminal and from npm. Only a later one forces an exit. */
const same_signal_ms = 1000;

/** Serves until a signal asks it to stop. Resolves when everything is closed. */
export async function serve({ sandbox, role }: { sandbox: boolean; role?: string | undefined }): Promise<void> {
  const stopped = nextSignal();
  const environment = { ...process.env, ...(role === undefined ? {} : { PATCHBAY_ROLE: role }) };
  const serving = await (sandbox
    ? (await import('../sandbox/serve-sandbox.ts')).serveSandbox(environment)
    : serveProduction(environment));
  process.stdout.write(serving.greeting);
  await stopped;
  await serving.close();
}

/** Listens from the beginning: a signal received during startup stops the server as soon as it has started. */
function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first_ms: number | undefined;
    const onSignal = (signal: NodeJS.Signals) => {
      if (first_ms === undefined) {
        first_ms = performance.now();
        resolve();
      } else if (performance.now() - first_ms > same_signal_ms) {
        process.exit(signal === 'SIGINT' ? 130 : 143);
      }
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
  });
}

async function serveProduction(environment: NodeJS.ProcessEnv): Promise<Serving> {
  const config = readConfig('production', environment);
  const running = await startService({ ...config, keys: present(config.keys) });
  return { greeting: '', close: running.close };
}
