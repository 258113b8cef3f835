/** One after the other, in the order of asking. */
export interface Turns {
  /** Resolves to the function that ends the turn, or rejects with `late()` if there is none after `timeout_ms`. */
  take(timeout_ms: number, late: () => Error): Promise<() => void>;
}

export function createTurns(): Turns {
  const waiting: Array<() => void> = [];
  let taken = false;
  const end = () => {
    const next = waiting.shift();
    if (next) next();
    else taken = false;
  };
  /** Each turn ends once, however often its end is called. */
  const turn = () => {
    let ended = false;
    return () => {
      if (!ended) end();
      ended = true;
    };
  };
  return {
    take(timeout_ms, late) {
      if (!taken) {
        taken = true;
        return Promise.resolve(turn());
      }
      return new Promise((resolve, reject) => {
        const begin = () => {
          clearTimeout(timer);
          resolve(turn());
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(begin), 1);
          reject(late());
        }, timeout_ms);
        timer.unref();
        waiting.push(begin);
      });
    },
  };
}
