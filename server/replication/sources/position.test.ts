import fc from 'fast-check';
import { changesQuery, newestChange, nextPosition } from './position.ts';

const at = (ms: number) => new Date(ms).toISOString();

describe('the position of changes', () => {
  it('is the newest observed change, less the duration of the listing', () => {
    const position = nextPosition({
      before: null,
      newest: '2026-11-01T10:00:00.000Z',
      started_at: '2026-11-01T10:05:00.000Z',
      ended_at: '2026-11-01T10:10:00.000Z',
    });
    expect(position).toBe('2026-11-01T09:54:59.000Z');
  });

  it('stays where it is when nothing has changed, and never goes back', () => {
    const listing = {
      before: '2026-11-01T09:00:00.000Z',
      started_at: '2026-11-01T10:00:00.000Z',
      ended_at: '2026-11-01T11:00:00.000Z',
    };
    expect(nextPosition({ ...listing, newest: null })).toBe(listing.before);
    expect(nextPosition({ ...listing, newest: listing.before })).toBe(listing.before);
  });

  it('stays where it is when our clock has gone back during the listing', () => {
    const listing = {
      newest: '2026-11-01T10:30:00.000Z',
      started_at: '2026-11-01T11:00:00.000Z',
      ended_at: '2026-11-01T10:40:00.000Z',
    };
    for (const before of ['2026-11-01T09:00:00.000Z', null]) expect(nextPosition({ before, ...listing })).toBe(before);
  });

  it('is not ahead of our own clock: a time of the vendor in the year 2099 may be wrong', () => {
    expect(
      nextPosition({
        before: null,
        newest: '2099-01-01T00:00:00.000Z',
        started_at: '2026-11-01T10:00:00.000Z',
        ended_at: '2026-11-01T10:00:01.000Z',
      }),
    ).toBe('2026-11-01T09:59:59.000Z');
  });

  it('is never later than the vendor’s clock at the beginning of the listing, however wrong that clock is', () => {
    const day = 86_400_000;
    fc.assert(
      fc.property(
        fc.integer({ min: -400 * day, max: 400 * day }),
        fc.integer({ min: 0, max: day }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (skew, took, part) => {
          const began = Date.UTC(2026, 10, 1);
          // A record that changes at any moment of the listing, by the vendor's clock.
          const newest = began + skew + Math.floor((took * part) / 1_000_000);
          const position = nextPosition({
            before: null,
            newest: at(newest),
            started_at: at(began),
            ended_at: at(began + took),
          })!;
          expect(Date.parse(position)).toBeLessThanOrEqual(began + skew);
        },
      ),
    );
  });

  it('compares instants, not texts', () => {
    const records = [
      { updated_at: '2026-11-01T10:00:00.5Z' },
      { updated_at: '2026-11-01T10:00:00Z' },
      { updated_at: null },
      {},
    ];
    expect(newestChange(records, 'updated_at', null)).toBe('2026-11-01T10:00:00.500Z');
    expect(newestChange(records, 'updated_at', '2026-11-02T00:00:00.000Z')).toBe('2026-11-02T00:00:00.000Z');
    expect(newestChange([], 'updated_at', null)).toBeNull();
  });

  it('is asked for as exactly as the vendor compares', () => {
    const rule = { param: 'updated_at[gte]', field: 'updated_at', granularity: 'day' } as const;
    expect(changesQuery(rule, '2026-11-01T23:59:59.999Z')).toEqual({ 'updated_at[gte]': '2026-11-01' });
    expect(changesQuery({ ...rule, granularity: 'second' }, '2026-11-01T23:59:59.999Z')).toEqual({
      'updated_at[gte]': '2026-11-01T23:59:59Z',
    });
  });
});
