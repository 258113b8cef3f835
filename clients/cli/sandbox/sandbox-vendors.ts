/** The fake vendors of the sandbox: realistic data on loopback, the same on every start. */
import type { CreationBody, OauthClient, VendorEntry } from '../../../conformance/fake-vendors/vendor-entry.ts';
import { startUpstream } from '../../../conformance/fake-vendors/start.ts';
import { vendors } from '../../../conformance/generated/vendors.gen.ts';
import type { SandboxFile } from './sandbox-file.ts';

export interface SandboxVendors {
  /** Connector type -> what creates a connector to it. */
  connectors: Record<string, CreationBody>;
  upstreams: SandboxFile['upstreams'];
  oauth_clients: Record<string, OauthClient>;
  close(): Promise<void>;
}

const entries: Array<[type: string, vendor: VendorEntry]> = Object.entries(vendors);

export async function startVendors(redirect_uris: string[]): Promise<SandboxVendors> {
  const started = await Promise.all(
    entries.map(async ([type, vendor]) => ({ type, upstream: await startUpstream(vendor.sandbox(redirect_uris)) })),
  );
  return {
    connectors: Object.fromEntries(entries.map(([type, { connector }]) => [type, connector])),
    upstreams: Object.fromEntries(
      started.map(({ type, upstream: { base_url, control_url } }) => [type, { base_url, control_url }]),
    ),
    oauth_clients: Object.fromEntries(
      entries.flatMap(([type, { oauth_client }]) => (oauth_client ? [[type, oauth_client]] : [])),
    ),
    async close() {
      await Promise.all(started.map(({ upstream }) => upstream.close()));
    },
  };
}

/** A connector type to begin with, and commands that show it. */
export function tour(): { type: string; commands: string[] } {
  const [type, vendor] = entries.find(([, each]) => each.tour) ?? entries[0] ?? [];
  return { type: type ?? '', commands: vendor?.tour ?? [] };
}

/** The connector types to which a user can consent in a browser. */
export const consentTypes = (): string[] => entries.flatMap(([type, { oauth_client }]) => (oauth_client ? [type] : []));
