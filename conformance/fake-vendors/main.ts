/**
 * A fake vendor in its own process: `main.ts [connector type] [--port n] [--seed text]
 * [--count incidents=100000]… [--api-key key] [--no-rate-limit]`. Prints one line of JSON `{type, base_url,
 * control_url}` when it listens; SIGTERM or SIGINT ends it.
 */
import { parseArgs } from 'node:util';
import { vendors } from '../generated/vendors.gen.ts';
import { startUpstream } from './start.ts';
import type { VendorEntry } from './vendor-entry.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'patchbay' },
    count: { type: 'string', multiple: true, default: [] },
    'api-key': { type: 'string', default: 'inc_sandbox' },
    'no-rate-limit': { type: 'boolean', default: false },
  },
});

function counts(texts: string[]): Record<string, number> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, entity, count] = /^([a-z_]+)=(\d+)$/.exec(text) ?? [];
      if (entity === undefined) throw new Error(`--count takes entity=number, not ${text}`);
      return [entity, Number(count)];
    }),
  );
}

const registered: Readonly<Record<string, VendorEntry>> = vendors;
const type = positionals[0] ?? Object.keys(registered).find((each) => registered[each]?.tour) ?? '';
const vendor = Object.hasOwn(registered, type) ? registered[type] : undefined;
if (!vendor) throw new Error(`unknown vendor ${type}; known: ${Object.keys(registered).join(', ')}`);
const fake = vendor.standalone({
  seed: values.seed,
  api_key: values['api-key'],
  counts: counts(values.count),
  rate_limit: !values['no-rate-limit'],
});
const upstream = await startUpstream(fake, { port: Number(values.port) });
console.log(JSON.stringify({ type, base_url: upstream.base_url, control_url: upstream.control_url }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void upstream.close());
