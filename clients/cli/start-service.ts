import type { Config } from '../../server/config.ts';
import { createLog } from '../../server/http/log.ts';
import { startServer, type RunningServer } from '../../server/main.ts';
import { Failure } from './failure.ts';

export interface Serving {
  /** What to tell the person who started it. */
  greeting: string;
  close(): Promise<void>;
}

/** Starts the service; where its address cannot be had, says what to do. */
export async function startService(config: Config & { keys: string }): Promise<RunningServer> {
  try {
    return await startServer(config, createLog(config.log_level));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Failure(`Port ${config.port} of ${config.host} is taken: choose another one, for example with PORT=${config.port === 65_535 ? 8080 : config.port + 1}.`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') throw new Failure(`${config.host}:${config.port} cannot be listened on (${code}): set HOST and PORT to an address of this machine.`);
    throw error;
  }
}
