import type { Result } from '../runner/case.ts';

/** A progress line on a terminal; nothing elsewhere. */
export function createProgress(stream: NodeJS.WriteStream): { show(result: Result, total: number): void; end(): void } {
  let done = 0;
  let failed = 0;
  let drawn_ms = 0;
  const clear = '\r\u001b[K';
  return {
    show({ outcome, id }, total) {
      done++;
      if (outcome === 'fail' || outcome === 'error') failed++;
      if (!stream.isTTY || (performance.now() - drawn_ms < 100 && done < total)) return;
      drawn_ms = performance.now();
      const line = `${done}/${total}${failed > 0 ? `, ${failed} failed` : ''}  ${id}`;
      stream.write(clear + line.slice(0, (stream.columns ?? 80) - 1));
    },
    end() {
      if (stream.isTTY) stream.write(clear);
    },
  };
}
