import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { generateSigningKeys, publicKeyOf, signatureOf } from '../../../server/events/webhooks/signature.ts';
import { verifyWebhook, WebhookVerificationError } from './verify.ts';

const run = promisify(execFile);
const page = readFileSync(new URL('../../../server/reference/guides/webhooks.md', import.meta.url), 'utf8');
const sample = (fence: string): string => new RegExp(`\`\`\`${fence}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

const keys = generateSigningKeys();
const event = { id: 'evt', type: 'sync.failed', sequence: 1, data: { text: 'ü "quoted"' } };
const body = JSON.stringify({ type: event.type, timestamp: '2026-11-01T09:30:00.000Z', data: event });
const timestamp = Math.floor(Date.now() / 1000);
const headersOf = (changes: Record<string, string> = {}) => ({
  'webhook-id': 'evt',
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signatureOf({ id: 'evt', timestamp, body }, [keys]),
  ...changes,
});

describe('verifyWebhook', () => {
  it('returns what was sent, by the secret and by the public key', async () => {
    const expected = { id: 'evt', ...(JSON.parse(body) as object) };
    expect(await verifyWebhook(headersOf(), body, keys.secret)).toEqual(expected);
    expect(await verifyWebhook(new Headers(headersOf()), Buffer.from(body), publicKeyOf(keys))).toEqual(expected);
  });

  it('accepts what other senders sign', async () => {
    const signature = new Webhook(keys.secret).sign('evt', new Date(timestamp * 1000), body);
    expect(await verifyWebhook(headersOf({ 'webhook-signature': signature }), body, keys.secret)).toMatchObject({
      type: 'sync.failed',
    });
  });

  it('accepts either secret while it is rotated, and no other one', async () => {
    const next = generateSigningKeys();
    const signature = signatureOf({ id: 'evt', timestamp, body }, [next, keys]);
    const headers = headersOf({ 'webhook-signature': signature });
    for (const secret of [next.secret, keys.secret, publicKeyOf(next), publicKeyOf(keys)])
      expect(await verifyWebhook(headers, body, secret)).toMatchObject({ id: 'evt' });
    const other = generateSigningKeys();
    for (const secret of [other.secret, publicKeyOf(other), 'secret'])
      await expect(verifyWebhook(headers, body, secret)).rejects.toThrow(WebhookVerificationError);
  });

  it.each([
    ['another id', { 'webhook-id': 'other' }, body],
    ['another body', {}, body.replace('ü', 'u')],
    ['another timestamp', { 'webhook-timestamp': String(timestamp - 1) }, body],
    ['an old timestamp', { 'webhook-timestamp': String(timestamp - 301) }, body],
    ['no timestamp', { 'webhook-timestamp': '' }, body],
    ['a signature that is no base64', { 'webhook-signature': 'v1,***' }, body],
    ['a signature of another version only', { 'webhook-signature': 'v2,abcd' }, body],
  ])('refuses %s', async (_name, changes, text) => {
    await expect(verifyWebhook(headersOf(changes), text, keys.secret)).rejects.toThrow(WebhookVerificationError);
  });
});

describe('the samples', () => {
  it('in Python accepts what is right, and nothing else', async () => {
    const code = `${sample('python')}
import json, sys
given = json.loads(sys.argv[1])
print(verify(given["headers"], given["body"].encode(), given["secret"]))`;
    const verify = async (text: string, secret: string) =>
      (await run('python3', ['-c', code, JSON.stringify({ headers: headersOf(), body: text, secret })])).stdout.trim();
    expect(await verify(body, keys.secret)).toBe('True');
    expect(await verify(`${body} `, keys.secret)).toBe('False');
    expect(await verify(body, generateSigningKeys().secret)).toBe('False');
  });

  it('for the shell makes the right signature, and a request that verifies', async () => {
    const received: Array<Promise<unknown>> = [];
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        received.push(verifyWebhook(request.headers, text, keys.secret));
        response.end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', sample('sh')], {
      env: {
        ...process.env,
        WEBHOOK_SECRET: keys.secret,
        ID: 'evt',
        TIMESTAMP: String(timestamp),
        BODY: body,
        RECEIVER_URL: `http://127.0.0.1:${port}/`,
      },
    });
    await new Promise((resolve) => server.close(resolve));
    expect(headersOf()['webhook-signature'].split(' ')).toContain(stdout.trim());
    expect(await Promise.all(received)).toMatchObject([{ id: 'evt', type: 'sync.failed' }]);
  });
});
