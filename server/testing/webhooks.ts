import type { WebhookDelivery, WebhookEndpoint } from '../generated/types.gen.ts';
import { startReceiver, type Receiver } from './receiver-process.ts';
import { short, until } from './replication.ts';
import { startTestService, type Answer, type TestService, type TestServiceOptions } from './service.ts';

/** A service that delivers events to a receiver process, with a clock that the test moves. */
export interface TestWebhooks extends TestService {
  receiver: Receiver;
  /** Moves the clocks of the service and of the receiver on. */
  move(ms: number): Promise<void>;
  endpoint(path: string, more?: Record<string, unknown>): Promise<WebhookEndpoint & { secret: string }>;
  call_endpoint(method: string, id: string, rest?: string, body?: unknown): Promise<Answer>;
  deliveries(id: string, query?: string): Promise<WebhookDelivery[]>;
  /** Waits until the delivery of the event holds. */
  delivery(id: string, event_id: string, holds: (delivery: WebhookDelivery) => boolean): Promise<WebhookDelivery>;
  /** Makes an event of the connector. */
  rename(connector_id: string, name?: string): Promise<void>;
  /** The newest event of the type; of any type it may be one of a sync that runs by itself. */
  newest(type: string): Promise<any>;
}

export const second = 1000;
export const hour = 3_600_000;

export async function startTestWebhooks(options: TestServiceOptions = {}): Promise<TestWebhooks> {
  let offset_ms = 0;
  const receiver = await startReceiver();
  const service = await startTestService({
    counts: { incidents: 5, users: 5 },
    replicates: true,
    ...options,
    environment: { ...short, ...options.environment },
    webhooks: { offset_ms: () => offset_ms, random: () => 0, ...options.webhooks },
  });
  const base = '/api/v1/webhooks/endpoints';
  const token = () => service.owner.token;
  const call_endpoint: TestWebhooks['call_endpoint'] = (method, id, rest = '', body) =>
    service.call(method, `${base}/${id}${rest}`, { token: token(), body });
  const deliveries: TestWebhooks['deliveries'] = async (id, query = '') =>
    (await call_endpoint('GET', id, `/deliveries?page_size=100${query}`)).body.data;
  return {
    ...service,
    receiver,
    async move(ms) {
      // A timestamp may be a little old, but not new.
      await receiver.control({ offset_ms: offset_ms + ms });
      offset_ms += ms;
    },
    async endpoint(path, more = {}) {
      const response = await service.call('POST', base, {
        token: token(),
        body: { url: receiver.url + path, ...more },
      });
      if (response.status !== 201) throw new Error(response.text);
      return response.body;
    },
    call_endpoint,
    deliveries,
    delivery: (id, event_id, holds) =>
      until(async () => {
        const found = (await deliveries(id)).find((each) => each.event_id === event_id);
        return found && holds(found) ? found : undefined;
      }, `the delivery of ${event_id}`),
    async rename(connector_id, name = `Name ${Math.random()}`) {
      const response = await service.call('PATCH', `/api/v1/integrations/connectors/${connector_id}`, {
        token: token(),
        body: { name },
      });
      if (response.status !== 200) throw new Error(response.text);
    },
    async newest(type) {
      for (let after = ''; ;) {
        const { body } = await service.call('GET', `/api/v1/events?types=${type}&page_size=100${after}`, {
          token: token(),
        });
        if (body.meta.caught_up && body.data.length > 0) return body.data.at(-1);
        after = `&after=${body.pagination.after}`;
      }
    },
    async close() {
      await service.close();
      await receiver.stop();
    },
  };
}
