/**
 * A receiver of webhooks in a process of its own, which verifies with the package that receivers use and checks Ed25519
 * signatures by itself: `node --import tsx server/testing/webhook-receiver.ts`. Prints its URL when it listens.
 */
import { createPublicKey, verify as verifyEd25519 } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** How requests to a path are responded to. */
export interface Behavior {
  status?: number;
  headers?: Record<string, string>;
  /** Never responds. */
  hangs?: boolean;
  /** Sends a body of so many bytes. */
  body_bytes?: number;
  /** Sends one byte of the body a second. */
  drips?: boolean;
}

export interface Control {
  /** Path -> behavior; 204 without one. */
  behaviors?: Record<string, Behavior>;
  /** Moves the clock that timestamps are compared with. */
  offset_ms?: number;
  secrets?: string[];
  public_keys?: string[];
  clear?: boolean;
}

/** What was received. */
export interface Received {
  path: string;
  at_ms: number;
  headers: Record<string, string>;
  body: string;
  /** Secrets and public keys that verify it, by their places in the lists. */
  verified_by: { secrets: number[]; public_keys: number[] };
}

let control: Required<Omit<Control, 'clear'>> = { behaviors: {}, offset_ms: 0, secrets: [], public_keys: [] };
let received: Received[] = [];
const sent_bytes = new Map<string, number>();
const now = Date.now;
Date.now = () => now() + control.offset_ms;

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function secretVerifies(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

function keyVerifies(public_key: string, body: string, headers: Record<string, string>): boolean {
  const x = Buffer.from(public_key.replace(/^whpk_/, ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const text = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
  return (headers['webhook-signature'] ?? '')
    .split(' ')
    .filter((each) => each.startsWith('v1a,'))
    .some((each) => verifyEd25519(null, text, key, Buffer.from(each.slice('v1a,'.length), 'base64')));
}

const placesOf = (list: readonly string[], holds: (each: string) => boolean): number[] =>
  list.flatMap((each, at) => (holds(each) ? [at] : []));

/** Writes as fast as the other side reads, and stops when it has gone. */
function sendBytes(response: ServerResponse, path: string, bytes: number): void {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const more = () => {
    for (;;) {
      const sent = sent_bytes.get(path) ?? 0;
      if (sent >= bytes) return void response.end();
      if (response.destroyed) return;
      sent_bytes.set(path, sent + chunk.length);
      if (!response.write(chunk)) return void response.once('drain', more);
    }
  };
  more();
}

function respond(response: ServerResponse, path: string, behavior: Behavior): void {
  if (behavior.hangs) return;
  response.writeHead(behavior.status ?? 204, behavior.headers ?? {});
  if (behavior.body_bytes !== undefined) return sendBytes(response, path, behavior.body_bytes);
  if (!behavior.drips) return void response.end();
  response.flushHeaders();
  const timer = setInterval(() => response.write('x'), 1000);
  response.once('close', () => clearInterval(timer));
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/';
  const body = await textOf(request);
  if (path === '/__received')
    return void response.end(JSON.stringify({ received, sent_bytes: Object.fromEntries(sent_bytes) }));
  if (path === '/__control') {
    const { clear, ...change } = JSON.parse(body) as Control;
    control = { ...control, ...change, behaviors: { ...control.behaviors, ...change.behaviors } };
    if (clear) received = [];
    return void response.end();
  }
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  received.push({
    path,
    at_ms: now(),
    headers,
    body,
    verified_by: {
      secrets: placesOf(control.secrets, (secret) => secretVerifies(secret, body, headers)),
      public_keys: placesOf(control.public_keys, (key) => keyVerifies(key, body, headers)),
    },
  });
  respond(response, path, control.behaviors[path] ?? {});
}

const server = createServer((request, response) => {
  response.on('error', () => undefined); // the sender hangs up on what is too long
  handle(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.destroy();
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
// It ends with the test that started it.
process.once('disconnect', () => process.exit(0));
