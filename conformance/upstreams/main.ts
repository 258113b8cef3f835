/**
 * A fake vendor in its own process: `main.ts [incident-io|zendesk-support|facebook-marketing] [--port n] [--seed text] [--count incidents=100000]… [--api-key key] [--no-rate-limit]`.
 * Prints one line of JSON `{type, base_url, control_url}` when it listens; SIGTERM or SIGINT ends it.
 */
import { parseArgs } from 'node:util';
import { createDataSet as createAds } from './facebook-marketing/data-set.ts';
import { facebookMarketing } from './facebook-marketing/facebook-marketing.ts';
import { createDataSet } from './incident-io/data-set.ts';
import { incidentIo } from './incident-io/incident-io.ts';
import type { Counts } from './incident-io/world.ts';
import { startUpstream } from './start.ts';
import type { FakeVendor } from './vendor.ts';
import { createDataSet as createHelpDesk } from './zendesk-support/data-set.ts';
import { zendeskSupport } from './zendesk-support/zendesk-support.ts';

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

const VENDORS: Record<string, () => FakeVendor> = {
  'facebook-marketing': () => facebookMarketing({ tokens: [{ access_token: values['api-key'], name: 'main', data: createAds({ seed: values.seed }) }], calls_per_hour: values['no-rate-limit'] ? false : 20_000 }),
  'incident-io': () =>
    incidentIo({
      accounts: [{ api_key: values['api-key'], name: 'main', data: createDataSet({ seed: values.seed, counts: counts(values.count) }) }],
      ...(values['no-rate-limit'] && { rate_limit_per_minute: false as const }),
    }),
  // The key is the token of an administrator.
  'zendesk-support': () =>
    zendeskSupport({
      accounts: [{ name: 'main', access_token: values['api-key'], data: createHelpDesk({ seed: values.seed, counts: counts(values.count) }) }],
      ...(values['no-rate-limit'] && { rate_limit_per_minute: false as const }),
    }),
};

function counts(texts: string[]): Partial<Counts> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, entity, count] = /^([a-z_]+)=(\d+)$/.exec(text) ?? [];
      if (entity === undefined) throw new Error(`--count takes entity=number, not ${text}`);
      return [entity, Number(count)];
    }),
  );
}

const type = positionals[0] ?? 'incident-io';
const vendor = VENDORS[type];
if (!vendor) throw new Error(`unknown vendor ${type}; known: ${Object.keys(VENDORS).join(', ')}`);
const upstream = await startUpstream(vendor(), { port: Number(values.port) });
console.log(JSON.stringify({ type, base_url: upstream.base_url, control_url: upstream.control_url }));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void upstream.close());
