import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export const kinds = ['execute', 'search', 'sync', 'changes'] as const;
export type Kind = (typeof kinds)[number];

/** What an honest tenant and an operator notice of a service. */
export interface Figures {
  /** How many milliseconds the requests of each kind took. */
  times_ms: Record<Kind, number[]>;
  longest_healthz_ms: number;
  /** Responses that an honest caller should not get. */
  refused: string[];
  memory_bytes: number;
  open_files: number;
}

export interface Honest {
  url: string;
  token: string;
  /** Of the service. */
  pid: number;
  connector_id: string;
}

/** Between two requests of one kind: a tenant at work, and not one that floods. A sync that is started is work too. */
const pause_ms = 25;
const sync_pause_ms = 200;
/** A response that takes longer is given up, and has taken so long. */
const patience_ms = 15_000;
const healthz_pause_ms = 20;
const gauge_pause_ms = 250;

export const percentile = (values: number[], share: number): number =>
  values.sort((a, b) => a - b).at(Math.min(values.length - 1, Math.floor(values.length * share))) ?? NaN;

export const p99Of = ({ times_ms }: Figures, kind: Kind): number => percentile(times_ms[kind], 0.99);

function requestsOf({ url, token, connector_id }: Honest): Record<Kind, () => Promise<Response>> {
  const path = `${url}/api/v1/integrations/connectors/${connector_id}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (rest: string, body: object) => () =>
    fetch(path + rest, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience_ms),
    });
  return {
    execute: post('/execute', { entity: 'tickets', action: 'list', params: { page_size: 25 } }),
    search: post('/execute', {
      entity: 'tickets',
      action: 'search',
      params: { query: { filter: { like: { subject: '%a%' } }, sort: [{ created_at: 'desc' }] }, limit: 25 },
    }),
    // A sync that is running is no failure: 409 says so as fast.
    sync: post('/syncs', { entities: ['groups'] }),
    changes: () => fetch(`${path}/changes?page_size=25`, { headers, signal: AbortSignal.timeout(patience_ms) }),
  };
}

/** As Linux counts them; elsewhere, and where it has ended, they are not looked at. */
function gauges({ pid }: Honest): { memory_bytes: number; open_files: number } {
  if (!existsSync(`/proc/${pid}/status`)) return { memory_bytes: 0, open_files: 0 };
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { memory_bytes: Number(kilobytes) * 1024, open_files: readdirSync(`/proc/${pid}/fd`).length };
}

/** Status 0: no response came. */
async function responseOf(send: () => Promise<Response>): Promise<{ status: number; text: string }> {
  try {
    const response = await send();
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** Uses the service as an honest tenant does, for so long, and reports what that was like. */
export async function measure(honest: Honest, seconds: number): Promise<Figures> {
  const ends_ms = performance.now() + seconds * 1000;
  const refused: string[] = [];
  const figures: Figures = {
    times_ms: { execute: [], search: [], sync: [], changes: [] },
    longest_healthz_ms: 0,
    refused,
    memory_bytes: 0,
    open_files: 0,
  };
  const until = async (work: () => Promise<void>, wait_ms: number) => {
    while (performance.now() < ends_ms) {
      await work();
      await sleep(wait_ms);
    }
  };
  const requests = requestsOf(honest);
  const works = kinds.map(async (kind) => {
    const send = requests[kind];
    await until(
      async () => {
        const started_ms = performance.now();
        const { status, text } = await responseOf(send);
        if (status === 404 && kind === 'changes') return; // a build from before the feed has none
        figures.times_ms[kind].push(performance.now() - started_ms);
        if (![200, 202, 409].includes(status)) refused.push(`${kind} ${status} ${text.slice(0, 200)}`);
      },
      kind === 'sync' ? sync_pause_ms : pause_ms,
    );
  });
  await Promise.all([
    ...works,
    until(async () => {
      const started_ms = performance.now();
      const signal = AbortSignal.timeout(patience_ms);
      const { status } = await responseOf(() => fetch(`${honest.url}/healthz`, { signal }));
      figures.longest_healthz_ms = Math.max(figures.longest_healthz_ms, Math.round(performance.now() - started_ms));
      if (status !== 200) refused.push(`healthz ${status}`);
    }, healthz_pause_ms),
    until(async () => {
      const { memory_bytes, open_files } = gauges(honest);
      figures.memory_bytes = Math.max(figures.memory_bytes, memory_bytes);
      figures.open_files = Math.max(figures.open_files, open_files);
    }, gauge_pause_ms),
  ]);
  return figures;
}
