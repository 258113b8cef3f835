// Long files first: one that starts last would keep a worker busy alone. `@long` in a file's first comment marks what
// takes minutes; the others go by their last duration, or by their size.
import { readFileSync } from 'node:fs';
import TestSequencer from '@jest/test-sequencer';

const isLong = ({ path }) => /^\s*\/\*\*(?:(?!\*\/)[\s\S])*@long\b/.test(readFileSync(path, 'utf8'));

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
