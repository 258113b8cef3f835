import { daysOf, halfOf, untilOf, windowAfter, type Window } from './windows.ts';

const rule = { param: 'time_range', look_back_days: 28, days: 31 };

function windowsOf(started_at: string, complete_at: string | null) {
  const days = daysOf(rule, started_at, complete_at);
  const windows = [];
  let window: Window | undefined = { since: days.first, days: rule.days };
  for (; window; window = windowAfter(window, days))
    windows.push({ since: window.since, until: untilOf(window, days) });
  return windows;
}

describe('the windows of a listing', () => {
  it('cover the look-back and end with the last day that has begun in every time zone', () => {
    expect(windowsOf('2026-11-28T11:59:59.999Z', null)).toEqual([{ since: '2026-10-30', until: '2026-11-27' }]);
    expect(windowsOf('2026-11-28T12:00:00.000Z', null)).toEqual([{ since: '2026-10-31', until: '2026-11-28' }]);
    expect(windowsOf('2026-11-28T12:00:00.000Z', '2026-11-28T11:00:00.000Z')).toEqual([
      { since: '2026-10-30', until: '2026-11-28' },
    ]);
  });

  it('leave no day out after a pause, and follow one another', () => {
    expect(windowsOf('2026-11-28T12:00:00.000Z', '2026-10-01T12:00:00.000Z')).toEqual([
      { since: '2026-09-03', until: '2026-10-03' },
      { since: '2026-10-04', until: '2026-11-03' },
      { since: '2026-11-04', until: '2026-11-28' },
    ]);
  });

  it('are the usual ones where the last complete listing lies in the future', () => {
    expect(windowsOf('2026-11-28T12:00:00.000Z', '2027-01-01T00:00:00.000Z')).toEqual(
      windowsOf('2026-11-28T12:00:00.000Z', null),
    );
  });

  it('are halved down to a day without losing one', () => {
    const days = daysOf(rule, '2026-11-28T12:00:00.000Z', null);
    const sizes: number[] = [];
    let window: Window | undefined = { since: days.first, days: rule.days };
    let last: Window = window;
    for (; window; window = halfOf(window, days)) {
      last = window;
      sizes.push(window.days);
    }
    expect(sizes).toEqual([31, 15, 8, 4, 2, 1]);
    let read = 0;
    for (let next: Window | undefined = last; next; next = windowAfter(next, days)) read++;
    expect(read).toBe(29);
  });
});
