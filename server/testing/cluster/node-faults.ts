import { setTimeout as sleep } from 'node:timers/promises';
import type { Draw } from '../../../conformance/fake-vendors/random.ts';
import { chaos_faults, type ChaosFault } from '../chaos/faults.ts';
import type { World } from '../chaos/world.ts';
import type { Galera, GaleraNode } from './galera.ts';
import type { RedisCluster, RedisNode } from './redis-cluster.ts';

/** A node that is not back by then is started again, as its supervisor would. */
const return_ms = 20_000;

/** Those of one process or node at a time; two nodes without the third are what the cluster promises to do with. */
export const nodeFaults = (galera: Galera): ChaosFault[] => [
  cut('a database node that HAProxy does not reach', galera),
  ...faultsOf(galera),
];

const faultsOf = ({ nodes }: Galera): ChaosFault[] => [
  {
    name: 'kill -9 of a database node',
    possible: () => true,
    async fail(_world, draw) {
      const node = draw.pick(nodes);
      await node.kill();
      await sleep(draw.below(3_000));
      await node.start();
    },
  },
  {
    name: 'a database node that is stopped until the others have excluded it',
    possible: () => true,
    fail: (_world, draw) => stopped(nodes, draw, 8_000 + draw.below(6_000)),
  },
  {
    name: 'a database node that is stopped for a moment',
    possible: () => true,
    fail: (_world, draw) => stopped(nodes, draw, 300 + draw.below(1_200)),
  },
  {
    name: 'a database node that the other nodes do not reach',
    possible: () => true,
    async fail(_world, draw) {
      const node = draw.pick(nodes);
      await node.isolate(true);
      await sleep(500 + draw.below(10_000));
      await node.isolate(false);
      await isBack(node);
    },
  },
];

/** Shorter and longer than HAProxy takes to leave the node out. */
const cut = (name: string, { nodes }: Galera): ChaosFault => ({
  name,
  possible: () => true,
  async fail(_world, draw) {
    const { network } = draw.pick(nodes);
    network.become('silent');
    await sleep(500 + draw.below(6_000));
    network.become('open');
  },
});

async function stopped(nodes: Galera['nodes'], draw: Draw, ms: number): Promise<void> {
  const node = draw.pick(nodes);
  node.pause(true);
  await sleep(ms);
  node.pause(false);
  await isBack(node);
}

async function isBack(node: GaleraNode): Promise<void> {
  const ends_ms = performance.now() + return_ms;
  while (!(await node.isSynced())) {
    await sleep(200);
    if (performance.now() < ends_ms) continue;
    // Galera may give up ("backend must be restarted"); then the process runs on without the cluster.
    await node.kill();
    return node.start();
  }
}

const others = [
  'kill -9 and a new process',
  'a paused process',
  'a database whose packets are lost',
  'a database that closes every connection',
  'a Redis that hangs',
  'a Redis that is away',
  'a Redis that forgets everything',
  'a vendor with faults',
  'expired access tokens and a slow or failing token endpoint',
  'a vendor that accepts no token for three seconds',
];

/** Of processes, the network between them and the proxy, Redis and vendors. */
export const processFaults = chaos_faults.filter(({ name }) => others.includes(name));

/** Half of the time that which has the keys of the installation. */
async function pickRedis({ nodes, ownerOf }: RedisCluster, { redis_prefix }: World, draw: Draw): Promise<RedisNode> {
  const owner = await ownerOf(redis_prefix);
  return draw.chance(50) ? owner : draw.pick(nodes);
}

/** Those of a node of Redis: three masters with a replica each do without one of them. */
export const redisFaults = (cluster: RedisCluster): ChaosFault[] => [
  {
    name: 'kill -9 of a Redis node',
    possible: () => true,
    async fail(world, draw) {
      const node = await pickRedis(cluster, world, draw);
      await node.kill();
      await sleep(draw.below(5_000));
      await node.start();
    },
  },
  {
    name: 'a Redis node that is stopped until it is replaced, or for a moment',
    possible: () => true,
    async fail(world, draw) {
      const node = await pickRedis(cluster, world, draw);
      node.pause(true);
      await sleep(300 + draw.below(6_000));
      node.pause(false);
      await node.isBack();
    },
  },
  {
    name: 'a Redis node whose packets to the service are lost',
    possible: () => true,
    async fail(world, draw) {
      const { proxy } = await pickRedis(cluster, world, draw);
      proxy?.become('silent');
      await sleep(300 + draw.below(6_000));
      proxy?.become('open');
    },
  },
];
