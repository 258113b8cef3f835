import { setTimeout as sleep } from 'node:timers/promises';
import type { Draw } from '../../../conformance/fake-vendors/random.ts';
import { connectors_path, createReplicated } from '../chaos/workload.ts';
import type { World } from '../chaos/world.ts';

/** A write every moment, which shows for how long the service took none. */
export interface Probe {
  /** The longest time without a write between the two times. */
  outage(from_ms: number, to_ms: number): number;
  stop(): Promise<void>;
}

const pause_ms = 100;

export async function startProbe(world: World, draw: Draw): Promise<Probe> {
  const id = await createReplicated(world, draw, 'probe');
  if (id === undefined) throw new Error('the probe could not be created');
  const written_ms = [performance.now()];
  let stopped = false;
  const writing = async (at: number) => {
    for (let n = 0; !stopped; n++) {
      const reply = await world.call(at, 'PATCH', `${connectors_path}/${id}`, { body: { name: `probe ${at} ${n}` } });
      if (reply?.status === 200) written_ms.push(performance.now());
      await sleep(pause_ms);
    }
  };
  const done = Promise.all(Array.from({ length: world.serving }, (_, at) => writing(at)));
  return {
    outage(from_ms, to_ms) {
      const times = [from_ms, ...written_ms.filter((at) => at > from_ms && at < to_ms), to_ms];
      return Math.max(...times.slice(1).map((at, before) => at - (times[before] ?? at)));
    },
    async stop() {
      stopped = true;
      await done;
    },
  };
}
