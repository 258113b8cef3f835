/**
 * What hostile callers do for as long as they live: `attack.ts` runs one of these in a process of its own, so that its
 * work is not the measuring process's.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Target {
  url: string;
  /** Of an organization that has nothing to do with the one whose requests are measured. */
  token: string;
  /** With records of the largest size, and one whose vendor responds after seconds. */
  connector_id: string;
  slow_connector_id: string;
  /** With records like the honest tenant's. */
  ordinary_connector_id: string;
  flood_connector_ids?: string[];
}

/** Of the attackers and of their vendor, which have machines of their own in life. */
export const attacker_priority = 19;

let received = 0;
/** How many responses have been read so far. */
export const responses = (): number => received;

export type Attack = (target: Target) => Promise<unknown>;

const pathOf = (connector_id: string, rest: string) => `/api/v1/integrations/connectors/${connector_id}${rest}`;

/** Reads the response and forgets it; the next request follows in any case. */
async function send({ url, token }: Target, method: string, path: string, body?: object): Promise<void> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    await response.arrayBuffer();
    received++;
  } catch {
    await sleep(50); // the connection was ended, which is what an attacker has to expect
  }
}

/** `parallel` callers that repeat `work`. */
const repeated = (parallel: number, work: (at: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: parallel }, async (_, at) => {
      for (;;) await work(at);
    }),
  );

const execute = (target: Target, action: string, params?: object) =>
  send(target, 'POST', pathOf(target.connector_id, '/execute'), {
    entity: 'incidents',
    action,
    ...(params && { params }),
  });

const pairs = (make: (at: number) => object) => ({ or: Array.from({ length: 200 }, (_, at) => make(at)) });

/** 200 pairs each, as many as the contract allows. */
const expensive = [
  pairs((at) => ({ like: { summary: `%${'a'.repeat(200)}b${at}%` } })),
  pairs((at) => ({ like: { summary: `${'%a_'.repeat(80)}b${at}` } })),
  pairs((at) => ({ fuzzy: { summary: `lorem ipsum dolor sit amet lorem ipsum nothing${at}` } })),
];

const searchExpensively: Attack = (target) =>
  repeated(6, (at) =>
    execute(target, 'search', {
      // In the order of an index, and in one for which all records are read first.
      query: { filter: expensive[at % expensive.length], ...(at % 2 === 0 && { sort: [{ summary: 'desc' }] }) },
    }),
  );

/** Requests without end on one connection, whose responses it does not read; a new connection where it is ended. */
async function writeWithoutReading({ url }: Target, request: string, at_once: number): Promise<void> {
  for (;;) {
    const socket: Socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' });
    let ended = false;
    socket.on('error', () => undefined).once('close', () => (ended = true));
    socket.pause();
    while (!ended) {
      socket.write(request.repeat(at_once));
      await sleep(200);
    }
    await sleep(20);
  }
}

function requestText({ token }: Target, method: string, path: string, body?: object): string {
  const text = body ? JSON.stringify(body) : '';
  const content = body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n` : '';
  return `${method} ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n${content}\r\n${text}`;
}

/** What no server takes for HTTP, from a peer that never closes its side. */
async function sendNonsense({ url }: Target, text: string): Promise<void> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined).resume();
  socket.write(text);
  await sleep(20);
}

export const attacks = {
  'searches as expensive as the contract allows': searchExpensively,
  'connections that request the document and read nothing': (target) =>
    repeated(40, () => writeWithoutReading(target, requestText(target, 'GET', '/openapi.json'), 10)),
  'searches, lists and changes that are not read': (target) => {
    const params = { search: { query: {}, limit: 10_000 }, list: { page_size: 250 } };
    const [search, list] = (['search', 'list'] as const).map((action) =>
      requestText(target, 'POST', pathOf(target.connector_id, '/execute'), {
        entity: 'incidents',
        action,
        params: params[action],
      }),
    );
    const changes = requestText(target, 'GET', pathOf(target.connector_id, '/changes'));
    const texts = [search, list, changes].map((text) => text ?? '');
    return repeated(100, () => writeWithoutReading(target, texts[Math.floor(Math.random() * texts.length)] ?? '', 1));
  },
  'requests that are not HTTP, on connections that stay half open': (target) =>
    repeated(4, (at) =>
      sendNonsense(target, at % 2 === 0 ? 'NONSENSE\r\n\r\n' : `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}`),
    ),
  'a flood of operations, searches, syncs and reads of the change feed': (target) =>
    repeated(24, async (at) => {
      if (at % 4 === 0) return execute(target, 'list', { page_size: 250 });
      if (at % 4 === 1) return execute(target, 'search', { query: {}, limit: 10_000 });
      if (at % 4 === 2) return send(target, 'POST', pathOf(target.connector_id, '/syncs'), { mode: 'full' });
      return send(target, 'GET', pathOf(target.connector_id, '/changes'));
    }),
  'a flood of requests like those of the honest tenant': (target) => {
    const path = (rest: string) => pathOf(target.ordinary_connector_id, rest);
    const search = { filter: { like: { name: '%a%' } }, sort: [{ name: 'desc' }] };
    const bodies = [
      { entity: 'users', action: 'list', params: { page_size: 25 } },
      { entity: 'users', action: 'search', params: { query: search, limit: 25 } },
    ];
    return repeated(24, (at) => {
      if (at % 4 === 2) return send(target, 'POST', path('/syncs'), { entities: ['severities'] });
      if (at % 4 === 3) return send(target, 'GET', path('/changes?page_size=25'));
      return send(target, 'POST', path('/execute'), bodies[at % 4]);
    });
  },
  'operations at a vendor that responds after seconds': (target) =>
    repeated(300, () =>
      send(target, 'POST', pathOf(target.slow_connector_id, '/execute'), { entity: 'tickets', action: 'list' }),
    ),
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;

/** Another tenant's ordinary work without pause; `flood_connector_ids` are several, as each has one sync at a time. */
export const floods = {
  execute: (target) =>
    repeated(12, () =>
      send(target, 'POST', pathOf(target.ordinary_connector_id, '/execute'), {
        entity: 'incidents',
        action: 'list',
        params: { page_size: 25 },
      }),
    ),
  search: (target) =>
    repeated(12, () =>
      send(target, 'POST', pathOf(target.ordinary_connector_id, '/execute'), {
        entity: 'incidents',
        action: 'search',
        params: { query: { filter: { like: { name: '%a%' } }, sort: [{ created_at: 'desc' }] }, limit: 100 },
      }),
    ),
  sync: (target) =>
    repeated(target.flood_connector_ids?.length ?? 0, (at) =>
      send(target, 'POST', pathOf(target.flood_connector_ids?.[at] ?? '', '/syncs'), { mode: 'full' }),
    ),
} satisfies Record<string, Attack>;
