import type { CallOptions, ConnectorType, Listing } from '../../connector-handle.ts';
import { listing } from '../../pages.ts';
import type { Client } from '../generated/client/index.ts';
import * as sdk from '../generated/sdk.gen.ts';
import type {
  CheckResult,
  Connector,
  ConnectorCheck,
  ConnectorCreate,
  ConnectorUpdate,
  ListConnectorsData,
} from '../generated/types.gen.ts';
import type { Transport } from '../transport.ts';
import { given } from './given.ts';

/** Types that this release does not know yet are the service's business. */
export type NewConnector = Omit<ConnectorCreate, 'connector_type'> & {
  connector_type: ConnectorType | (string & Record<never, never>);
};
type Filter = NonNullable<ListConnectorsData['query']>;

export interface ConnectorsClient {
  /** Sent with an Idempotency-Key, so a repeat after a lost answer creates nothing twice. */
  create(
    connector: NewConnector,
    options?: CallOptions & { verify?: boolean; idempotency_key?: string },
  ): Promise<Connector>;
  get(id: string, options?: CallOptions): Promise<Connector>;
  /** Iterate it for all, newest first; `page()` and `pages()` for pages. */
  list(filter?: Filter, options?: CallOptions): Listing<Connector>;
  /** `if_match` acts only while the connector is still the one that `etagOf` knows. */
  update(
    id: string,
    change: ConnectorUpdate,
    options?: CallOptions & { if_match?: string | undefined },
  ): Promise<Connector>;
  delete(id: string, options?: CallOptions & { if_match?: string | undefined }): Promise<void>;
  check(id: string, options?: CallOptions): Promise<CheckResult>;
  checkCredentials(
    connector: Omit<ConnectorCheck, 'connector_type'> & { connector_type: string },
    options?: CallOptions,
  ): Promise<CheckResult>;
}

const etags = new WeakMap<object, string>();

/** The ETag that a connector came with, for `if_match`. */
export const etagOf = (connector: Connector): string | undefined => etags.get(connector);

function withEtag({ data, response }: { data: Connector; response: Response }): Connector {
  const etag = response.headers.get('ETag');
  if (etag !== null) etags.set(data, etag);
  return data;
}

export function connectorsClient(call: Transport['call'], client: Client): ConnectorsClient {
  const safe = { safe: true };
  return {
    async create(connector, { verify, idempotency_key = crypto.randomUUID(), ...options } = {}) {
      const body = connector as ConnectorCreate;
      const query = verify === undefined ? {} : { verify };
      return withEtag(
        await call(
          (parts) =>
            sdk.createConnector({ client, ...parts, body, query, headers: { 'Idempotency-Key': idempotency_key } }),
          options,
          safe,
        ),
      );
    },
    get: async (connector_id, options) =>
      withEtag(await call((parts) => sdk.getConnector({ client, ...parts, path: { connector_id } }), options, safe)),
    list({ after: start, ...filter } = {}, options) {
      return listing(
        async (after) =>
          (
            await call(
              (parts) => sdk.listConnectors({ client, ...parts, query: { ...filter, ...given('after', after) } }),
              options,
              safe,
            )
          ).data,
        start,
      );
    },
    async update(connector_id, body, { if_match, ...options } = {}) {
      return withEtag(
        await call(
          (parts) =>
            sdk.updateConnector({
              client,
              ...parts,
              path: { connector_id },
              body,
              headers: given('If-Match', if_match),
            }),
          options,
        ),
      );
    },
    async delete(connector_id, { if_match, ...options } = {}) {
      await call(
        (parts) =>
          sdk.deleteConnector({ client, ...parts, path: { connector_id }, headers: given('If-Match', if_match) }),
        options,
      );
    },
    check: async (connector_id, options) =>
      (await call((parts) => sdk.checkConnector({ client, ...parts, path: { connector_id } }), options, safe)).data,
    checkCredentials: async (body, options) =>
      (await call((parts) => sdk.checkCredentials({ client, ...parts, body: body as ConnectorCheck }), options, safe))
        .data,
  };
}
