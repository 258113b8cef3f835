import { setTimeout as sleep } from 'node:timers/promises';

/** What an honest tenant and an operator notice of a service. */
export interface Figures {
  /** Milliseconds; the 99th percentile of each kind of request. */
  p99_ms: Record<string, number>;
  longest_healthz_ms: number;
  /** Responses that an honest caller should not get. */
  refused: string[];
  memory_bytes: number;
  open_files: number;
}

export interface Honest {
  url: string;
  token: string;
  metrics_token: string;
  connector_id: string;
}

/** Between two requests of one kind: a tenant at work, and not one that floods. */
const pause_ms = 40;
const healthz_pause_ms = 20;
const gauge_pause_ms = 250;

const percentile = (values: number[], share: number): number =>
  values.sort((a, b) => a - b).at(Math.min(values.length - 1, Math.floor(values.length * share))) ?? NaN;

function requestsOf({ url, token, connector_id }: Honest): Record<string, () => Promise<Response>> {
  const path = `${url}/api/v1/integrations/connectors/${connector_id}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = (rest: string, body: object) => () =>
    fetch(path + rest, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    execute: post('/execute', { entity: 'incidents', action: 'list', params: { page_size: 25 } }),
    search: post('/execute', {
      entity: 'incidents',
      action: 'search',
      params: { query: { filter: { like: { name: '%a%' } }, sort: [{ created_at: 'desc' }] }, limit: 25 },
    }),
    // A sync that is running is no failure: 409 says so as fast.
    sync: post('/syncs', { entities: ['incident_statuses'] }),
    changes: () => fetch(`${path}/changes?page_size=25`, { headers }),
  };
}

async function gauges({ url, metrics_token }: Honest): Promise<{ memory_bytes: number; open_files: number }> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metrics_token}` } });
  const text = await response.text();
  const valueOf = (name: string) => Number(new RegExp(`^patchbay_process_${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { memory_bytes: valueOf('resident_memory_bytes'), open_files: valueOf('open_fds') };
}

/** Uses the service as an honest tenant does, for so long, and reports what that was like. */
export async function measure(honest: Honest, seconds: number): Promise<Figures> {
  const ends_ms = performance.now() + seconds * 1000;
  const refused: string[] = [];
  const figures: Figures = {
    p99_ms: { execute: 0, search: 0, sync: 0, changes: 0 },
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
  const kinds = Object.entries(requestsOf(honest)).map(async ([kind, send]) => {
    const times: number[] = [];
    await until(async () => {
      const started_ms = performance.now();
      const response = await send();
      const text = await response.text();
      times.push(performance.now() - started_ms);
      if (!response.ok && response.status !== 409) refused.push(`${kind} ${response.status} ${text.slice(0, 200)}`);
    }, pause_ms);
    figures.p99_ms[kind] = Math.round(percentile(times, 0.99));
  });
  await Promise.all([
    ...kinds,
    until(async () => {
      const started_ms = performance.now();
      const { status } = await fetch(`${honest.url}/healthz`);
      figures.longest_healthz_ms = Math.max(figures.longest_healthz_ms, Math.round(performance.now() - started_ms));
      if (status !== 200) refused.push(`healthz ${status}`);
    }, healthz_pause_ms),
    until(async () => {
      const { memory_bytes, open_files } = await gauges(honest);
      figures.memory_bytes = Math.max(figures.memory_bytes, memory_bytes);
      figures.open_files = Math.max(figures.open_files, open_files);
    }, gauge_pause_ms),
  ]);
  return figures;
}
