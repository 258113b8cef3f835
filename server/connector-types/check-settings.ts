import type { Config } from '../config.ts';
import type { Registry } from './registry.ts';

/** Settings that name connector types which do not exist, or which cannot use the setting. */
export function checkTypeSettings(
  { upstreams, vendor_headers, oauth_clients }: Pick<Config, 'upstreams' | 'vendor_headers' | 'oauth_clients'>,
  registry: Registry,
): string[] {
  const named = {
    PATCHBAY_UPSTREAMS: upstreams,
    PATCHBAY_VENDOR_HEADERS: vendor_headers,
    PATCHBAY_OAUTH_CLIENTS: oauth_clients,
  };
  const known = [...registry.keys()].join(', ');
  const unknown = Object.entries(named).flatMap(([setting, types]) =>
    Object.keys(types)
      .filter((type) => !registry.has(type))
      .map((type) => `${setting} names the connector type "${type}", which does not exist: use one of ${known}`),
  );
  const without_oauth = Object.keys(oauth_clients)
    .filter((type) => registry.has(type) && registry.get(type)?.mapping.oauth === undefined)
    .map((type) => `PATCHBAY_OAUTH_CLIENTS has a client for "${type}", which does not use OAuth: remove it`);
  return [...unknown, ...without_oauth];
}
