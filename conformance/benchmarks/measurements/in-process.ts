import { Agent, fetch } from 'undici';
import { local } from '../../../clients/local/local.ts';
import { alternate, type Measurement } from '../measure.ts';
import { startChild } from '../processes.ts';

const calls = 3000;

/** Calls a second with `in_flight` of them at a time. */
async function perSecond(in_flight: number, call: () => Promise<unknown>): Promise<number> {
  let left = calls;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: in_flight }, async () => {
      while (left-- > 0) await call();
    }),
  );
  return (calls / (performance.now() - began)) * 1000;
}

/** B2: the in-process client against fetch and JSON.parse of the same response. */
export async function inProcess(runs: number): Promise<Measurement[]> {
  const vendor = await startChild('./vendors/static-vendor.ts', []);
  const url = vendor.said['url']!;
  const agent = new Agent({ connections: 128 });
  const connector = local(
    { connector_type: 'incident-io', credentials: { api_key: 'inc_benchmark' } },
    { upstreams: { 'incident-io': url } },
  );
  const bare = async (path: string) =>
    JSON.parse(
      await (await fetch(url + path, { dispatcher: agent, headers: { authorization: 'Bearer inc_benchmark' } })).text(),
    ) as unknown;
  const shapes = [
    {
      what: 'in-process get',
      ours: () => connector.execute('users', 'get', { id: '01FCNDV6P870EA6S7TK1DSYD01' }),
      theirs: () => bare('/v2/users/01FCNDV6P870EA6S7TK1DSYD01'),
    },
    {
      what: 'in-process list of 25',
      ours: () => connector.execute('users', 'list', { page_size: 25 }),
      theirs: () => bare('/v2/users?page_size=25&include_inactive=true'),
    },
  ];
  const measurements: Measurement[] = [];
  try {
    for (const { what, ours, theirs } of shapes) {
      for (const in_flight of [1, 16]) {
        const result = await alternate(
          runs,
          () => perSecond(in_flight, ours),
          () => perSecond(in_flight, theirs),
        );
        measurements.push({
          id: 'B2',
          what: `${what}, ${in_flight} in flight`,
          ...result,
          unit: 'calls/s',
          target: '>= 0.85',
          met: result.ratio >= 0.85,
        });
      }
    }
  } finally {
    await connector.close();
    await agent.close();
    await vendor.stop();
  }
  return measurements;
}
