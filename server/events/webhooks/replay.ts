import type { WebhookReplay } from '../../generated/types.gen.ts';
import { Problem } from '../../problem.ts';
import type { Transaction } from '../../storage/database.ts';
import { typesOf, type EndpointRow } from './endpoints.ts';
import type { Time } from './time.ts';

const again = "status = 'pending', attempts = 0, error = NULL, response_status = NULL, duration_ms = NULL";

/** Makes deliveries due again, or for the first time. Returns how many. */
export async function replay(
  tx: Transaction,
  time: Time,
  endpoint: EndpointRow,
  request: WebhookReplay,
): Promise<number> {
  if (!endpoint.enabled)
    throw new Problem('endpoint_disabled', 'The webhook endpoint is disabled. Enable it before a replay.');
  checkReplay(request);
  if (request.failed)
    return tx.change(
      `UPDATE webhook_deliveries SET ${again}, next_at = ${time.later(tx.engine)} WHERE endpoint_id = ? AND status = 'failed'`,
      [endpoint.id],
    );
  const { sql, values } = eventsOf(endpoint, request);
  const [counted] = await tx.query<{ count: number }>(`SELECT COUNT(*) AS count FROM events WHERE ${sql}`, values);
  const count = Number(counted?.count ?? 0);
  if (count === 0 && request.event_id !== undefined) throw new Problem('not_found', 'The event does not exist.');
  const now = time.later(tx.engine);
  const conflict =
    tx.engine === 'sqlite' ? 'ON CONFLICT (endpoint_id, event_id) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE';
  await tx.change(
    `INSERT INTO webhook_deliveries (endpoint_id, event_id, connector_id, type, position, status, attempts, next_at, created_at)
     SELECT ?, id, connector_id, type, position, 'pending', 0, ${now}, created_at FROM events WHERE ${sql}
     ${conflict} ${again}, next_at = ${now}`,
    [endpoint.id, ...values],
  );
  return count;
}

/** Events that the endpoint may have: those of its customer and, where a period is asked for, of its types. */
function eventsOf(endpoint: EndpointRow, { event_id, from, to }: WebhookReplay): { sql: string; values: unknown[] } {
  const types = typesOf(endpoint);
  const conditions: Array<readonly [string, readonly unknown[]]> = [
    ['organization_id = ? AND position IS NOT NULL', [endpoint.organization_id]],
    ...(endpoint.customer_name === null ? [] : [['customer_name = ?', [endpoint.customer_name]] as const]),
    ...(event_id === undefined ? [] : [['id = ?', [event_id]] as const]),
    ...(from === undefined ? [] : [['created_at >= ?', [utc(from)]] as const]),
    ...(to === undefined ? [] : [['created_at < ?', [utc(to)]] as const]),
    ...(event_id !== undefined || types.length === 0
      ? []
      : [[`type IN (${types.map(() => '?').join(', ')})`, types] as const]),
  ];
  return {
    sql: conditions.map(([sql]) => sql).join(' AND '),
    values: conditions.flatMap(([, values]) => values),
  };
}

const utc = (time: string): string => new Date(time).toISOString();

function checkReplay({ event_id, from, to, failed }: WebhookReplay): void {
  const asked = [event_id, from, failed].filter((each) => each !== undefined).length;
  const wrong =
    asked !== 1
      ? { pointer: '', message: 'must have exactly one of event_id, from and failed' }
      : to !== undefined && from === undefined
        ? { pointer: '/to', message: 'is allowed with from only' }
        : from !== undefined && to !== undefined && Date.parse(from) >= Date.parse(to)
          ? { pointer: '/to', message: 'must be later than from' }
          : undefined;
  if (wrong)
    throw new Problem('validation_failed', `The request does not conform to the contract: ${wrong.message}.`, {
      errors: [{ in: 'body', code: 'invalid', ...wrong }],
    });
}
