/**
 * @long
 *
 * Hostile callers, each kind for PATCHBAY_TEST_SIEGE seconds, while an honest tenant works: `npm run siege`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { engine } from '../database.ts';
import { attacks, type AttackName } from './attacks.ts';
import { measure, type Figures } from './honest.ts';
import { startSiegeWorld, type SiegeWorld } from './world.ts';

const seconds = Number(process.env['PATCHBAY_TEST_SIEGE'] ?? 4);
const start_ms = 1_500;
const pause_ms = 500;

/**
 * What another tenant may do to an honest one. Floors and factor are what two cores hold on which the attacker, the
 * vendor and the one who measures run as well; the aim, double the slowest requests, needs a machine of its own and is
 * read from the figures. A short siege runs beside other tests, so its floors only find a service that stands still.
 */
const is_short = seconds < 10;
const most_times_slower = 5;
const floor_ms = is_short ? 5_000 : 1_000;
const longest_healthz_ms = is_short ? 2_500 : 500;
const most_memory_bytes = 300e6;
/** 300 callers and what their operations open at the vendor. */
const most_open_files = 800;
/** What an attack does it does every time; a machine shared with others adds its own. */
const most_rounds = 3;

let world: SiegeWorld;
beforeAll(async () => {
  world = await startSiegeWorld();
  await measure(world.honest, 2); // compiles the way of a request
}, 120_000);
afterAll(() => world.close());

interface Round {
  before: Figures;
  during: Figures;
}

async function besiege(name: AttackName): Promise<Round> {
  const before = await measure(world.honest, seconds);
  const stop = world.attack(name);
  await sleep(start_ms);
  const during = await measure(world.honest, seconds);
  await stop();
  await sleep(pause_ms); // what the attack has left is over
  return { before, during };
}

/** What must not be, in words. */
function objectionsTo({ before, during }: Round): string[] {
  const grown = during.memory_bytes - before.memory_bytes;
  return [
    ...during.refused,
    ...Object.entries(during.p99_ms)
      .filter(([kind, ms]) => ms > Math.max(floor_ms, most_times_slower * (before.p99_ms[kind] ?? 0)))
      .map(([kind, ms]) => `${kind}: p99 ${ms} ms, ${before.p99_ms[kind]} ms before`),
    ...(during.longest_healthz_ms > Math.max(longest_healthz_ms, most_times_slower * before.longest_healthz_ms)
      ? [`/healthz: ${during.longest_healthz_ms} ms`]
      : []),
    ...(grown > most_memory_bytes ? [`memory: ${Math.round(grown / 1e6)} MB more`] : []),
    ...(during.open_files > most_open_files ? [`${during.open_files} open files`] : []),
  ];
}

const told = ({ p99_ms, longest_healthz_ms: healthz, memory_bytes, open_files }: Figures) =>
  `p99 ${Object.entries(p99_ms)
    .map(([kind, ms]) => `${kind} ${ms}`)
    .join(', ')} ms; /healthz ${healthz} ms; ${Math.round(memory_bytes / 1e6)} MB; ${open_files} files`;

it.each(Object.keys(attacks) as AttackName[])(
  `serves honest tenants on ${engine} through %s`,
  async (name) => {
    let objections: string[] = [];
    for (let at = 0; at < most_rounds; at++) {
      const round = await besiege(name);
      process.stderr.write(
        `siege, ${engine}, ${name}\n  before: ${told(round.before)}\n  during: ${told(round.during)}\n`,
      );
      objections = objectionsTo(round);
      if (objections.length === 0) break;
    }
    expect(objections).toEqual([]);
  },
  most_rounds * (2 * seconds * 1000 + 20_000),
);
