// Long files first: one that starts last would keep a worker busy alone. `@long` and `@drawn` in a file's first comment
// mark what takes long; the others go by their last duration, or by their size.
import TestSequencer from '@jest/test-sequencer';
import { marksOf } from './lanes.mjs';

const isLong = ({ path }) => marksOf(path).is_long;

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
