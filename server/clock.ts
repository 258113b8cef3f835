/** The service's own times: RFC 3339, UTC, exactly three fractional digits. */
export const timestamp = (at = Date.now()): string => new Date(at).toISOString();
