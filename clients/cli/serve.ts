import { readConfig } from '../../server/config.ts';
import { startService, type Serving } from './start-service.ts';

/** One Ctrl-C arrives several times at once: from the terminal, and passed on by npm. Only a later one means "now". */
const same_signal_ms = 1000;

/** Serves until a signal asks it to stop; answers when everything is closed. */
export async function serve({ sandbox, role }: { sandbox: boolean; role?: string | undefined }): Promise<void> {
  const stopped = nextSignal();
  const environment = { ...process.env, ...(role === undefined ? {} : { PATCHBAY_ROLE: role }) };
  const serving = await (sandbox ? (await import('./serve-sandbox.ts')).serveSandbox(environment) : serveProduction(environment));
  process.stdout.write(serving.greeting);
  await stopped;
  await serving.close();
}

/** Signals count from the beginning: one that comes while the server starts stops it as soon as it is there. */
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
  const running = await startService({ ...config, keys: config.keys! });
  return { greeting: '', close: running.close };
}
