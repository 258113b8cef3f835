import { pino, stdSerializers, type Logger } from 'pino';
import { secretFields } from '../generated/secrets.gen.ts';

/**
 * Every name that the contract marks x-secret, and the headers that carry secrets, on any of the first levels of
 * whatever is logged.
 */
const names = [...secretFields, 'authorization', 'cookie', 'set-cookie', 'credentials'];
const paths = names.flatMap((name) =>
  ['', '*.', '*.*.', '*.*.*.'].map((prefix) =>
    /^[a-z_]+$/.test(name) ? `${prefix}${name}` : `${prefix.replace(/\.$/, '')}["${name}"]`,
  ),
);

interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: LoggedError;
}

/**
 * An error as type, message, code and stack. Drivers hang statements with their parameters on their errors, so other
 * members are left out.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return stdSerializers.err(error as Error);
  const { name, message, stack, cause } = error;
  const code = (error as { code?: unknown }).code;
  const logged: LoggedError = {
    type: name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack }),
  };
  if (cause instanceof Error) logged.cause = serializeError(cause) as LoggedError;
  return logged;
}

export const createLog = (level: string, destination?: { write(text: string): void }): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[secret]' },
      serializers: { err: serializeError },
    },
    ...(destination ? [destination] : []),
  );
