import { windowsOf } from './windows.ts';

const rule = { param: 'time_range', look_back_days: 28, days: 31 };

describe('the windows of a listing', () => {
  it('are one of the look-back and the last day that has begun everywhere', () => {
    expect(windowsOf(rule, '2026-11-28T11:59:59.999Z', null)).toEqual([{ since: '2026-10-30', until: '2026-11-27' }]);
    expect(windowsOf(rule, '2026-11-28T12:00:00.000Z', null)).toEqual([{ since: '2026-10-31', until: '2026-11-28' }]);
    expect(windowsOf(rule, '2026-11-28T12:00:00.000Z', '2026-11-28T11:00:00.000Z')).toEqual([{ since: '2026-10-30', until: '2026-11-28' }]);
  });

  it('leave no day out after a pause, and follow one another', () => {
    expect(windowsOf(rule, '2026-11-28T12:00:00.000Z', '2026-10-01T12:00:00.000Z')).toEqual([
      { since: '2026-09-03', until: '2026-10-03' },
      { since: '2026-10-04', until: '2026-11-03' },
      { since: '2026-11-04', until: '2026-11-28' },
    ]);
  });

  it('are the usual ones where the last complete listing lies in the future', () => {
    expect(windowsOf(rule, '2026-11-28T12:00:00.000Z', '2027-01-01T00:00:00.000Z')).toEqual(windowsOf(rule, '2026-11-28T12:00:00.000Z', null));
  });
});
