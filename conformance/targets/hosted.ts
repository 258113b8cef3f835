import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Pool } from 'undici';
import { executedOf } from '../runner/judging/validate-answer.ts';
import { TargetFault, jsonOf, type Answer, type KitRequest, type Target } from './target.ts';

const connectors = '/api/v1/integrations/connectors';
const time_limit_ms = 90_000;

/** Requests go out as they are written: a path is not tidied, nothing is repeated, no redirect is followed. */
export function hosted(base_url: string, { connections = 16 }: { connections?: number } = {}): Target {
  const { origin, pathname, hostname, port, protocol } = new URL(base_url);
  const prefix = pathname.replace(/\/$/, '');
  const pool = new Pool(origin, {
    connections,
    headersTimeout: time_limit_ms,
    bodyTimeout: time_limit_ms,
    keepAliveTimeout: 10_000,
  });

  async function send(request: KitRequest): Promise<Answer> {
    try {
      return await exchange(request);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw new TargetFault(`${request.method} ${request.path.slice(0, 200)} got no response: ${code ?? message}`, {
        cause: error,
      });
    }
  }

  async function exchange(request: KitRequest): Promise<Answer> {
    const started = performance.now();
    const { statusCode, headers, body } = await pool.request({
      method: request.method as 'GET',
      path: prefix + request.path,
      headers: request.headers,
      ...(request.body !== undefined && { body: request.body }),
    });
    const text = await body.text();
    const received = new Headers();
    for (const [name, value] of Object.entries(headers))
      for (const each of [value ?? []].flat()) received.append(name, each);
    return { status: statusCode, headers: received, text, took_ms: performance.now() - started, request };
  }

  const authorized = (token?: string): Record<string, string> => ({
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });
  const post = (path: string, body: unknown, token?: string, executed?: KitRequest['executed']) =>
    send({
      method: 'POST',
      path,
      headers: { ...authorized(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(executed && { executed }),
    });

  return {
    name: 'hosted',
    send,
    sendRaw: (text) =>
      new Promise((resolve, reject) => {
        let received = '';
        const open = {
          host: hostname.replace(/^\[|\]$/g, ''),
          port: Number(port || (protocol === 'https:' ? 443 : 80)),
        };
        const socket = protocol === 'https:' ? connectTls({ ...open, servername: hostname }) : connect(open);
        socket.setTimeout(10_000, () => socket.destroy());
        socket.on('data', (bytes: Buffer) => (received += bytes.toString('latin1')));
        socket.on('close', () => resolve(received));
        // A service may answer, then reset a connection that still sends: what it said counts.
        socket.on('error', (error) => (received === '' ? reject(error) : undefined));
        socket.write(text);
      }),
    async createConnector(body, token) {
      const answer = await post(connectors, body, token);
      const id = (jsonOf(answer) as { id?: unknown } | undefined)?.id;
      if (answer.status !== 201 || typeof id !== 'string')
        throw new TargetFault(
          `no connector of type ${body.connector_type} could be created: ${answer.status} ${answer.text.slice(0, 300)}`,
        );
      return id;
    },
    execute: (id, { connector_type, entity, action, params }, token) =>
      post(
        `${connectors}/${encodeURIComponent(id)}/execute`,
        { entity, action, ...(params !== undefined && { params }) },
        token,
        executedOf(connector_type, { entity, action, params }),
      ),
    check: (id, token) =>
      send({ method: 'POST', path: `${connectors}/${encodeURIComponent(id)}/check`, headers: authorized(token) }),
    close: () => pool.close(),
  };
}
