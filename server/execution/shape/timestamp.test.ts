import fc from 'fast-check';
import { isDate, normalizeTimestamp, timestampOfSeconds } from './timestamp.ts';

describe('normalizeTimestamp', () => {
  it.each([
    ['2021-08-17T13:28:57.801578Z', '2021-08-17T13:28:57.801578Z'],
    ['2021-08-17T13:28:57Z', '2021-08-17T13:28:57Z'],
    ['2021-08-17T13:28:57.100Z', '2021-08-17T13:28:57.1Z'],
    ['2021-08-17T13:28:57.000Z', '2021-08-17T13:28:57Z'],
    ['2021-08-17T13:28:57.123456789Z', '2021-08-17T13:28:57.123456Z'],
    ['20140704T15:37:04Z', '2014-07-04T15:37:04Z'],
    ['20140704T153704Z', '2014-07-04T15:37:04Z'],
    ['2024-03-12T15:02:47-0700', '2024-03-12T22:02:47Z'],
    ['2024-03-12T15:02:47.25+05:30', '2024-03-12T09:32:47.25Z'],
    ['2024-03-12 15:02:47+02', '2024-03-12T13:02:47Z'],
    ['2024-03-12t15:02:47z', '2024-03-12T15:02:47Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
    ['0001-01-01T00:00:00+00:00', '0001-01-01T00:00:00Z'],
  ])('writes %s as %s', (text, expected) => {
    expect(normalizeTimestamp(text)).toBe(expected);
  });

  it.each([
    '',
    '2021-08-17',
    '2021-08-17T13:28:57',
    '2023-02-29T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2021-13-01T00:00:00Z',
    '2021-00-01T00:00:00Z',
    '2021-01-32T00:00:00Z',
    '2021-01-01T24:00:00Z',
    '2021-01-01T00:60:00Z',
    '2021-01-01T00:00:61Z',
    '2021-01-01T00:00:00.Z',
    '2021-01-01T00:00:00+24:00',
    '0000-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '1629206937',
    'yesterday',
    '２021-01-01T00:00:00Z',
  ])('refuses %j', (text) => {
    expect(normalizeTimestamp(text)).toBeUndefined();
  });

  it('names the same instant whatever the offset, and changes nothing the second time', () => {
    const instant = fc.date({
      min: new Date('0001-01-02T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.integer({ min: -1439, max: 1439 }), fc.boolean(), (date, offset, colon) => {
        const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -1);
        const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
          String(part).padStart(2, '0'),
        );
        const written = normalizeTimestamp(`${local}${offset < 0 ? '-' : '+'}${hours}${colon ? ':' : ''}${minutes}`);
        expect(written).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{0,5}[1-9])?Z$/);
        expect(Date.parse(written ?? '')).toBe(date.getTime());
        expect(normalizeTimestamp(written ?? '')).toBe(written);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void normalizeTimestamp(text)));
  });
});

describe('timestampOfSeconds', () => {
  it('reads Unix seconds', () => {
    expect(timestampOfSeconds(0)).toBe('1970-01-01T00:00:00Z');
    expect(timestampOfSeconds(1_629_206_937)).toBe('2021-08-17T13:28:57Z');
    expect(timestampOfSeconds(1.5)).toBe('1970-01-01T00:00:01.5Z');
    expect(timestampOfSeconds(Infinity)).toBeUndefined();
    expect(timestampOfSeconds(1e15)).toBeUndefined();
  });
});

describe('isDate', () => {
  it('knows the calendar', () => {
    expect(['2024-02-29', '2000-02-29', '2023-12-31'].every(isDate)).toBe(true);
    expect(['2023-02-29', '1900-02-29', '2023-6-01', '2023-06-01T00:00:00Z', '', '2023-06-31'].some(isDate)).toBe(
      false,
    );
  });
});
