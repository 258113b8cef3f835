// Long files first: one that starts last would keep a worker busy alone. `@long` and `@drawn` in a file's first comment
// mark what takes long; the others go by their last duration, or by their size.
import TestSequencer from '@jest/test-sequencer';
import { marksOf } from './lanes.mjs';

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const minutes = new Map(tests.map((test) => [test, marksOf(test.path).takes_minutes]));
    return super.sort(tests).toSorted((a, b) => minutes.get(b) - minutes.get(a));
  }
}
