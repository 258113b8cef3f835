/**
 * Ticket metrics and satisfaction ratings: schema and example of the vendor's document show a list of one record where
 * a single one is asked for, and the API returns an object (developer.zendesk.com/api-reference/ticketing/tickets/
 * ticket_metrics, "Show Ticket Metrics"; .../ticket-management/satisfaction_ratings, "Show Satisfaction Rating").
 */
const single =
  (key: string) =>
  (response: unknown): unknown => {
    const found =
      typeof response === 'object' && response !== null ? (response as Record<string, unknown>)[key] : undefined;
    return Array.isArray(found) && found.length === 1 ? (found[0] as unknown) : found;
  };

export const ticketMetric = single('ticket_metric');
export const satisfactionRating = single('satisfaction_rating');
