import type { Config } from '../../server/config.ts';
import { createLog } from '../../server/http/log.ts';
import { startServer, type RunningServer } from '../../server/main.ts';
import { Failure } from './failure.ts';

export interface Serving {
  /** Printed once the service is ready. */
  greeting: string;
  close(): Promise<void>;
}

/** Starts the service. If its address is unavailable, the error says what to do. */
export async function startService(config: Config & { keys: string }): Promise<RunningServer> {
  try {
    return await startServer(config, createLog(config.log_level));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new Failure(
        `Port ${config.port} of ${config.host} is already in use. Choose another one, for example PORT=${config.port === 65_535 ? 8080 : config.port + 1}.`,
      );
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new Failure(
        `Cannot listen on ${config.host}:${config.port} (${code}). Set HOST and PORT to an address of this machine.`,
      );
    throw error;
  }
}
