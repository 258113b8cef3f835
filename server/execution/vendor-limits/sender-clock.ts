import type { IncomingHttpHeaders } from '../transport/exchange.ts';
import { DATE } from './wait-of.ts';

/**
 * The time at which a response was sent, by the sender's own clock (`Date`, RFC 9110, 6.6.1). A wait until an instant
 * is the difference between two times of that clock: ours may be an hour off, and a minute would become an hour.
 */
export function senderClock(headers: IncomingHttpHeaders, now_ms: number): number {
  const [date] = [headers['date'] ?? []].flat();
  const sent_ms = date !== undefined && DATE.test(date) ? Date.parse(date) : NaN;
  return Number.isNaN(sent_ms) ? now_ms : sent_ms;
}
