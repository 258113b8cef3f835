import type { Response } from 'express';
import { Problem } from '../../problem.ts';
import { onceClosed } from '../connections/closed.ts';

/** Bytes of responses that wait to be read: of this process, and of one caller. */
const process_bytes = 192 * 1024 * 1024;
const caller_bytes = 64 * 1024 * 1024;
/** Where it would not fit, a request is refused before work is done for it. */
const largest_page = 16 * 1024 * 1024;
/** Smaller responses are not counted: the number of connections bounds them. */
const counted_from = 64 * 1024;

/** Bounds the memory that callers can fill by not reading their responses. */
export interface ResponseBudget {
  /** Refuses a request, before it has any effect, whose caller has used up the budget already. */
  admit(caller: string): void;
  /** Counts a response until it is sent or its connection ends; refuses it where the budget is used up. */
  take(caller: string, bytes: number, response: Response): void;
  /** Counts a response that is on its way already. */
  add(caller: string, bytes: number, response: Response): void;
}

export function createResponseBudget(): ResponseBudget {
  const callers = new Map<string, number>();
  let total = 0;
  const add: ResponseBudget['add'] = (caller, bytes, response) => {
    if (bytes < counted_from) return;
    total += bytes;
    callers.set(caller, (callers.get(caller) ?? 0) + bytes);
    onceClosed(response, () => {
      total -= bytes;
      const left = (callers.get(caller) ?? 0) - bytes;
      if (left > 0) callers.set(caller, left);
      else callers.delete(caller);
    });
  };
  const check = (caller: string, bytes: number) => {
    const own = callers.get(caller) ?? 0;
    // One response is always possible, however large.
    if (own > 0 && (own + bytes > caller_bytes || total + bytes > process_bytes))
      throw new Problem('unavailable', 'Too many large responses wait to be read. Read them, then try again.', {
        retry_after_s: 2,
      });
  };
  return {
    add,
    admit: (caller) => check(caller, largest_page),
    take(caller, bytes, response) {
      check(caller, bytes);
      add(caller, bytes, response);
    },
  };
}
