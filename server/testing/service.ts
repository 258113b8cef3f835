import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import supertest from 'supertest';
import { createDataSet, type DataSet } from '../../conformance/fake-vendors/incident-io/records/data-set.ts';
import { incidentIo } from '../../conformance/fake-vendors/incident-io/incident-io.ts';
import { startUpstream, type Upstream } from '../../conformance/fake-vendors/start.ts';
import { createAnswerValidator, executedOf, type Executed } from '../../conformance/runner/judging/validate-answer.ts';
import { readConfig } from '../config.ts';
import { startServer } from '../main.ts';
import { generateClientSecret, hashClientSecret } from '../api-tokens/client-secret.ts';
import type { WebhookOptions } from '../events/webhooks/webhooks.ts';
import type { GrantTimes } from '../vendor-tokens/times.ts';
import type { Services } from '../services.ts';
import { createClient } from '../storage/repositories/clients.ts';
import { createOrganization } from '../storage/repositories/organizations.ts';
import { generateKeyRing } from '../vault/key-ring.ts';
import { createLog } from '../http/log.ts';
import { freshDatabase } from './database.ts';

export const allScopes = ['connectors:read', 'connectors:write', 'execute', 'admin'];

const validator = createAnswerValidator(
  JSON.parse(readFileSync(new URL('../../openapi/generated/closed.json', import.meta.url), 'utf8')) as object,
);

export interface Answer<Body = any> {
  status: number;
  headers: Headers;
  text: string;
  body: Body;
}

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  executed?: Executed;
}

/** A user with a client of the service. */
export interface Caller {
  organization_id: string;
  client_id: string;
  client_secret: string;
  token: string;
}

export interface TestService {
  url: string;
  services: Services;
  vendor: Upstream;
  /** The vendor's records under the key `inc_main`; `inc_other` is another account. */
  data: DataSet;
  owner: Caller;
  /** Of another organization. */
  stranger: Caller;
  /** Everything that was logged, as it was written. */
  logged: string[];
  /** Sends a request and validates the response against the document; a violation throws. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  createCaller(options?: { scopes?: string[]; organization_ids?: string[] }): Promise<Caller>;
  tokenOf(caller: Pick<Caller, 'client_id' | 'client_secret'>): Promise<string>;
  createConnector(caller?: Caller, body?: Record<string, unknown>): Promise<string>;
  execute(connector_id: string, entity: string, action: string, params?: unknown, caller?: Caller): Promise<Answer>;
  close(): Promise<void>;
}

export interface TestServiceOptions {
  environment?: Record<string, string>;
  keys?: string;
  database_url?: string;
  mode?: 'sandbox' | 'production';
  counts?: Record<string, number>;
  /**
   * Whether connectors are replicated by themselves; without it their requests would meet the faults that a test has
   * set for its own.
   */
  replicates?: boolean;
  grant_times?: Partial<GrantTimes>;
  webhooks?: Partial<WebhookOptions>;
  erasure_settle_ms?: number;
  /** Of further connector types. */
  upstreams?: Record<string, string>;
}

export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const data = createDataSet({
    seed: 7,
    counts: options.counts ?? { incidents: 60, alerts: 30, escalations: 20, users: 40, incident_updates: 50 },
  });
  const other = createDataSet({ seed: 8, counts: { incidents: 5 }, slug: 'other' });
  const vendor = await startUpstream(
    incidentIo({
      accounts: [
        { api_key: 'inc_main', name: 'main', data },
        { api_key: 'inc_other', name: 'other', data: other },
      ],
      rate_limit_per_minute: false,
    }),
  );
  const database =
    options.database_url === undefined
      ? await freshDatabase()
      : { url: options.database_url, drop: async () => undefined };
  const config = readConfig('sandbox', {
    PORT: '0',
    DATABASE_URL: database.url,
    LOG_LEVEL: 'trace',
    // call() validates every response and its headers; twice would cost most of a test's start.
    VALIDATE_ANSWERS: 'false',
    PATCHBAY_UPSTREAMS: JSON.stringify({ 'incident-io': vendor.base_url, ...options.upstreams }),
    PATCHBAY_ROLE: options.replicates ? 'all' : 'api',
    ...options.environment,
  });
  const logged: string[] = [];
  const server = await startServer(
    { ...config, keys: options.keys ?? generateKeyRing() },
    createLog(config.log_level, { write: (text) => void logged.push(text) }),
    {
      ...(options.grant_times && { grant_times: options.grant_times }),
      ...(options.webhooks && { webhooks: options.webhooks }),
      erasure_settle_ms: options.erasure_settle_ms,
    },
  );
  const { services, url } = server;

  const call: TestService['call'] = async (method, path, { token, body, headers = {}, executed } = {}) => {
    const request = supertest(url)
      [method.toLowerCase() as 'post'](path)
      .redirects(0)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks).toString()));
      })
      .set({
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      });
    const sent = typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body);
    const response = await (body === undefined
      ? request
      : request.serialize((each) => each as string).send(sent as never));
    const received = new Headers(
      Object.entries(response.headers as Record<string, string | string[]>).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const text = typeof response.body === 'string' ? response.body : '';
    const violations = validator.violations(
      method,
      path,
      { status: response.status, headers: received, text },
      executed,
    );
    if (violations.length > 0)
      throw new Error(
        `${method} ${path} answered ${response.status}, which the document does not promise:\n${violations.join('\n')}\n${text.slice(0, 2000)}`,
      );
    const json = /json/.test(received.get('content-type') ?? '');
    return {
      status: response.status,
      headers: received,
      text,
      body: json && text !== '' ? JSON.parse(text) : undefined,
    };
  };
  const tokenOf: TestService['tokenOf'] = async ({ client_id, client_secret }) => {
    const { body } = await call('POST', '/api/v1/account/applications/token', { body: { client_id, client_secret } });
    return body.access_token as string;
  };
  const createCaller: TestService['createCaller'] = async ({ scopes = allScopes, organization_ids } = {}) => {
    const organizations = organization_ids ?? [
      (await createOrganization(services.database, `Example ${randomUUID()}`, { confirm_consents: false })).id,
    ];
    const client_secret = generateClientSecret();
    const client_id = await createClient(services.database, {
      name: 'test',
      scopes,
      organization_ids: organizations,
      secret_hash: hashClientSecret(client_secret),
    });
    return {
      organization_id: organizations[0] ?? '',
      client_id,
      client_secret,
      token: await tokenOf({ client_id, client_secret }),
    };
  };
  const owner = await createCaller();
  const stranger = await createCaller();
  return {
    url,
    services,
    vendor,
    data,
    owner,
    stranger,
    logged,
    call,
    tokenOf,
    createCaller,
    async createConnector(caller = owner, body = {}) {
      const answer = await call('POST', '/api/v1/integrations/connectors', {
        token: caller.token,
        body: { customer_name: 'acme', connector_type: 'incident-io', credentials: { api_key: 'inc_main' }, ...body },
      });
      if (answer.status !== 201) throw new Error(answer.text);
      return answer.body.id as string;
    },
    execute: (connector_id, entity, action, params, caller = owner) =>
      call('POST', `/api/v1/integrations/connectors/${connector_id}/execute`, {
        token: caller.token,
        body: { entity, action, ...(params === undefined ? {} : { params }) },
        executed: executedOf('incident-io', { entity, action, params }),
      }),
    async close() {
      await server.close();
      await vendor.close();
      await database.drop();
    },
  };
}
