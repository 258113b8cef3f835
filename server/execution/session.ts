import type { Access } from './call.ts';
import type { Runtime } from './runtime.ts';

/** One call on its way through the stages: whose data, with what, and until when. Its requests share one deadline. */
export interface Session {
  readonly access: Access;
  readonly runtime: Runtime;
  /** On the clock of `performance.now()`. */
  readonly ends_at: number;
}

export function openSession(access: Access, runtime: Runtime): Session {
  const ms = Math.min(access.deadline_ms ?? runtime.limits.deadline_ms, 2 ** 31 - 1);
  return { access, runtime, ends_at: performance.now() + ms };
}

export const timeLeft = ({ ends_at }: Session): number => ends_at - performance.now();
