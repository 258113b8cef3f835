import { mappings } from '../connector-types/registry.ts';
import { error, ok, warning, whyUnreachable, type Finding } from './finding.ts';

const timeout_ms = 5_000;

/** Whether callers reach this service, or anything at all, under its public address. */
export async function checkPublicUrl(public_url: string): Promise<Finding> {
  let response: Response;
  try {
    response = await fetch(`${public_url}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(timeout_ms) });
  } catch (cause) {
    return warning(
      'public URL',
      `${public_url} cannot be reached from here: ${whyUnreachable(cause)}`,
      'Start the service; check DNS, the proxy and its certificate.',
    );
  }
  const text = await response.text().catch(() => '');
  if (response.status === 200 && /"status"\s*:/.test(text))
    return ok('public URL', `${public_url} leads to the service`);
  return error(
    'public URL',
    `${public_url}/healthz responds with ${response.status}, not as this service does`,
    'Correct PUBLIC_URL, or let the proxy forward its whole path to the service.',
  );
}

/** The vendors' hosts; of a host of each customer, the part that all share. */
export const vendorHosts = (): string[] =>
  Object.values(mappings).map(({ base_url }) => new URL(String(base_url).replace(/\{\w+\}(?=[./])/, 'www')).origin);

export async function checkVendor(origin: string): Promise<Finding> {
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(timeout_ms) });
    return ok('vendor', `${origin} can be reached`);
  } catch (cause) {
    return warning(
      'vendor',
      `${origin} cannot be reached: ${whyUnreachable(cause)}`,
      'Allow outgoing HTTPS to it, if this connector type is used.',
    );
  }
}
