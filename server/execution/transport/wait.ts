/** A wait was cut short: by its own bound, by the caller, or by the runtime's end. */
export class Cut extends Error {
  readonly by: 'deadline' | 'caller' | 'closing';
  constructor(by: 'deadline' | 'caller' | 'closing') {
    super(by);
    this.by = by;
  }
}

/**
 * Waits for the promise, at most `ms`, or until one of the signals. A promise that settles later is ignored.
 */
export function within<T>(
  promise: Promise<T>,
  ms: number,
  caller: AbortSignal | undefined,
  closing: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(() => reject(new Cut('deadline'))), Math.max(0, ms));
    const onCaller = (): void => done(() => reject(new Cut('caller')));
    const onClosing = (): void => done(() => reject(new Cut('closing')));
    const done = (settle: () => void): void => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onCaller);
      closing.removeEventListener('abort', onClosing);
      settle();
    };
    caller?.addEventListener('abort', onCaller);
    closing.addEventListener('abort', onClosing);
    promise.then(
      (value) => done(() => resolve(value)),
      (error: unknown) => done(() => reject(error)),
    );
    if (caller?.aborted) onCaller();
    else if (closing.aborted) onClosing();
  });
}

/** Sleeps, unless one of the signals comes first. */
export async function sleep(ms: number, caller: AbortSignal | undefined, closing: AbortSignal): Promise<void> {
  const never = new Promise<never>(() => undefined);
  await within(never, ms, caller, closing).catch((cut: unknown) => {
    if (!(cut instanceof Cut) || cut.by !== 'deadline') throw cut;
  });
}
