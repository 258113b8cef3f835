import type { Logger } from 'pino';
import type { Jobs } from '../jobs/jobs.ts';
import { breathe } from '../fairness/breathe.ts';
import type { Database } from '../storage/database.ts';
import { fingerprintOf } from './derivation.ts';
import { claimDerivation } from './derivation-state.ts';
import { deriveAgain } from './derive-again.ts';
import { recordStoresOf } from './record-tables.ts';

/** Connectors that one sweep looks at. */
const connectors_per_sweep = 200;
/** What one job does before others get their turn. */
const job_ms = 2_000;
const pause_ms = 20;
/** After all connectors have been looked at, the next look; meanwhile a search or a sync finds what is left. */
const pass_every_ms = 10 * 60_000;

export interface DerivationJobs {
  /** Finds connectors whose records another release has derived. */
  sweep(): Promise<void>;
  /** Derives the records of the connector again that has this ordinal. */
  derive(ordinal: string, closing: AbortSignal): Promise<void | { again_in_ms: number }>;
}

interface Pass {
  /** The last connector that it has looked at. */
  after: number;
  found: number;
  ended_ms: number | undefined;
}

const newPass = (): Pass => ({ after: 0, found: 0, ended_ms: undefined });

/** The work stands in the database: rows whose mark is another, and how far each entity is. */
export function createDerivationJobs(database: Database, jobs: Pick<Jobs, 'enqueue'>, log: Logger): DerivationJobs {
  let claimed: boolean | undefined;
  let pass = newPass();

  async function claim(): Promise<boolean> {
    const before = claimed;
    claimed = await claimDerivation(database, { force: before === undefined });
    if (claimed !== before) pass = newPass();
    if (before && !claimed) log.info('another release derives stored records again; this process does not');
    return claimed;
  }

  async function sweep(): Promise<void> {
    if (!(await claim())) return;
    if (pass.ended_ms !== undefined) {
      if (pass.found === 0 && performance.now() - pass.ended_ms < pass_every_ms) return;
      pass = newPass();
    }
    const connectors = await database.query<{ ordinal: number; connector_type: string }>(
      `SELECT ordinal, connector_type FROM connectors WHERE ordinal > ? ORDER BY ordinal LIMIT ${connectors_per_sweep}`,
      [pass.after],
    );
    if (connectors.length > 0) {
      const ordinals = connectors.map(({ ordinal }) => Number(ordinal));
      const states = await database.query<{ connector: number; entity: string; fingerprint: string }>(
        `SELECT connector, entity, fingerprint FROM derivations WHERE connector IN (${ordinals.map(() => '?').join(', ')})`,
        ordinals,
      );
      const known = new Set(states.map((state) => `${state.connector} ${state.entity} ${state.fingerprint}`));
      for (const { ordinal, connector_type } of connectors) {
        const stores = recordStoresOf(connector_type);
        if (stores.every((store) => known.has(`${ordinal} ${store.entity} ${fingerprintOf(store)}`))) continue;
        pass.found++;
        await jobs.enqueue('derive', String(ordinal));
      }
    }
    pass.after = Number(connectors.at(-1)?.ordinal ?? pass.after);
    if (connectors.length < connectors_per_sweep) pass.ended_ms = performance.now();
  }

  return {
    sweep,
    async derive(ordinal, closing) {
      const [connector] = await database.query<{ connector_type: string }>(
        'SELECT connector_type FROM connectors WHERE ordinal = ?',
        [Number(ordinal)],
      );
      if (!connector) return;
      const ends = performance.now() + job_ms;
      for (const store of recordStoresOf(connector.connector_type))
        while (!closing.aborted) {
          const progress = await deriveAgain(database, store, Number(ordinal));
          if (progress === 'claimed by another release') return;
          if (progress === 'done') break;
          await breathe('long');
          if (performance.now() > ends) return { again_in_ms: pause_ms };
        }
    },
  };
}
