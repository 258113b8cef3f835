import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import type {
  ActionContract,
  ConnectorContract,
  ConnectorMapping,
  JsonSchema,
} from '../connector-types/definition/define.ts';
import type { Call } from '../execution/call.ts';
import { plainCursors } from '../execution/request/cursor.ts';
import { createRuntime, type Runtime, type RuntimeOptions } from '../execution/runtime.ts';

/** A vendor on loopback for tests, and a small contract that it serves. */
export interface FakeUpstream {
  origin: string;
  requests: IncomingMessage[];
  runtime: Runtime;
  close(): Promise<void>;
}

const opened = new Set<() => Promise<void>>();

/** Closes it after the test, also after one that fails: an open server would keep the runner alive. */
export function closeAfterTest(close: () => Promise<void>): () => Promise<void> {
  opened.add(close);
  return async () => {
    if (opened.delete(close)) await close();
  };
}

afterEach(async () => {
  const left = [...opened];
  opened.clear();
  await Promise.all(left.map((close) => close()));
});

type Respond = (request: IncomingMessage, response: ServerResponse, count: number) => void;

export async function startUpstream(
  respond: Respond,
  options: Partial<RuntimeOptions> = {},
  connector_type = 'test-desk',
): Promise<FakeUpstream> {
  const requests: IncomingMessage[] = [];
  const server = await listen((request, response) => {
    requests.push(request);
    respond(request, response, requests.length);
  });
  const origin = originOf(server);
  const runtime = createRuntime({
    cursors: plainCursors,
    upstreams: { [connector_type]: origin },
    ...options,
    limits: { backoff_ms: 1, ...options.limits },
  });
  return {
    origin,
    requests,
    runtime,
    close: closeAfterTest(async () => {
      await runtime.close();
      await stop(server);
    }),
  };
}

/** A vendor below HTTP: writes the given bytes to each connection's first request. */
export async function startRaw(answer: (socket: Socket, count: number) => void, options: Partial<RuntimeOptions> = {}) {
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', () => answer(socket, ++count));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const runtime = createRuntime({
    cursors: plainCursors,
    upstreams: { 'test-desk': origin },
    ...options,
    limits: { backoff_ms: 1, ...options.limits },
  });
  return {
    runtime,
    sockets,
    count: () => count,
    close: closeAfterTest(async () => {
      await runtime.close();
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }),
  };
}

export async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer({ maxHeaderSize: 128 * 1024 }, handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

export function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}

const text: JsonSchema = { type: ['string', 'null'] };

const lean: Record<string, JsonSchema> = {
  fields: { type: 'array', items: { type: 'string' } },
  max_bytes: { type: 'integer', minimum: 1 },
  raw: { type: 'boolean' },
};
const after: JsonSchema = { type: 'string', minLength: 1, maxLength: 16384 };

const list: ActionContract = {
  page: { default: 25, max: 100 },
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      page_size: { type: 'integer', minimum: 1, maximum: 100 },
      after,
      ...lean,
    },
  },
};

const get: ActionContract = {
  page: null,
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['id'],
    properties: { id: { type: 'string' }, ...lean },
  },
};

export const contract: ConnectorContract = {
  connector_type: 'test-desk',
  title: 'Test desk',
  auth_methods: [],
  environment: [],
  replication_config: [],
  entities: {
    tickets: {
      title: 'Tickets',
      actions: { list, get, search: { page: null, params: { type: 'object' } } },
      index: [],
      deletions: 'listing',
      record: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          title: text,
          group_id: text,
          rank: { type: ['integer', 'null'] },
          created_at: { type: ['string', 'null'], format: 'date-time' },
          metadata: { type: ['object', 'null'], additionalProperties: true },
        },
      },
    },
    states: {
      title: 'States',
      actions: { list: { page: null, params: { type: 'object', properties: { after, ...lean } } } },
      index: [],
      deletions: 'listing',
      record: { type: 'object', properties: { id: { type: 'string' } } },
    },
    comments: {
      title: 'Comments',
      actions: {
        list: {
          page: null,
          params: {
            type: 'object',
            required: ['ticket_id'],
            properties: { ticket_id: { type: 'string' }, kinds: { type: 'array' } },
          },
        },
      },
      index: [],
      deletions: 'listing',
      record: { type: 'object', properties: { id: { type: 'string' }, ticket_id: text } },
    },
  },
};

export const mapping: ConnectorMapping = {
  base_url: 'https://api.test-desk.example/api',
  auth: { token: { bearer: '{api_token}' }, pair: { basic: { username: '{email}/token', password: '{api_token}' } } },
  check: {
    entity: 'tickets',
    action: 'list',
    account: { path: '/me', id: 'user.id', name: 'user.name', anonymous_is_refusal: true },
  },
  paging: { size_param: 'page[size]', cursor_param: 'page[after]', next: 'meta.after_cursor', more: 'meta.has_more' },
  error_code: ['error.code', 'error'],
  error_request_id: ['request_id'],
  errors: [
    { status: [400], when: [{ path: 'error.code', is: [190] }], means: 'unauthorized' },
    { status: [400, 422], when: [{ path: 'errors.0.source.field', is: ['page[after]'] }], means: 'invalid_cursor' },
    { status: [400], when: [{ path: 'error', says: 'valid cursor' }], means: 'invalid_cursor' },
  ],
  operations: {
    tickets: {
      list: { path: '/tickets', records: 'tickets', query: { 'mode[one_of]': ['a', 'b&c'] } },
      get: { path: '/tickets/{id}', record: 'ticket' },
    },
    states: { list: { path: '/states', records: '' } },
    comments: {
      list: {
        path: '/tickets/{ticket_id}/comments',
        records: 'data.comments',
        params: { kinds: { name: 'kind', style: 'comma' } },
        fields: { id: { from: 'key' }, ticket_id: { param: 'ticket_id' } },
      },
    },
  },
};

export const access = {
  contract,
  mapping,
  auth_method: 'token',
  credentials: { api_token: 'secret-token' },
} satisfies Partial<Call>;
export const listTickets = { ...access, entity: 'tickets', action: 'list' as const };
export const getTicket = { ...access, entity: 'tickets', action: 'get' as const, params: { id: '7' } };

/** A page of tickets in the fixture's envelope. */
export function page(ids: Array<string | number>, next: string | null = null): unknown {
  return { tickets: ids.map((id) => ({ id })), meta: { has_more: next !== null, after_cursor: next ?? 'left-over' } };
}
