/**
 * Page sizes for vendors that did not answer the size that was asked for. A size is remembered per connector and entity
 * and halved with each failure. Where the smaller size worked in place of the larger one, the size is doubled again
 * after some pages; where nothing worked, the size was not the reason, and it is doubled with every page.
 */
export interface PageSizes {
  /** The page size of one read; `asked` at most. */
  open(key: string, asked: number): PageSize;
}

/** The page size of one read, which may shrink while it is tried. */
export interface PageSize {
  readonly current: number;
  /** Halves it; false where it is 1 already. */
  shrink(): boolean;
  /** The vendor has answered this size. */
  worked(): void;
}

interface Known {
  size: number;
  /** The size that was refused first: from there on nothing needs to be remembered. */
  refused: number;
  pages: number;
  /** A smaller page was answered where the larger one was not. */
  proven: boolean;
}

const MAX_KNOWN = 10_000;
const PAGES_BEFORE_GROWTH = 10;

export function createPageSizes(): PageSizes {
  const known = new Map<string, Known>();
  const remember = (key: string, value: Known): void => {
    known.delete(key);
    known.set(key, value);
    if (known.size <= MAX_KNOWN) return;
    const [oldest] = known.keys();
    if (oldest !== undefined) known.delete(oldest);
  };
  return {
    open(key, asked) {
      let shrunk = false;
      const size = {
        current: Math.min(asked, known.get(key)?.size ?? asked),
        shrink() {
          if (size.current <= 1) return false;
          const refused = Math.max(size.current, known.get(key)?.refused ?? 0);
          size.current = Math.floor(size.current / 2);
          shrunk = true;
          remember(key, { size: size.current, refused, pages: 0, proven: false });
          return true;
        },
        worked() {
          const found = known.get(key);
          if (found?.size !== size.current) return;
          if (shrunk) found.proven = true;
          if (++found.pages < (found.proven ? PAGES_BEFORE_GROWTH : 1)) return;
          if (size.current * 2 > found.refused) known.delete(key);
          else remember(key, { ...found, size: size.current * 2, pages: 0 });
        },
      };
      return size;
    },
  };
}
