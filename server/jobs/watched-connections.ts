import { QueueKeys, RedisConnection, RedisQueueBackend, type BackendFactory } from 'bullmq';
import type { Redis } from 'ioredis';
import type { RedisClient } from '../redis/client.ts';

/** The network may cut a connection without a word: each is asked so often, and replaced where it gives no response. */
const look_ms = 5_000;
const silence_ms = 3_000;
/** So long may BullMQ wait for a job in one command; others wait behind it. */
const longest_block_ms = 10_000;

/** True where it was done in time. */
export async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, ms, false)));
  try {
    return await Promise.race([
      work.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Ioredis limits how long a connection takes to be made, but not how long its first commands take: on one that is made
 * while Redis is silent it would wait forever, and BullMQ with it.
 */
function limitHandshake(client: Redis): void {
  let deadline: NodeJS.Timeout | undefined;
  const over = () => clearTimeout(deadline);
  client.on('connect', () => {
    over();
    deadline = setTimeout(() => client.disconnect(true), silence_ms).unref();
  });
  client.on('ready', over);
  client.on('close', over);
}

/** An error is a response too, such as that of a node of a cluster which has other keys. */
function watchServer(client: Redis, patience_ms: number, stopping: AbortSignal): NodeJS.Timeout {
  limitHandshake(client);
  let looking = false;
  const look = async () => {
    if (client.status !== 'ready') return;
    const heard = await within(patience_ms, Promise.allSettled([client.get('patchbay:watch')]));
    if (!heard && !stopping.aborted) client.disconnect(true);
  };
  const timer = setInterval(() => {
    if (stopping.aborted) clearInterval(timer);
    if (stopping.aborted || looking) return;
    looking = true;
    void look().finally(() => (looking = false));
  }, look_ms).unref();
  return timer;
}

/** Of a cluster each node; what a node that is replaced has not answered, the cluster asks again. */
function watch(client: RedisClient, patience_ms: number, stopping: AbortSignal): void {
  if (!('nodes' in client)) return void watchServer(client, patience_ms, stopping);
  client.on('+node', (node: Redis) => {
    const timer = watchServer(node, patience_ms, stopping);
    node.once('end', () => clearInterval(timer));
  });
}

/**
 * BullMQ's connections, watched from their beginning: it tells of them only when they have been made, and never makes
 * a silent one again, except that on which it waits for a job at this moment.
 */
export function watchedConnections(
  prefix: string,
  create: () => RedisClient,
  stopping: AbortSignal,
): BackendFactory<RedisQueueBackend> {
  const connect = (blocking: boolean) => {
    const client = create();
    watch(client, blocking ? longest_block_ms + silence_ms : silence_ms, stopping);
    return new RedisConnection(client, { shared: false, blocking });
  };
  return (name, queue, { withBlockingConnection = false } = {}) => {
    const keys = new QueueKeys(prefix);
    return new RedisQueueBackend(
      connect(false),
      name,
      keys.getKeys(name),
      (type) => keys.toKey(name, type),
      queue,
      withBlockingConnection ? connect(true) : undefined,
    );
  };
}
