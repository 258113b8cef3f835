/** Makes what belongs to a key once; all later callers get the same. */
export type Remember = <T>(key: string, make: () => Promise<T>) => Promise<T>;

export interface Memory {
  remember: Remember;
  /** What has been made, or is being made; undefined where no caller has asked for it. */
  known(key: string): Promise<unknown> | undefined;
}

export function createMemory(): Memory {
  const once = new Map<string, Promise<unknown>>();
  return {
    remember<T>(key: string, make: () => Promise<T>) {
      if (!once.has(key)) once.set(key, make());
      return once.get(key) as Promise<T>;
    },
    known: (key) => once.get(key),
  };
}
