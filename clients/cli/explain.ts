import { Failure } from './failure.ts';

/** Errors whose message is written for the person who starts or operates the service. */
const spoken = new Set(['ConfigError', 'StartError', 'KeyRingError', 'CanaryError']);

/** One clear sentence for people, and the exit code: 1 for what failed, 2 for a command that was called wrongly. */
export function explain(error: unknown): { message: string; exit_code: number } {
  if (error instanceof Failure) return { message: error.message, exit_code: error.exit_code };
  if (error instanceof Error) return { message: spoken.has(error.name) || error.constructor === Error ? error.message : `${error.name}: ${error.message}`, exit_code: 1 };
  return { message: String(error), exit_code: 1 };
}
