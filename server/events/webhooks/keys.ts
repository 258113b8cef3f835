import type { WebhookEndpointRow } from '../../generated/tables.gen.ts';
import { endpointBinding, type BoundEndpoint } from '../../vault/bindings.ts';
import type { Vault } from '../../vault/vault.ts';
import { generateSigningKeys, publicKeyOf, type SigningKeys } from './signature.ts';

type Sealed = Pick<WebhookEndpointRow, 'key_id' | 'wrapped_key' | 'sealed_credentials'>;

/** Columns of an endpoint with new keys; the ones before them go on signing beside them. */
export function sealNewKeys(vault: Vault, endpoint: BoundEndpoint, previous?: SigningKeys) {
  const keys = generateSigningKeys();
  const sealed = vault.seal(endpointBinding(endpoint), {
    secret: keys.secret,
    private_key: keys.private_key,
    ...(previous && { previous_secret: previous.secret, previous_private_key: previous.private_key }),
  });
  return {
    secret: keys.secret,
    columns: {
      credential_version: endpoint.credential_version,
      public_key: publicKeyOf(keys),
      previous_public_key: previous ? publicKeyOf(previous) : null,
      ...sealed,
    },
  };
}

/** The newest keys first; the previous ones only while they are valid. */
export function openKeys(
  vault: Vault,
  endpoint: BoundEndpoint & Sealed,
  with_previous: boolean,
): readonly [SigningKeys, ...SigningKeys[]] {
  const { secret, private_key, previous_secret, previous_private_key } = vault.open(
    endpointBinding(endpoint),
    endpoint,
  );
  if (secret === undefined || private_key === undefined) throw new Error('the endpoint has no keys');
  const previous =
    with_previous && previous_secret !== undefined && previous_private_key !== undefined
      ? [{ secret: previous_secret, private_key: previous_private_key }]
      : [];
  return [{ secret, private_key }, ...previous];
}
