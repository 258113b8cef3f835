import { execute } from '../execute.ts';
import { json, listTickets, startUpstream } from '../../testing/upstream.ts';
import { readRateLimit } from './rate-limit.ts';
import { waitOf } from './wait-of.ts';

const now = Date.UTC(2026, 0, 1);

it.each([
  [120, 120],
  ['120', 120],
  [now / 1000 + 30, 30],
  [now + 30_000, 30],
  [String(now + 30_000), 30],
  ['2026-01-01T00:00:30Z', 30],
  ['2026-01-01T00:00:30', 30],
  ['2026-01-01T01:00:30+01:00', 30],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
  ['1m30s', 90],
  ['250ms', 0.25],
  [now - 5000, 0],
  ['soon', undefined],
  [-1, undefined],
  [null, undefined],
  [{}, undefined],
])('%j is a wait of %p seconds', (value, seconds) => expect(waitOf(value, now)).toBe(seconds));

it.each([
  ['30', 30],
  ['30;window=60', 30],
  [String(now / 1000 + 30), 30],
  [String(now + 30_000), 30],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
])('a reset header of %s is 30 s', (value, reset_s) =>
  expect(readRateLimit({ 'x-ratelimit-reset': value }, now)).toEqual({ reset_s }),
);

it.each([
  ['retry_after of the body', { retry_after: 200 }, {}],
  ['retry_after of an object in it', { rate_limit: { remaining: 0, retry_after: 200 } }, {}],
  ['a date in the body', { error: { retry_after: '2026-01-01T00:03:20Z' } }, {}],
  ['a reset header', {}, { 'x-rate-limit-reset': '200' }],
  ['a reset instant in milliseconds', '', { 'ratelimit-reset': String(now + 200_000) }],
])('a 429 with %s is waited for as long, or reported', async (_what, body, headers) => {
  const upstream = await startUpstream((_request, response) =>
    json(response, 429, body, { date: new Date(now).toUTCString(), ...headers }),
  );
  await expect(execute(listTickets, upstream.runtime)).rejects.toMatchObject({
    code: 'upstream_rate_limited',
    extras: { retry_after_s: 200 },
  });
  expect(upstream.requests).toHaveLength(1);
  await upstream.close();
});

it.each([
  ['a reset header', {}, { 'x-rate-limit-reset': String(now / 1000 + 120) }],
  ['a date in Retry-After', {}, { 'retry-after': new Date(now + 120_000).toUTCString() }],
  ['an instant in the body', { retry_after: new Date(now + 120_000).toISOString() }, {}],
])('%s is measured by the clock of the vendor, however far off ours is', async (_what, body, headers) => {
  const date = new Date(now).toUTCString();
  const seen: Array<number | undefined> = [];
  for (const skew_ms of [-3600_000, 0, 3600_000]) {
    const upstream = await startUpstream((_request, response) => json(response, 429, body, { date, ...headers }), {
      now: () => now + skew_ms,
      on_upstream: ({ rate_limit }) => void seen.push(rate_limit?.reset_s),
    });
    await expect(execute(listTickets, upstream.runtime)).rejects.toMatchObject({ extras: { retry_after_s: 120 } });
    await upstream.close();
  }
  expect(new Set(seen).size).toBe(1);
});
